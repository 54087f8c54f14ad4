import assert from 'node:assert/strict'
import test from 'node:test'
import { phrasesOf } from './phrases.ts'

const english = {
  cart: {
    add: 'Add to Cart',
    left: 'Only {stock} left',
    total: 'Total: {amount}',
    items: { one: '{count} item', other: '{count} items' },
    sent: '<b>{what}</b> is sent. Please wait.',
    order: 'Your order',
  },
} as const
const tamil = {
  cart: {
    add: 'கூடையில் சேர்',
    left: '{stock} மட்டுமே உள்ளது',
    total: 'மொத்தம்: {amount}',
    items: { one: '{count} பொருள்', other: '{count} பொருட்கள்' },
    sent: '<b>{what}</b> அனுப்பப்பட்டது.',
    order: 'உங்கள் ஆர்டர்',
  },
} as const
const phrases = phrasesOf(english, tamil)

const finds = (text: string | RegExp, isExact?: boolean) => (shown: string) =>
  new RegExp(phrases.of(text, isExact)).test(shown)

test('a sentence is found by its translation, with its values', () => {
  assert.ok(finds('Add to Cart')('கூடையில் சேர்'))
  assert.ok(finds('Only 3 left')('3 மட்டுமே உள்ளது'))
  assert.ok(!finds('Only 3 left')('4 மட்டுமே உள்ளது'))
  assert.ok(finds('Total: ₹2,150', true)('மொத்தம்: ₹2,150'))
  assert.ok(!finds('Total: ₹43', true)('மொத்தம்: ₹432'))
})

test('a value that is a sentence is translated too', () => {
  assert.ok(finds('Your order is sent. Please wait.')('உங்கள் ஆர்டர் அனுப்பப்பட்டது.'))
})

test('a part of a sentence and an expression find the whole sentences that they match', () => {
  assert.ok(finds('please wait')('எதோ அனுப்பப்பட்டது.'))
  assert.ok(finds(/^Only \d+ left/)('12 மட்டுமே உள்ளது'))
  assert.ok(finds(/\d items?$/)('12 பொருட்கள்'))
  assert.ok(!finds(/^Add/)('உங்கள் ஆர்டர்'))
})

test('what the shop does not say stays', () => {
  assert.equal(phrases.of('Lakshmi'), 'Lakshmi')
  assert.deepEqual(phrases.of(/^Lakshmi$/), /^Lakshmi$/)
  assert.equal(phrases.of('₹43'), '₹43')
})
