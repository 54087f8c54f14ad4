import assert from 'node:assert/strict'
import test from 'node:test'
import { firstList } from '#test/fixtures/first-list.ts'
import { giftBox, lakshmiCrackers, sparklers } from '#test/fixtures/sample-order.ts'
import { type ChosenChange, changeText, fieldsSeen, outcomeOf, previewOf, readChosenChange } from './chosen-change.ts'

function read(action: string, value = '', roundTo = '0'): ChosenChange {
  const found = readChosenChange({ action, value, roundTo }, firstList)
  assert.ok('change' in found, JSON.stringify(found))
  return found.change
}

function price(action: string, value: string, roundTo = '0') {
  const outcome = outcomeOf(lakshmiCrackers, read(action, value, roundTo))
  return typeof outcome === 'object' ? outcome.fields.pricePaise : outcome
}

test('prices by %, by ₹ and by discount, rounded as chosen', () => {
  assert.equal(price('raise-percent', '10'), 49_50)
  assert.equal(price('raise-percent', '10', '100'), 50_00)
  assert.equal(price('raise-percent', '2', '1000'), 50_00)
  assert.equal(price('lower-percent', '7.5'), 41_63)
  assert.equal(price('lower-rupees', '2', '500'), 'unchanged')
  assert.equal(price('raise-rupees', '₹5'), 50_00)
  assert.equal(price('lower-rupees', '100'), 0)
  assert.equal(price('discount', '80%'), 36_00)
  assert.equal(price('discount', '75'), 'unchanged')
})

test('stock changes by the difference to the shown number', () => {
  assert.deepEqual(outcomeOf(lakshmiCrackers, read('stock-set', '100')), { fields: {}, addStock: -20 })
  assert.deepEqual(outcomeOf(lakshmiCrackers, read('stock-add', '1,000')), { fields: {}, addStock: 1_000 })
  assert.deepEqual(outcomeOf({ ...lakshmiCrackers, stock: 999_999 }, read('stock-add', '5')), {
    fields: {},
    addStock: 1,
  })
  assert.equal(outcomeOf(lakshmiCrackers, read('stock-add', '0')), 'unchanged')
})

test('category, on and off, new this year, delete', () => {
  assert.deepEqual(outcomeOf(giftBox, read('category', 'rocket')), { fields: { category: 'Rocket' }, addStock: 0 })
  assert.deepEqual(outcomeOf(giftBox, read('off')), { fields: { enabled: false }, addStock: 0 })
  assert.equal(outcomeOf(giftBox, read('on')), 'unchanged')
  assert.deepEqual(outcomeOf(giftBox, read('new')), { fields: { isNew: true }, addStock: 0 })
  assert.equal(outcomeOf(giftBox, read('delete')), 'deleted')
})

test('every faulty input has its sentence', () => {
  for (const [action, value, message] of [
    ['', '', 'Choose what to change.'],
    ['sell', '', 'Choose what to change.'],
    ['discount', '', 'Enter a percentage, for example 10 or 7.5.'],
    ['discount', '-5', 'Enter a percentage, for example 10 or 7.5.'],
    ['lower-percent', '101', 'Enter 100 % or less. A price cannot be lower than ₹0.'],
    ['discount', '101', 'Enter 100 % or less. A price cannot be lower than ₹0.'],
    ['raise-rupees', 'ten', 'Enter an amount in rupees, for example 5 or 2.50.'],
    ['stock-set', '1.5', 'Enter a whole number up to 10,00,000.'],
    ['stock-set', '1000001', 'Enter a whole number up to 10,00,000.'],
    ['category', 'Umbrella', 'Choose a category'],
  ]) {
    const found = readChosenChange({ action, value }, firstList)
    assert.equal('message' in found && found.message, message, `${action} ${value}`)
  }
})

test('the preview shows old and new values, warns, and counts the unchanged ones', () => {
  const rows = previewOf([lakshmiCrackers, sparklers], read('raise-percent', '400'))
  assert.deepEqual(
    rows.map(({ before, after, warning }) => [before, after, warning?.text]),
    [
      ['₹45 (75% off)', '₹225', 'Above the M.R.P ₹180'],
      ['₹10 (90% off)', '₹50 (50% off)', undefined],
    ],
  )
  assert.equal(previewOf([sparklers], read('lower-percent', '95'))[0]?.warning?.text, 'Below ₹1')
  assert.deepEqual(previewOf([sparklers], read('stock-set', '0'))[0]?.isChanged, false)
})

test('a change in words, for the list of changes', () => {
  assert.equal(changeText(read('raise-percent', '10', '500')), 'Raise the price by 10 %, rounded to ₹5')
  assert.equal(changeText(read('lower-rupees', '2.50')), 'Lower the price by ₹2.50')
  assert.equal(changeText(read('stock-add', '25')), 'Add 25 to the stock')
  assert.equal(changeText(read('category', 'Bomb')), 'Move to Bomb')
  assert.equal(changeText(read('off')), 'Switch off')
})

test('the fields a change depends on are compared again when it is applied', () => {
  assert.deepEqual(fieldsSeen(read('discount', '80')), ['mrpPaise', 'pricePaise'])
  assert.deepEqual(fieldsSeen(read('stock-add', '5')), [])
})
