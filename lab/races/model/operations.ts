// Orders, replacements and stock.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import type { Product } from '#domain/product/product.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import type { Process } from '../steps/actions.ts'
import { countOperations } from './desk/count-operations.ts'
import { counterOperations } from './desk/counter-operations.ts'
import { customerOperations } from './desk/customer-operations.ts'
import { deskOperations } from './desk/desk-operations.ts'
import { hasOrders, number, oneOf, operation, type RealShop } from './operation.ts'
import { stepOperations } from './step-operations.ts'
import type { ModelProduct } from './model-orders.ts'
import type { Attempt, Expected, ShopModel } from './shop-model.ts'

type Pick = { product: number; quantity: number }

const picks = fc.uniqueArray(fc.record({ product: fc.nat(7), quantity: fc.integer({ min: 1, max: 6 }) }), {
  minLength: 1,
  maxLength: 3,
  selector: ({ product }) => product,
})

function wantedOf({ products }: ShopModel, list: readonly Pick[]): Attempt['wanted'] {
  const wanted = new Map(list.map(({ product, quantity }) => [oneOf(products, product), quantity]))
  return [...wanted].map(([product, quantity]) => ({ product, quantity }))
}

async function place(model: ShopModel, real: RealShop, attempt: Attempt): Promise<void> {
  const expected = model.place(attempt)
  const items = attempt.wanted.map(({ product: { id }, quantity }) => ({ id, quantity }))
  const answer = await real
    .process()
    .orders.place(attempt.key, { customer: attempt.customer, items, supersedes: attempt.supersedes })
  if (!model.attempts.includes(attempt)) model.attempts.push(attempt)
  compareAnswer(expected, answer)
}

function compareAnswer(expected: Expected, answer: Awaited<ReturnType<Process['orders']['place']>>) {
  assert.equal(answer.outcome, expected.outcome, JSON.stringify(answer))
  if ('message' in expected)
    assert.ok('message' in answer && answer.message === expected.message, JSON.stringify(answer))
  const id = 'order' in answer ? answer.order.orderId : 'orderId' in answer ? answer.orderId : undefined
  const { order } = expected
  if (order?.id === '') order.id = id ?? assert.fail('an order was stored and its id not told')
  assert.equal(id, order?.id)
  if (!('order' in answer) || !order) return
  const lines = answer.order.items.map(({ productId, quantity, pricePaise }) => [productId, quantity, pricePaise])
  assert.deepEqual(
    lines,
    order.lines.map(({ product, quantity, pricePaise }) => [product.id, quantity, pricePaise]),
  )
}

const hasAttempts = ({ attempts }: Readonly<ShopModel>) => attempts.length > 0
const hasPresses = ({ presses }: Readonly<ShopModel>) => presses.length > 0

const orderOperations = [
  fc.tuple(number, picks).map(([whose, list]) =>
    operation(`customer ${whose} orders ${textOf(list)}`, (model, real) =>
      place(model, real, {
        key: newKey(),
        customer: oneOf(model.desk.customers, whose),
        wanted: wantedOf(model, list),
        supersedes: [],
      }),
    ),
  ),
  number.map((which) =>
    operation(
      `repeat attempt ${which}`,
      (model, real) => place(model, real, oneOf(model.attempts, which)),
      hasAttempts,
    ),
  ),
  fc
    .tuple(number, picks)
    .map(([which, list]) =>
      operation(
        `send attempt ${which} with ${textOf(list)}`,
        (model, real) => place(model, real, { ...oneOf(model.attempts, which), wanted: wantedOf(model, list) }),
        hasAttempts,
      ),
    ),
  fc.tuple(fc.array(number, { minLength: 1, maxLength: 3 }), fc.boolean(), picks).map(([which, isOneLost, list]) =>
    operation(
      `order ${textOf(list)} in the place of attempts ${which.join(', ')}${isOneLost ? ' and one that was lost' : ''}`,
      (model, real) => {
        const keys = which.map((each) => oneOf(model.attempts, each).key)
        const { customer } = oneOf(model.attempts, which[0] ?? 0)
        const supersedes = [...new Set(keys), ...(isOneLost ? [newKey()] : [])]
        return place(model, real, { key: newKey(), customer, wanted: wantedOf(model, list), supersedes })
      },
      hasAttempts,
    ),
  ),
  fc
    .tuple(fc.nat(7), fc.integer({ min: 2, max: 12 }))
    .map(([which, buyers]) =>
      operation(`${buyers} orders at once for one unit of product ${which}`, (model, real) =>
        rush(model, real, which, buyers),
      ),
    ),
]

