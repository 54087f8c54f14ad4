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
    found: 'You found {there} of {quantity}. We report it to the shop.',
    named: '{label}: {value}',
    lines: '{done} of {total} lines',
    pieces: '{done} of {total} pieces',
    both: '{lines}, {pieces}',
    either: '{first} or {second}',
    input: 'Code or name, like 12*1234',
    increase: 'Increase {what}',
    inTamil: '{label}, in Tamil',
    inLanguage: '{name}, in {language}',
    tamil: 'Tamil',
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
    found: '{quantity} பொருட்களில் {there} உள்ளதாகச் சொன்னீர்கள். கடையிடம் சொல்கிறோம்.',
    named: '{label}: {value}',
    lines: '{total} வரிகளில் {done}',
    pieces: '{total} பீஸில் {done}',
    both: '{lines}, {pieces}',
    either: '{first} அல்லது {second}',
    input: 'குறியீடு அல்லது பெயர், 12*1234 போல',
    increase: '{what}: கூட்டு',
    inTamil: 'தமிழில் {label}',
    inLanguage: '{name} ({language})',
    tamil: 'தமிழ்',
  },
} as const
const phrases = phrasesOf(english, tamil, { Wala: 'சரவெடி' })

const finds = (text: string | RegExp, isExact?: boolean) => (shown: string) =>
  new RegExp(phrases.of(text, isExact)).test(shown)

test('a sentence is found by its translation, with its values', () => {
  assert.ok(finds('Add to Cart')('கூடையில் சேர்'))
  assert.ok(finds('Only 3 left')('3 மட்டுமே உள்ளது'))
  assert.ok(!finds('Only 3 left')('4 மட்டுமே உள்ளது'))
  assert.ok(finds('Total: ₹2,150', true)('மொத்தம்: ₹2,150'))
  assert.ok(!finds('Total: ₹43', true)('மொத்தம்: ₹432'))
  assert.ok(finds('Add to Cart', true)(' கூடையில் சேர்'))
})

test('a value that is a sentence is translated too', () => {
  assert.ok(finds('Your order is sent. Please wait.')('உங்கள் ஆர்டர் அனுப்பப்பட்டது.'))
})

test('a part of a sentence and an expression find the whole sentences that they match', () => {
  assert.ok(finds('please wait')('எதோ அனுப்பப்பட்டது.'))
  assert.ok(finds(/^Only \d+ left/)('12 மட்டுமே உள்ளது'))
  assert.ok(finds(/\d items?$/)('12 பொருட்கள்'))
  assert.ok(finds(/^Increase quantity of/)('ராக்கெட் எண்ணிக்கை: கூட்டு'))
  assert.ok(!finds(/^Add/)('உங்கள் ஆர்டர்'))
})

test('the numbers in a part of a sentence are values', () => {
  assert.ok(finds('You found 3 of 5')('5 பொருட்களில் 3 உள்ளதாகச் சொன்னீர்கள். கடையிடம் சொல்கிறோம்.'))
  assert.ok(!finds('You found 3 of 5')('5 பொருட்களில் 4 உள்ளதாகச் சொன்னீர்கள். கடையிடம் சொல்கிறோம்.'))
})

test('what the shop does not say stays', () => {
  assert.equal(phrases.of('Lakshmi'), 'Lakshmi')
  assert.deepEqual(phrases.of(/^Lakshmi$/), /^Lakshmi$/)
  assert.equal(phrases.of('₹43'), '₹43')
})

test('the form with the most words is the sentence', () => {
  assert.deepEqual(phrases.said('0 of 3 lines, 1 of 14 pieces'), ['3 வரிகளில் 0, 14 பீஸில் 1'])
  assert.deepEqual(phrases.said('Total: ₹43'), ['மொத்தம்: ₹43'])
  assert.deepEqual(phrases.said('Your order: 5'), ['உங்கள் ஆர்டர்: 5'])
  assert.ok(finds('Code or name')('குறியீடு அல்லது பெயர், 12*1234 போல'))
})

test('a text that is said in two ways is found in both', () => {
  const found = finds('Your order, in Tamil', true)
  for (const shown of ['தமிழில் உங்கள் ஆர்டர்', 'உங்கள் ஆர்டர் (தமிழ்)']) assert.ok(found(shown), shown)
  assert.ok(!finds('Lakshmi, in Tamil', true)('Lakshmi (தமிழ்)'))
})

test('a number in an expression is a value, and its beginning that of the sentence', () => {
  assert.ok(finds(/^Only 0 left/)('0 மட்டுமே உள்ளது'))
  assert.ok(!finds(/^Your order/)('அது உங்கள் ஆர்டர்'))
})

test('a name is found in either language', () => {
  for (const shown of ['Wala', 'சரவெடி', 'சரவெடி Wala']) assert.ok(finds('Wala', true)(shown), shown)
  assert.ok(!finds('Wala', true)('Special Wala'))
})
