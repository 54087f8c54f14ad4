// The number is in the request body: a URL would be logged and remembered.
import { intentTable } from '../kit/intent.ts'
import { readPhoneNumber } from '#domain/checkout/phone-number.ts'
import { customerData, customerDataFileName } from '#domain/customers/customer-data.ts'
import { ordersAndSales, STILL_IN_FILE } from '#domain/customers/erased.ts'
import type { Shop } from '#server/shop.ts'
import { type ActionResult, fieldText } from '../kit/intents.ts'

/** `file` to save. */
export type CustomerResult = ActionResult & { file?: { name: string; text: string } }

export const NO_NUMBER = 'Please enter a mobile number of 10 digits'
export const NO_ORDERS = 'No order has this number'
export const CUSTOMER_FAILED = 'An error occurred. Please try again.'
const NOT_AGAIN = 'The number that you typed is another one'

export const intents = intentTable('customers', {
  export: {
    may: 'staff',
    says: 'Downloaded the data of a customer',
    run: async (form: FormData, { customers, settings, now, log }: Shop): Promise<CustomerResult> => {
      const mobile = readPhoneNumber(fieldText(form, 'mobile'))
      if (mobile === undefined) return { ok: false, message: NO_NUMBER }
      const [orders, sales] = await Promise.all([customers.orders(mobile), customers.sales(mobile)])
      if (orders.length === 0 && sales.length === 0) return { ok: false, message: NO_ORDERS }
      log.info('customer exported', { orders: orders.length })
      const text = customerData({ mobile, orders, sales, shop: settings, now: now() })
      return { ok: true, message: 'Customer data downloaded', file: { name: customerDataFileName(mobile), text } }
    },
  },

  /** The number is typed again, so that no slip erases anyone. */
  erase: {
    may: 'owner',
    says: 'Erased a customer',
    run: async (form: FormData, { customers }: Shop): Promise<CustomerResult> => {
      const mobile = readPhoneNumber(fieldText(form, 'mobile'))
      if (mobile === undefined) return { ok: false, message: NO_NUMBER }
      if (readPhoneNumber(fieldText(form, 'again')) !== mobile) return { ok: false, message: NOT_AGAIN }
      const erased = await customers.erase(mobile)
      if (erased.outcome === 'none') return { ok: false, message: NO_ORDERS }
      if (erased.outcome === 'open')
        return { ok: false, message: `${notComplete(erased.orderIds)} Nothing was erased.` }
      const message = `Erased from ${ordersAndSales(erased)}`
      return { ok: true, message: erased.isRewritten ? message : `${message}. ${STILL_IN_FILE}` }
    },
  },
})

/** Why these orders block the erasure. */
export function notComplete(orderIds: readonly string[]): string {
  return `Not complete yet: ${orderIds.join(', ')}. Complete or delete ${orderIds.length === 1 ? 'it' : 'them'} first.`
}
