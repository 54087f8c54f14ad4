import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Product } from '#domain/product/product.ts'
import type { ProductDraft } from '#domain/product/product-form.ts'
import sharp from 'sharp'
import { demoProducts } from './catalogue.ts'
import { seedDemoProducts } from './seed-products.ts'

const catalogue = demoProducts.slice(0, 5)

function emptyShop() {
  const created: Product[] = []
  const uploads: Uint8Array[] = []
  return {
    created,
    uploads,
    products: {
      all: async () => created,
      async create(draft: ProductDraft, { code = '' } = {}) {
        const product = { id: code, code, discount: 0, createdAt: '2026-11-20T00:00:00.000Z', ...draft }
        created.push(product)
        return product
      },
    },
    media: { putImage: async (bytes: Uint8Array) => `/media/image/upload/${uploads.push(bytes)}.png` },
  }
}

test('every product is created under its code with all its fields', async () => {
  const shop = emptyShop()
  await seedDemoProducts(shop, catalogue)
  assert.equal(shop.created.length, catalogue.length)
  for (const product of catalogue) assert.partialDeepStrictEqual(ofCode(shop.created, product.code), product)
})

test('every product has its own image, a PNG of 640 by 640', async () => {
  const shop = emptyShop()
  await seedDemoProducts(shop, catalogue)
  assert.equal(new Set(shop.created.map(({ imageUrl }) => imageUrl)).size, catalogue.length)
  for (const bytes of shop.uploads) {
    const { format, width, height } = await sharp(bytes).metadata()
    assert.deepEqual([format, width, height], ['png', 640, 640])
  }
})

test('an interrupted seeding is finished, not repeated', async () => {
  const shop = emptyShop()
  await seedDemoProducts(shop, catalogue.slice(0, 2))
  await seedDemoProducts(shop, catalogue)
  assert.deepEqual(
    shop.created.map(({ code }) => code).toSorted(),
    catalogue.map(({ code }) => code),
  )
})

test('an image that cannot be stored stops the seeding with its reason', async () => {
  const shop = emptyShop()
  const fullDisk = { putImage: () => Promise.reject(new Error('No room left')) }
  await assert.rejects(seedDemoProducts({ ...shop, media: fullDisk }, catalogue), /No room left/)
  assert.deepEqual(shop.created, [])
})

const ofCode = (products: Product[], wanted: string) => products.find(({ code }) => code === wanted)
