import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestWeb } from '#test/shop/open-test-web.ts'

test('GET /robots.txt keeps crawlers out of the back office and shows them the sitemap', async (t) => {
  const { send } = await openTestWeb(t)
  const response = await send('/robots.txt')
  assert.equal(response.headers.get('Content-Type'), 'text/plain; charset=utf-8')
  const lines = (await response.text()).trim().split('\n')
  assert.deepEqual(lines, [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /orders',
    'Disallow: /ta/orders',
    'Disallow: /live',
    '',
    'Sitemap: http://shop.test/sitemap.xml',
  ])
  const closed = lines.filter((line) => line.startsWith('Disallow')).map((line) => line.replace('Disallow: ', ''))
  for (const page of ['/', '/ordernow', '/contact', '/about', '/pricelist', '/ta', '/ta/ordernow']) {
    assert.ok(!closed.some((path) => page.startsWith(path)), page)
  }
})
