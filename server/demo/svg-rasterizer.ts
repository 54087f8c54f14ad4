// Rasterizes the demo's SVG files in a separate process, since the shop's process never reads SVG.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export type RasterizeRequest = { file: string }
export type RasterizeResponse = { file: string; png: Uint8Array }

const MAIN = fileURLToPath(new URL('svg-rasterizer-main.ts', import.meta.url))

export type SvgRasterizer = AsyncDisposable & {
  /** Resolves to the SVG (plain or gzipped) as PNG in its own size. Rejects if the process exits first. */
  rasterize(file: string): Promise<Uint8Array>
}

/** Disposing ends the process. */
export function openSvgRasterizer(): SvgRasterizer {
  const child = fork(MAIN, { serialization: 'advanced', execArgv: [] })
  const pending = new Map<string, PromiseWithResolvers<Uint8Array>>()
  const exited = Promise.withResolvers<void>()
  const rejectAll = (error: Error) => {
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }
  const onExit = (error: Error) => {
    rejectAll(error)
    exited.resolve()
  }
  child.on('message', ({ file, png }: RasterizeResponse) => {
    pending.get(file)?.resolve(png)
    pending.delete(file)
  })
  child.once('error', onExit)
  child.once('exit', (code, signal) => onExit(new Error(`The SVG rasterizer exited (${signal ?? code})`)))

  return {
    rasterize(file) {
      if (!child.connected) return Promise.reject(new Error('The SVG rasterizer is not running'))
      const image = Promise.withResolvers<Uint8Array>()
      pending.set(file, image)
      child.send({ file } satisfies RasterizeRequest, (error) => error && rejectAll(error))
      return image.promise
    },
    async [Symbol.asyncDispose]() {
      if (child.connected) child.disconnect()
      await exited.promise
    },
  }
}
