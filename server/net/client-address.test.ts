import assert from 'node:assert/strict'
import { BlockList } from 'node:net'
import test from 'node:test'
import { clientAddress, isTrusted } from './client-address.ts'

const proxies = new BlockList()
proxies.addAddress('127.0.0.1', 'ipv4')
proxies.addSubnet('10.0.0.0', 8, 'ipv4')

const cases: [what: string, connection: string, forwardedFor: string | null, expected: string][] = [
  ['no proxy: the connection', '203.0.113.5', null, '203.0.113.5'],
  ['a stranger cannot say that he is somebody else', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['our proxy says who called', '127.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['what the client wrote before our proxy is not believed', '127.0.0.1', '6.6.6.6, 203.0.113.5', '203.0.113.5'],
  ['two of our proxies in a row', '127.0.0.1', '203.0.113.5, 10.1.2.3', '203.0.113.5'],
  ['nonsense ends the walk', '127.0.0.1', '203.0.113.5, <script>', '127.0.0.1'],
  ['IPv4 written as IPv6', '::ffff:127.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['an empty header', '127.0.0.1', '', '127.0.0.1'],
  ['white space around the entries', '127.0.0.1', ' 6.6.6.6 ,\t203.0.113.5 ', '203.0.113.5'],
  ['an IPv6 address', '127.0.0.1', '2001:db8::5', '2001:db8::5'],
  ['an IPv4 address with a port', '127.0.0.1', '6.6.6.6:1, 203.0.113.5:4711', '203.0.113.5'],
  ['an IPv6 address with a port', '127.0.0.1', '[2001:db8::5]:4711', '2001:db8::5'],
  ['an IPv6 address in brackets', '127.0.0.1', '[2001:db8::5]', '2001:db8::5'],
  ['IPv4 as IPv6 with a port', '127.0.0.1', '[::ffff:203.0.113.5]:4711', '203.0.113.5'],
  ['a proxy of ours with a port', '127.0.0.1', '203.0.113.5, 10.1.2.3:8080', '203.0.113.5'],
  ['an empty entry ends the walk', '127.0.0.1', '203.0.113.5,', '127.0.0.1'],
  ['a name ends the walk', '127.0.0.1', '203.0.113.5, unknown', '127.0.0.1'],
  ['a number ends the walk', '127.0.0.1', '203.0.113.5, 3405803781', '127.0.0.1'],
  ['a port alone ends the walk', '127.0.0.1', '203.0.113.5, :80', '127.0.0.1'],
  ['a scope ends nothing and is trusted by nobody', '127.0.0.1', '6.6.6.6, fe80::1%eth0', 'fe80::1%eth0'],
  ['ten thousand entries', '127.0.0.1', '6.6.6.6, '.repeat(10_000) + '203.0.113.5', '203.0.113.5'],
]

for (const [what, connection, forwardedFor, expected] of cases) {
  test(what, () => assert.equal(clientAddress(connection, forwardedFor, proxies), expected))
}

test('an address that is none is never trusted', () => {
  assert.equal(isTrusted('', proxies), false)
  assert.equal(isTrusted('localhost', proxies), false)
})
