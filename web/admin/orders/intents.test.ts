// The buttons of the orders screen, pressed against a shop that writes down what it is told.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Shop } from '#server/shop.ts'
import { intents } from './intents.ts'

function shopThatKnows(known: string) {
  const told: string[][] = []
  const tell = (act: string) => async (orderId: string, state: string) => {
    told.push([act, orderId, state])
    return orderId === known
  }
  const orders = { verify: tell('verify'), complete: tell('complete'), remove: tell('remove') }
  return { told, shop: { orders } as unknown as Shop }
}

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('§4 a click on the first chip verifies the order', async () => {
  const { shop, told } = shopThatKnows('ORD1')
  assert.deepEqual(await intents.verify(form({ orderId: 'ORD1', state: 'Verified' }), shop), { ok: true })
  assert.deepEqual(told, [['verify', 'ORD1', 'Verified']])
})

test('§4 a click on the second chip completes the order', async () => {
  const { shop, told } = shopThatKnows('ORD1')
  assert.deepEqual(await intents.complete(form({ orderId: 'ORD1', state: 'Complete' }), shop), { ok: true })
  assert.deepEqual(told, [['complete', 'ORD1', 'Complete']])
})

test('§3 a state that no chip has reaches no order', async () => {
  const { shop, told } = shopThatKnows('ORD1')
  for (const state of ['', 'verified', 'Complete', '__proto__']) {
    assert.equal((await intents.verify(form({ orderId: 'ORD1', state }), shop)).ok, false)
  }
  assert.equal((await intents.complete(form({ orderId: 'ORD1', state: 'Verified' }), shop)).ok, false)
  assert.deepEqual(told, [])
})

test('§8 an order that is gone is answered with a sentence', async () => {
  const { shop } = shopThatKnows('ORD1')
  const gone = form({ orderId: 'ORD2', state: 'Verified' })
  assert.deepEqual(await intents.verify(gone, shop), { ok: false, message: 'Failed to update order' })
  assert.deepEqual(await intents.remove(gone, shop), { ok: false, message: 'Failed to delete order' })
})

test('§4 an order is deleted', async () => {
  const { shop } = shopThatKnows('ORD1')
  assert.deepEqual(await intents.remove(form({ orderId: 'ORD1' }), shop), { ok: true })
})
