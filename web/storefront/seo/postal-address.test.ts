import assert from 'node:assert/strict'
import test from 'node:test'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { postalAddress } from './postal-address.ts'

test("the demo's address is street, town, state and pincode", () => {
  assert.deepEqual(postalAddress(demoSettings.address), {
    '@type': 'PostalAddress',
    streetAddress: '14/2, Chatrapatti Road',
    addressLocality: 'Sivakasi',
    addressRegion: 'Tamil Nadu',
    postalCode: '626123',
    addressCountry: 'IN',
  })
})

test('the pincode may follow the town, and a street may be named after a territory', () => {
  const { streetAddress, addressLocality, addressRegion, postalCode } = postalAddress(
    '7, Delhi Road, Sivakasi - 626 123, tamil nadu, India.',
  )
  assert.deepEqual(
    [streetAddress, addressLocality, addressRegion, postalCode],
    ['7, Delhi Road', 'Sivakasi', 'Tamil Nadu', '626123'],
  )
})

test('an unrecognized address stays as it is written', () => {
  const plain = { '@type': 'PostalAddress', addressCountry: 'IN' }
  for (const streetAddress of ['Near the clock tower', 'Tamil Nadu', 'Sivakasi, Tamil Nadu']) {
    assert.deepEqual(postalAddress(streetAddress), { ...plain, streetAddress })
  }
})
