import assert from 'node:assert/strict'
import test from 'node:test'
import { billFileName, billText } from './bill-text.ts'
import { estimateHead } from './estimate/head.ts'
import { orderItem } from '#domain/order/order.ts'
import { dueAtFirst, dueOf } from '#domain/payments/due.ts'
import { settingsIn } from '#domain/settings/settings-in.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { kavitha, lakshmiCrackers, sparklers, testOrder } from '#test/fixtures/sample-order.ts'

const asPlaced = dueAtFirst(2_249_00)

function bill(changes: Parameters<typeof testOrder>[0] = {}): string {
  const order = testOrder(changes)
  return billText(order, demoSettings, dueAtFirst(order.totalPaise))
}

const ownSettings = {
  ...demoSettings,
  otherName: 'சிவகாசி பட்டாசு',
  otherPhones: ['04562 555555'],
  payeeName: 'M. Kannan',
  bank: { accountName: 'Vinayaga', accountNumber: '001234567890', ifsc: 'ABCD0123456', bankName: 'A Bank', branch: '' },
  dispatchPromises: [{ bookedUntil: '2026-11-30', promise: 'Leaves us by 4 December.' }],
}

test('the customer’s bill', () => {
  assert.equal(
    bill(),
    `SRI VINAYAGA CRACKERS
Light up every Deepavali
14/2, Chatrapatti Road, Sivakasi, Tamil Nadu 626123
Phone: +91 55555 01999
E-mail: orders@srivinayagacrackers.example
Website: www.srivinayagacrackers.example
================================================
ORDER BILL (an estimate, not a tax invoice)
Order No     : ORD20261120224520123
Date         : 20/11/2026
Time         : 10:45:20 pm
------------------------------------------------
Name         : Kavitha Murugan
Mobile       : 98765 43210
Alternate    : 91234 56780
Address      : 12, North Masi Street near the clock tower
District     : Madurai
State        : Tamil Nadu
Pincode      : 625001
================================================
1. 4" Lakshmi [PRD0042]
    10 x ₹45 (1Pkt)                         ₹450
2. Deepavali Gift Box 35 Items [PRD1999]
    2 x ₹899.50 (1Box)                    ₹1,799
------------------------------------------------
Total Items                                   12
Total at M.R.P.                           ₹9,800
You save                                  ₹7,551
Overall Total                             ₹2,249
================================================
After our call, pay ₹2,249 by UPI.
UPI ID         : srivinayagacrackers@example
Send the payment screenshot with the order
number to our WhatsApp +91 55555 01999.

Thank you for shopping with Sri Vinayaga Crackers!
`,
  )
})

test('§9 amount = quantity times ourPrice, in one column for any number', () => {
  const items = [1, 99, 10_000].map((quantity) => orderItem({ ...lakshmiCrackers, pricePaise: 9_999_99 }, quantity))
  const amounts = bill({ items }).match(/^ {4}[\d,]+ x .*$/gm) ?? []
  assert.deepEqual(
    amounts.map((line) => line.slice(line.lastIndexOf(' ') + 1)),
    ['₹9,999.99', '₹9,89,999.01', '₹9,99,99,900'],
  )
  assert.deepEqual(
    amounts.map((line) => line.length),
    [48, 48, 48],
  )
})

test('§9 counts are grouped as amounts are', () => {
  const text = bill({ items: [orderItem(lakshmiCrackers, 10_000)], totalItems: 1_00_000 })
  assert.match(text, /^ {4}10,000 x ₹45 /m)
  assert.match(text, /^Total Items +1,00,000$/m)
})

test('a long Tamil name has its own line, and the amounts stay aligned', () => {
  const name = 'வண்ணமயமான நட்சத்திர மத்தாப்பு பெட்டி 10 நிறங்கள் சிறப்பு தொகுப்பு'
  const lines = bill({ items: [orderItem({ ...sparklers, name }, 3)] }).split('\n')
  const at = lines.indexOf(`1. ${name} [PRD0007]`)
  assert.ok(at > 0)
  assert.equal(lines[at + 1], '    3 x ₹10 (1Box)                           ₹30')
})

