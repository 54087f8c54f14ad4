// The number is in the request body: a URL would be logged and remembered.
import { intentTable } from '../kit/intent.ts'
import { customerData } from '#domain/customers/customer-data.ts'
import { customerDataFileName, readCustomerNumber } from '#domain/customers/customer-number.ts'
import { ordersAndSales } from '#domain/customers/erased.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { customerData as words } from '#domain/words/en/office/orders/customers.ts'
import type { Shop } from '#server/shop.ts'
import { type ActionResult, fieldText } from '../kit/intents.ts'

/** `file` to save. */
export type CustomerResult = ActionResult & { file?: { name: string; text: string } }

export const intents = intentTable('customers', {
  export: {
    may: 'staff',
    says: () => wordsOf(words).saysDownload,
    run: async (form: FormData, { customers, settings, now, log }: Shop): Promise<CustomerResult> => {
      const number = numberOf(form)
      if (number === '') return { ok: false, message: wordsOf(words).noNumber }
      const [orders, sales] = await Promise.all([customers.orders(number), customers.sales(number)])
      if (orders.length === 0 && sales.length === 0) return { ok: false, message: wordsOf(words).noOrders }
      log.info('customer exported', { orders: orders.length })
      const text = customerData({ number, orders, sales, shop: settings, now: now() })
      return { ok: true, message: wordsOf(words).downloaded, file: { name: customerDataFileName(number), text } }
    },
  },

  /** The number is typed again, so that no slip erases anyone. */
  erase: {
    may: 'owner',
    says: () => wordsOf(words).saysErase,
    run: async (form: FormData, { customers }: Shop): Promise<CustomerResult> => {
      const number = numberOf(form)
      if (number === '') return { ok: false, message: wordsOf(words).noNumber }
      if (readCustomerNumber(fieldText(form, 'again')) !== readCustomerNumber(number))
        return { ok: false, message: wordsOf(words).otherNumber }
      const erased = await customers.erase(number)
      if (erased.outcome === 'none') return { ok: false, message: wordsOf(words).noOrders }
      if (erased.outcome === 'open')
        return { ok: false, message: `${notComplete(erased.orderIds)} ${wordsOf(words).notErased}` }
      const message = wordsOf(words).erased({ what: ordersAndSales(erased) })
      return { ok: true, message: erased.isRewritten ? message : `${message} ${wordsOf(words).stillInFile}` }
    },
  },
})

/** A tab of the version before sends it as `mobile`. */
function numberOf(form: FormData): string {
  return fieldText(form, 'number') || fieldText(form, 'mobile')
}

/** Why these orders block the erasure. */
export function notComplete(orderIds: readonly string[]): string {
  return wordsOf(words).notComplete({ count: orderIds.length, ids: orderIds.join(', ') })
}
