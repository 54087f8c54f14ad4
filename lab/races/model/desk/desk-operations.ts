// Order desk operations: record payments, pack, dispatch.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import type { DispatchDraft } from '#domain/dispatch/dispatch-form.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { type ModelLine, type ModelOrder, verify } from '../model-orders.ts'
import { hasOrders, number, oneOf, operation, orderOf, type RealShop } from '../operation.ts'
import type { ShopModel } from '../shop-model.ts'
import { saveEdit } from '../step-operations.ts'
import { dispatch, pack, press, takeBack } from './model-desk.ts'
import { paymentOperations } from './payment-operations.ts'

type Pressed = { state: 'open' | 'ticked' | 'short'; isLate: boolean }

async function tick(model: ShopModel, real: RealShop, order: ModelOrder, line: ModelLine, pressed: Pressed) {
  const { product, quantity } = line
  const said = {
    at: model.desk.pressedAt(pressed.isLate),
    state: pressed.state,
    there: pressed.state === 'short' ? quantity - 1 : quantity,
  }
  const sent = { key: newKey(), orderId: order.id, productId: product.id, quantity, ...said }
  const [answer] = await real
    .process()
    .packing.press([sent], { id: model.desk.person(), email: model.desk.person(), role: 'staff' })
  assert.equal(answer?.isGone === true, order.isDeleted || order.isErased)
  press(order, product, said)
  await compareShort(real, order)
}

async function compareShort(real: RealShop, order: ModelOrder) {
  const { orders, packing } = real.process()
  const stored = await orders.find(order.id)
  if (!stored) return
  const short = await packing.short(stored)
  assert.deepEqual(
    short.map(({ productId, there }) => [productId, there]),
    order.lines.flatMap(({ product, quantity }) => {
      const said = order.presses.get(product)
      return said?.state === 'short' && said.there < quantity ? [[product.id, said.there]] : []
    }),
  )
}

const isInShop = ({ isPacked, isDispatched, isDelivered, isCancelled, supersededBy }: ModelOrder) =>
  !isPacked && !isDispatched && !isDelivered && !isCancelled && !supersededBy

const packingOperations = [
  fc
    .record({ which: number, line: number, state: fc.constantFrom('ticked', 'open', 'short'), isLate: fc.boolean() })
    .map(({ which, line, ...pressed }) =>
      operation(
        `${pressed.state} on line ${line} of order ${which}${pressed.isLate ? ', which comes late' : ''}`,
        async (model, real) => {
          const order = orderOf(model, which, isInShop)
          await tick(model, real, order, oneOf(order.lines, line), pressed)
        },
        hasOrders,
      ),
    ),
  fc.tuple(number, fc.nat(5), fc.boolean()).map(([which, prepared, isTwice]) => {
    const [isTicked, isConfirmed, isEdited] = [prepared > 0, prepared > 1, prepared === 5]
    return operation(
      `${isConfirmed ? 'confirm, ' : ''}${isTicked ? 'tick, ' : ''}${isEdited ? 'edit one out, ' : ''}pack order ${which}${isTwice ? ', pressed twice' : ''}`,
      async (model, real) => {
        const order = orderOf(model, which, (each) => isInShop(each) && (!isEdited || each.lines.length > 1))
        if (isConfirmed) {
          const who = model.desk.person()
          const { outcome } = await real.process().orders.steps.verify(order.id, 'Verified', { who })
          assert.equal(outcome, verify(order, true, who))
        }
        if (isTicked) {
          for (const line of order.lines) await tick(model, real, order, line, { state: 'ticked', isLate: false })
        }
        if (isEdited && order.lines.length > 1) await saveEdit(model, real, order, { lines: order.lines.slice(1) })
        const act = { who: model.desk.person(), key: newKey() }
        const sent = { ...act, who: { id: act.who, email: act.who, role: 'staff' } } as const
        const expected = pack(order, act.who)
        assert.equal((await real.process().packing.packed(order.id, 2, sent)).outcome, expected)
        if (isTwice) assert.equal((await real.process().packing.packed(order.id, 2, sent)).outcome, expected)
      },
      hasOrders,
    )
  }),
]

const office = { name: 'KPN Parcel', branch: 'Madurai', phone: '0452 234567', places: 'Madurai' }

const dispatchOperations = [
  fc.tuple(number, fc.constantFrom('once', 'twice', 'by two at once')).map(([which, presses]) =>
    operation(
      `dispatch order ${which} ${presses}`,
      async (model, real) => {
        const order = orderOf(
          model,
          which,
          ({ isPacked, isDispatched, isDelivered }) => isPacked && !isDispatched && !isDelivered,
        )
        const details = { lr: order.id, cases: 2, freight: 'to pay', receiptUrl: '' } as const
        const draft: DispatchDraft = { office: { typed: office }, details }
        const act = { who: model.desk.person(), key: newKey() }
        const expected = dispatch(order, act.who)
        const record = (key: string) => real.process().dispatch.record(order.id, draft, { ...act, key })
        const keys = presses === 'by two at once' ? [act.key, newKey()] : [act.key]
        const outcomes = (await Promise.all(keys.map(record))).map(({ outcome }) => outcome).toSorted()
        const second = presses === 'by two at once' ? [dispatch(order, act.who)] : []
        assert.deepEqual(outcomes, [expected, ...second].toSorted())
        if (presses === 'twice') assert.equal((await record(act.key)).outcome, expected)
      },
      hasOrders,
    ),
  ),
  fc.tuple(number, fc.constantFrom('packed', 'dispatched')).map(([which, step]) =>
    operation(
      `take “${step}” of order ${which} back`,
      async (model, real) => {
        const order = orderOf(model, which, ({ isPacked, isDispatched }) => isPacked || isDispatched)
        const who = model.desk.person()
        const { outcome } = await real.process().orders.steps.takeBack(order.id, step, { who })
        assert.equal(outcome, takeBack(order, step, who))
      },
      hasOrders,
    ),
  ),
]

export const deskOperations = [...paymentOperations, ...packingOperations, ...dispatchOperations]
