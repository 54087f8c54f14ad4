import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGE_HEADER } from '#web/http/language-cookie.ts'
import { withLanguage } from './office-requests.ts'

test('requests name the language of the page to the shop, and to no other host', () => {
  const shop = 'https://shop.example'
  const asked = (url: string) =>
    withLanguage('ta', shop, new Request(url, { method: 'HEAD' })).headers.get(LANGUAGE_HEADER)
  assert.equal(asked('https://shop.example/admin/orders.data'), 'ta')
  assert.equal(asked('https://media.example/picture.jpg'), null)
  assert.equal(asked('https://shop.example:8443/picture.jpg'), null)
  assert.equal(asked('http://shop.example/picture.jpg'), null)
})
