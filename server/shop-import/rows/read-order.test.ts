import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { firstCategories } from '#domain/category/category.ts'
import type { Order } from '#domain/order/order.ts'
import type { ProductRow } from '#server/database/tables.ts'
import { openGoods } from './goods.ts'
import { openOrderNumbers } from './order-numbers.ts'
import { noneCounted, openCodes } from './plan-products.ts'
import { readOrder } from './read-order.ts'
import type { Report } from './report.ts'
import type { ShopState } from './shop-state.ts'

const rocket = {
  id: 'p1',
  code: 'PRD0042',
  name: 'Rocket',
  unit: '1pkt',
  category: 'Rocket',
  mrp_paise: 100_00,
  price_paise: 20_00,
  image_url: '',
} as ProductRow
const state: ShopState = {
  categories: [],
  products: new Map([[rocket.id, rocket]]),
  former: new Map(),
  moved: new Set(),
  videos: new Map(),
  orderIds: new Set(['ORD20241102183000999']),
  imported: { products: new Map(), orders: new Map(), videos: new Set() },
  demoProducts: 0,
}
const line = { id: 'p1', code: 'PRD0042', productName: 'Rocket', quantity: 2, ourPrice: 20 }
const customerDetails = {
  name: 'Selvi',
  state: 'Tamil Nadu',
  stateType: 'State' as const,
  district: 'Madurai',
  pincode: '625001',
  mobile: '9876543210',
  address: '1, Car Street',
}
const plain = {
  orderId: 'ORD20241102183000123',
  orderDate: '2/11/2024',
  orderTime: '6:30:00 pm',
  totalItems: 2,
  totalAmount: 40,
  verified: 'Verified',
  completion: 'Complete',
  customerDetails,
  items: [line],
}

function read(changes: Record<string, unknown>) {
  const said: string[] = []
  const report = {
    add() {},
    unknown: (_section: string, field: string) => said.push(`unknown ${field}`),
  } as unknown as Report
  const codes = openCodes(['PRD0042'])
  const planned = {
    added: [],
    elsewhere: [],
    byKey: new Map([['p1', rocket]]),
    counts: noneCounted(),
    codes,
  }
  const found = readOrder(
    { ...plain, ...changes },
    {
      key: '-N1',
      say: (field, outcome, sentence) => said.push(`${field} ${outcome}: ${sentence}`),
      report,
      goods: openGoods(planned, state),
      categories: firstCategories.map((name) => ({ name })),
      rule: { order: 'day first', isCertain: true },
      numbers: openOrderNumbers(state.orderIds, new Set(['ORD20241102183000123'])),
      now: new Date('2026-11-27T00:00:00Z'),
    },
  )
  return { ...found, said }
}

const withCustomer = (changes: Record<string, unknown>) => ({ customerDetails: { ...customerDetails, ...changes } })
const withLine = (changes: Record<string, unknown>) => ({ items: [{ ...line, ...changes }] })

test('an order of the specification is read without a word', () => {
  const { order, said } = read({})
  assert.deepEqual(said, [])
  assert.deepEqual(order, {
    orderId: 'ORD20241102183000123',
    placedAt: '2024-11-02T13:00:00.000Z',
    orderDate: '2/11/2024',
    orderTime: '6:30:00 pm',
    totalItems: 2,
    totalPaise: 40_00,
    verified: 'Verified',
    completion: 'Complete',
    step: 'delivered',
    stockDeducted: true,
    customer: customerDetails,
    items: [
      {
        productId: 'p1',
        code: 'PRD0042',
        name: 'Rocket',
        imageUrl: '',
        unit: '1pkt',
        category: 'Rocket',
        mrpPaise: 100_00,
        pricePaise: 20_00,
        discount: 80,
        quantity: 2,
      },
    ],
  } satisfies Order)
})

suite('what is read without a word', () => {
  const table: [what: string, changes: Record<string, unknown>, value: (order: Order) => unknown, expected: unknown][] =
    [
      ['a total as text', { totalAmount: '₹ 40.00' }, (order) => order.totalPaise, 40_00],
      ['the lines counted', { totalItems: 1 }, (order) => order.totalItems, 2],
      ['no state', { verified: undefined, completion: null }, (order) => order.step, 'placed'],
      ['only verified', { completion: 'Pending' }, (order) => order.step, 'confirmed'],
      [
        'a number in small letters',
        { orderId: 'ord20241102183000123' },
        (order) => order.orderId,
        'ORD20241102183000123',
      ],
      [
        'a phone number',
        withCustomer({ mobile: '+91 (0) 98765-43210' }),
        (order) => order.customer.mobile,
        '9876543210',
      ],
      [
        'a phone number as number',
        withCustomer({ mobile: 919876543210 }),
        (order) => order.customer.mobile,
        '9876543210',
      ],
      ['a state', withCustomer({ state: 'pondicherry' }), (order) => order.customer.stateType, 'Union Territory'],
      ['a line by its code', withLine({ id: undefined }), (order) => order.items[0]?.productId, 'p1'],
      ['a line by its name', withLine({ id: '', code: '' }), (order) => order.items[0]?.productId, 'p1'],
      ['lines by keys', { items: { a: line } }, (order) => order.items.length, 1],
      [
        'an alternate number N/A',
        withCustomer({ alternateMobile: 'N/A' }),
        (order) => order.customer.alternateMobile,
        undefined,
      ],
    ]
  for (const [what, changes, value, expected] of table) {
    test(what, () => {
      const { order, said } = read(changes)
      assert.deepEqual([order && value(order), said], [expected, []])
    })
  }
})

