/** Invites a customer to order the same goods again. */
import { salutation } from '../customers/contact.ts'
import type { Language } from '../language.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'
import { MESSAGE_MAX } from '../whatsapp.ts'
import { wordsOf } from '../words/catalogue.ts'
import { customerMessages } from '../words/en/office/orders/customers.ts'
import { inLanguage } from '../words/in-language.ts'
import { field, lengthOf, type ShortItem, shortLines } from './order-message.ts'

/** An order or counter sale; the name may be ''. */
export type OrderedOnce = { customerName: string; language: Language; date: string; items: readonly ShortItem[] }

/** Returns an invitation to order the same goods at `link`. Without prices, which may have changed. */
export function orderAgainMessage(once: OrderedOnce, { name }: Pick<ShopSettings, 'name'>, link: string): string {
  const { customerName, language, date, items } = once
  return inLanguage(language, () => {
    const head = [
      salutation(field(customerName), { name: field(name) }),
      wordsOf(customerMessages).again({ date }),
      link,
      '',
    ]
    return [...head, ...shortLines(items, MESSAGE_MAX - lengthOf(head))].join('\n')
  })
}
