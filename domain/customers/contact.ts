/** How the shop reaches the customer of an order: a chat with a first sentence, and the address as it stands on a parcel. */
import { groupedPhoneNumber } from '../checkout/phone-number.ts'
import { counted } from '../counted.ts'
import type { Customer } from '../checkout/checkout-form.ts'
import { formatRupees } from '../money.ts'
import type { Order } from '../order/order.ts'
import { oneLine } from '../plain-text.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'
import { words } from '../words.ts'

const INDIA = '91'

/** Returns the customer's mobile number with the country's code, as WhatsApp asks for it. */
export function chatNumber({ mobile }: Pick<Customer, 'mobile'>): string {
  return `${INDIA}${mobile}`
}

/** Returns how the shop greets a customer in a chat: who writes. The name may be ''. */
export function salutation(customerName: string, { name }: Pick<ShopSettings, 'name'>): string {
  return `Hello${customerName === '' ? '' : ` ${oneLine(customerName)}`}, this is ${oneLine(name)}.`
}

/** Returns the text with which the shop begins a chat: who writes, and about which order. The admin goes on from there. */
export function firstMessage(order: Order, settings: Pick<ShopSettings, 'name' | 'callItEnquiry'>): string {
  const { customer, orderId, orderDate, totalItems, totalPaise } = order
  const items = counted(totalItems, 'item')
  return [
    salutation(customer.name, settings),
    `About your ${words(settings).order} ${orderId} of ${orderDate} (${items}, ${formatRupees(totalPaise)}):`,
    '',
  ].join('\n')
}

/** Returns the lines of a parcel's label, with the numbers that the carrier calls. */
export function addressLabel({ name, address, district, state, pincode, mobile, alternateMobile }: Customer): string {
  const lines = [name, ...address.split('\n'), `${district}, ${state} - ${pincode}`]
  return [
    ...lines.map(oneLine).filter(Boolean),
    `Mobile: ${[mobile, alternateMobile ?? ''].filter(Boolean).map(groupedPhoneNumber).join(', ')}`,
  ].join('\n')
}
