import assert from 'node:assert/strict'
import type { IncomingHttpHeaders } from 'node:http'
import test from 'node:test'
import { createOriginReader } from './origin.ts'

const fromProxy = (headers: IncomingHttpHeaders) => createOriginReader()(headers, () => true)
const fromAnybody = (headers: IncomingHttpHeaders) => createOriginReader()(headers, () => false)

const said: [headers: IncomingHttpHeaders, byProxy: string, byAnybody: string][] = [
  [{ host: 'shop.in' }, 'http://shop.in', 'http://shop.in'],
  [{ host: 'Shop.in:80' }, 'http://shop.in', 'http://shop.in'],
  [{ host: '[::1]:3000' }, 'http://[::1]:3000', 'http://[::1]:3000'],
  [{}, 'http://localhost', 'http://localhost'],
  [{ host: 'in:3000', 'x-forwarded-proto': 'https' }, 'https://in:3000', 'http://in:3000'],
  [
    { host: 'in', 'x-forwarded-host': 'shop.in, in', 'x-forwarded-proto': 'HTTPS,http' },
    'https://shop.in',
    'http://in',
  ],
  [
    { host: 'in', forwarded: 'for=1.2.3.4;Proto=https;host="shop.in:8443", for=5.6.7.8' },
    'https://shop.in:8443',
    'http://in',
  ],
  [{ host: 'in', forwarded: 'for=1.2.3.4', 'x-forwarded-host': 'shop.in' }, 'http://shop.in', 'http://in'],
  [{ host: 'in', 'x-forwarded-proto': 'gopher', 'x-forwarded-host': ' ' }, 'http://in', 'http://in'],
]

for (const [headers, byProxy, byAnybody] of said) {
  test(`${JSON.stringify(headers)} is ${byProxy} from a proxy, and ${byAnybody} from any other client`, () => {
    assert.equal(fromProxy(headers), byProxy)
    assert.equal(fromAnybody(headers), byAnybody)
  })
}

test('an invalid host is refused, from a proxy as well', () => {
  for (const host of [
    'a b',
    'a"b',
    "a'b",
    'a&b',
    '[',
    'shop.in/path',
    'shop.in?a',
    'shop.in#a',
    'me@shop.in',
    'me:word@shop.in',
    ':80',
    'a:b',
    '',
  ]) {
    assert.equal(fromAnybody({ host }), undefined, host)
    if (host) assert.equal(fromProxy({ host: 'shop.in', 'x-forwarded-host': host }), undefined, host)
  }
})

test('each request is read independently of the last one', () => {
  const originOf = createOriginReader()
  const hosts = ['shop.in', 'shop.in', 'a b', 'other.in', 'shop.in', 'a b']
  const read = hosts.map((host) => originOf({ host }, () => false))
  assert.deepEqual(read, [
    'http://shop.in',
    'http://shop.in',
    undefined,
    'http://other.in',
    'http://shop.in',
    undefined,
  ])
})