suite('what is said', () => {
  const table: [changes: Record<string, unknown>, said: string][] = [
    [
      { totalAmount: 30 },
      'totalAmount mended: Its lines add up to ₹40, its total is ₹30. The total stays, with a discount of ₹10.',
    ],
    [
      { totalAmount: 50 },
      'totalAmount mended: Its lines add up to ₹40, its total is ₹50. The total stays, with a packing charge of ₹10.',
    ],
    [
      { totalAmount: 40.3 },
      'totalAmount mended: Its lines add up to ₹40, its total is ₹40.30. The total stays, with a round-off of ₹0.30.',
    ],
    [{ totalAmount: 'free' }, 'totalAmount mended: “free” is no total. Its lines add up to ₹40.'],
    [{ totalAmount: undefined }, 'totalAmount mended: It has no total. Its lines add up to ₹40.'],
    [
      withLine({ quantity: 1_000_000, ourPrice: 100_000_000 }),
      'items/0 refused: 10,00,000 pieces at ₹10,00,00,000 are more than a line may have. We leave this line out of the order.',
    ],
    [
      withLine({ quantity: 1, ourPrice: 10_000_001 }),
      'items/0 refused: 1 piece at ₹1,00,00,001 is more than a line may have. We leave this line out of the order.',
    ],
    [
      { items: [1, 2].map((price) => ({ ...line, quantity: 9000, ourPrice: 10_000_000 - price })) },
      'items refused: Its lines have 18,000 pieces for ₹1,79,99,99,73,000. That is more than an order may have.',
    ],
    [
      { items: [1, 2].map((ourPrice) => ({ ...line, quantity: 600_000, ourPrice })) },
      'items refused: Its lines have 12,00,000 pieces for ₹18,00,000. That is more than an order may have.',
    ],
    [withLine({ quantity: 1 }), 'totalItems mended: It says 2, and its lines have 1 piece.'],
    [{ totalItems: 9 }, 'totalItems mended: It says 9, and its lines have 2 pieces.'],
    [{ verified: 'perhaps' }, 'verified mended: “perhaps” is no state. We use Unverified.'],
    [
      { orderDate: '', orderTime: '' },
      'orderDate mended: “” is no day until now. By its number it is 2/11/2024 6:30:00 pm.',
    ],
    [withCustomer({ mobile: '12345' }), 'mobile noted: “12345” does not have ten digits. It stays as it is.'],
    [withCustomer({ alternateMobile: '1' }), 'alternateMobile mended: “1” does not have ten digits. We leave it out.'],
    [withCustomer({ name: '' }), 'name mended: The customer has no name. We call them “No name”.'],
    [withCustomer({ state: 'Ceylon' }), 'state noted: “Ceylon” is no state of India. It stays as it is.'],
    [withLine({ quantity: 2.5 }), 'items/0/quantity mended: “2.5” is no whole number. We use 2.'],
    [
      withLine({ ourPrice: 'free' }),
      'items/0/ourPrice mended: “free” is no price. We use the product’s price now, ₹20.',
    ],
    [withLine({ id: 'gone', productName: 'Old' }), 'items/0/id noted: “Old” is no longer sold. The order keeps it.'],
    [{ items: [] }, 'items refused: It has no goods.'],
    [withLine({ quantity: 0 }), 'items/0 refused: “0” is no quantity. We leave this line out of the order.'],
    [
      { items: [line, null, line], totalAmount: 80, totalItems: 4 },
      'items/2 mended: “Rocket” is there twice. We add up its pieces.',
    ],
    [{ gift: 1 }, 'unknown gift'],
    [withLine({ gift: 1 }), 'unknown items/gift'],
  ]
  for (const [changes, sentence] of table) test(sentence, () => assert.equal(read(changes).said[0], sentence))
})

test('an order without its own number gets a free one of its second, and keeps the former as a note', () => {
  for (const orderId of ['', '#17', 'ORD20241102183000999']) {
    const { order, formerNumber } = read({ orderId, orderDate: '2/11/2024' })
    assert.match(order?.orderId ?? '', /^ORD20241102183000\d{3}$/)
    assert.ok(!['ORD20241102183000999', 'ORD20241102183000123'].includes(order?.orderId ?? ''))
    assert.equal(formerNumber, orderId === '' ? undefined : orderId)
    assert.equal(read({ orderId }).order?.orderId, order?.orderId, 'the same in each run')
  }
})
