import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoSettings } from '../settings/shop-settings.ts'
import { firstSteps } from './first-steps.ts'

const demo = { settings: demoSettings, demoGoods: 234, ownProducts: 0, hasOrders: false, hasCustomerOrders: false }
const identity = {
  name: 'Murugan Fireworks',
  address: '7, North Car Street',
  phone: '1',
  email: 'owner@murugan.example',
  whatsappNumber: '915555507777',
}
const own = { ...demoSettings, ...identity, upiId: 'murugan@example' }
const done = (progress: typeof demo) =>
  firstSteps(progress)
    ?.filter(({ isDone }) => isDone)
    .map(({ name }) => name)

test('no step of the demo is done, although it takes orders', () => assert.deepEqual(done(demo), []))

test('each step is done by its own data', () => {
  assert.deepEqual(done({ ...demo, settings: { ...demoSettings, ...identity } }), ['who'])
  const { name, ...nameless } = identity
  assert.deepEqual(done({ ...demo, settings: { ...demoSettings, ...nameless } }), [], `without ${name}`)
  assert.deepEqual(done({ ...demo, settings: own }), ['who', 'payment'])
  assert.deepEqual(done({ ...demo, settings: { ...own, upiId: '' } }), ['who'])
  const bank = { accountName: 'M', accountNumber: '10', ifsc: 'IOBA0000001', bankName: '', branch: '' }
  assert.deepEqual(done({ ...demo, settings: { ...own, upiId: '', bank } }), ['who', 'payment'], 'paid by bank')
  const { upiId } = demoSettings
  assert.deepEqual(done({ ...demo, settings: { ...own, upiId, bank } }), ['who'], 'the UPI ID is still the demo’s')
  assert.deepEqual(done({ ...demo, settings: { ...own, upiId: '', callItEnquiry: true } }), ['who', 'payment'])
  assert.deepEqual(done({ ...demo, demoGoods: 0 }), [], 'no products are not own products')
  assert.deepEqual(done({ ...demo, demoGoods: 0, ownProducts: 1 }), ['products'])
  assert.deepEqual(done({ ...demo, hasOrders: true }), ['try'])
})

test('the owner of a new shop tries an order and opens it, and then no step is left', () => {
  const shop = { ...demo, settings: own, demoGoods: 0, ownProducts: 12 }
  assert.deepEqual(done(shop), ['who', 'payment', 'products', 'open'])
  assert.equal(firstSteps({ ...shop, hasOrders: true }), undefined)
  const closed = { ...shop, hasOrders: true, settings: { ...own, takingOrders: false } }
  assert.deepEqual(done(closed), ['who', 'payment', 'products', 'try'])
  assert.equal(firstSteps({ ...closed, hasCustomerOrders: true }), undefined, 'a closed season is no first step')
})
