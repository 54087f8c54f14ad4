import assert from 'node:assert/strict'
import test from 'node:test'
import type { Role } from '#domain/people/role.ts'
import { type Found, resultGroups } from './found.ts'

const none: Found = { orders: [], customers: [], products: [] }

const titles = (search: string, found: Found | undefined = none, role: Role = 'owner') =>
  resultGroups(search, role, found).flatMap(({ name, results }) => results.map(({ title }) => `${name}: ${title}`))

test('a screen is found by the beginnings of its words, in any order and case', () => {
  assert.deepEqual(titles('TRANSPORT'), ['Screens: Transport Offices', 'Screens: Dispatch'])
  assert.deepEqual(titles('offices tra'), ['Screens: Transport Offices'])
  assert.deepEqual(titles('ffices'), [])
  assert.deepEqual(titles('  '), [])
})

test('only screens that the role may open are found', () => {
  assert.deepEqual(titles('people', none, 'staff'), [])
  assert.deepEqual(titles('people', none, 'owner'), ['Screens: People'])
  assert.deepEqual(resultGroups('people', undefined, none), [], 'unknown')
  assert.ok(!titles('pack', none, 'owner').includes('Screens: Pack an Order'), 'its address needs an order')
})

test('screens are found although the shop does not answer', () => {
  assert.deepEqual(titles('stock movements', undefined), ['Screens: Stock Movements'])
})

test('orders come first; each result leads to its screen, opened', () => {
  const found: Found = {
    orders: [{ orderId: 'ORD1', name: 'கவிதா', totalPaise: 6776_00, step: 'packed' }],
    customers: [
      { id: 'ORD1', name: 'கவிதா', mobile: '9876543210', channel: 'online' },
      { id: 'CTR2', name: '', mobile: '9123456780', channel: 'counter' },
    ],
    products: [{ code: 'PRD0042', name: '4" Lakshmi', pricePaise: 45_00, stock: 1 }],
  }
  const groups = resultGroups('x', 'owner', found)
  assert.deepEqual(
    groups.map(({ name, results }) => [name, results.map(({ to, title, note }) => [to, title, note])]),
    [
      ['Orders', [['/admin/orders?order=ORD1', 'கவிதா', 'ORD1 · ₹6,776 · Packed']]],
      [
        'Customers',
        [
          ['/admin/customers?customer=ORD1', 'கவிதா', '98765 43210'],
          ['/admin/customers?channel=counter&customer=CTR2', '91234 56780', '91234 56780'],
        ],
      ],
      ['Products', [['/admin/products?search=PRD0042', '4" Lakshmi', 'PRD0042 · ₹45 · 1 piece in stock']]],
    ],
  )
})
