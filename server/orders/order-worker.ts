// The order worker: places orders on a thread, so that no page waits for the disk.
import { Worker } from 'node:worker_threads'
import type { Language } from '#domain/language.ts'
import type { OrderKind } from '#domain/order/order.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { shownLanguage } from '#domain/words/shown-language.ts'
import { markUnavailable, type UnavailableReason } from '../database/unavailable.ts'
import type { LiveEvent, Live } from '../live/live.ts'
import type { Log } from '../log.ts'
import { type Semaphore, sharedLock } from '../semaphore.ts'
import type { PlaceOrderResult } from './idempotency-keys.ts'
import type { PlaceOrder } from './place-order.ts'

export type WorkerData = { dataDir: string; settings: ShopSettings }

/** Refusals are in `language`. `body` is JSON text, which passes between threads twice as fast as objects. */
export type ToWorker =
  | { number: number; key: string; body: string; kind?: OrderKind | undefined; language: Language }
  /** Apply to the orders sent afterwards. */
  | { settings: ShopSettings }
  | 'close'

/** Sent once a group is durable. Results are JSON text; of an error only the message passes, so the reason is added. */
export type FromWorker = {
  events: LiveEvent[]
  results: (
    | { number: number; result: string }
    | { number: number; error: unknown; reason: UnavailableReason | undefined }
  )[]
}

export type OrderWorkerNeeds = {
  dataDir: string
  settings: () => ShopSettings
  writing: Semaphore
  live: Pick<Live, 'publish'>
  log: Pick<Log, 'error'>
}

/** With a third of it, orders survive minor garbage collections, and a rush is a tenth slower; more is no faster. */
const YOUNG_MB = 36

export type OrderWorker = { place: PlaceOrder; close(): Promise<void> }

/**
 * Starts with the first order, and again after a failure. Orders pending at a failure are rejected although they may be
 * stored: a retry of the key tells.
 */
export function openOrderWorker({ dataDir, settings, writing, live, log }: OrderWorkerNeeds): OrderWorker {
  const pending = new Map<number, PromiseWithResolvers<PlaceOrderResult>>()
  const acquireWriting = sharedLock(writing)
  let worker: Worker | undefined
  let sentSettings: ShopSettings | undefined
  let lastNumber = 0

  function start(now: ShopSettings): Worker {
    sentSettings = now
    const started = new Worker(new URL('./order-worker-main.ts', import.meta.url), {
      workerData: { dataDir, settings: now } satisfies WorkerData,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    })
    started.on('message', receive)
    started.on('error', (error) => log.error(error))
    started.once('exit', () => {
      worker = undefined
      const stopped = markUnavailable(new Error('The order worker has stopped'), 'database away')
      for (const { reject } of pending.values()) reject(stopped)
      pending.clear()
    })
    return started
  }

  function receive({ events, results }: FromWorker) {
    for (const event of events) live.publish(event)
    for (const { number, ...settled } of results) {
      const order = pending.get(number)
      pending.delete(number)
      if ('result' in settled) order?.resolve(JSON.parse(settled.result))
      else order?.reject(settled.reason ? markUnavailable(settled.error, settled.reason) : settled.error)
    }
  }

  return {
    async place(key, body, kind) {
      using _permit = await acquireWriting()
      const order = Promise.withResolvers<PlaceOrderResult>()
      lastNumber += 1
      pending.set(lastNumber, order)
      const now = settings()
      worker ??= start(now)
      if (now !== sentSettings) worker.postMessage({ settings: (sentSettings = now) } satisfies ToWorker)
      const sent = { number: lastNumber, key, body: JSON.stringify(body ?? null), kind, language: shownLanguage() }
      worker.postMessage(sent satisfies ToWorker)
      return await order.promise
    },

    async close() {
      if (!worker) return
      const stopped = Promise.withResolvers<void>()
      worker.once('exit', () => stopped.resolve())
      worker.postMessage('close' satisfies ToWorker)
      await stopped.promise
    },
  }
}
