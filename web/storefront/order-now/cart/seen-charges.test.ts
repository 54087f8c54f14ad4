import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Cart, CartLine } from '#domain/cart.ts'
import type { ChargingSettings } from '#domain/checkout/charges.ts'
import { noteCharges, seenCharges } from './seen-charges.ts'

const charging = (amount: number, roundOff = false): ChargingSettings => ({
  packing: { unit: 'percent', amount },
  roundOff,
})
const cart = [{ product: { pricePaise: 100_25 }, quantity: 1 } as CartLine]

beforeEach(() => seenCharges.set(undefined))

for (const [what, before, now, seen] of [
  ['the first ones are stored', undefined, charging(5), charging(5)],
  ['lower ones are stored', charging(5), charging(3), charging(3)],
  ['a higher packing charge waits', charging(3), charging(5), charging(3)],
  ['a round-off that rounds down is stored', charging(0), charging(0, true), charging(0, true)],
] as const) {
  test(what, () => {
    seenCharges.set(before)
    noteCharges(cart, now)
    assert.deepEqual(seenCharges.get(), seen)
  })
}

test('an empty cart has no charges to accept', () => {
  const empty: Cart = []
  noteCharges(empty, charging(0))
  noteCharges(empty, charging(5))
  assert.deepEqual(seenCharges.get(), charging(5))
})
