// Places orders on a thread of their own, so that no page waits while the disk makes one durable. This is the shop's end of it.
import { Worker } from 'node:worker_threads'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { markUnavailable, type UnavailableReason } from '../database/unavailable.ts'
import type { LiveEvent, Live } from '../live/live.ts'
import type { Log } from '../log.ts'
import type { PlaceOrder } from './place-order.ts'
import type { Placed } from './place-order-result.ts'

import { type Semaphore, sharedLock } from '../semaphore.ts'

/** What the thread is given when it starts. */
export type ThreadNeeds = { dataDir: string; settings: ShopSettings }

/** What it is sent: an order by a number, `body` as JSON, which travels from thread to thread in half the time of its objects. */
export type ToThread = { number: number; key: string; body: string } | 'close'

/** What it sends once a group is durable; `placed` is a Placed as JSON. Of an error only its message arrives, so the thread says the reason. */
export type FromThread = {
  hints: LiveEvent[]
  answers: (
    | { number: number; placed: string }
    | { number: number; error: unknown; reason: UnavailableReason | undefined }
  )[]
}

export type OrderThreadNeeds = ThreadNeeds & {
  writing: Semaphore
  live: Pick<Live, 'publish'>
  log: Pick<Log, 'error'>
}

/** With a third of it, orders outlive the clearing up of what is young, and a rush is a tenth slower; with more, none is quicker. */
const YOUNG_MB = 36

export type OrderThread = { place: PlaceOrder; close(): Promise<void> }

/**
 * The thread starts with the first order, and after a breakdown with the next one. An order that was with it when it broke
 * down is rejected although it may have been stored: its key tells, when it is sent again.
 */
export function openOrderThread({ dataDir, settings, writing, live, log }: OrderThreadNeeds): OrderThread {
  const waiting = new Map<number, PromiseWithResolvers<Placed>>()
  const acquireShared = sharedLock(writing)
  let thread: Worker | undefined
  let lastNumber = 0

  function start(): Worker {
    const worker = new Worker(new URL('./order-worker-main.ts', import.meta.url), {
      workerData: { dataDir, settings } satisfies ThreadNeeds,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    })
    worker.on('message', answer)
    worker.on('error', (error) => log.error(error))
    worker.once('exit', () => {
      thread = undefined
      const stopped = markUnavailable(new Error('The thread that places orders has stopped'), 'database away')
      for (const { reject } of waiting.values()) reject(stopped)
      waiting.clear()
    })
    return worker
  }

  function answer({ hints, answers }: FromThread) {
    for (const hint of hints) live.publish(hint)
    for (const { number, ...end } of answers) {
      const order = waiting.get(number)
      waiting.delete(number)
      if ('placed' in end) order?.resolve(JSON.parse(end.placed))
      else order?.reject(end.reason ? markUnavailable(end.error, end.reason) : end.error)
    }
  }

  return {
    async place(key, body) {
      using _permit = await acquireShared()
      const answered = Promise.withResolvers<Placed>()
      lastNumber += 1
      waiting.set(lastNumber, answered)
      thread ??= start()
      thread.postMessage({ number: lastNumber, key, body: JSON.stringify(body ?? null) } satisfies ToThread)
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
