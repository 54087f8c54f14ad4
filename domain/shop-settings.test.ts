/** Tests of the shop's settings. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { demoSettings, readShopSettings } from './shop-settings.ts'

function faultsOf(json: unknown): string[] {
  const read = readShopSettings(json)
  return 'faults' in read ? read.faults : []
}

test('§9 Shop rating 4.8, established 1999, minimum order Rs.2,000', () => {
  assert.equal(demoSettings.rating, 4.8)
  assert.equal(demoSettings.established, 1999)
  assert.equal(demoSettings.minimumOrderPaise, 2000_00)
})

test('the demo takes orders, and one mobile number is enough', () => {
  assert.equal(demoSettings.takingOrders, true)
  assert.equal(demoSettings.alternateMobileRequired, false)
})

test("the demo's settings are valid, and nobody's real number", () => {
  const { minimumOrderPaise, ...asWritten } = demoSettings
  const json = { ...asWritten, minimumOrder: minimumOrderPaise / 100 }
  assert.deepEqual(readShopSettings(json), { settings: demoSettings })
  assert.match(demoSettings.whatsappNumber, /^915\d{9}$/)
  assert.match(demoSettings.email, /\.example$/)
})

test("a missing setting takes the demo's value", () => {
  assert.deepEqual(readShopSettings({}), { settings: demoSettings })
  assert.deepEqual(readShopSettings({ name: 'Murugan Fireworks', takingOrders: false }), {
    settings: { ...demoSettings, name: 'Murugan Fireworks', takingOrders: false },
  })
})

test('every fault is said at once, with the name of its setting', () => {
  assert.deepEqual(
    faultsOf({ name: '', rating: 9, whatsappNumber: '98765', minimumOrder: '2000', takingOrders: 'yes' }),
    [
      'name: must be a text of 1 to 100 characters',
      'rating: must be a number from 0 to 5',
      'whatsappNumber: must be 91 and the 10 digits of the number',
      'minimumOrder: must be a number from 0 to 10000000',
      'takingOrders: must be true or false',
    ],
  )
})

test('the minimum order is written in rupees', () => {
  const read = readShopSettings({ minimumOrder: 3000.5 })
  assert.equal('settings' in read && read.settings.minimumOrderPaise, 3000_50)
})

test('a misspelt setting is a fault, not silence', () => {
  assert.deepEqual(faultsOf({ minimumOrders: 2000 }), ['minimumOrders: is not a setting'])
})

test('each setting has its shape', () => {
  for (const [json, fault] of [
    [{ email: 'nobody' }, 'email: must be an e-mail address'],
    [{ upiId: 'shop' }, 'upiId: must be a UPI ID like shop@bank'],
    [{ upiId: 'shop@bank&am=1' }, 'upiId: must be a UPI ID like shop@bank'],
    [{ established: 1999.5 }, 'established: must be a year'],
    [{ minimumOrder: -1 }, 'minimumOrder: must be a number from 0 to 10000000'],
    [{ address: 'x'.repeat(301) }, 'address: must be a text of 1 to 300 characters'],
    [{ tagline: null }, 'tagline: must be a text of 1 to 200 characters'],
    [{ alternateMobileRequired: 1 }, 'alternateMobileRequired: must be true or false'],
  ] as const) {
    assert.deepEqual(faultsOf(json), [fault])
  }
})

test('what is no object of settings is one fault', () => {
  for (const json of [null, undefined, 7, 'name', [], true]) {
    assert.deepEqual(faultsOf(json), ['settings: must be one object of names and values'])
  }
})