test('every item of a long order is on the bill', () => {
  const items = Array.from({ length: 60 }, (_, at) => orderItem({ ...lakshmiCrackers, name: `Bijili ${at + 1}` }, 1))
  const text = bill({ items })
  for (let at = 1; at <= 60; at += 1) assert.ok(text.includes(`\n${at}. Bijili ${at} [PRD0042]\n`))
})

test('an empty field has no line', () => {
  const { alternateMobile: _, ...customer } = kavitha
  assert.doesNotMatch(bill({ customer }), /Alternate/)
  assert.doesNotMatch(bill(), /In place of|Replaced by/)
})

test('no saving is shown when nothing is discounted', () => {
  assert.doesNotMatch(
    bill({ items: [orderItem({ ...lakshmiCrackers, pricePaise: lakshmiCrackers.mrpPaise }, 5)] }),
    /save|M\.R\.P/,
  )
})

test('an order that was replaced, or replaces one, says so', () => {
  assert.match(bill({ supersedes: 'ORD20261120224400999' }), /^In place of {2}: ORD20261120224400999$/m)
  assert.match(bill({ supersededBy: 'ORD20261120230000001' }), /^Replaced by {2}: ORD20261120230000001$/m)
})

test('a shop that takes enquiries calls the order an enquiry', () => {
  const text = billText(testOrder(), { ...demoSettings, email: 'owner@shop.example', callItEnquiry: true }, asPlaced)
  assert.match(text, /^ENQUIRY \(an estimate, not a tax invoice\)\nEnquiry No {3}: ORD2026/m)
  assert.match(text, /^We call you about products, prices and\ntransport\.$/m)
  assert.doesNotMatch(text, /order|pay|bill|upi/i)
  assert.equal(billFileName(testOrder(), { callItEnquiry: true }), 'Enquiry_ORD20261120224520123_Bill.txt')
})

test('§9 counts have Indian grouping, and an amount above ₹1,00,000 says where UPI usually ends', () => {
  const text = bill({ items: [orderItem({ ...lakshmiCrackers, pricePaise: 100_00 }, 1_20_000)] })
  assert.match(text, /^ {4}1,20,000 x ₹100 /m)
  assert.match(text, /^Total Items +1,20,000$/m)
  assert.match(
    text,
    /^UPI usually ends at ₹1,00,000 a day\. When we\ncall, we tell you how to pay a larger amount\.\n\nThank you/m,
  )
  assert.doesNotMatch(bill(), /UPI usually ends/)
})

test('the bill names the bank account, the payee, every phone, the Tamil name and when the parcel leaves', () => {
  const text = billText(testOrder(), ownSettings, asPlaced)
  for (const lines of [
    ['சிவகாசி பட்டாசு'],
    ['Phone: +91 55555 01999', 'Phone: 04562 555555'],
    ['Dispatch     : Leaves us by 4 December.'],
    ['pay ₹2,249 by UPI or bank', 'transfer.', 'UPI ID         : srivinayagacrackers@example'],
    ['Payee          : M. Kannan', 'Account name   : Vinayaga'],
    [
      'Account number : 001234567890',
      'IFSC           : ABCD0123456',
      'Bank           : A Bank',
      'Send the payment screenshot',
    ],
  ])
    assert.ok(text.includes(lines.join('\n')), `${lines.join('\n')} is missing in:\n${text}`)
})

