import assert from 'node:assert/strict'
import { test } from 'node:test'
import { senderOf } from '#test/fixtures/sender.ts'
import { type Product, productDefaults } from '#domain/product/product.ts'
import type { ProductDraft } from '#domain/product/product-form.ts'
import type { Shop } from '#server/shop.ts'
import { intents } from './intents.ts'

const KEY = '0123456789abcdef0123456789abcdef'
const fields = {
  productName: 'Rocket',
  unit: '1box',
  category: 'Rocket',
  mrp: '100',
  discount: '80',
  ourPrice: '20',
  stock: '10',
  imageUrl: '/media/image/upload/a.png',
  videoUrl: '',
  saveKey: KEY,
}

type Kept = { product: Pick<Product, 'name' | 'code'>; isOther?: true } | undefined

const rocketKept: Kept = { product: { name: 'Rocket', code: 'PRD0007' } }

async function save(
  changes: Partial<typeof fields>,
  { kept = rocketKept, confirmed = '' }: { kept?: Kept; confirmed?: string } = {},
) {
  const calls: { draft: ProductDraft; key: string }[] = []
  const products = { save: async (draft: ProductDraft, key: string) => (calls.push({ draft, key }), kept) }
  const media = { holds: async (_kind: string, url: string) => url === fields.imageUrl }
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...changes, confirmed })) form.set(name, value)
  return { answer: await intents.save(form, { products, media } as unknown as Shop, senderOf('p-selvi')), calls }
}

test('§2 the filled-in form is stored under the key of its attempt', async () => {
  const { answer, calls } = await save({})
  assert.deepEqual(answer, { ok: true, message: 'Product uploaded successfully!' })
  assert.equal(calls[0]?.key, KEY)
  assert.deepEqual(calls[0]?.draft, {
    name: 'Rocket',
    unit: '1box',
    category: 'Rocket',
    mrpPaise: 100_00,
    pricePaise: 20_00,
    stock: 10,
    ...productDefaults,
    imageUrl: fields.imageUrl,
  })
})

test('§5 Please fill in all required fields and wait for image upload', async () => {
  const { answer, calls } = await save({ productName: '' })
  const message = 'Please fill in all required fields and wait for image upload'
  assert.deepEqual(answer, { ok: false, message, errors: { productName: 'Required' } })
  assert.deepEqual(calls, [])
})

test('a price above the M.R.P., or of ₹0, is stored only when exactly these amounts were confirmed', async () => {
  const question = 'Our price ₹150 is above the M.R.P ₹100.'
  const above = { mrp: '100', ourPrice: '150', discount: '85' }
  const asked = await save(above)
  assert.deepEqual(asked.answer, {
    ok: false,
    message: `${question} Please confirm it.`,
    errors: { ourPrice: question },
  })
  assert.deepEqual(asked.calls, [])
  assert.deepEqual((await save({ ...above, ourPrice: '160' }, { confirmed: question })).calls, [])
  const confirmed = await save(above, { confirmed: question })
  assert.equal(confirmed.answer.ok, true)
  assert.equal(confirmed.calls[0]?.draft.pricePaise, 150_00)
  assert.deepEqual((await save({ ourPrice: '0' })).calls, [])
  assert.equal((await save({ ourPrice: '0' }, { confirmed: 'Our price is ₹0.' })).answer.ok, true)
})

test('§5 Stock count cannot be negative', async () => {
  const { answer } = await save({ stock: '-1' })
  assert.equal(!answer.ok && answer.message, 'Stock count cannot be negative')
})

for (const saveKey of ['', 'short', 'x'.repeat(65), '0123456789 abcdef']) {
  test(`§8 without the key of an attempt ("${saveKey.slice(0, 20)}") nothing is saved`, async () => {
    const { answer, calls } = await save({ saveKey })
    assert.deepEqual(answer, { ok: false, message: 'Failed to save product', errors: {} })
    assert.deepEqual(calls, [])
  })
}

test('a picture that is deleted, or was never stored, must be chosen again', async () => {
  const { answer, calls } = await save({ imageUrl: '/media/image/upload/gone.png' })
  assert.equal(!answer.ok && answer.message, 'The image is no longer there. Please choose it again.')
  assert.deepEqual(calls, [])
})

test('a save under the key of a different product names the existing one', async () => {
  const { answer } = await save({}, { kept: { product: { name: 'Bomb', code: 'PRD0001' }, isOther: true } })
  assert.equal(
    !answer.ok && answer.message,
    'Bomb is in the shop already as PRD0001. Save again to add this as another product.',
  )
})

test('§8 a repeated save of a product deleted since returns Failed to save product', async () => {
  const { calls } = await save({})
  assert.equal(calls.length, 1)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const shop = { products: { save: async () => undefined }, media: { holds: async () => true } } as unknown as Shop
  assert.deepEqual(await intents.save(form, shop, senderOf('p-selvi')), {
    ok: false,
    message: 'Failed to save product',
    errors: {},
  })
})
