// How many may listen: in all, and from one address.
import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { networkOf } from '../http/client-address.ts'
import { openSeats } from './connection-limit.ts'

const takes = (seats: ReturnType<typeof openSeats>, address: string, times: number) =>
  Array.from({ length: times }, () => seats.take(address)).filter(Boolean).length

test('one address has its share, and others theirs', () => {
  const seats = openSeats({ all: 10, perAddress: 3 })
  assert.equal(takes(seats, '203.0.113.5', 5), 3)
  assert.equal(takes(seats, '203.0.113.6', 5), 3)
  assert.equal(seats.taken(), 6)
})

test('all together have no more than there are', () => {
  const seats = openSeats({ all: 4, perAddress: 3 })
  assert.equal(takes(seats, '203.0.113.5', 3) + takes(seats, '203.0.113.6', 3), 4)
})

test('a seat that was left can be taken again; a seat that was never taken cannot be left', () => {
  const seats = openSeats({ all: 10, perAddress: 1 })
  assert.equal(takes(seats, '203.0.113.5', 2), 1)
  seats.leave('203.0.113.5')
  seats.leave('203.0.113.5')
  seats.leave('203.0.113.6')
  assert.equal(seats.taken(), 0)
  assert.equal(takes(seats, '203.0.113.5', 2), 1)
})

test('an IPv6 line counts once, whatever address it makes up', () => {
  const seats = openSeats({ all: 10, perAddress: 2 })
  assert.equal(seats.take('2001:db8:1:2::1') && seats.take('2001:db8:1:2:aaaa::9'), true)
  assert.equal(seats.take('2001:db8:1:2:3:4:5:6'), false)
  assert.equal(seats.take('2001:db8:1:3::1'), true)
})

suite('the household of an address', () => {
  const cases: [address: string, household: string][] = [
    ['203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
    ['2001:db8::7', '2001:db8:0:0'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ]
  for (const [address, household] of cases) test(address, () => assert.equal(networkOf(address), household))
})
