import assert from 'node:assert/strict'
import test from 'node:test'
import type { SettingsField } from '#domain/settings/shop-settings.ts'
import { valueInWords } from './value-in-words.ts'

const rows: readonly [SettingsField, unknown, string][] = [
  ['tagline', '', '(empty)'],
  ['rating', null, '(empty)'],
  ['rating', 4.8, '4.8'],
  ['takingOrders', false, 'Off'],
  ['otherPhones', ['+91 55555 01998', '04562 555555'], '+91 55555 01998\n04562 555555'],
  ['minimumOrder', 2500.5, '₹2,500.50'],
  ['packing', { unit: 'percent', amount: 3 }, '3 %'],
  ['packing', { unit: 'rupees', amount: 150 }, '₹150'],
  ['packing', { unit: 'rupees', amount: 0 }, 'None'],
  ['minimumByState', [{ state: 'Kerala', minimum: 3000 }], 'Kerala: ₹3,000'],
  [
    'dispatchPromises',
    [{ bookedUntil: '2026-10-20', promise: 'Sent by 1 November' }],
    'Booked until Tuesday, 20 October 2026: Sent by 1 November',
  ],
  [
    'dispatchPromises',
    [{ bookedUntil: '2026-10-20', promise: 'Sent by 1 November', tamilPromise: 'நவம்பர் 1க்குள்' }],
    'Booked until Tuesday, 20 October 2026: Sent by 1 November\nBooked until Tuesday, 20 October 2026, in Tamil: நவம்பர் 1க்குள்',
  ],
  ['tamilPolicies', { terms: ['# விலை', 'பட்டியல் விலை.'] }, '# விலை\nபட்டியல் விலை.'],
  ['bookingOpens', '2026-09-01', 'Tuesday, 1 September 2026'],
  ['bookingOpens', '', '(empty)'],
  ['bank', { accountName: 'Murugan', accountNumber: '123456', ifsc: '' }, 'Murugan\n123456'],
  ['policies', { terms: ['# Prices', 'As listed.'] }, '# Prices\nAs listed.'],
  ['messages', { 'paid-ta': 'நன்றி {name}' }, 'Paid, in Tamil: நன்றி {name}'],
  ['messages', {}, '(empty)'],
  ['logo', '', 'Our own picture'],
  ['posters', ['/media/a.png', ''], '1: Your own picture\n2: Our own picture'],
  ['keepCustomersMonths', 0, 'For ever'],
  ['keepCustomersMonths', 96, '96 months'],
  ['keepCustomersMonths', 'ten', 'ten'],
]

for (const [field, value, words] of rows) {
  test(`${field} ${JSON.stringify(value)} in words`, () => assert.equal(valueInWords(field, value), words))
}
