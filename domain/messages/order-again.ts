/** Invites a customer to order the same goods again. */
import { salutation } from '../customers/contact.ts'
import type { Language } from '../language.ts'
import { pathIn } from '../language-address.ts'
import { hashOfGoods } from '../shared-cart/ordered-before.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'
import { MESSAGE_MAX } from '../whatsapp.ts'
import { wordsOf } from '../words/catalogue.ts'
import { customerMessages } from '../words/en/office/orders/customers.ts'
import { inLanguage } from '../words/in-language.ts'
import { field, lengthOf, type ShortItem, shortLines } from './order-message.ts'

/** An order or counter sale; the name may be ''. */
export type OrderedOnce = {
  customerName: string
  language: Language
  date: string
  items: readonly (ShortItem & { code: string })[]
}

/** In characters. A longer link would fill the message and hide its goods. */
const LINK_MAX = 800

/**
 * Returns an invitation to order the same goods in the shop at `origin`, with a link that offers them in a cart. Without
 * prices, which may have changed.
 */
export function orderAgainMessage(once: OrderedOnce, { name }: Pick<ShopSettings, 'name'>, origin: string): string {
  const { customerName, language, date, items } = once
  return inLanguage(language, () => {
    const head = [
      salutation(field(customerName), { name: field(name) }),
      wordsOf(customerMessages).again({ date }),
      linkTo(items, origin + pathIn(language, '/ordernow')),
      '',
    ]
    return [...head, ...shortLines(items, MESSAGE_MAX - lengthOf(head))].join('\n')
  })
}

function linkTo(items: OrderedOnce['items'], page: string): string {
  const withGoods = page + (hashOfGoods(items) ?? '')
  return withGoods.length > LINK_MAX ? page : withGoods
}
