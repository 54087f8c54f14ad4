/** Contacts a customer: chat number and first message. */
import type { Customer } from '../checkout/checkout-form.ts'
import { formatRupees } from '../numbers/money.ts'
import { isTamil } from '../language.ts'
import type { Order } from '../order/order.ts'
import { oneLine } from '../plain-text.ts'
import { type MessageLanguage, readMessageLanguage } from '../settings/message-fields.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'
import { wordsOf } from '../words/catalogue.ts'
import { customerMessages } from '../words/en/office/orders/customers.ts'
import { inLanguage } from '../words/in-language.ts'

const INDIA = '91'

/** Returns the mobile number with country code, for WhatsApp; '' for a customer without one. */
export function chatNumber({ mobile }: Pick<Customer, 'mobile'>): string {
  return mobile === '' ? '' : `${INDIA}${mobile}`
}

type Asked = Pick<Order, 'language'> & { customer: Pick<Customer, 'name' | 'address'> }

/** By the page of the order or the typed text; English unless Tamil, as the messages are. */
export function customerLanguage({ language, customer }: Asked): MessageLanguage {
  return readMessageLanguage(language ?? '') ?? (isTamil(`${customer.name} ${customer.address}`) ? 'ta' : 'en')
}

/** `customerName` may be ''. */
export function salutation(customerName: string, { name }: Pick<ShopSettings, 'name'>): string {
  const text = wordsOf(customerMessages)
  const shop = oneLine(name)
  return customerName === '' ? text.helloWithoutName({ shop }) : text.hello({ name: oneLine(customerName), shop })
}

/** Returns the first message in the customer's language: who writes, about which order. */
export function firstMessage(order: Order, settings: Pick<ShopSettings, 'name' | 'callItEnquiry'>): string {
  const { customer, orderId: id, orderDate: date, totalItems: count, totalPaise } = order
  return inLanguage(customerLanguage(order), () => {
    const about = wordsOf(customerMessages, settings).aboutOrder({ id, date, count, amount: formatRupees(totalPaise) })
    return [salutation(customer.name, settings), about, ''].join('\n')
  })
}
