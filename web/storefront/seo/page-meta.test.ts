import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestWeb } from '#test/shop/open-test-web.ts'
import { fittingDescription } from './page-meta.ts'

test('a page has the shop in its title, and one absolute address everywhere', async (t) => {
  const { send } = await openTestWeb(t)
  const html = await (await send('/about')).text()
  assert.match(html, /<title>About \| Sri Vinayaga Crackers<\/title>/)
  assert.match(html, /rel="canonical" href="http:\/\/shop\.test\/about"/)
  assert.match(html, /property="og:url" content="http:\/\/shop\.test\/about"/)
  assert.match(html, /property="og:image" content="http:\/\/shop\.test\/share\/shop\.jpg"/)
})

test('the landing page’s title is the shop and its tagline', async (t) => {
  const { send } = await openTestWeb(t)
  const html = await (await send('/')).text()
  assert.match(html, /<title>Sri Vinayaga Crackers · Light up every Deepavali<\/title>/)
})

test('a page names itself in every language, and has its own address in each', async (t) => {
  const { send } = await openTestWeb(t)
  const pages = { '/about': 'en_IN', '/ta/about': 'ta_IN' }
  for (const [path, locale] of Object.entries(pages)) {
    const html = await (await send(path)).text()
    const links = [...html.matchAll(/rel="alternate" hrefLang="([^"]+)" href="http:\/\/shop\.test([^"]+)"/g)]
    assert.deepEqual(
      links.map(([, language, address]) => [language, address]),
      [
        ['en', '/about'],
        ['ta', '/ta/about'],
        ['x-default', '/about'],
      ],
    )
    assert.match(html, new RegExp(`rel="canonical" href="http://shop\\.test${path}"`))
    assert.match(html, new RegExp(`property="og:locale" content="${locale}"`))
  }
})

test('a long description is cut after a whole word within 160 letters', () => {
  const cut = fittingDescription('sparklers '.repeat(20))
  assert.ok(cut.length <= 160)
  assert.match(cut, /sparklers…$/)
  assert.equal(fittingDescription('Short.'), 'Short.')
})