test('a bill without UPI asks for a bank transfer, and without either says that the shop will call', () => {
  const transfer = billText(testOrder(), { ...ownSettings, upiId: '' }, dueAtFirst(1_50_000_00))
  assert.match(transfer, /After our call, pay ₹1,50,000 by bank transfer\.\nAccount name {3}: Vinayaga\n/)
  assert.doesNotMatch(transfer, /UPI/)
  const told = billText(testOrder(), { ...demoSettings, upiId: '' }, asPlaced)
  assert.match(told, /\nWe tell you how to pay when we call\.\n\nThank you/)
  assert.doesNotMatch(told, /UPI|screenshot/)
})

test('no field can add a line', () => {
  const customer = {
    ...kavitha,
    name: 'Eve\nOverall Total ₹1',
    address: 'A\nAfter our call, pay ₹1 by UPI.\nUPI ID : eve@bank',
  }
  const text = bill({ customer })
  assert.equal(text.match(/^Overall Total/gm)?.length, 1)
  assert.equal(text.match(/^After our call, pay /gm)?.length, 1)
})

test('§7 Bill text download: file Order_{orderId}_Bill.txt', () => {
  assert.equal(billFileName(testOrder(), demoSettings), 'Order_ORD20261120224520123_Bill.txt')
  assert.equal(billFileName({ orderId: '../../etc/x\n' }, demoSettings), 'Order_etcx_Bill.txt')
  assert.equal(
    billFileName({ orderId: 'x'.repeat(500) }, demoSettings).length,
    'Order_'.length + 64 + '_Bill.txt'.length,
  )
})

test('packing and round-off precede the overall total, and the saving counts only the goods', () => {
  const text = bill({ totalPaise: 463_00, packingPaise: 13_50, roundOffPaise: -50 })
  assert.match(text, /\nGoods +₹450\nPacking charge +₹13\.50\nRound off +− ₹0\.50\nOverall Total +₹463\n/)
})

test('the bill of an edited order says so, with its discount and substitutes', () => {
  const text = bill({
    items: [{ ...orderItem(lakshmiCrackers, 4), substituteFor: 'Bijili' }],
    totalItems: 4,
    totalPaise: 170_00,
    discountPaise: 10_00,
    revision: 1,
    revisedAt: '2026-11-21T05:00:00.000Z',
    freightNote: 'to pay',
  })
  assert.match(text, /^Revised {6}: 21\/11\/2026$/m)
  assert.match(text, /^Lorry charge : to pay$/m)
  assert.match(text, /^1\. 4" Lakshmi \(in place of Bijili\) \[PRD0042\]$/m)
  assert.match(text, /^You save +₹550$/m)
  assert.match(text, /^Discount +− ₹10$/m)
  assert.match(text, /^Overall Total +₹170$/m)
})

function paid(totalPaise: number, receivedPaise: number): string {
  return billText(testOrder(), demoSettings, dueOf(totalPaise, receivedPaise))
}

test('after a payment the bill shows the received amount and asks only for the rest', () => {
  const part = paid(2_249_00, 1_000_00)
  assert.match(part, /Overall Total +₹2,249\nReceived ₹1,000, due ₹1,249\n=+\nPlease pay ₹1,249 by UPI\.\n/)
  assert.match(paid(2_249_00, 2_249_00), /\nReceived ₹2,249, fully paid\n=+\nThank you/)
  assert.match(paid(0, 0), /=\nThere is nothing to pay for this order\.\n\nThank you/)
  assert.doesNotMatch(paid(2_249_00, 3_000_00) + paid(0, 500_00), /pay ₹|UPI/)
})

for (const [language, other] of [
  ['en', 'முருகன்'],
  ['ta', 'Murugan'],
] as const) {
  test(`the bill and the estimate have the shop’s other name, as its settings are read (${language})`, () => {
    const seller = settingsIn(language, { ...demoSettings, name: 'Murugan', tamilName: 'முருகன்' })
    const order = testOrder(language === 'ta' ? { language } : {})
    assert.equal(billText(order, seller, dueAtFirst(order.totalPaise)).split('\n')[1], other)
    assert.ok(estimateHead(order, seller).seller.tagline.startsWith(other))
  })
}
