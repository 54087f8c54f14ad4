// Against a shop that records its calls.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { senderOf } from '#test/fixtures/sender.ts'
import { type Product, productDefaults } from '#domain/product/product.ts'
import { editFields } from '#domain/product/product-edit.ts'
import { productTexts, type ProductTexts } from '#domain/product/product-form.ts'
import type { EditedProduct } from '#server/products/edit-product.ts'
import type { Shop } from '#server/shop.ts'
import { failureMessage, intents } from './intents.ts'

const rocket: Product = {
  id: 'p1',
  code: 'PRD0001',
  name: 'Rocket',
  imageUrl: '/media/image/upload/old.png',
  unit: '1box',
  category: 'Rocket',
  mrpPaise: 100_00,
  pricePaise: 20_00,
  discount: 80,
  stock: 10,
  ...productDefaults,
  createdAt: '2026-10-28T06:30:00.000Z',
}
const KEY = '0123456789abcdef'
const REPEATED = 'fedcba9876543210'
const seen = productTexts(rocket)

function shopWith(result: EditedProduct | undefined = { product: rocket }) {
  const calls: unknown[][] = []
  const products = {
    find: async (id: string) => (id === rocket.id ? rocket : undefined),
    changeStock: async (...args: [string, number, { key: string }]) => {
      const [id, delta, { key }] = args
      calls.push(args)
      return id === rocket.id ? { stock: 10 + delta, ...(key === REPEATED && { isRepeat: true }) } : undefined
    },
    edit: async (...args: unknown[]) => (calls.push(args), result),
    remove: async (id: string) => (calls.push([id]), id === rocket.id),
  }
  const media = { holds: async (_kind: string, url: string) => url.endsWith('/new.png') || url.endsWith('/new.mp4') }
  return { shop: { products, media } as unknown as Shop, calls }
}

const sender = senderOf('p-selvi')

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const edit = (changes: Partial<ProductTexts>, shop: Shop, over: Record<string, string> = {}) =>
  intents.edit(formOf({ id: 'p1', key: KEY, ...editFields({ ...seen, ...changes }, seen), ...over }), shop, sender)

test('§8 Stock updated successfully, and Added {n} units to stock', async () => {
  const { shop, calls } = shopWith()
  assert.deepEqual(await intents['set-stock'](formOf({ id: 'p1', key: KEY, seen: '10', typed: '7' }), shop, sender), {
    ok: true,
    id: 'p1',
    stock: 7,
    message: 'Stock updated successfully',
  })
  const added = await intents['add-stock'](formOf({ id: 'p1', key: KEY, units: '25' }), shop, sender)
  assert.equal(added.message, 'Added 25 units to stock')
  assert.deepEqual(calls, [
    ['p1', -3, { key: KEY, who: 'p-selvi' }],
    ['p1', 25, { key: KEY, who: 'p-selvi' }],
  ])
})

test('a repeated press counts once', async () => {
  const { shop } = shopWith()
  const again = await intents['add-stock'](formOf({ id: 'p1', key: REPEATED, units: '25' }), shop, sender)
  assert.equal(again.ok, true)
  assert.equal(again.message, 'Added 25 units to stock. We counted it once.')
})

test('§8 Failed to update stock', async () => {
  const { shop } = shopWith()
  for (const form of [
    { id: 'p1', key: KEY, units: '7' },
    { id: 'gone', key: KEY, units: '10' },
    { id: '', key: KEY, units: '10' },
    { id: 'p1', key: '', units: '10' },
    { id: 'p1', key: 'short', units: '10' },
  ]) {
    const answer = await intents['add-stock'](formOf(form), shop, sender)
    assert.deepEqual(answer, { ok: false, message: 'Failed to update stock', errors: {} })
  }
})

test('§8 Product updated successfully: the shown values are sent with the typed ones', async () => {
  const { shop, calls } = shopWith({ product: { ...rocket, stock: 12 } })
  const answer = await edit({ stock: '15', imageUrl: '/media/image/upload/new.png' }, shop)
  assert.deepEqual(answer, { ok: true, id: 'p1', stock: 12, message: 'Product updated successfully' })
  const [id, edited, before, options] = calls[0] as [string, Product, Product, unknown]
  assert.deepEqual([id, edited.stock, before.stock, options], ['p1', 15, 10, { key: KEY, who: 'p-selvi' }])
  assert.deepEqual([edited.imageUrl, before.imageUrl], ['/media/image/upload/new.png', '/media/image/upload/old.png'])
})

