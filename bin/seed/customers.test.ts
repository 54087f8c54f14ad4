import { demoSettings } from '#domain/settings/shop-settings.ts'
import assert from 'node:assert/strict'
import test from 'node:test'
import { readCheckout } from '#domain/checkout/checkout-form.ts'
import { seededRandom } from './seeded-random.ts'
import { seedCustomer } from './customers.ts'

function many(count: number) {
  const random = seededRandom('customers')
  return Array.from({ length: count }, () => seedCustomer(random))
}

test('every seeded customer passes the checkout form', () => {
  for (const customer of many(2_000)) {
    assert.deepEqual(readCheckout(customer, demoSettings), { customer })
  }
})

test('they are many people: Latin and Tamil letters, near and far, with one mobile or two', () => {
  const people = many(2_000)
  const share = (isOne: (person: (typeof people)[number]) => boolean) => people.filter(isOne).length / people.length
  assert.ok(new Set(people.map(({ name }) => name)).size > 500)
  assert.ok(Math.abs(share(({ name }) => /[\u0b80-\u0bff]/.test(name)) - 0.23) < 0.05)
  assert.ok(Math.abs(share(({ state }) => state !== 'Tamil Nadu') - 0.1) < 0.05)
  assert.ok(Math.abs(share(({ alternateMobile }) => alternateMobile !== undefined) - 0.33) < 0.05)
})

test('the same random make the same people', () => assert.deepEqual(many(5), many(5)))
