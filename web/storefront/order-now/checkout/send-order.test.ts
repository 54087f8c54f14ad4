import assert from 'node:assert/strict'
import { test } from 'node:test'
import { translateBy } from '#domain/words/catalogue.ts'
import { checkout as english } from '#domain/words/en/pages/checkout.ts'
import { checkout as tamil } from '#domain/words/ta/pages/checkout.ts'
import { failedSentence } from './send-order.ts'

test('§8 the general sentence names the reason', () => {
  assert.equal(
    failedSentence('Insufficient stock for product Lakshmi'),
    'Failed to submit order: Insufficient stock for product Lakshmi. Please try again.',
  )
})

test('a reason that ends a sentence or advises to try again is not doubled', () => {
  assert.equal(failedSentence('Add ₹500 more.'), 'Failed to submit order: Add ₹500 more. Please try again.')
  assert.equal(
    failedSentence('Too many orders. Please try again in 20 seconds.'),
    'Failed to submit order: Too many orders. Please try again.',
  )
})

test('nor in Tamil, where the advice ends its sentence', (t) => {
  t.after(translateBy((catalogue) => (catalogue === english ? tamil : catalogue)))
  assert.equal(
    failedSentence('ஒரே நேரத்தில் அதிகமான ஆர்டர்கள் வந்துள்ளன. 20 நொடிகள் கழித்து மீண்டும் முயற்சி செய்யவும்.'),
    'ஆர்டரை அனுப்ப முடியவில்லை: ஒரே நேரத்தில் அதிகமான ஆர்டர்கள் வந்துள்ளன. மீண்டும் முயற்சி செய்யவும்.',
  )
})
