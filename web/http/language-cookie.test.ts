import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestWeb } from '#test/shop/open-test-web.ts'
import { languageCookie, languageOfRequest } from './language-cookie.ts'

function languageAt(path: string, cookie = '') {
  return languageOfRequest(new Request(`http://shop.test${path}`, { headers: { Cookie: cookie } }))
}

test('a public page has the language of its address, the back office that of the person', () => {
  const [chosen = ''] = languageCookie('ta').split(';')
  assert.equal(languageAt('/ordernow', chosen), 'en')
  assert.equal(languageAt('/ta/ordernow'), 'ta')
  assert.equal(languageAt('/admin/orders', chosen), 'ta')
  assert.equal(languageAt('/admin/orders'), 'en')
  assert.equal(languageAt('/admin/orders', 'language=xx'), 'en', 'a language that was removed')
})

test('a page of the back office knows every route from the start, a public page those of its links later', async (t) => {
  const { send } = await openTestWeb(t)
  const isImported = async (path: string, cookie = '') =>
    /import \\?"\/assets\/manifest-\w+\.js/.test(await (await send(path, { cookie })).text())
  for (const language of ['en', 'ta']) assert.ok(await isImported('/vinayagaadmin', `language=${language}`), language)
  assert.equal(await isImported('/contact'), false)
})
