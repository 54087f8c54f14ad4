import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Shop } from '#server/shop.ts'
import { missingFile } from './missing-file.ts'

const image = '/media/image/upload/a.png'
const video = '/media/video/upload/a.mp4'
const held = [`image ${image}`, `video ${video}`]
const shop = { media: { holds: async (kind: string, url: string) => held.includes(`${kind} ${url}`) } } as Pick<
  Shop,
  'media'
>

test('files of the shop may be saved, and so may none', async () => {
  assert.equal(await missingFile(shop, { imageUrl: '' }), undefined)
  assert.equal(await missingFile(shop, { imageUrl: image }), undefined)
  assert.equal(await missingFile(shop, { imageUrl: image, videoUrl: video }), undefined)
})

test('any other file names its field', async () => {
  assert.equal(await missingFile(shop, { imageUrl: 'https://evil.example/a.png' }), 'imageUrl')
  assert.equal(await missingFile(shop, { imageUrl: video }), 'imageUrl')
  assert.equal(await missingFile(shop, { imageUrl: image, videoUrl: image }), 'videoUrl')
  assert.equal(await missingFile(shop, { imageUrl: '/media/image/upload/swept.png' }), 'imageUrl')
})

test('an earlier file may stay', async () => {
  const old = 'https://media.example/image/upload/a.png'
  assert.equal(await missingFile(shop, { imageUrl: old }, { imageUrl: old }), undefined)
  assert.equal(await missingFile(shop, { imageUrl: old }, { imageUrl: image }), 'imageUrl')
})