/** The first buyers get a unit each, until the stock is used up. */
async function rush(model: ShopModel, real: RealShop, which: number, buyers: number): Promise<void> {
  const wanted = [{ product: oneOf(model.products, which), quantity: 1 }]
  const attempts = Array.from({ length: buyers }, (_, at) => ({
    key: newKey(),
    customer: oneOf(model.desk.customers, at),
    wanted,
    supersedes: [],
  }))
  const answers = await Promise.all(
    attempts.map(async (attempt) => {
      const items = attempt.wanted.map(({ product: { id }, quantity }) => ({ id, quantity }))
      const answer = await real.process().orders.place(attempt.key, { customer: attempt.customer, items })
      return { attempt, answer }
    }),
  )
  for (const { attempt, answer } of answers.toSorted((a, b) => rank(a.answer.outcome) - rank(b.answer.outcome))) {
    model.attempts.push(attempt)
    compareAnswer(model.place(attempt), answer)
  }
}

const rank = (outcome: string) => (outcome === 'placed' ? 0 : 1)

const adminOperations = [
  fc.tuple(number, fc.boolean()).map(([which, returnGoods]) =>
    operation(
      `delete order ${which}${returnGoods ? ' with its goods' : ''}`,
      async (model, real) => {
        const order = oneOf(model.orders, which)
        const removed = await real.process().orders.remove(order.id, { returnGoods })
        assert.equal(removed?.returned, model.remove(order, { returnGoods }))
      },
      hasOrders,
    ),
  ),
  number.map((which) =>
    operation(
      `take the stock of order ${which}`,
      async (model, real) => {
        // Mostly a short one.
        const short = model.orders.filter(({ shortOf }) => shortOf !== undefined)
        const order = oneOf(short.length > 0 && which % 4 > 0 ? short : model.orders, which)
        const { outcome } = await real.process().orders.takeStockAgain(order.id)
        assert.equal(outcome, model.takeStockAgain(order))
      },
      hasOrders,
    ),
  ),
  ...stepOperations,
  fc
    .tuple(fc.nat(7), fc.integer({ min: -4, max: 9 }))
    .map(([which, delta]) =>
      operation(`change the stock of product ${which} by ${delta}`, (model, real) =>
        changeStock(model, real, { key: newKey(), product: oneOf(model.products, which), delta }),
      ),
    ),
  number.map((which) =>
    operation(
      `repeat change of stock ${which}`,
      async (model, real) => {
        const { key, product, delta } = oneOf(model.presses, which)
        const changed = await real.process().products.changeStock(product.id, delta, { key })
        assert.deepEqual(changed, product.isDeleted ? undefined : { stock: product.stock, isRepeat: true })
      },
      hasPresses,
    ),
  ),
  fc.tuple(fc.nat(7), fc.integer({ min: -3, max: 6 }), fc.integer({ min: 1, max: 900 })).map(([which, units, rupees]) =>
    operation(`edit product ${which}: stock ${units}, price ₹${rupees}`, async (model, real) => {
      const product = oneOf(model.products, which)
      const seen = draftOf(product)
      const edited = { ...seen, pricePaise: rupees * 100, stock: seen.stock + units }
      const result = await real.process().products.edit(product.id, edited, seen, { key: newKey() })
      assert.equal(result === undefined, product.isDeleted)
      if (!result) return
      product.pricePaise = rupees * 100
      assert.equal(result.product.stock, model.changeStock(product, units))
    }),
  ),
  fc.nat(7).map((which) =>
    operation(`delete product ${which}`, async (model, real) => {
      const product = oneOf(model.products, which)
      assert.equal(await real.process().products.remove(product.id), !product.isDeleted)
      model.deleteProduct(product)
      await addProduct(model, real, { name: `Product ${model.products.length}`, stock: 5 })
    }),
  ),
]

async function changeStock(model: ShopModel, real: RealShop, press: ShopModel['presses'][number]): Promise<void> {
  const { key, product, delta } = press
  const changed = await real.process().products.changeStock(product.id, delta, { key })
  assert.deepEqual(changed, product.isDeleted ? undefined : { stock: model.changeStock(product, delta) })
  model.presses.push(press)
}

export async function addProduct(model: ShopModel, real: RealShop, { name, stock }: { name: string; stock: number }) {
  const draft = { ...goods.flowerPots, name, stock }
  const { id, code } = await real.process().products.create(draft)
  model.addProduct({ id, code, name, stock, pricePaise: draft.pricePaise })
}

function draftOf({ name, stock, pricePaise }: ModelProduct): Omit<Product, 'id' | 'code' | 'createdAt' | 'discount'> {
  return { ...goods.flowerPots, name, stock, pricePaise }
}

const restart = fc.constant(operation('restart', (_, real) => real.restart()))

/** Sequences of at most `most` operations; one in a hundred is a restart. */
export function sequences(most: number, replayPath?: string) {
  const desk = [...deskOperations, ...counterOperations, ...countOperations, ...customerOperations]
  const usual = [...orderOperations, ...orderOperations, ...adminOperations, ...desk]
  const all = [...Array.from({ length: 4 }, () => usual).flat(), restart]
  return fc.commands(all, { maxCommands: most, size: 'max', ...(replayPath && { replayPath }) })
}

function textOf(list: readonly Pick[]): string {
  return list.map(({ product, quantity }) => `${quantity} × product ${product}`).join(' + ')
}
