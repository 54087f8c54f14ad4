import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { imageUrl, imageWidths } from '#domain/image-url.ts'
import { readImagePath } from './image-size.ts'

const name = `${'0123456789abcdef'.repeat(2)}.png`
const url = `/media/image/upload/${name}`

test('the stored image', () => assert.deepEqual(readImagePath(url), { name }))

suite('§7 every image address in a page is served in its size', () => {
  for (const width of imageWidths) {
    for (const format of ['jpg', 'webp', 'avif'] as const) {
      const path = imageUrl(url, { width, format })
      test(path, () => {
        const { size } = readImagePath(path) ?? {}
        assert.deepEqual({ width: size?.width, format: size?.format }, { width, format })
      })
    }
  }
  test('§7 format jpg, quality auto', () => assert.equal(readImagePath(imageUrl(url))?.size?.format, 'jpg'))
  test('%2C is a comma', () =>
    assert.equal(readImagePath(url.replace(name, `w_320%2Cf_webp/${name}`))?.size?.width, 320))
})

suite('any other path is no image', () => {
  const strange = [
    '',
    '/',
    '/media/image/upload/',
    '/media/image/upload',
    `/media/video/upload/${name}`,
    `/media/image/upload/w_321,f_webp/${name}`,
    `/media/image/upload/w_320,f_gif/${name}`,
    `/media/image/upload/w_320,f_png/${name}`,
    `/media/image/upload/f_webp,w_320/${name}`,
    `/media/image/upload/w_320/${name}`,
    `/media/image/upload/w_99999,f_webp/${name}`,
    `/media/image/upload/w_320,f_webp/w_320,f_webp/${name}`,
    `/media/image/upload//${name}`,
    `/media/image/upload/../${name}`,
    '/media/image/upload/../../../../etc/passwd',
    '/media/image/upload/..%2f..%2f..%2fetc%2fpasswd',
    '/media/image/upload/%2e%2e/%2e%2e/shop.db',
    '/media/image/upload/..\\..\\shop.db',
    `/media/image/upload/${name}%00`,
    `/media/image/upload/${name}\0.html`,
    `/media/image/upload/${name}/`,
    `/media/image/upload/${name}\n`,
    `/media/image/upload/${name.toUpperCase()}`,
    `/media/image/upload/${name.replace('.png', '.svg')}`,
    `/media/image/upload/${name.replace('.png', '')}`,
    `/media/image/upload/.tmp-0123456789abcdef`,
    `/media/image/upload/constructor/${name}`,
    `/media/image/upload/${'a'.repeat(100_000)}.png`,
    `/media/image/upload/${'w_320,f_webp/'.repeat(10_000)}${name}`,
    `/media/derived/w_320,f_webp/${name}`,
    '/media/image/upload/%',
  ]
  for (const path of strange) {
    test(JSON.stringify(path.slice(0, 80)), () => assert.equal(readImagePath(path), undefined))
  }
})
