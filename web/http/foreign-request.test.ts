import assert from 'node:assert/strict'
import test from 'node:test'
import { isCrossOrigin, refuseForeign } from './foreign-request.ts'

const PAGE = 'text/html,application/xhtml+xml,*/*;q=0.8'
const REFUSED = 'This request came from another site and was refused.'

function createRefusalCache() {
  const logged: Record<string, unknown>[] = []
  const log = { warn: (event: string, details?: Record<string, unknown>) => void logged.push({ event, ...details }) }
  let now = 5_000
  return {
    logged,
    wait: (seconds: number) => void (now += seconds * 1_000),
    refuse: (url: string, headers: Record<string, string>) =>
      refuseForeign(new Request(url, { method: 'POST', headers }), log, () => now),
  }
}

const behindProxy = { Origin: 'https://shop.test', 'Sec-Fetch-Site': 'same-origin' }

test('behind an untrusted proxy the log names the settings, and the page says where to look', async () => {
  const { refuse, logged } = createRefusalCache()
  const answer = refuse('http://shop.test/vinayagaadmin?next=9876543210', { ...behindProxy, Accept: PAGE })
  assert.equal(answer?.status, 403)
  assert.equal(answer.headers.get('Content-Type'), 'text/html; charset=utf-8')
  const text = await answer.text()
  assert.ok(
    text.includes(
      `<p>${REFUSED} The shop does not know its own address yet. Its log says which setting is missing.</p>`,
    ),
  )
  assert.ok(text.includes('<a href="http://shop.test/vinayagaadmin">Open the shop</a>'))
  assert.deepEqual(logged, [
    {
      event: 'request refused as foreign',
      origin: 'https://shop.test',
      fetchSite: 'same-origin',
      expected: 'http://shop.test',
      mend:
        "Set TRUSTED_PROXIES to the proxy's address, so that its X-Forwarded-Proto is believed; " +
        'or set PUBLIC_URL to https://shop.test',
    },
  ])
})

test('under another name than PUBLIC_URL the page leads to the right one', async () => {
  const { refuse, logged } = createRefusalCache()
  const headers = { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' }
  const answer = refuse('https://shop.test/vinayagaadmin', { ...headers, Accept: PAGE })
  assert.ok(
    (await answer?.text())?.includes(`<p>${REFUSED} Please open the shop at https://shop.test and try again.</p>`),
  )
  assert.equal(
    logged[0]?.mend,
    'If visitors reach the shop at http://localhost:3000 and not at https://shop.test: set PUBLIC_URL to it, or let the proxy pass the Host header on',
  )
})

test('a program gets JSON, and the router the bare sentence', async () => {
  const { refuse } = createRefusalCache()
  const message = `${REFUSED} Please open the shop at http://shop.test and try again.`
  const other = { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' }
  assert.deepEqual(await refuse('http://shop.test/orders', other)?.json(), { message })
  assert.equal(await refuse('http://shop.test/admin/orders.data', { ...other, Accept: '*/*' })?.text(), message)
})

test('a cross-site request is logged, at most once a minute; our own requests pass', () => {
  const { refuse, logged, wait } = createRefusalCache()
  const other = { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' }
  for (let sent = 0; sent < 100; sent += 1) refuse('http://shop.test/orders', other)
  wait(59)
  refuse('http://shop.test/orders', other)
  assert.equal(logged.length, 1)
  assert.equal(logged[0]?.mend, 'Another site sent it: nothing to mend')
  wait(1)
  refuse('http://shop.test/orders', { Origin: 'null' })
  assert.equal(logged.length, 2)
  assert.equal(refuse('http://shop.test/orders', { Origin: 'http://shop.test' }), undefined)
})

test('a forged Host never becomes markup, and a long header never a long line', async () => {
  const { refuse, logged } = createRefusalCache()
  const answer = refuse('http://a"b&c.test/', { Origin: `http://${'x'.repeat(5_000)}`, Accept: PAGE })
  assert.ok((await answer?.text())?.includes('<a href="http://a&#34;b&#38;c.test/">'))
  assert.equal(String(logged[0]?.origin).length, 200)
})

const cases: [what: string, method: string, headers: Record<string, string>, isRefused: boolean][] = [
  ['our own page', 'POST', { Origin: 'https://shop.test', 'Sec-Fetch-Site': 'same-origin' }, false],
  ['an old browser on our own page', 'POST', { Origin: 'https://shop.test' }, false],
  ['no browser at all', 'POST', {}, false],
  ['another site', 'POST', { Origin: 'https://evil.test' }, true],
  ['another site without Origin', 'POST', { 'Sec-Fetch-Site': 'cross-site' }, true],
  ['a sibling site', 'POST', { Origin: 'https://blog.shop.test', 'Sec-Fetch-Site': 'same-site' }, true],
  ['a sandboxed page', 'POST', { Origin: 'null' }, true],
  ['the same name over plain http', 'POST', { Origin: 'http://shop.test' }, true],
  ['another port', 'DELETE', { Origin: 'https://shop.test:8443' }, true],
  ['a link from another site', 'GET', { 'Sec-Fetch-Site': 'cross-site' }, false],
]

for (const [what, method, headers, isRefused] of cases) {
  test(`${isRefused ? 'refused' : 'let through'}: ${what}`, () => {
    assert.equal(isCrossOrigin(new Request('https://shop.test/orders', { method, headers })), isRefused)
  })
}

const isForeign = (headers: Record<string, string>) =>
  isCrossOrigin(new Request('http://shop.test/order/x', { method: 'POST', headers }))

test('a form of a page without referrer passes, if the browser says that the page is ours', () => {
  assert.equal(isForeign({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }), false)
  for (const site of ['cross-site', 'same-site', 'none', '']) {
    const headers = { Origin: 'null', ...(site !== '' && { 'Sec-Fetch-Site': site }) }
    assert.equal(isForeign(headers), true, `null, ${site}`)
  }
  assert.equal(isForeign({ Origin: 'https://evil.test', 'Sec-Fetch-Site': 'same-origin' }), true)
})
