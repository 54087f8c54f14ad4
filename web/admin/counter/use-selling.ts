// Sends the drafted sale while the customer waits, and keeps it on the device with its seller when the shop cannot be reached.
import type { SentSale } from '#domain/counter/sent-sale.ts'
import type { SaleSums } from '#domain/counter/sale.ts'
import { createStore, useStore } from '#web/browser/store.ts'
import { EMPTY_SALE, numbered, saleDraft, saleOf } from './sale-draft.ts'
import { saleQueue } from './send/queued-sales.ts'
import { sendSale } from './send/send-sale.ts'

/** `key`: under which it was sent or is queued. */
export type DoneSale = { sale: SentSale; key: string }

export type Refused = { message: string; missing: readonly string[]; isShort: boolean }

/** `scanned`: codes that wait until the sale may change again. */
type Selling = { isSelling: boolean; refused: Refused | undefined; scanned: readonly string[] }

const idle: Selling = { isSelling: false, refused: undefined, scanned: [] }

/** Of the tab: a sale is still being sent when the cashier opens another screen. */
const selling = createStore(idle)

const update = (changes: Partial<Selling>) => selling.set({ ...selling.get(), ...changes })

export function useSelling(seller: string, onDone: (done: DoneSale) => void) {
  const { isSelling, refused } = useStore(selling, idle)

  function done(key: string, sale: SentSale) {
    saleDraft.set(EMPTY_SALE)
    update({ refused: undefined })
    onDone({ key, sale })
  }

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

  return { sell, isSelling, refused, clearRefusal: () => update({ refused: undefined }) }
}

export function keepScanned(code: string) {
  update({ scanned: [...selling.get().scanned, code] })
}

export function takeScanned(): readonly string[] {
  const { scanned } = selling.get()
  update({ scanned: [] })
  return scanned
}
