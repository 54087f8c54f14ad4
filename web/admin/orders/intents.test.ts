import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OrderStep } from '#domain/steps/steps.ts'
import type { RemoveOptions } from '#server/orders/removed/remove-order.ts'
import { senderOf } from '#test/fixtures/sender.ts'
import type { Shop } from '#server/shop.ts'
import type { TakenAgain } from '#server/orders/take-stock-again.ts'
import { orderIntents as intents } from './intents.ts'

function shopThatKnows(known: string, taken: TakenAgain = { outcome: 'taken' }, leftAt?: OrderStep) {
  const calls: unknown[][] = []
  const record = (action: string) => async (orderId: string, state: unknown) => {
    calls.push([action, orderId, state])
    return orderId === known
  }
  const act = (action: string) => async (orderId: string, state: unknown) =>
    (await record(action)(orderId, state)) ? { outcome: 'done', step: 'confirmed' } : { outcome: 'gone' }
  const orders = {
    steps: { verify: act('verify'), complete: act('complete') },
    remove: async (orderId: string, options: RemoveOptions) => {
      if (!(await record('remove')(orderId, options))) return undefined
      if (options.returnGoods === 'unless away' && leftAt) return { leftAt }
      return { returned: options.returnGoods ? 26 : 0 }
    },
    restore: async (orderId: string) => ({ outcome: orderId === known ? 'done' : 'gone' }),
    takeStockAgain: async () => taken,
  }
  return { calls, shop: { orders } as unknown as Shop }
}

const sender = senderOf('p-selvi')

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('§4 a click on the first chip verifies the order', async () => {
  const { shop, calls } = shopThatKnows('ORD1')
  const stored = { ok: true, message: '', state: 'Verified' }
  assert.deepEqual(await intents.verify(form({ orderId: 'ORD1', state: 'Verified' }), shop, sender), stored)
  assert.deepEqual(calls, [['verify', 'ORD1', 'Verified']])
})

test('§4 a click on the second chip completes the order', async () => {
  const { shop, calls } = shopThatKnows('ORD1')
  const stored = { ok: true, message: '', state: 'Complete' }
  assert.deepEqual(await intents.complete(form({ orderId: 'ORD1', state: 'Complete' }), shop, sender), stored)
  assert.deepEqual(calls, [['complete', 'ORD1', 'Complete']])
})

test('§3 an unknown state changes no order', async () => {
  const { shop, calls } = shopThatKnows('ORD1')
  const failed = { ok: false, message: 'Failed to update order' }
  for (const state of ['', 'verified', 'Complete', '__proto__']) {
    assert.deepEqual(await intents.verify(form({ orderId: 'ORD1', state }), shop, sender), failed)
  }
  assert.deepEqual(await intents.complete(form({ orderId: 'ORD1', state: 'Verified' }), shop, sender), failed)
  assert.deepEqual(calls, [])
})

test('§8 an act on a deleted order returns a message', async () => {
  const { shop } = shopThatKnows('ORD1', { outcome: 'gone' })
  const gone = form({ orderId: 'ORD2', state: 'Verified' })
  const isGone = { ok: false, message: 'This order no longer exists.' }
  assert.deepEqual(await intents.verify(gone, shop, sender), isGone)
  assert.deepEqual(await intents.complete(form({ orderId: 'ORD2', state: 'Pending' }), shop, sender), isGone)
  assert.deepEqual(await intents['take-stock'](gone, shop, sender), isGone)
  assert.deepEqual(await intents.remove(gone, shop, sender), {
    ok: false,
    message: 'Failed to delete order. This order no longer exists.',
  })
})

test('§4 an order is deleted, and its goods go back to stock only when that is ticked', async () => {
  const { shop, calls } = shopThatKnows('ORD1')
  assert.deepEqual(await intents.remove(form({ orderId: 'ORD1' }), shop, sender), {
    ok: true,
    message: 'Order deleted',
  })
  assert.deepEqual(await intents.remove(form({ orderId: 'ORD1', returnGoods: 'yes' }), shop, sender), {
    ok: true,
    message: 'Order deleted. 26 items are back in stock.',
  })
  assert.deepEqual(calls, [
    ['remove', 'ORD1', { returnGoods: false, who: 'p-selvi' }],
    ['remove', 'ORD1', { returnGoods: 'unless away', who: 'p-selvi' }],
  ])
})

test('§4 goods that another person sent off since go back only from a question that showed them away', async () => {
  const { shop, calls } = shopThatKnows('ORD1', undefined, 'delivered')
  const ticked = (step: Record<string, string>) =>
    intents.remove(form({ orderId: 'ORD1', returnGoods: 'yes', ...step }), shop, sender)
  for (const step of [{}, { step: 'packed' }, { step: 'cancelled' }, { step: 'sent' }]) {
    const { ok, message } = await ticked(step)
    assert.equal(ok, false)
    assert.match(message, /^Not deleted. Its items have left the shop since\./)
  }
  assert.equal((await ticked({ step: 'dispatched' })).ok, true)
  assert.deepEqual(calls.at(-1), ['remove', 'ORD1', { returnGoods: true, who: 'p-selvi' }])
})

test('§4 an order that cannot be restored is a final refusal, so that Undo goes', async () => {
  const { shop } = shopThatKnows('ORD1')
  const restored = { ok: true, message: 'The order is restored.' }
  assert.deepEqual(await intents.restore(form({ orderId: 'ORD1' }), shop, sender), restored)
  const refused = { ok: false, message: 'This order can no longer be restored.', isFinal: true }
  assert.deepEqual(await intents.restore(form({ orderId: 'ORD2' }), shop, sender), refused)
})

const answer = (taken: TakenAgain) =>
  intents['take-stock'](form({ orderId: 'ORD1' }), shopThatKnows('', taken).shop, sender)

test('§4 trying again reports whether the stock was taken, or which product is short', async () => {
  assert.deepEqual(await answer({ outcome: 'taken' }), {
    ok: true,
    message: 'Stock reduced for this order.',
  })
  const lacking = [{ productId: 'a', name: 'Rocket', ordered: 4, inStock: 3 }]
  assert.deepEqual(await answer({ outcome: 'short', lacking }), {
    ok: false,
    message: 'Insufficient stock for product Rocket (4 ordered, 3 in stock)',
  })
  assert.deepEqual(await answer({ outcome: 'replaced', supersededBy: 'ORD2' }), {
    ok: false,
    message: 'ORD2 replaces this order.',
  })
})