test('an edit to a price above the M.R.P. is stored only if confirmed; an existing one raises no question', async () => {
  const question = 'Our price ₹150 is above the M.R.P ₹100.'
  const { shop, calls } = shopWith()
  const asked = await edit({ ourPrice: '150', discount: '85' }, shop)
  assert.deepEqual(asked, { ok: false, message: `${question} Please confirm it.`, errors: { ourPrice: question } })
  assert.deepEqual(calls, [])
  assert.equal((await edit({ ourPrice: '150', discount: '' }, shop, { confirmed: question })).ok, true)
  const other = { 'seen.ourPrice': '150', 'seen.discount': '' }
  assert.equal((await edit({ ourPrice: '150', discount: '', stock: '9' }, shop, other)).ok, true)
})

test('a video is added and removed, and one that the shop does not have is refused', async () => {
  const { shop, calls } = shopWith()
  const gone = await edit({ videoUrl: '/media/video/upload/gone.mp4' }, shop)
  assert.equal(gone.message, 'The video is no longer there. Please choose it again.')
  assert.equal((await edit({ videoUrl: '/media/video/upload/new.mp4' }, shop)).ok, true)
  assert.equal((await edit({ videoUrl: '' }, shop, { 'seen.videoUrl': '/media/video/upload/old.mp4' })).ok, true)
  assert.deepEqual(
    calls.map(([, edited, before]) => [edited, before].map((draft) => (draft as Product).videoUrl)),
    [
      ['/media/video/upload/new.mp4', undefined],
      [undefined, '/media/video/upload/old.mp4'],
    ],
  )
})

test('§8 Failed to update product', async () => {
  const failed = { ok: false, message: 'Failed to update product', errors: {} }
  const { shop } = shopWith()
  assert.deepEqual(await edit({}, shop, { id: 'gone' }), failed)
  assert.deepEqual(await edit({}, shop, { key: '' }), failed)
  const goneMeanwhile = { ...shop, products: { ...shop.products, edit: async () => undefined } } as Shop
  assert.deepEqual(await edit({}, goneMeanwhile), failed)
})

test('§5 Please fill in all required fields', async () => {
  const { shop, calls } = shopWith()
  const answer = await edit({ ourPrice: ' ' }, shop)
  assert.equal(answer.message, 'Please fill in all required fields')
  assert.deepEqual(calls, [])
})

test('a picture that the shop does not have is refused, the existing one raises no question', async () => {
  const { shop, calls } = shopWith()
  const answer = await edit({ imageUrl: '/media/image/upload/swept.png' }, shop)
  assert.equal(answer.message, 'The image is no longer there. Please choose it again.')
  assert.deepEqual(calls, [])
  assert.equal((await edit({}, shop)).ok, true)
})

test('when another admin was quicker, the answer has the current value', async () => {
  const { shop } = shopWith({ product: { ...rocket, name: 'Sky Rocket' }, changedMeanwhile: ['productName'] })
  const answer = await edit({ productName: 'Big Rocket' }, shop)
  assert.ok(!answer.ok)
  assert.match(answer.message, /^Someone else has changed Product Name too/)
  assert.deepEqual(answer.others, { ...seen, productName: 'Sky Rocket' })
})

test('§8 Product deleted successfully, Failed to delete product', async () => {
  const { shop } = shopWith()
  assert.equal((await intents.delete(formOf({ id: 'p1' }), shop, sender)).message, 'Product deleted successfully')
  assert.equal((await intents.delete(formOf({ id: 'gone' }), shop, sender)).message, 'Failed to delete product')
  assert.equal((await intents.delete(formOf({}), shop, sender)).message, 'Failed to delete product')
})

test('§8 a failed action names what failed', () => {
  assert.equal(failureMessage('edit'), 'Failed to update product')
  assert.equal(failureMessage('delete'), 'Failed to delete product')
  assert.equal(failureMessage('add-stock'), 'Failed to update stock')
})
