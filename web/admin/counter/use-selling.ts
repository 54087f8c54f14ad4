// Sends the drafted sale while the customer waits, and keeps it on the device with its seller when the shop cannot be reached.
import { useState } from 'react'
import type { SentSale } from '#domain/counter/sent-sale.ts'
import type { SaleSums } from '#domain/counter/sale.ts'
import { EMPTY_SALE, numbered, saleDraft, saleOf } from './sale-draft.ts'
import { saleQueue } from './send/queued-sales.ts'
import { sendSale } from './send/send-sale.ts'

/** `key`: under which it was sent or is queued. */
export type DoneSale = { sale: SentSale; key: string }

export type Refused = { message: string; missing: readonly string[]; isShort: boolean }

export function useSelling(seller: string, onDone: (done: DoneSale) => void) {
  const [isSelling, setSelling] = useState(false)
  const [refused, setRefused] = useState<Refused>()

  function done(key: string, sale: SentSale) {
    saleDraft.set(EMPTY_SALE)
    setRefused(undefined)
    onDone({ key, sale })
  }

  async function sell(sums: SaleSums, { isAnyway = false }: { isAnyway?: boolean } = {}) {
    if (isSelling || saleDraft.get().lines.length === 0) return
    const now = new Date()
    const draft = numbered(saleDraft.get(), now)
    saleDraft.set(draft)
    const { key } = draft
    const sale = { ...saleOf(draft, sums, now), isAnyway }
    // Keeps the order: queued sales go first.
    if (saleQueue.next()) {
      saleQueue.add(key, sale, seller)
      return done(key, sale)
    }
    setSelling(true)
    const sent = await sendSale(key, sale)
    setSelling(false)
    if ('unanswered' in sent) {
      saleQueue.add(key, sale, seller)
      done(key, sale)
    } else if (sent.answer.ok) {
      done(key, { ...sale, saleId: sent.answer.saleId ?? sale.saleId })
    } else {
      const { message, missing = [], isShort = false } = sent.answer
      setRefused({ message, missing, isShort })
    }
  }

  return { sell, isSelling, refused, clearRefusal: () => setRefused(undefined) }
}
