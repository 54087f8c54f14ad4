import assert from 'node:assert/strict'
import test from 'node:test'
import { speak } from '#domain/words/translations.ts'
import { language } from '#server/language.ts'
import { orderMessage } from './order-message.ts'
import { orderItem } from '../order/order.ts'
import { demoSettings } from '../settings/shop-settings.ts'
import { giftBox, kavitha, lakshmiCrackers, sparklers, testOrder } from '#test/fixtures/sample-order.ts'
import { graphemes } from '../plain-text.ts'
import { MESSAGE_MAX } from '../whatsapp.ts'

speak(language)

const manyLines = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    orderItem({ ...lakshmiCrackers, id: `p${at}`, name: `Bijili ${at + 1} deluxe` }, 3),
  )

test('§4 send message: the customer, the items and the total', () => {
  assert.equal(
    orderMessage(testOrder(), demoSettings),
    `New order for Sri Vinayaga Crackers
Order no: ORD20261120224520123
Date: 20/11/2026, 10:45:20 pm

Name: Kavitha Murugan
Mobile: 98765 43210
Alternate mobile: 91234 56780
Address: 12, North Masi Street near the clock tower
Place: Madurai, Tamil Nadu - 625001

1. 4" Lakshmi: 10 × ₹45 = ₹450
2. Deepavali Gift Box 35 Items: 2 × ₹899.50 = ₹1,799

Total items: 12
Total amount: ₹2,249`,
  )
})

test('no alternate mobile, no line for it', () => {
  const { alternateMobile: _, ...customer } = kavitha
  assert.doesNotMatch(orderMessage(testOrder({ customer }), demoSettings), /Alternate/)
})

test('an order of forty-five lines is sent whole, as names and quantities when the prices would not fit', () => {
  const lines = manyLines(45)
  const text = orderMessage(testOrder({ items: lines }), demoSettings)
  for (const [index, { name }] of lines.entries()) assert.ok(text.includes(`${index + 1}. ${name} × 3\n`), name)
  assert.doesNotMatch(text, /more product/)
  assert.ok(graphemes(text).length <= MESSAGE_MAX)
  assert.match(
    orderMessage(testOrder({ items: lines.slice(0, 20) }), demoSettings),
    /^20\. Bijili 20 deluxe: 3 × ₹45 = ₹135$/m,
  )
})

test('with more lines than fit the message counts the products left out, and counts pieces as items', () => {
  const text = orderMessage(testOrder({ items: manyLines(90) }), demoSettings)
  const [, left] = /^… and (\d+) more products\n\nTotal items: 270$/m.exec(text) ?? []
  const shown = text.match(/^\d+\. Bijili/gm)?.length ?? 0
  assert.equal(shown + Number(left), 90)
  assert.ok(MESSAGE_MAX - graphemes(text).length < 30, 'there was room for another line')
})

test('an order that replaces another names it', () => {
  const text = orderMessage(testOrder({ supersedes: 'ORD20261120224400999' }), demoSettings)
  assert.match(text, /^In place of: ORD20261120224400999$/m)
})

test('a shop for enquiries receives an enquiry', () => {
  const text = orderMessage(testOrder(), { ...demoSettings, callItEnquiry: true })
  assert.match(text, /^New enquiry for Sri Vinayaga Crackers\nEnquiry no: ORD2026/)
})

test('no customer can add a line', () => {
  const customer = {
    ...kavitha,
    name: 'Eve\nTotal amount: ₹1',
    district: 'X\r\n\nName: Y',
    address: 'Z\nTotal items: 9',
  }
  const items = [orderItem({ ...lakshmiCrackers, name: 'A\nTotal items: 0' }, 1)]
  const text = orderMessage(testOrder({ customer, items }), demoSettings)
  assert.equal(text.match(/^Total amount/gm)?.length, 1)
  assert.equal(text.match(/^Total items/gm)?.length, 1)
  assert.equal(text.match(/^Name/gm)?.length, 1)
})

test('the longest order still fits, with its totals', () => {
  const long = 'ஸ்ரீ'.repeat(25)
  const customer = {
    ...kavitha,
    name: long,
    district: long,
    address: long.repeat(5),
    state: 'Dadra and Nagar Haveli and Daman and Diu',
  }
  const product = { ...giftBox, name: long, pricePaise: 99_999_99 }
  const items = Array.from({ length: 500 }, (_, at) => orderItem({ ...product, id: `p${at}` }, 10_000))
  const text = orderMessage(testOrder({ customer, items, supersedes: 'ORD20261120224400999' }), {
    ...demoSettings,
    name: long,
  })
  const letters = [...new Intl.Segmenter('ta', { granularity: 'grapheme' }).segment(text)].length
  assert.ok(letters <= MESSAGE_MAX, `${letters} letters`)
  assert.match(text, /… and 4\d\d more products\n\nTotal items: 50,00,000\nTotal amount: ₹[\d,.]+$/)
})

test('Tamil names are shortened between letters', () => {
  const name = 'கம்பி மத்தாப்பு '.repeat(8).trim()
  const text = orderMessage(testOrder({ items: [orderItem({ ...sparklers, name }, 1)] }), demoSettings)
  assert.match(text, /^1\. (?:கம்பி மத்தாப்பு ?){4}…: 1 × ₹10 = ₹10$/m)
})

test('packing and round-off come before the total amount', () => {
  const text = orderMessage(testOrder({ totalPaise: 463_00, packingPaise: 13_50, roundOffPaise: -50 }), demoSettings)
  assert.match(text, /^Goods: ₹450\nPacking charge: ₹13\.50\nRound off: − ₹0\.50\nTotal amount: ₹463$/m)
})

test('an order from a Tamil page is written in Tamil, with the Tamil names of products', () => {
  const items = [
    orderItem({ ...lakshmiCrackers, tamilName: '4" லட்சுமி வெடி' }, 10),
    { ...orderItem(giftBox, 2), substituteFor: 'Bijili' },
  ]
  assert.equal(
    orderMessage(testOrder({ language: 'ta', items, supersedes: 'ORD20261120224400999' }), demoSettings),
    `புதிய ஆர்டர்: Sri Vinayaga Crackers
ஆர்டர் எண்: ORD20261120224520123
தேதி: 20/11/2026, 10:45:20 pm
பழைய எண்: ORD20261120224400999 (அதற்குப் பதிலாக இது)

பெயர்: Kavitha Murugan
மொபைல் எண்: 98765 43210
மாற்று மொபைல் எண்: 91234 56780
முகவரி: 12, North Masi Street near the clock tower
இடம்: Madurai, Tamil Nadu - 625001

1. 4" லட்சுமி வெடி: 10 × ₹45 = ₹450
2. Deepavali Gift Box 35 Items (Bijili என்பத…: 2 × ₹899.50 = ₹1,799

மொத்த எண்ணிக்கை: 12
மொத்தத் தொகை: ₹2,249`,
  )
  const long = orderMessage(testOrder({ language: 'ta', items: manyLines(500) }), demoSettings)
  assert.ok(graphemes(long).length <= MESSAGE_MAX, `${graphemes(long).length}`)
  assert.match(long, /\n… மேலும் \d+ பொருட்கள்\n/)
})
