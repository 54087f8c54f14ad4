import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DecimalSign, readNumberText } from './number-text.ts'

const read = (text: string, sign?: DecimalSign) => {
  const found = readNumberText(text, sign)
  return found && ('number' in found ? found.number : found.readings.join(' or '))
}

test('Indian and thousands grouping, and a decimal point, are read', () => {
  const texts = { '20': '20', '1,234': '1234', '1,23,456.5': '123456.5', '1,234,567': '1234567', '99.5': '99.5' }
  for (const [text, number] of Object.entries(texts)) assert.equal(read(text), number, text)
  assert.equal(read('0.500'), '0.500')
  assert.equal(read('-5'), '-5')
})

test('a comma that groups nothing, and a dot before three digits, are a question with both readings', () => {
  assert.equal(read('600,50'), '600.50 or 60050')
  assert.equal(read('1.000'), '1.000 or 1000')
  assert.equal(read('60,5'), '60.5 or 605')
  assert.equal(read('1.234,50'), '1234.50')
  assert.equal(read('12,34.50'), '1234.50')
  assert.equal(read('1.234.567'), '1234567')
})

test('the sign that the list has decides', () => {
  assert.equal(read('600,50', 'comma'), '600.50')
  assert.equal(read('1.000', 'comma'), '1000')
  assert.equal(read('1.234,50', 'comma'), '1234.50')
  assert.equal(read('99.5', 'comma'), '99.5')
  assert.equal(read('1,234', 'comma'), '1.234 or 1234')
  assert.equal(read('600,50', 'point'), '60050')
  assert.equal(read('1.000', 'point'), '1.000')
  assert.equal(read('1.234,50', 'point'), '1234.50')
})

test('a text that is no number is none', () => {
  for (const text of ['', 'call', '1..2', '1,', '12.10.2026', '1,2,3.4.5', '9'.repeat(40)])
    assert.equal(read(text), undefined, text)
})
