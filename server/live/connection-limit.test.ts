import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { networkOf } from '../net/client-address.ts'
import { type ConnectionLimit, createConnectionLimit } from './connection-limit.ts'

const acquired = (limit: ConnectionLimit, address: string, times: number) =>
  Array.from({ length: times }, () => limit.acquire(address)).filter(Boolean).length

test('each address has its own limit', () => {
  const limit = createConnectionLimit({ all: 10, perAddress: 3 })
  assert.equal(acquired(limit, '203.0.113.5', 5), 3)
  assert.equal(acquired(limit, '203.0.113.6', 5), 3)
  assert.equal(limit.count(), 6)
})

test('all addresses together have a limit', () => {
  const limit = createConnectionLimit({ all: 4, perAddress: 3 })
  assert.equal(acquired(limit, '203.0.113.5', 3) + acquired(limit, '203.0.113.6', 3), 4)
})

test('a released connection can be acquired again; one never acquired cannot be released', () => {
  const limit = createConnectionLimit({ all: 10, perAddress: 1 })
  assert.equal(acquired(limit, '203.0.113.5', 2), 1)
  limit.release('203.0.113.5')
  limit.release('203.0.113.5')
  limit.release('203.0.113.6')
  assert.equal(limit.count(), 0)
  assert.equal(acquired(limit, '203.0.113.5', 2), 1)
})

test('addresses of one IPv6 /64 prefix count as one', () => {
  const limit = createConnectionLimit({ all: 10, perAddress: 2 })
  assert.equal(limit.acquire('2001:db8:1:2::1') && limit.acquire('2001:db8:1:2:aaaa::9'), true)
  assert.equal(limit.acquire('2001:db8:1:2:3:4:5:6'), false)
  assert.equal(limit.acquire('2001:db8:1:3::1'), true)
})

suite('the network of an address', () => {
  const cases: [address: string, network: string][] = [
    ['203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
    ['2001:db8::7', '2001:db8:0:0'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ]
  for (const [address, network] of cases) test(address, () => assert.equal(networkOf(address), network))
})
