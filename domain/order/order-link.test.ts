import assert from 'node:assert/strict'
import test from 'node:test'
import { randomBytes } from 'node:crypto'
import {
  isOrderLink,
  isOrderLinkPath,
  ORDER_LINK_BYTES,
  orderLinkEnd,
  orderLinkPath,
  withoutOrderLink,
} from './order-link.ts'

const link = 'Zk3_x-9aQ0bLmN4pR7sTuw'

test('a link is 128 random bits as 22 letters', () => {
  assert.equal(ORDER_LINK_BYTES * 8, 128)
  for (let n = 0; n < 50; n += 1) assert.ok(isOrderLink(randomBytes(ORDER_LINK_BYTES).toString('base64url')))
  for (const wrong of ['', link.slice(1), `${link}a`, `${link.slice(1)}+`, `${link}\n`, 'ORD20261028120000123'])
    assert.ok(!isOrderLink(wrong), JSON.stringify(wrong))
})

test('the page has an address in each language', () => {
  assert.equal(orderLinkPath(link, 'en'), `/order/${link}`)
  assert.equal(orderLinkPath(link, 'ta'), `/ta/order/${link}`)
})

test('a link ends half a year after the delivery, or a year after an order that nobody delivered', () => {
  const placedAt = '2026-10-28T06:30:00.000Z'
  assert.equal(orderLinkEnd({ placedAt }).toISOString(), '2027-10-28T06:30:00.000Z')
  const endedAt = '2026-11-04T06:30:00.000Z'
  assert.equal(orderLinkEnd({ placedAt, endedAt }).toISOString(), '2027-05-03T06:30:00.000Z')
})

test('no spelling of the address that the router may accept reaches a log line', () => {
  for (const path of [
    `/order/${link}`,
    `/order/${link}.data`,
    `/order/${link}/`,
    `/ta/order/${link}`,
    `/TA/Order/${link}`,
    `//order//${link}`,
    `/%6frder/${link}`,
    `/order%2F${link}`,
    `\\order\\${link}`,
    `/order/${link}/more/${link}`,
  ]) {
    assert.ok(isOrderLinkPath(path), path)
    assert.ok(!withoutOrderLink(path).includes(link), path)
  }
  assert.equal(withoutOrderLink(`/ta/order/${link}`), '/ta/order/[link]')
  for (const other of [
    '/ordernow',
    '/orders',
    '/admin/orders/ORD1/bill',
    '/admin/packing/ORD1',
    '/order',
    '/order/',
    '/%E0%A4%A',
  ])
    assert.equal(withoutOrderLink(other), other)
})
