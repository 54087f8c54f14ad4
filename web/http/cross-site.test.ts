import assert from 'node:assert/strict'
import test from 'node:test'
import { isFromElsewhere } from './cross-site.ts'

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
    assert.equal(isFromElsewhere(new Request('https://shop.test/orders', { method, headers })), isRefused)
  })
}
