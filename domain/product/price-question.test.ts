import assert from 'node:assert/strict'
import test from 'node:test'
import { priceQuestion } from './price-question.ts'

const rupees = (mrp: number, price: number) => ({ mrpPaise: mrp * 100, pricePaise: price * 100 })

test('a price above the M.R.P raises a question with both amounts', () => {
  assert.equal(priceQuestion(rupees(100, 150)), 'Our price ₹150 is above the M.R.P ₹100.')
  assert.equal(priceQuestion(rupees(0, 0.01)), 'Our price ₹0.01 is above the M.R.P ₹0.')
  assert.equal(priceQuestion(rupees(1_200, 1_23_456.5)), 'Our price ₹1,23,456.50 is above the M.R.P ₹1,200.')
})

test('a price of ₹0 raises a question', () => {
  assert.equal(priceQuestion(rupees(100, 0)), 'Our price is ₹0.')
  assert.equal(priceQuestion(rupees(0, 0)), 'Our price is ₹0.')
})

test('a price more than 90 % below the M.R.P raises a question: a missing digit is more frequent than intent', () => {
  assert.equal(priceQuestion(rupees(630, 31)), 'Our price ₹31 is more than 90% below the M.R.P ₹630.')
  assert.equal(priceQuestion(rupees(100, 9.99)), 'Our price ₹9.99 is more than 90% below the M.R.P ₹100.')
  assert.equal(priceQuestion(rupees(630, 31), rupees(630, 31)), undefined)
})

test('a price from a tenth of the M.R.P up to it raises none', () => {
  for (const price of [10, 99.99, 100]) assert.equal(priceQuestion(rupees(100, price)), undefined)
})

test('an edit that does not change the prices raises none', () => {
  assert.equal(priceQuestion(rupees(100, 150), rupees(100, 150)), undefined)
  assert.equal(priceQuestion(rupees(100, 160), rupees(100, 150)), 'Our price ₹160 is above the M.R.P ₹100.')
  assert.equal(priceQuestion(rupees(90, 150), rupees(100, 150)), 'Our price ₹150 is above the M.R.P ₹90.')
})
