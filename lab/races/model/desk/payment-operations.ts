// Payments: record, mark cleared, void.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import type { PaymentDraft } from '#domain/payments/payment-form.ts'
import type { PaymentResult } from '#server/payments/payments.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { hasOrders, number, oneOf, operation, orderOf, type RealShop } from '../operation.ts'
import type { ModelOrder } from '../model-orders.ts'
import type { ShopModel } from '../shop-model.ts'
import { askedOf, type ModelPayment, type NewPayment } from './model-payments.ts'

const hasPayments = ({ desk }: Readonly<ShopModel>) => desk.payments.all.length > 0

/** Few, so that customers often give a used one. */
const utrs = fc.oneof(fc.constant(0), fc.nat(8))
const utrText = (which: number) => (which === 0 ? 'in cash' : `by UTR ${which}`)
const rupees = fc.integer({ min: 1, max: 900 })
const reasons = fc.constantFrom('mistake', 'returned')

/** Asserts that the answers agree and keeps the new payment's id. */
function comparePayment(
  result: PaymentResult,
  expected: { outcome: string; payment?: ModelPayment; holder?: ModelPayment },
  order?: ModelOrder,
) {
  assert.equal(result.outcome, expected.outcome, JSON.stringify(result))
  const { holder } = expected
  if (holder) {
    const where = holder.order === order ? 'for this order' : `for the order ${holder.order.id}`
    assert.match(
      'message' in result ? result.message : '',
      new RegExp(`^The UTR ${holder.utr} is already recorded ${where}, with `),
    )
  }
  if (!('payment' in result) || !expected.payment) return
  if (expected.payment.id === '') expected.payment.id = result.payment.id
  assert.equal(result.payment.id, expected.payment.id)
}

type Sent = NewPayment & { who: string }

function add(real: RealShop, { order, key, utr, paise, isSeen, isMoreMeant, who }: Sent): Promise<PaymentResult> {
  const bank = paise % 200 === 0 ? 'upi' : 'bank'
  const method = utr === '' ? 'cash' : bank
  const draft: PaymentDraft = { method, utr, amountPaise: paise, receivedOn: '2026-10-28', isSeen, note: '' }
  return real.process().payments.add(order.id, draft, { key, who, isMoreMeant })
}

const recordOperation = fc
  .record({
    which: number,
    utr: utrs,
    paid: fc.oneof(fc.constant('what is due'), fc.constant('₹1 more than is due'), rupees),
    isSeen: fc.boolean(),
    isMoreMeant: fc.boolean(),
    times: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ which, utr, paid, isSeen, isMoreMeant, times }) =>
    operation(
      `record ${typeof paid === 'string' ? paid : `₹${paid}`}${isSeen ? ', seen,' : ''} ${utrText(utr)} for order ${which}${isMoreMeant ? ', more is meant' : ''}, ${times} times`,
      async (model, real) => {
        const { desk } = model
        const order = orderOf(model, which, ({ supersededBy, isErased }) => !supersededBy && !isErased)
        const duePaise = Math.max(askedOf(order) - desk.payments.received(order), 0)
        const more = paid === 'what is due' && duePaise > 0 ? 0 : 100
        const paise = typeof paid === 'string' ? duePaise + more : paid * 100
        const sent = { order, key: newKey(), utr: desk.utr(utr), paise, isSeen, isMoreMeant, who: desk.person() }
        for (let time = 0; time < times; time += 1) {
          const { who: _who, ...added } = sent
          comparePayment(await add(real, sent), desk.payments.add(added), order)
        }
      },
      hasOrders,
    ),
  )

/** Weighted: orders are paid more often than payments are changed. */
export const paymentOperations = [
  ...Array.from({ length: 3 }, () => recordOperation),
  fc.tuple(number, number, utrs).map(([which, other, utr]) =>
    operation(
      `record ₹1 ${utrText(utr)} for order ${which} and order ${other} at once`,
      async (model, real) => {
        const sent = [which, other].map((each): NewPayment => {
          const order = oneOf(model.orders, each)
          return { order, key: newKey(), utr: model.desk.utr(utr), paise: 100, isSeen: false, isMoreMeant: true }
        })
        const { desk } = model
        const answers = await Promise.all(
          sent.map(async (each) => ({ each, result: await add(real, { ...each, who: desk.person() }) })),
        )
        // The successful one was first.
        for (const { each, result } of answers.toSorted((a, b) => rank(a.result) - rank(b.result)))
          comparePayment(result, desk.payments.add(each), each.order)
      },
      hasOrders,
    ),
  ),
  fc
    .record({ which: number, paid: fc.option(rupees), other: fc.option(number, { freq: 1 }) })
    .map(({ which, paid, other }) =>
      operation(
        `see payment ${which} in the bank${paid === null ? '' : ` as ₹${paid}`}${other === null ? '' : `, with the UTR of payment ${other}`}`,
        async (model, real) => {
          const { all } = model.desk.payments
          const unseen = all.filter(({ isSeen, takenBack }) => !isSeen && !takenBack)
          const payment = oneOf(unseen.length > 0 && which % 4 > 0 ? unseen : all, which)
          const utr = (other !== null && oneOf(all, other).utr) || payment.utr
          const shown = { paise: paid === null ? payment.paise : paid * 100, utr }
          const result = await real.process().payments.see(payment.id, { who: model.desk.person(), ...shown })
          comparePayment(result, { outcome: model.desk.payments.see(payment, shown), payment })
        },
        hasPayments,
      ),
    ),
  fc.tuple(number, reasons).map(([which, reason]) =>
    operation(
      `take payment ${which} back: ${reason}`,
      async (model, real) => {
        const payment = oneOf(model.desk.payments.all, which)
        const result = await real.process().payments.takeBack(payment.id, reason, { who: model.desk.person() })
        comparePayment(result, { outcome: model.desk.payments.takeBack(payment, reason), payment })
      },
      hasPayments,
    ),
  ),
]

const rank = ({ outcome }: PaymentResult) => (outcome === 'done' ? 0 : 1)
