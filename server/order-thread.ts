// Writes orders on a thread of their own, so that no page waits while the disk makes one durable. This is the shop's end of it.
import { Worker } from 'node:worker_threads'
import type { ShopSettings } from '#domain/shop-settings.ts'
import type { Live } from './live.ts'
import type { Log } from './log.ts'
import type { Groups } from './order-groups.ts'
import { KeyTaken } from './order-keys.ts'
import type { OrderToSave, Saved } from './save-and-take.ts'
import { sharedTurn } from './shared-turn.ts'
import { tellOfOrders } from './tell-of-orders.ts'
import type { Turnstile } from './turnstile.ts'

/** What the thread is given when it starts. */
export type ThreadNeeds = { dataDir: string; settings: ShopSettings }

/** What it is sent. It answers the orders of a group, by their numbers, once that is durable. */
export type ToThread = { number: number; order: OrderToSave } | 'close'
export type FromThread = { ends: { number: number; end: ThreadEnd }[] }
/** An error's class does not travel from thread to thread. */
export type ThreadEnd = { result: Saved } | { keyTaken: string } | { error: unknown }

export type OrderThreadNeeds = ThreadNeeds & {
  writing: Turnstile
  live: Pick<Live, 'publish'>
  log: Pick<Log, 'error'>
}

/** An order leaves little behind: with room for more, the thread only takes more of the memory before it clears up. */
const YOUNG_MB = 12

export type OrderThread = Groups<OrderToSave, Saved> & { close(): Promise<void> }

/**
 * The thread starts with the first order, and after a breakdown with the next one. An order that was with it when it broke
 * down is rejected although it may have been stored: its key tells, when it is sent again.
 */
export function openOrderThread({ dataDir, settings, writing, live, log }: OrderThreadNeeds): OrderThread {
  const waiting = new Map<number, PromiseWithResolvers<Saved>>()
  const enter = sharedTurn(writing)
  let thread: Worker | undefined
  let lastNumber = 0

  function start(): Worker {
    const worker = new Worker(new URL('./order-thread-work.ts', import.meta.url), {
      workerData: { dataDir, settings } satisfies ThreadNeeds,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    })
    worker.on('message', answer)
    worker.on('error', (error) => log.error(error))
    worker.once('exit', () => {
      thread = undefined
      for (const { reject } of waiting.values()) reject(new Error('The thread that writes orders has stopped'))
      waiting.clear()
    })
    return worker
  }

  function answer({ ends }: FromThread) {
    tellOfOrders(
      live,
      ends.flatMap(({ end }) => ('result' in end ? [end.result] : [])),
    )
    for (const { number, end } of ends) {
      const order = waiting.get(number)
      waiting.delete(number)
      if ('result' in end) order?.resolve(end.result)
      else order?.reject('keyTaken' in end ? new KeyTaken(end.keyTaken) : end.error)
    }
  }

  return {
    async join(order) {
      using _turn = await enter()
      const answered = Promise.withResolvers<Saved>()
      lastNumber += 1
      waiting.set(lastNumber, answered)
      thread ??= start()
      thread.postMessage({ number: lastNumber, order } satisfies ToThread)
      return await answered.promise
    },

    async close() {
      if (!thread) return
      const gone = Promise.withResolvers<void>()
      thread.once('exit', () => gone.resolve())
      thread.postMessage('close' satisfies ToThread)
      await gone.promise
    },
  }
}
