import assert from 'node:assert/strict'
import test from 'node:test'
import { speak } from '#domain/words/translations.ts'
import { language } from '#server/language.ts'
import { murugan } from '#test/fixtures/sample-data.ts'
import { lakshmiCrackers, testOrder } from '#test/fixtures/sample-order.ts'
import type { Dispatch } from '../dispatch/dispatched.ts'
import { orderItem } from '../order/order.ts'
import { graphemes } from '../plain-text.ts'
import { dueAtFirst, dueOf } from '../payments/due.ts'
import { demoSettings } from '../settings/shop-settings.ts'
import { MESSAGE_MAX } from '../whatsapp.ts'
import { customerLanguage } from '../customers/contact.ts'
import { filledMessage, filledMessages, likelyMessage, nextMessage } from './order-messages.ts'
import { messageNames } from '../settings/message-fields.ts'

speak(language)

const due = dueAtFirst(2_249_00)

const dispatch: Dispatch = {
  orderId: 'ORD1',
  office: { name: 'KPN Parcel', branch: 'Madurai', phone: '0452 234567' },
  lr: 'MDU 4711',
  cases: 3,
  freight: 'to pay',
  freightPaise: 450_00,
  receiptUrl: '',
  at: '2026-10-28T06:30:00.000Z',
  version: 1,
}

test('a dispatch’s message has its office, LR, cases and freight, in both languages', () => {
  const { en, ta } = filledMessage({ order: testOrder(), due, dispatch }, demoSettings, 'dispatched')
  assert.deepEqual(en.split('\n').slice(2, 7), [
    'Transport: KPN Parcel, Madurai',
    'Phone: 0452 234567',
    'LR number: MDU 4711',
    'Cases: 3',
    'Lorry charge: to pay: ₹450',
  ])
  assert.ok(ta.includes('LR எண்: MDU 4711\nபெட்டிகள்: 3\nலாரி வாடகை: பெறும்போது செலுத்தவும்: ₹450'), ta)
  const bare = filledMessage({ order: testOrder(), due }, demoSettings, 'dispatched')
  assert.ok(!bare.en.includes('LR number:') && !bare.en.includes('{'), bare.en)
})

