import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoSettings } from '../settings/shop-settings.ts'
import { bankLines, byWayToPay, payeeOf, waysToPay } from './ways-to-pay.ts'

const bank = {
  accountName: 'Murugan Fireworks',
  accountNumber: '001234567890',
  ifsc: 'SBIN0001234',
  bankName: 'State Bank of India',
  branch: '',
}
const none = demoSettings.bank

test('§9 a customer pays by UPI, by bank transfer, or by either', () => {
  assert.deepEqual(waysToPay(demoSettings), ['upi'])
  assert.deepEqual(waysToPay({ upiId: '', bank }), ['bank'])
  assert.deepEqual(waysToPay({ upiId: '', bank: none }), [])
  assert.deepEqual(waysToPay({ upiId: 'shop@bank', bank }), ['upi', 'bank'])
})

test('§9 a text is chosen for the ways of the shop', () => {
  const texts = { upi: 'UPI', bank: 'bank', either: 'either', agreed: 'as agreed' }
  const shops = [demoSettings, { upiId: '', bank }, { upiId: 'shop@bank', bank }, { upiId: '', bank: none }]
  assert.deepEqual(
    shops.map((shop) => byWayToPay(shop, texts)),
    ['UPI', 'bank', 'either', 'as agreed'],
  )
})

test('payment apps show the payee, or the shop', () => {
  assert.equal(payeeOf(demoSettings), 'Sri Vinayaga Crackers')
  assert.equal(payeeOf({ ...demoSettings, payeeName: 'M. Kannan' }), 'M. Kannan')
})

test('bank details are the lines that the shop has filled in', () => {
  assert.deepEqual(
    bankLines(bank).map(({ label }) => label),
    ['Account name', 'Account number', 'IFSC', 'Bank'],
  )
  assert.deepEqual(bankLines(none), [])
  assert.deepEqual(bankLines(undefined), [])
})
