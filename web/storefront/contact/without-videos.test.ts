import assert from 'node:assert/strict'
import test from 'node:test'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'

test('§2 /contact has phone, address and e-mail when the videos cannot be read, and is not cached then', async (t) => {
  const { shop, send } = await openTestWeb(t)
  shop.videos.all = () => Promise.reject(new Error('no such table'))
  shop.log.error = () => {}
  const response = await send('/contact')
  assert.equal(response.status, 503)
  const html = await response.text()
  for (const text of [demoSettings.phone, demoSettings.address, demoSettings.email]) {
    assert.ok(html.includes(`<main`) && html.split('<footer')[0]?.includes(text), text)
  }
  assert.match(html, /The videos cannot be played right now\./)
})
