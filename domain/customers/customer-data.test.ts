import assert from 'node:assert/strict'
import test from 'node:test'
import { kavitha, lakshmiCrackers, testOrder } from '#test/fixtures/sample-order.ts'
import { counterLine } from '../counter/sale.ts'
import type { Payment } from '../payments/payment.ts'
import { toSpecOrder } from '../spec-shape.ts'
import { customerData } from './customer-data.ts'

test('the file has each order whole, with its customer, and names the other data', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  const history = [
    { number: 1, kind: 'no answer', at: '2026-11-21T05:00:00.000Z', who: 'ravi@example.com', note: 'the son knows' },
  ] as const
  const payment: Payment = {
    id: 'a',
    orderId: 'b',
    method: 'upi',
    utr: '432156789012',
    amountPaise: 2_500_50,
    receivedOn: '2026-11-22',
    noted: { at: '2026-11-22T05:00:00.000Z', who: 'ravi@example.com' },
    note: 'from her son',
    seen: { at: '2026-11-22T05:00:00.000Z', who: 'ravi@example.com' },
  }
  const order = { ...testOrder(), history, payments: [payment], revisions: [], proposals: [], said: [] }
  const data = JSON.parse(
    customerData({ number: kavitha.mobile, orders: [order], shop: { name: 'A' }, now }),
  ) as unknown
  const { about, ...rest } = data as { about: string }
  assert.deepEqual(rest, {
    shop: 'A',
    mobile: '9876543210',
    at: '2026-11-23T12:00:00.000Z',
    orders: [
      {
        placedAt: order.placedAt,
        ...toSpecOrder(order),
        history: [{ at: '2026-11-21T05:00:00.000Z', what: 'No answer', note: 'the son knows' }],
        payments: [
          {
            day: '2026-11-22',
            amount: 2500.5,
            how: 'UPI 432156789012',
            what: 'Checked in the bank, 22/11/2026 10:30:00 am',
            note: 'from her son',
          },
        ],
      },
    ],
  })
  assert.match(about, /Each order also has a random key, with a fingerprint/)
})

test('the file mentions a receipt’s photo, without its address, which only the shop can open', () => {
  const dispatch = {
    orderId: 'a',
    office: { name: 'KPN Parcel', branch: 'Madurai', phone: '' },
    lr: 'MDU 4711',
    cases: 3,
    freight: 'to pay',
    receiptUrl: '/admin/dispatch/receipt/a.png',
    at: '2026-11-21T05:00:00.000Z',
    version: 1,
  } as const
  const textOf = (receiptUrl: string) => {
    const none = { history: [], payments: [], revisions: [], proposals: [], said: [] }
    const order = { ...testOrder(), ...none, dispatch: { ...dispatch, receiptUrl } }
    return customerData({ number: kavitha.mobile, orders: [order], shop: { name: 'A' }, now: new Date(0) })
  }
  assert.match(textOf(dispatch.receiptUrl), /"Receipt photo": "There is one. Ask the shop for it."/)
  assert.doesNotMatch(textOf(dispatch.receiptUrl), /\/admin\//)
  assert.match(textOf(''), /"Receipt photo": ""/)
})

test('the file has the counter sales of the number', () => {
  const sale = {
    saleId: 'CTR20261120224520007',
    soldAt: '2026-11-20T17:15:20.000Z',
    totalItems: 2,
    totalPaise: 88_00,
    discountPaise: 2_25,
    roundOffPaise: 25,
    givenPaise: 100_00,
    method: 'cash',
    customerName: kavitha.name,
    mobile: kavitha.mobile,
    refundPaise: 45_00,
    lines: [counterLine(lakshmiCrackers, 2)],
  } as const
  const asked = { number: kavitha.mobile, orders: [], shop: { name: 'A' }, now: new Date('2026-11-23T12:00:00Z') }
  const { counterSales } = JSON.parse(customerData({ ...asked, sales: [{ ...sale, lines: [...sale.lines] }] })) as {
    counterSales: unknown
  }
  assert.deepEqual(counterSales, [
    {
      saleId: 'CTR20261120224520007',
      soldAt: '2026-11-20T17:15:20.000Z',
      customerName: 'Kavitha Murugan',
      mobile: '9876543210',
      totalAmount: 88,
      discount: 2.25,
      roundOff: 0.25,
      paidBy: 'Cash',
      cashGiven: 100,
      paidBack: 45,
      items: [{ code: 'PRD0042', productName: '4" Lakshmi', ourPrice: 45, quantity: 2 }],
    },
  ])
})
