// Has labels printed as PNG by the press beside the shop, and stops the press when the work is done.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Category } from '#domain/category.ts'

type Labelled = { code: string; category: Category }
export type LabelOrder = { product: Labelled }
export type PrintedLabel = { code: string; png: Uint8Array }

const PRESS = fileURLToPath(new URL('svg-rasterizer-main.ts', import.meta.url))

export type LabelPress = AsyncDisposable & {
  /** The product's label, 640 by 640, as PNG. Rejects when the press breaks down. */
  print(product: Labelled): Promise<Uint8Array>
}

export function openLabelPress(): LabelPress {
  const press = fork(PRESS, { serialization: 'advanced', execArgv: [] })
  const waiting = new Map<string, PromiseWithResolvers<Uint8Array>>()
  const stopped = Promise.withResolvers<void>()
  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  const stop = (error: Error) => {
    fail(error)
    stopped.resolve()
  }
  press.on('message', ({ code, png }: PrintedLabel) => {
    waiting.get(code)?.resolve(png)
    waiting.delete(code)
  })
  press.once('error', stop)
  press.once('exit', (code, signal) => stop(new Error(`The label press stopped (${signal ?? `exit ${code}`})`)))

  return {
    print({ code, category }) {
      if (!press.connected) return Promise.reject(new Error('The label press is not running'))
      const label = Promise.withResolvers<Uint8Array>()
      waiting.set(code, label)
      press.send({ product: { code, category } } satisfies LabelOrder, (error) => error && fail(error))
      return label.promise
    },
    async [Symbol.asyncDispose]() {
      if (press.connected) press.disconnect()
      await stopped.promise
    },
  }
}
