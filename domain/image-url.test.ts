import assert from 'node:assert/strict'
import test from 'node:test'
import { foreignImageUrls, imageUrl, imageWidths } from './image-url.ts'

test('§7 a transformation (format jpg, quality auto) is inserted after /upload/', () => {
  assert.equal(imageUrl('/media/image/upload/a.png'), '/media/image/upload/f_jpg,q_auto/a.png')
  assert.equal(
    imageUrl('https://media.example/shop/image/upload/v17/a.png'),
    'https://media.example/shop/image/upload/f_jpg,q_auto/v17/a.png',
  )
})

test('§7 an image at another origin is requested with the specification’s transformation, then without', () => {
  assert.deepEqual(foreignImageUrls('https://media.example/shop/image/upload/v17/a.png'), [
    'https://media.example/shop/image/upload/f_jpg,q_auto/v17/a.png',
    'https://media.example/shop/image/upload/v17/a.png',
  ])
  assert.deepEqual(foreignImageUrls('http://localhost:9000/a.png'), ['http://localhost:9000/a.png'])
  for (const own of ['/media/image/upload/a.png', '']) assert.deepEqual(foreignImageUrls(own), [])
})

test('a page names the width and the format it wants', () => {
  assert.equal(
    imageUrl('/media/image/upload/a.png', { width: 320, format: 'webp' }),
    '/media/image/upload/w_320,f_webp/a.png',
  )
  assert.equal(
    imageUrl('/media/image/upload/a.png', { width: 640, format: 'avif' }),
    '/media/image/upload/w_640,f_avif/a.png',
  )
  assert.deepEqual(imageWidths, [160, 320, 640, 1280])
})

test('only the first /upload/ counts, and an address without one stays as it is', () => {
  assert.equal(imageUrl('/upload/upload/a.png'), '/upload/f_jpg,q_auto/upload/a.png')
  for (const url of ['', '/poster.jpg', 'https://x.example/uploads/a.png']) assert.equal(imageUrl(url), url)
})
