// Stores a counter sale, sent at once or after an outage under the same key.
import { intentTable, type Sender } from '#web/admin/kit/intent.ts'
import { soldSale } from '#web/admin/kit/about.ts'
import { readSentSale } from '#domain/counter/sent-sale.ts'
import { counterShortageText } from '#domain/counter/shortage.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { counter as counterWords } from '#domain/words/en/office/orders/counter.ts'
import type { Shop } from '#server/shop.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { type ActionResult, fieldText } from '#web/admin/kit/intents.ts'

/** `saleId` once the shop has the sale. `missing` names what the stock lacked; a refusal for it has `isShort`. */
export type SellAnswer = ActionResult & { saleId?: string; missing?: string[]; isShort?: boolean }

export const intents = intentTable('counter', {
  sell: {
    may: 'staff',
    says: () => wordsOf(counterWords).didSell,
    about: soldSale,
    run: async (form: FormData, { counter }: Shop, { session: { id: who } }: Sender): Promise<SellAnswer> => {
      const text = wordsOf(counterWords)
      const key = fieldText(form, 'key')
      const read = readSentSale(fieldText(form, 'sale'))
      if ('fault' in read) return { ok: false, message: read.fault }
      if (!isIdempotencyKey(key)) return { ok: false, message: text.unreadableSale }
      const result = await counter.sell(read.sale, { key, who })
      switch (result.outcome) {
        case 'sold':
          return { ok: true, message: '', saleId: result.saleId, missing: result.missing.map(counterShortageText) }
        case 'repeated':
          return { ok: true, message: '', saleId: result.saleId }
        case 'short':
          return {
            ok: false,
            message: text.short,
            isShort: true,
            missing: result.missing.map(counterShortageText),
          }
        case 'closed':
          return { ok: false, message: result.message }
        case 'other':
          return { ok: false, message: text.otherSale }
      }
    },
  },
})
