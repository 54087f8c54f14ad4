// Stores a counter sale, sent at once or after an outage under the same key.
import { intentTable, type Sender } from '#web/admin/kit/intent.ts'
import { soldSale } from '#web/admin/kit/about.ts'
import { isAtLeast } from '#domain/people/role.ts'
import { readSentSale } from '#domain/counter/sent-sale.ts'
import { counterShortageText } from '#domain/counter/shortage.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { counter as counterWords } from '#domain/words/en/office/orders/counter.ts'
import type { Person } from '#server/people/people.ts'
import type { Shop } from '#server/shop.ts'
import type { Session } from '#server/sign-in/sessions.ts'
import { isIdempotencyKey } from '#web/browser/idempotency-key.ts'
import { type ActionResult, fieldText } from '#web/admin/kit/intents.ts'

/** `saleId` once the shop has the sale. `missing` names what the stock lacked; a refusal for it has `isShort`. */
export type SellAnswer = ActionResult & { saleId?: string; missing?: string[]; isShort?: boolean }

export const intents = intentTable('counter', {
  sell: {
    may: 'staff',
    says: () => wordsOf(counterWords).didSell,
    about: soldSale,
    run: async (form: FormData, { counter, people }: Shop, { session: sender }: Sender): Promise<SellAnswer> => {
      const text = wordsOf(counterWords)
      const key = fieldText(form, 'key')
      const read = readSentSale(fieldText(form, 'sale'))
      if ('fault' in read) return { ok: false, message: read.fault }
      if (!isIdempotencyKey(key)) return { ok: false, message: text.unreadableSale }
      const seller = read.sale.isLate ? await otherSeller(people, fieldText(form, 'seller'), sender) : undefined
      const result = await counter.sell(read.sale, { key, who: (seller ?? sender).id })
      const about = seller && { about: `${read.sale.saleId}, ${seller.email}` }
      switch (result.outcome) {
        case 'sold':
          return {
            ok: true,
            message: '',
            saleId: result.saleId,
            missing: result.missing.map(counterShortageText),
            ...about,
          }
        case 'repeated':
          return { ok: true, message: '', saleId: result.saleId, ...about }
        case 'priced':
          return { ok: false, message: text.choosePrices }
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

/** A device names whom it likes: the list of changes has the sender, and beside the sale the seller. */
async function otherSeller(
  { find }: Pick<Shop['people'], 'find'>,
  id: string,
  sender: Pick<Session, 'id'>,
): Promise<Person | undefined> {
  const seller = id === '' || id === sender.id ? undefined : await find(id)
  return seller && isAtLeast(seller.role, 'staff') ? seller : undefined
}
