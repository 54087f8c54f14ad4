/** Contacts a customer: chat number, first message, and parcel label. */
import { groupedPhoneNumber } from '../checkout/phone-number.ts'
import { counted } from '../counted.ts'
import type { Customer } from '../checkout/checkout-form.ts'
import { formatRupees } from '../money.ts'
import type { Order } from '../order/order.ts'
import { oneLine } from '../plain-text.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'
import { words } from '../words.ts'

const INDIA = '91'

/** Returns the mobile number with country code, for WhatsApp. */
export function chatNumber({ mobile }: Pick<Customer, 'mobile'>): string {
  return `${INDIA}${mobile}`
}

/** `customerName` may be ''. */
export function salutation(customerName: string, { name }: Pick<ShopSettings, 'name'>): string {
  return `Hello${customerName === '' ? '' : ` ${oneLine(customerName)}`}, this is ${oneLine(name)}.`
}

/** Returns the first message: who writes, about which order. */
export function firstMessage(order: Order, settings: Pick<ShopSettings, 'name' | 'callItEnquiry'>): string {
  const { customer, orderId, orderDate, totalItems, totalPaise } = order
  const items = counted(totalItems, 'item')
  return [
    salutation(customer.name, settings),
    `About your ${words(settings).order} ${orderId} of ${orderDate} (${items}, ${formatRupees(totalPaise)}):`,
    '',
  ].join('\n')
}

/** Returns a parcel label with the phone numbers for the carrier. */
export function addressLabel({ name, address, district, state, pincode, mobile, alternateMobile }: Customer): string {
  const lines = [name, ...address.split('\n'), `${district}, ${state} - ${pincode}`]
  return [
    ...lines.map(oneLine).filter(Boolean),
    `Mobile: ${[mobile, alternateMobile ?? ''].filter(Boolean).map(groupedPhoneNumber).join(', ')}`,
  ].join('\n')
}
