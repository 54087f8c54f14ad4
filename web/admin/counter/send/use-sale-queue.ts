// Sends the stored sales in order, under their keys, until the shop has them all.
import { useEffect } from 'react'
import { createStore, useStore } from '#web/browser/store.ts'
import { pauseOrOnline } from '#web/browser/pause.ts'
import { saleQueue } from './queued-sales.ts'
import { sendSale } from './send-sale.ts'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 30_000
/** Nobody waits at the counter. */
const ANSWER_MS = 20_000

const unanswered = createStore<'no connection' | 'signed out' | undefined>(undefined)

/** `reason`: why sales are still waiting. */
export function useSaleQueue() {
  const queue = useStore(saleQueue, saleQueue.initial)
  return { queue, reason: useStore(unanswered, undefined), isStored: saleQueue.isStored() }
}

/** For a person who may sell. Each tab sends: the shop takes a key once. */
export function useSaleSender(maySell: boolean) {
  const queue = useStore(saleQueue, saleQueue.initial)
  const isWaiting = queue.some(({ refusal }) => refusal === undefined)
  useEffect(() => {
    if (!maySell || !isWaiting) return
    const shown = new AbortController()
    async function sendAll() {
      let pauseMs = FIRST_PAUSE_MS
      for (let next = saleQueue.next(); next && !shown.signal.aborted; next = saleQueue.next()) {
        const sent = await sendSale(next.key, next.sale, { seller: next.seller, ms: ANSWER_MS })
        if ('answer' in sent) {
          if (sent.answer.ok) saleQueue.remove(next.key)
          else saleQueue.refuse(next.key, sent.answer.message)
          unanswered.set(undefined)
          pauseMs = FIRST_PAUSE_MS
          continue
        }
        unanswered.set(sent.unanswered)
        await pauseOrOnline(pauseMs)
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
      }
    }
    void sendAll()
    return () => shown.abort()
  }, [maySell, isWaiting])
}
