import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { firstCategories } from './category/category.ts'
import { orderDate, orderTime } from './dates/indian-date.ts'
import { orderItem } from './order/order.ts'
import { type Product, units } from './product/product.ts'
import { fromSpecOrder, fromSpecProduct, toSpecOrder, toSpecProduct } from './spec-shape.ts'
import { giftBox, kavitha, lakshmiCrackers, testOrder } from '#test/fixtures/sample-order.ts'

const anyProduct = fc.record<Product, keyof Product>(
  {
    id: fc.uuid(),
    code: fc.string(),
    name: fc.string(),
    imageUrl: fc.webUrl(),
    videoUrl: fc.webUrl(),
    unit: fc.constantFrom(...units),
    category: fc.constantFrom(...firstCategories),
    mrpPaise: fc.nat(1_00_000_00),
    pricePaise: fc.nat(1_00_000_00),
    discount: fc.nat(100),
    stock: fc.nat(),
    tamilName: fc.string(),
    contents: fc.string(),
    enabled: fc.constant(true),
    isNew: fc.boolean(),
    createdAt: fc.constant('2026-08-01T04:30:00.000Z'),
    updatedAt: fc.constant('2026-08-02T04:30:00.000Z'),
  },
  {
    noNullPrototype: true,
    requiredKeys: [
      'id',
      'code',
      'name',
      'imageUrl',
      'unit',
      'category',
      'mrpPaise',
      'pricePaise',
      'discount',
      'stock',
      'tamilName',
      'contents',
      'enabled',
      'isNew',
      'createdAt',
    ],
  },
)

test('§3 Product: category is the unit, items the category, mrp and ourPrice are rupees', () => {
  assert.deepEqual(toSpecProduct(giftBox), {
    id: 'gift-box',
    productName: 'Deepavali Gift Box 35 Items',
    code: 'PRD1999',
    imageUrl: '',
    videoUrl: '/media/video/upload/gift-box.mp4',
    category: '1box',
    items: 'Gift box',
    mrp: 4000,
    ourPrice: 899.5,
    discount: 78,
    stock: 3,
    createdAt: '2026-08-01T04:30:00.000Z',
    updatedAt: '2026-08-20T09:00:00.000Z',
  })
})

test('§3 videoUrl and updatedAt are left out when there are none', () => {
  assert.deepEqual(Object.keys(toSpecProduct(lakshmiCrackers)).toSorted(), [
    'category',
    'code',
    'createdAt',
    'discount',
    'id',
    'imageUrl',
    'items',
    'mrp',
    'ourPrice',
    'productName',
    'stock',
  ])
})

test('§3 Order: the spec names, rupees, and copies of the products with their quantity', () => {
  assert.deepEqual(
    toSpecOrder(testOrder({ items: [orderItem(lakshmiCrackers, 10)], supersededBy: 'ORD20261121000000000' })),
    {
      orderId: 'ORD20261120224520123',
      orderDate: '20/11/2026',
      orderTime: '10:45:20 pm',
      totalItems: 10,
      totalAmount: 450,
      verified: 'Unverified',
      completion: 'Pending',
      stockDeducted: true,
      supersededBy: 'ORD20261121000000000',
      customerDetails: kavitha,
      items: [
        {
          id: 'lakshmi',
          productName: '4" Lakshmi',
          code: 'PRD0042',
          imageUrl: '/media/image/upload/lakshmi.png',
          category: '1pkt',
          items: 'One sound crackers',
          mrp: 180,
          ourPrice: 45,
          discount: 75,
          quantity: 10,
        },
      ],
    },
  )
})

test('a product comes back as it was, also over JSON', () => {
  fc.assert(
    fc.property(anyProduct, (product) => {
      assert.deepEqual(fromSpecProduct(JSON.parse(JSON.stringify(toSpecProduct(product)))), product)
    }),
  )
})

test('an order comes back as it was, to the second', () => {
  const parts = fc.record({
    lines: fc.array(fc.tuple(anyProduct, fc.integer({ min: 1, max: 10_000 })), { minLength: 1, maxLength: 5 }),
    second: fc.integer({ min: 1_000_000_000, max: 4_000_000_000 }),
    verified: fc.constantFrom('Verified', 'Unverified'),
    completion: fc.constantFrom('Complete', 'Pending'),
    stockDeducted: fc.boolean(),
  })
  fc.assert(
    fc.property(parts, ({ lines, second, ...states }) => {
      const at = new Date(second * 1000)
      const order = testOrder({
        ...states,
        items: lines.map(([product, quantity]) => orderItem(product, quantity)),
        placedAt: at.toISOString(),
        orderDate: orderDate(at),
        orderTime: orderTime(at),
        supersedes: 'ORD20261119000000000',
      })
      assert.deepEqual(fromSpecOrder(JSON.parse(JSON.stringify(toSpecOrder(order)))), order)
    }),
  )
})

test('§4 absent counts as Unverified and Pending when an order is read', () => {
  const { verified: _, completion: __, ...bare } = toSpecOrder(testOrder())
  const order = fromSpecOrder(bare)
  assert.equal(order.verified, 'Unverified')
  assert.equal(order.completion, 'Pending')
})

test('an order whose date cannot be read sorts as the oldest', () => {
  const order = fromSpecOrder({ ...toSpecOrder(testOrder()), orderDate: 'some day' })
  assert.equal(order.placedAt, '1970-01-01T00:00:00.000Z')
})

test('packing and round-off go along with an order, in rupees and back', () => {
  const order = testOrder({ totalPaise: 463_00, packingPaise: 13_50, roundOffPaise: -50 })
  const { totalAmount, packingCharge, roundOff } = toSpecOrder(order)
  assert.deepEqual([totalAmount, packingCharge, roundOff], [463, 13.5, -0.5])
  const { packingPaise, roundOffPaise } = fromSpecOrder(toSpecOrder(order))
  assert.deepEqual([packingPaise, roundOffPaise], [13_50, -50])
  assert.ok(!('packingCharge' in toSpecOrder(testOrder())))
})
