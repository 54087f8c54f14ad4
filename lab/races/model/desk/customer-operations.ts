// Erases customers by mobile number: all or none of their orders; the figures stay.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { newKey } from '#test/shop/open-test-shop.ts'
import { number, oneOf, operation, type RealShop } from '../operation.ts'
import type { ShopModel } from '../shop-model.ts'
import { deliver, isClosed, type ModelOrder } from '../model-orders.ts'

export const customerOperations = [
  fc.tuple(number, fc.boolean(), fc.boolean()).map(([which, isDoneWith, isReopened]) =>
    operation(
      `erase customer ${which}${isDoneWith ? ', whose orders are delivered first' : ''}${isReopened ? ', and call one open again' : ''}`,
      async (model, real) => {
        const { mobile } = oneOf(model.desk.customers, which)
        const own = ordersOf(model, mobile)
        if (isDoneWith) {
          for (const order of own.filter((each) => !isClosed(each))) await setDelivered(model, real, order, true)
        }
        const { customers } = real.process()
        const open = own.filter((each) => !isClosed(each)).map(({ id }) => id)
        const result = await customers.erase(mobile)
        if (open.length > 0) return assert.deepEqual(result, { outcome: 'open', orderIds: open.toSorted() })
        const sales = model.desk.sales.filter((sale) => sale.mobile === mobile)
        // The copies of deleted orders, kept for Undo, are erased too.
        const kept = model.orders.filter((one) => one.isDeleted && !one.isErased && one.customer.mobile === mobile)
        if (own.length === 0 && kept.length === 0 && sales.length === 0)
          return assert.deepEqual(result, { outcome: 'none' })
        erase(model, [...own, ...kept], mobile)
        const figures = { orders: own.length + kept.length, ...(sales.length > 0 && { sales: sales.length }) }
        assert.deepEqual(result, { outcome: 'erased', ...figures, isRewritten: true })
        assert.deepEqual([await customers.orders(mobile), await customers.sales(mobile)], [[], []])
        const delivered = own.find(({ isDelivered }) => isDelivered)
        if (!isReopened || !delivered) return undefined
        await setDelivered(model, real, delivered, false)
        await tryEdit(model, real, delivered)
      },
    ),
  ),
]

async function setDelivered({ desk }: ShopModel, real: RealShop, order: ModelOrder, isDelivered: boolean) {
  const who = desk.person()
  const { steps } = real.process().orders
  const { outcome } = await steps.complete(order.id, isDelivered ? 'Complete' : 'Pending', { who })
  assert.equal(outcome, deliver(order, isDelivered, who))
}

/** An erased order cannot be edited. */
async function tryEdit({ desk }: ShopModel, real: RealShop, { id, revision, lines }: ModelOrder) {
  const wanted = lines.map(({ product, quantity }) => ({ id: product.id, quantity: quantity + 1 }))
  const none = { discountUnit: 'rupees' as const, discount: '', packingNote: '', freightNote: '' }
  const by = { who: desk.person(), key: newKey() }
  const result = await real.process().orders.revisions.save(id, { revision, lines: wanted, ...none }, by)
  assert.equal(result.outcome, 'refused')
}

function ordersOf({ orders }: ShopModel, mobile: string): ModelOrder[] {
  return orders.filter((order) => !order.isDeleted && !order.isErased && order.customer.mobile === mobile)
}

/** The address and the UTR identify the customer and go; everything else stays. */
function erase(model: ShopModel, own: readonly ModelOrder[], mobile: string) {
  for (const order of own) {
    Object.assign(order, { isErased: true, hasDispatch: false })
    model.forgetContents(order)
  }
  for (const payment of model.desk.payments.all) if (own.includes(payment.order)) payment.utr = ''
  for (const sale of model.desk.sales) if (sale.mobile === mobile) sale.mobile = ''
}
