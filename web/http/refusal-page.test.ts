import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestWeb } from '#test/shop/open-test-web.ts'

test('a refused document is a page in its language; a script keeps the JSON', async (t) => {
  const { send } = await openTestWeb(t)
  const page = { Accept: 'text/html,*/*;q=0.8' }
  const body = new URLSearchParams({ text: 'x'.repeat(20_000) })
  const large = { method: 'POST', body, headers: { ...page, 'Content-Length': '20005' } }
  const foreign = { method: 'POST', headers: { ...page, Origin: 'https://evil.test' } }
  const cases: [path: string, init: RequestInit, status: number, tag: string, link: RegExp][] = [
    ['/about', large, 413, 'en-IN', /<a href="">Try again<\/a>/],
    ['/ta/about', large, 413, 'ta-IN', /<a href="">மீண்டும் முயற்சி செய்<\/a>/],
    ['/about', foreign, 403, 'en-IN', /<a href="http:\/\/shop\.test\/">/],
    ['/ta/about', foreign, 403, 'ta-IN', /<a href="http:\/\/shop\.test\/ta">/],
    ['/admin/orders', foreign, 403, 'en-IN', /<a href="http:\/\/shop\.test\/vinayagaadmin">/],
  ]
  for (const [path, init, status, tag, link] of cases) {
    const answer = await send(path, init)
    const text = await answer.text()
    assert.deepEqual([answer.status, /<html lang="([\w-]+)">/.exec(text)?.[1]], [status, tag], path)
    assert.match(text, link)
  }
  for (const method of ['GET', 'HEAD'])
    assert.equal((await send('/ta/orders', { method, headers: page })).headers.get('Content-Type'), 'application/json')
  const script = await send('/about', { ...large, headers: { ...large.headers, Accept: '*/*' } })
  assert.equal((await script.json()).message, 'The request is too large.')
})
