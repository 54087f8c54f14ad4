import assert from 'node:assert/strict'
import test from 'node:test'
import { waysToPay } from '../ways-to-pay/ways-to-pay.ts'
import { orderPageSettings, publicSettings } from './public-settings.ts'
import { demoSettings } from './shop-settings.ts'

const bank = {
  accountName: 'Vinayaga',
  accountNumber: '50100',
  ifsc: 'HDFC0000001',
  bankName: 'HDFC',
  branch: 'Sivakasi',
}
const settings = {
  ...demoSettings,
  bank,
  messages: { 'confirmed-en': 'Dear {name}' },
  policies: { terms: ['No returns'] },
}

test('visitors get neither messages nor policies nor the bank account', () => {
  assert.doesNotMatch(JSON.stringify(publicSettings(settings)), /Dear|No returns|50100|HDFC/)
  assert.equal(publicSettings(settings).name, demoSettings.name)
})

test('the order page has the bank account for its confirmation', () => {
  assert.deepEqual(orderPageSettings(settings).bank, bank)
  assert.doesNotMatch(JSON.stringify(orderPageSettings(settings)), /Dear|No returns/)
})

test('the public ways to pay do not include the account', () => {
  assert.deepEqual(waysToPay(publicSettings(settings)), waysToPay(settings))
  assert.deepEqual(waysToPay(publicSettings(demoSettings)), waysToPay(demoSettings))
})
