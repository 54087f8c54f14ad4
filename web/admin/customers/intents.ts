// What the panel of customer data does: finds the orders of a mobile number, sends them as a file, and erases whose they were.
import { readPhoneNumber } from '#domain/phone-number.ts'
import { customerData, customerDataFileName } from '#domain/customers/customer-data.ts'
import { STILL_IN_FILE } from '#domain/customers/erased.ts'
import type { Shop } from '#server/shop.ts'
import { type ActionResult, fieldText } from '../kit/intents.ts'
import { type OrderRow, orderRow } from '../orders/order-row.ts'

/** `found` are the orders of a number, and why they cannot be erased yet; `file` is to be saved. */
export type CustomerResult = ActionResult & {
  found?: { mobile: string; orders: OrderRow[]; notYet?: string }
  file?: { name: string; text: string }
}

export const NO_NUMBER = 'Please enter a mobile number of 10 digits'
export const NO_ORDERS = 'No order has this number'
export const CUSTOMER_FAILED = 'An error occurred. Please try again.'
const NOT_AGAIN = 'The number that you typed is another one'

export const intents = {
  async find(form: FormData, { customers }: Shop): Promise<CustomerResult> {
    const mobile = readPhoneNumber(fieldText(form, 'mobile'))
    if (mobile === undefined) return { ok: false, message: NO_NUMBER }
    const orders = await customers.orders(mobile)
    const open = await customers.openOrders(mobile)
    const found = { mobile, orders: orders.map(orderRow), ...(open.length > 0 && { notYet: notComplete(open) }) }
    return { ok: true, message: orders.length > 0 ? '' : NO_ORDERS, found }
  },

  async export(form: FormData, { customers, settings, now, log }: Shop): Promise<CustomerResult> {
    const mobile = readPhoneNumber(fieldText(form, 'mobile'))
    if (mobile === undefined) return { ok: false, message: NO_NUMBER }
    const orders = await customers.orders(mobile)
    if (orders.length === 0) return { ok: false, message: NO_ORDERS }
    log.info('customer exported', { orders: orders.length })
    const text = customerData({ mobile, orders, shop: settings, now: now() })
    return { ok: true, message: 'Customer data downloaded', file: { name: customerDataFileName(mobile), text } }
  },

  /** The number is typed a second time, so that no slip erases anyone. */
  async erase(form: FormData, { customers }: Shop): Promise<CustomerResult> {
    const mobile = readPhoneNumber(fieldText(form, 'mobile'))
    if (mobile === undefined) return { ok: false, message: NO_NUMBER }
    if (readPhoneNumber(fieldText(form, 'again')) !== mobile) return { ok: false, message: NOT_AGAIN }
    const erased = await customers.erase(mobile)
    if (erased.outcome === 'none') return { ok: false, message: NO_ORDERS }
    if (erased.outcome === 'open') return { ok: false, message: `${notComplete(erased.orderIds)} Nothing was erased.` }
    const message = `Erased from ${erased.orders} ${erased.orders === 1 ? 'order' : 'orders'}`
    return { ok: true, message: erased.isRewritten ? message : `${message}. ${STILL_IN_FILE}` }
  },
}

function notComplete(orderIds: readonly string[]): string {
  return `Not complete yet: ${orderIds.join(', ')}. Complete or delete ${orderIds.length === 1 ? 'it' : 'them'} first.`
}
