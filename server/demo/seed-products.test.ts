// The seed plants every demo product once, with its picture, and cleans up after itself when it fails.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Product } from '#domain/product.ts'
import type { ProductDraft } from '#domain/product-form.ts'
import sharp from 'sharp'
import { demoProducts } from './catalogue.ts'
import { plantDemo } from './seed-products.ts'

const goods = demoProducts.slice(0, 5)

function emptyShop() {
  const planted: Product[] = []
  const uploads: Uint8Array[] = []
  return {
    planted,
    uploads,
    products: {
      all: async () => planted,
      async create(draft: ProductDraft, { code = '' } = {}) {
        const product = { id: code, code, createdAt: '2026-11-20T00:00:00.000Z', ...draft }
        planted.push(product)
        return product
      },
    },
    media: { putImage: async (bytes: Uint8Array) => `/media/image/upload/${uploads.push(bytes)}.png` },
  }
}

test('every product is planted under its code with all it has', async () => {
  const shop = emptyShop()
  await plantDemo(shop, goods)
  assert.equal(shop.planted.length, goods.length)
  for (const product of goods) assert.partialDeepStrictEqual(ofCode(shop.planted, product.code), product)
})

test('every product has a picture of its own, a PNG of 640 by 640', async () => {
  const shop = emptyShop()
  await plantDemo(shop, goods)
  assert.equal(new Set(shop.planted.map(({ imageUrl }) => imageUrl)).size, goods.length)
  for (const bytes of shop.uploads) {
    const { format, width, height } = await sharp(bytes).metadata()
    assert.deepEqual([format, width, height], ['png', 640, 640])
  }
})

test('a seed that was cut short is finished, not repeated', async () => {
  const shop = emptyShop()
  await plantDemo(shop, goods.slice(0, 2))
  await plantDemo(shop, goods)
  assert.deepEqual(
    shop.planted.map(({ code }) => code).toSorted(),
    goods.map(({ code }) => code),
  )
})

test('a picture that cannot be kept stops the seed with its reason', async () => {
  const shop = emptyShop()
  const fullDisk = { putImage: () => Promise.reject(new Error('No room left')) }
  await assert.rejects(plantDemo({ ...shop, media: fullDisk }, goods), /No room left/)
  assert.deepEqual(shop.planted, [])
})

const ofCode = (products: Product[], wanted: string) => products.find(({ code }) => code === wanted)
