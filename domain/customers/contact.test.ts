import assert from 'node:assert/strict'
import { test } from 'node:test'
import { speak } from '#domain/words/translations.ts'
import { language } from '#server/language.ts'
import { demoSettings } from '../settings/shop-settings.ts'
import { type Order } from '../order/order.ts'
import { chatNumber, firstMessage, salutation } from './contact.ts'

speak(language)

const customer = {
  name: 'Lakshmi\nNarayanan',
  state: 'Tamil Nadu',
  stateType: 'State' as const,
  district: 'Madurai',
  pincode: '625001',
  mobile: '9876543210',
  alternateMobile: '',
  address: '12, North Street\n\n near the temple ',
}
const order = {
  customer,
  orderId: 'ORD20261120224520123',
  orderDate: '20/11/2026',
  totalItems: 1250,
  totalPaise: 12_34_567_00,
} as Order
const settings = { ...demoSettings, name: 'Lakshmi Crackers', callItEnquiry: false }

test('a chat is with the number and the code of the country', () => {
  assert.equal(chatNumber(customer), '919876543210')
  assert.equal(chatNumber({ mobile: '' }), '', 'an imported order may have none')
})

test('the first message names its sender and the order, and no line of it is the customer’s', () => {
  assert.equal(
    firstMessage(order, settings),
    'Hello Lakshmi Narayanan, this is Lakshmi Crackers.\n' +
      'About your order ORD20261120224520123 of 20/11/2026 (1,250 items, ₹12,34,567):\n',
  )
  assert.match(
    firstMessage({ ...order, totalItems: 1 }, { ...settings, callItEnquiry: true }),
    /your enquiry .* \(1 item,/,
  )
})

test('a customer without a name is greeted without one', () => {
  assert.equal(salutation('', settings), 'Hello, this is Lakshmi Crackers.')
  assert.equal(salutation('Ravi\nKumar', settings), 'Hello Ravi Kumar, this is Lakshmi Crackers.')
})

test('the first message to a customer who orders in Tamil is in Tamil', () => {
  const text = firstMessage({ ...order, language: 'ta' }, settings)
  assert.match(text, /^வணக்கம் Lakshmi Narayanan/)
  assert.match(text, /ORD20261120224520123/)
  assert.doesNotMatch(text, /Hello|order|items/)
})
