import assert from 'node:assert/strict'
import test from 'node:test'
import { budgetMinimum, readBudget } from './typed-budget.ts'

const MINIMUM = 2_000_00
const orders = { callItEnquiry: false }
const faultOf = (text: string, wording = orders): unknown => Reflect.get(readBudget(text, MINIMUM, wording), 'fault')

test('a sum is read as people type it, also in Tamil digits', () => {
  for (const text of ['5000', '5,000', '₹ 5,000', 'Rs. 5000', '௫௦௦௦', ' 5000.00 '])
    assert.deepEqual(readBudget(text, MINIMUM, orders), { sumPaise: 5_000_00 }, text)
  assert.deepEqual(readBudget('2000', MINIMUM, orders), { sumPaise: MINIMUM })
  assert.deepEqual(readBudget('5,00,000', MINIMUM, orders), { sumPaise: 5_00_000_00 })
})

test('each wrong sum has a sentence of its own', () => {
  for (const text of ['', '  ', '0', '௦']) assert.equal(faultOf(text), 'Enter your sum in rupees.', text)
  for (const text of ['five thousand', '-5000', '5e3', '5000 rupees', '1'.repeat(40), 'NaN'])
    assert.equal(faultOf(text), 'Enter the sum as a number, such as 5000.', text)
  for (const text of ['1', '1999.99'])
    assert.equal(faultOf(text), 'The minimum order is ₹2,000. Enter that or more.', text)
  assert.equal(faultOf('1', { callItEnquiry: true }), 'The minimum enquiry is ₹2,000. Enter that or more.')
  for (const text of ['10,00,000', '500001', '௧௦௦௦௦௦௦'])
    assert.equal(faultOf(text), 'Enter up to ₹5,00,000. For more, call us.', text)
})

test('the minimum is that of the visitor’s state once it is known, else the shop’s own', () => {
  const settings = { minimumOrderPaise: MINIMUM, minimumByState: [{ state: 'Kerala', minimumPaise: 1_000_00 }] }
  assert.equal(budgetMinimum(settings, ''), MINIMUM)
  assert.equal(budgetMinimum(settings, 'Kerala'), 1_000_00)
  assert.equal(budgetMinimum(settings, 'Tamil Nadu'), MINIMUM)
})
