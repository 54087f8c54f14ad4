import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CartProduct } from '#domain/cart.ts'
import { withAgreedPrices } from '#domain/order/price-rise.ts'
import { fakeStorage } from '#test/fixtures/fake-storage.ts'
import { CART_NAME, createSavedCart } from './saved-cart.ts'

const chakkar: CartProduct = {
  id: 'p1',
  code: 'PRD0001',
  name: 'Ground Chakkar Big',
  imageUrl: '',
  unit: '1box',
  category: 'Ground crackers (Chakkar)',
  mrpPaise: 250_00,
  pricePaise: 50_00,
  discount: 80,
  stock: 3,
}

test('§2 the cart survives a reload', () => {
  const storage = fakeStorage()
  const before = createSavedCart(() => storage)
  before.add(chakkar)
  before.setQuantity(chakkar, 2)
  const after = createSavedCart(() => storage)
  assert.deepEqual(after.get(), [{ product: chakkar, quantity: 2 }])
})

test('§5 a refusal is returned and changes nothing', () => {
  const cart = createSavedCart(() => fakeStorage())
  cart.setQuantity(chakkar, 3)
  assert.equal(cart.add(chakkar), 'Only 3 items available in stock!')
  assert.equal(cart.add({ ...chakkar, id: 'p2', stock: 0 }), 'This product is out of stock!')
  assert.equal(cart.get()[0]?.quantity, 3)
  assert.equal(cart.get().length, 1)
})

test('subscribers are notified of a change, not of a refusal or of a refresh without changes', () => {
  const cart = createSavedCart(() => fakeStorage())
  let heard = 0
  cart.subscribe(() => (heard += 1))
  cart.add(chakkar)
  assert.equal(heard, 1)
  cart.setQuantity(chakkar, 99)
  cart.refresh([{ ...chakkar }])
  assert.equal(heard, 1)
  cart.refresh([{ ...chakkar, pricePaise: 60_00 }])
  assert.equal(heard, 2)
  assert.equal(cart.get()[0]?.product.pricePaise, 60_00)
})

test('a raised price stays unaccepted after a reload and in another tab, until the visitor accepts it', () => {
  const storage = fakeStorage()
  const here = createSavedCart(() => storage)
  const there = createSavedCart(() => storage)
  here.add(chakkar)
  there.reread()
  here.refresh([{ ...chakkar, pricePaise: 60_00 }])
  there.reread()
  assert.equal(there.get()[0]?.seenPaise, 50_00)
  const reloaded = createSavedCart(() => storage)
  reloaded.refresh([{ ...chakkar, pricePaise: 60_00 }])
  assert.equal(reloaded.get()[0]?.seenPaise, 50_00)
  reloaded.set(withAgreedPrices(reloaded.get()))
  here.reread()
  assert.deepEqual(here.get(), [{ product: { ...chakkar, pricePaise: 60_00 }, quantity: 1 }])
})

test('a change in another tab is read', () => {
  const storage = fakeStorage()
  const here = createSavedCart(() => storage)
  const there = createSavedCart(() => storage)
  assert.equal(here.get().length, 0)
  there.add(chakkar)
  here.reread()
  assert.equal(here.get().length, 1)
})

for (const [name, text] of [
  ['no JSON', '{"product'],
  ['not a list', '{"a":1}'],
  ['a line without a product', '[{"quantity":2}]'],
  ['null in the list', '[null]'],
  ['a quantity that is not a number', JSON.stringify([{ product: chakkar, quantity: '2' }])],
  ['a seen price that is not a number', JSON.stringify([{ product: chakkar, quantity: 2, seenPaise: 'x' }])],
  ['a negative price', JSON.stringify([{ product: { ...chakkar, pricePaise: -1 }, quantity: 2 }])],
]) {
  test(`a broken stored cart (${name}) is empty, not an error`, () => {
    assert.deepEqual(createSavedCart(() => fakeStorage({ [CART_NAME]: text ?? '' })).get(), [])
  })
}

test('a good line beside a broken one is kept', () => {
  const text = JSON.stringify([{ quantity: 1 }, { product: chakkar, quantity: 1 }])
  assert.equal(createSavedCart(() => fakeStorage({ [CART_NAME]: text })).get().length, 1)
})

test('with a full or forbidden storage the cart lives until a reload', () => {
  for (const storage of [fakeStorage({}, { full: true }), undefined]) {
    const cart = createSavedCart(() => storage)
    cart.add(chakkar)
    assert.equal(cart.get().length, 1)
  }
})

test('an emptied cart clears the storage', () => {
  const storage = fakeStorage()
  const cart = createSavedCart(() => storage)
  cart.add(chakkar)
  cart.remove('p1')
  assert.deepEqual(storage.kept, {})
})
