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

test('a page of the Tamil back office gets its routes without being loaded again', async (t) => {
  const { send } = await openTestWeb(t)
  for (const language of ['en', 'ta']) {
    const html = await (await send('/vinayagaadmin', { cookie: `language=${language}` })).text()
    const [, version = ''] = /\/assets\/manifest-(\w+)\.js/.exec(html) ?? []
    const query = new URLSearchParams({ paths: '/admin/orders', version })
    const answer = await send(`/__manifest?${query}`, { cookie: `language=${language}` })
    assert.equal(answer.status, 200, language)
    assert.match(await answer.text(), /admin.order-page/)
  }
  const older = await send(`/__manifest?${new URLSearchParams({ paths: '/admin/orders', version: 'older' })}`)
  assert.equal(older.status, 204, 'the control: a page of an older build is loaded again')
})
