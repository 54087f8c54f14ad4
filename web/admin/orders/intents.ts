// What the buttons of the orders screen do.
import type { Completion, Verification } from '#domain/order.ts'
import { shortageSentence } from '#domain/order-shortage.ts'
import type { Shop } from '#server/shop.ts'
import { type ActionResult, fieldText } from '../kit/intents.ts'
import { ORDER_DELETE_FAILED, ORDER_GONE, ORDER_UPDATE_FAILED, orderDeleted, STOCK_TAKEN } from './messages.ts'

const verifications: readonly Verification[] = ['Verified', 'Unverified']
const completions: readonly Completion[] = ['Complete', 'Pending']

const done: ActionResult = { ok: true, message: '' }
const failed = (message: string): ActionResult => ({ ok: false, message })

export const intents = {
  verify: async (form: FormData, { orders }: Shop) => {
    const verified = verifications.find((state) => state === fieldText(form, 'state'))
    if (!verified) return failed(ORDER_UPDATE_FAILED)
    return (await orders.verify(fieldText(form, 'orderId'), verified)) ? done : failed(ORDER_GONE)
  },
  complete: async (form: FormData, { orders }: Shop) => {
    const completion = completions.find((state) => state === fieldText(form, 'state'))
    if (!completion) return failed(ORDER_UPDATE_FAILED)
    return (await orders.complete(fieldText(form, 'orderId'), completion)) ? done : failed(ORDER_GONE)
  },
  remove: async (form: FormData, { orders }: Shop, _request?: Request, who?: string) => {
    const removed = await orders.remove(fieldText(form, 'orderId'), {
      returnGoods: fieldText(form, 'returnGoods') === 'yes',
      who,
    })
    return removed
      ? { ...done, message: orderDeleted(removed.returned) }
      : failed(`${ORDER_DELETE_FAILED}. ${ORDER_GONE}`)
  },
  'take-stock': async (form: FormData, { orders }: Shop, _request?: Request, who?: string) => {
    const taken = await orders.takeStockAgain(fieldText(form, 'orderId'), { who })
    if (taken.outcome === 'taken') return { ...done, message: STOCK_TAKEN }
    if (taken.outcome === 'short') return failed(shortageSentence(taken.lacking))
    return failed(taken.outcome === 'gone' ? ORDER_GONE : `${taken.supersededBy} stands in place of this order.`)
  },
}
