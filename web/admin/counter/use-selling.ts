// Sends the drafted sale while the customer waits, and keeps it on the device with its seller when the shop cannot be reached.
import { useEffect, useEffectEvent } from 'react'
import type { SentSale } from '#domain/counter/sent-sale.ts'
import type { SaleSums } from '#domain/counter/sale.ts'
import { createStore, useStore } from '#web/browser/store.ts'
import { EMPTY_SALE, numbered, saleDraft, saleOf } from './sale-draft.ts'
import { saleQueue } from './send/queued-sales.ts'
import { sendSale } from './send/send-sale.ts'

/** `key`: under which it was sent or is queued. */
export type DoneSale = { sale: SentSale; key: string }

export type Refused = { message: string; missing: readonly string[]; isShort: boolean }

/** `isNew`: no desk has heard of `last`. */
type Selling = {
  isPaying: boolean
  isSelling: boolean
  refused: Refused | undefined
  last: DoneSale | undefined
  isNew: boolean
}

const idle: Selling = {
  isPaying: false,
  isSelling: false,
  refused: undefined,
  last: undefined,
  isNew: false,
}

/** Of the tab: a sale is still being sent when the cashier opens another screen. */
const selling = createStore(idle)

const update = (changes: Partial<Selling>) => selling.set({ ...selling.get(), ...changes })

function done(key: string, sale: SentSale) {
  saleDraft.set(EMPTY_SALE)
  update({ isPaying: false, refused: undefined, last: { key, sale }, isNew: true })
}

/** The desk that is shown, now or next, gets `onDone`. */
export function useSelling(seller: string, onDone: () => void) {
  const { isPaying, isSelling, refused, last } = useStore(selling, idle)
  const hear = useEffectEvent(() => {
    if (!selling.get().isNew) return
    update({ isNew: false })
    onDone()
  })
  useEffect(() => {
    hear()
    return selling.subscribe(() => hear())
  }, [])

  async function sell(sums: SaleSums, { isAnyway = false }: { isAnyway?: boolean } = {}) {
    if (selling.get().isSelling || saleDraft.get().lines.length === 0) return
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
    update({ isSelling: true })
    const sent = await sendSale(key, sale)
    update({ isSelling: false })
    if ('unanswered' in sent) {
      saleQueue.add(key, sale, seller)
      done(key, sale)
    } else if (sent.answer.ok) {
      done(key, { ...sale, saleId: sent.answer.saleId ?? sale.saleId })
    } else {
      const { message, missing = [], isShort = false } = sent.answer
      update({ refused: { message, missing, isShort } })
    }
  }

  return {
    sell,
    isPaying,
    isSelling,
    refused,
    last,
    setPaying: (next: boolean) => update({ isPaying: next }),
    clearRefusal: () => update({ refused: undefined }),
  }
}