test('the shop’s own text precedes the usual one; an enquiry is called so; names are one line', () => {
  const settings = { ...demoSettings, callItEnquiry: true, messages: { 'paid-en': 'Got it, {name}: {total}' } }
  const order = testOrder({ customer: { ...murugan, name: 'A\nB {lr}' } })
  const { paid, confirmed } = filledMessages({ order, due }, settings)
  assert.equal(paid.en, 'Got it, A B {lr}: ₹2,249')
  assert.match(confirmed.en, /your enquiry ORD/)
  const page = { origin: 'https://shop.test', link: 'A'.repeat(22) }
  const filled = filledMessages({ order, due, dispatch, page, isAsked: true }, settings)
  for (const name of messageNames) assert.doesNotMatch(filled[name]?.ta ?? '{', /\{(?!lr)|ஆர்டர/, name)
})

test('a question leads to the page of the order, and is there only while the customer is asked', () => {
  const order = testOrder()
  const page = { origin: 'https://shop.test', link: 'A'.repeat(22) }
  const { question } = filledMessages({ order, due, page, isAsked: true }, demoSettings)
  assert.ok(question?.en.includes(`\nhttps://shop.test/order/${page.link}\n`))
  assert.ok(question?.ta.includes(`\nhttps://shop.test/ta/order/${page.link}\n`))
  assert.equal(filledMessages({ order, due, page }, demoSettings).question, undefined)
  assert.equal(filledMessages({ order, due, isAsked: true }, demoSettings).question, undefined, 'nowhere to answer')
})

test('the customer’s language is the browser’s, or that of the typed text', () => {
  assert.equal(customerLanguage(testOrder()), 'en')
  assert.equal(customerLanguage(testOrder({ language: 'ta' })), 'ta')
  assert.equal(customerLanguage(testOrder({ customer: murugan })), 'ta')
})

test('the message that comes next is proposed', () => {
  assert.deepEqual(
    (['placed', 'confirmed', 'paid', 'packed', 'dispatched', 'cancelled'] as const).map((step) =>
      likelyMessage(step, due),
    ),
    ['confirmed', 'payment', 'payment', 'packed', 'dispatched', 'cancelled'],
  )
})

test('a confirmed order is announced before its payment is requested', () => {
  const confirmed = { number: 1, kind: 'step', step: 'confirmed', note: '' } as const
  const sent = { number: 2, kind: 'message', step: 'confirmed', note: '' } as const
  assert.equal(nextMessage('placed', due, []), 'confirmed')
  assert.equal(nextMessage('confirmed', due, [confirmed]), 'confirmed')
  assert.equal(nextMessage('confirmed', due, [confirmed, sent]), 'payment')
  assert.equal(nextMessage('confirmed', due, [sent, confirmed]), 'confirmed', 'confirmed again since')
  assert.equal(nextMessage('confirmed', dueOf(2_249_00, 1_000_00), [confirmed]), 'payment')
  assert.equal(nextMessage('packed', due, [confirmed]), 'packed')
})

const revisedDue = dueAtFirst(170_00)
const revised = testOrder({
  items: [{ ...orderItem(lakshmiCrackers, 4), substituteFor: 'Bijili' }],
  totalItems: 4,
  totalPaise: 170_00,
  discountPaise: 10_00,
  revision: 2,
  revisedAt: '2026-11-21T05:00:00.000Z',
  freightNote: 'to pay at Madurai',
})

test('the estimate has the newest lines and sums, and is called revised, in both languages', () => {
  const { en, ta } = filledMessage({ order: revised, due: revisedDue }, demoSettings, 'revised')
  assert.equal(
    en,
    `Hello Kavitha Murugan,
this is the estimate for your order ORD20261120224520123 of 20/11/2026.
Revised 21/11/2026 (revision 2)

1. 4" Lakshmi (in place of Bijili): 4 × ₹45 = ₹180

Total items: 4
Goods: ₹180
Discount: − ₹10
Total amount: ₹170
Lorry charge: to pay at Madurai

Please tell us here if anything is not right.
Sri Vinayaga Crackers`,
  )
  assert.ok(ta.includes('திருத்தப்பட்டது 21/11/2026 (திருத்தம் 2)'), ta)
  assert.ok(ta.includes('தள்ளுபடி: − ₹10\nமொத்தத் தொகை: ₹170\nலாரி வாடகை: to pay at Madurai'), ta)
  const plain = filledMessage({ order: testOrder(), due }, demoSettings, 'revised').en
  assert.match(plain, /of 20\/11\/2026\.\n\n1\. /)
})

test('an estimate of many lines still fits into the link, also by a long text of the shop', () => {
  const items = Array.from({ length: 90 }, (_, index) => orderItem({ ...lakshmiCrackers, name: `Rocket ${index}` }, 7))
  const own = `${'த'.repeat(800)}\n{items}\n{sums}`
  const settings = { ...demoSettings, messages: { 'revised-ta': own } }
  const { en, ta } = filledMessage({ order: { ...revised, items }, due: revisedDue }, settings, 'revised')
  for (const text of [en, ta]) {
    assert.ok(graphemes(text).length <= MESSAGE_MAX, `${graphemes(text).length}`)
  }
  assert.match(en, /\n… and \d+ more products\n/)
  assert.match(ta, /\n… மேலும் \d+ பொருட்கள்\n/)
})

test('the request has the due and the received amount', () => {
  const { payment } = filledMessages({ order: testOrder(), due: dueOf(2_813_40, 1_000_00) }, demoSettings)
  assert.match(payment?.en ?? '', /is ₹1,813\.40\.\nReceived so far: ₹1,000\nUPI ID: /)
  assert.match(payment?.ta ?? '', /தொகை ₹1,813\.40\.\nஇதுவரை பெற்றது: ₹1,000\n/)
  const first = filledMessages({ order: testOrder(), due }, demoSettings).payment
  assert.match(first?.en ?? '', /is ₹2,249\.\nUPI ID: /)
})

test('where nothing is due there is no request, none is proposed, and no message names an account', () => {
  const settings = { ...demoSettings, messages: { 'packed-en': 'Packed, {name}.\nPay {due} to {upi}\nor {upi}' } }
  for (const [paid, next] of [
    [dueOf(6_776_00, 6_776_00), 'paid'],
    [dueOf(6_776_00, 7_000_00), 'paid'],
    [dueOf(0, 0), 'confirmed'],
  ] as const) {
    const filled = filledMessages({ order: testOrder(), due: paid }, settings)
    assert.equal(filled.payment, undefined)
    assert.equal(likelyMessage('confirmed', paid), next)
    assert.equal(filled.packed.en, 'Packed, Kavitha Murugan.')
  }
})

test('thanks for the payment are not proposed while money is due', () => {
  assert.equal(likelyMessage('paid', dueOf(2_813_40, 1_000_00)), 'payment')
  assert.equal(likelyMessage('paid', dueOf(2_813_40, 2_813_40)), 'paid')
})

test('after a payment, confirmation and estimate show the received amount, and a cancellation its return', () => {
  const part = dueOf(2_813_40, 1_000_00)
  const { confirmed, paid, revised: estimate } = filledMessages({ order: testOrder(), due: part }, demoSettings)
  for (const { en, ta } of [confirmed, paid, estimate]) {
    assert.match(en, /\nReceived ₹1,000, due ₹1,813\.40\.?\n/)
    assert.match(ta, /\nபெற்றது ₹1,000, மீதித் தொகை ₹1,813\.40\.?\n/)
  }
  const { cancelled } = filledMessages({ order: testOrder(), due: dueOf(0, 1_000_00) }, demoSettings)
  assert.match(cancelled.en, /We return the ₹1,000 that you paid\./)
  assert.doesNotMatch(filledMessages({ order: testOrder(), due: dueOf(0, 0) }, demoSettings).cancelled.en, /return/)
})
