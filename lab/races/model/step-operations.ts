// Accounts' steps: confirm, deliver, cancel, undo the cancellation, edit.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { newKey } from '#test/shop/open-test-shop.ts'
import {
  cancel,
  deliver,
  edit as editModel,
  goodsOf,
  type ModelLine,
  type ModelOrder,
  takeCancellingBack,
  verify,
} from './model-orders.ts'
import { hasOrders, number, oneOf, operation, orderOf, type RealShop } from './operation.ts'
import type { ShopModel } from './shop-model.ts'

type Edit = { lines: ModelLine[]; discountPaise?: number; press?: 'once' | 'twice' | 'from an older revision' }

export async function saveEdit(
  model: ShopModel,
  real: RealShop,
  order: ModelOrder,
  { lines, discountPaise = 0, press = 'once' }: Edit,
) {
  const isStale = press === 'from an older revision' && order.revision > 0
  const edit = {
    revision: isStale ? order.revision - 1 : order.revision,
    lines: lines.map((each) => ({ id: each.product.id, quantity: each.quantity })),
    discountUnit: 'rupees' as const,
    discount: discountPaise === 0 ? '' : String(discountPaise / 100),
    packingNote: '',
    freightNote: '',
  }
  const by = { who: model.desk.person(), key: newKey() }
  const send = () => real.process().orders.revisions.save(order.id, edit, by)
  const expected = editModel(order, { lines, discountPaise, isStale, who: by.who })
  assert.equal((await send()).outcome, expected)
  if (press === 'twice' && expected === 'done') assert.equal((await send()).outcome, 'done')
}

export const stepOperations = [
  fc.tuple(number, fc.constantFrom('Verified', 'Unverified')).map(([which, verified]) =>
    operation(
      `set order ${which} to ${verified}`,
      async (model, real) => {
        const order = oneOf(model.orders, which)
        const who = model.desk.person()
        const { outcome } = await real.process().orders.steps.verify(order.id, verified, { who })
        assert.equal(outcome, verify(order, verified === 'Verified', who))
      },
      hasOrders,
    ),
  ),
  fc.tuple(number, fc.constantFrom('Complete', 'Complete', 'Pending')).map(([which, completion]) =>
    operation(
      `set order ${which} to ${completion}`,
      async (model, real) => {
        const order = orderOf(model, which, ({ isDispatched, isDelivered }) => isDispatched || isDelivered)
        const who = model.desk.person()
        const { outcome } = await real.process().orders.steps.complete(order.id, completion, { who })
        assert.equal(outcome, deliver(order, completion === 'Complete', who))
      },
      hasOrders,
    ),
  ),
  fc.tuple(number, fc.boolean()).map(([which, isBack]) =>
    operation(
      isBack ? `take the cancelling of order ${which} back` : `cancel order ${which}`,
      async (model, real) => {
        const cancelled = model.orders.filter(({ isCancelled }) => isCancelled)
        const order = oneOf(isBack && cancelled.length > 0 && which % 4 > 0 ? cancelled : model.orders, which)
        const { steps } = real.process().orders
        const who = model.desk.person()
        const { outcome } = await (isBack
          ? steps.takeBack(order.id, 'cancelled', { who })
          : steps.take(order.id, 'cancelled', { who }))
        assert.equal(outcome, isBack ? takeCancellingBack(order, who) : cancel(order, who))
      },
      hasOrders,
    ),
  ),
  fc
    .record({
      which: number,
      line: number,
      quantity: fc.nat(6),
      added: fc.option(number),
      percent: fc.constantFrom(0, 0, 0, 10, 50, 110),
      press: fc.constantFrom('once' as const, 'once' as const, 'twice' as const, 'from an older revision' as const),
    })
    .map(({ which, line, quantity, added, percent, press }) =>
      operation(
        `edit order ${which}: line ${line} to ${quantity}${added === null ? '' : `, with product ${added}`}, ${percent} % off, ${press}`,
        async (model, real) => {
          const order = orderOf(
            model,
            which,
            // Sometimes an erased customer's.
            ({ isErased, isPacked, isCancelled, isDelivered, revision }) =>
              !isPacked &&
              !isCancelled &&
              !isDelivered &&
              isErased === (which % 8 === 1) &&
              (press !== 'from an older revision' || revision > 0),
          )
          const changed = oneOf(order.lines, line)
          const lines = order.lines
            .map((each) => (each === changed ? { ...each, quantity } : each))
            .filter((each) => each.quantity > 0)
          const product = oneOf(model.products, added ?? 0)
          const isThere = lines.some((each) => each.product === product)
          if (lines.length === 0 || (added !== null && !isThere)) {
            const [known] = order.lines.filter((each) => each.product === product)
            lines.push(known ?? { product, quantity: 1, pricePaise: product.pricePaise })
          }
          const discountPaise = Math.round((goodsOf({ lines }) * percent) / 10_000) * 100
          await saveEdit(model, real, order, { lines, discountPaise, press })
        },
        hasOrders,
      ),
    ),
]
