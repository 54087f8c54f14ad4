import assert from 'node:assert/strict'
import test from 'node:test'
import { readShopSettings, settingsJson } from './settings-json.ts'
import { demoSettings } from './shop-settings.ts'

function faultsOf(json: unknown): string[] {
  const read = readShopSettings(json)
  return 'faults' in read ? read.faults.map(({ path, sentence }) => `${path}: ${sentence}`) : []
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

test("the demo's settings are valid, and its numbers belong to no person", () => {
  assert.deepEqual(readShopSettings(settingsJson(demoSettings)), { settings: demoSettings })
  assert.match(demoSettings.whatsappNumber, /^915\d{9}$/)
  assert.match(demoSettings.email, /\.example$/)
})

test("a missing setting takes the demo's value", () => {
  assert.deepEqual(readShopSettings({}), { settings: demoSettings })
  assert.deepEqual(readShopSettings({ rating: 4.5, takingOrders: false }), {
    settings: { ...demoSettings, rating: 4.5, takingOrders: false },
  })
})

const murugan = {
  name: 'Murugan Fireworks',
  address: '7, North Car Street, Sivakasi 626123',
  phone: '+91 55555 07777',
  email: 'owner@murugan.example',
  website: 'www.murugan.example',
  whatsappNumber: '915555507777',
  upiId: 'murugan@example',
}

test('a shop with its own identity gets none of the demo’s', () => {
  const { rating: _, established: __, ...demo } = demoSettings
  assert.deepEqual(readShopSettings(murugan), {
    settings: {
      ...demo,
      ...murugan,
      tagline: '',
      tamilTagline: '',
      place: '',
      tamilPlace: '',
      legalNotice: '',
      tamilLegalNotice: '',
      licenceNumber: '',
      gstin: '',
      social: { facebook: '', instagram: '', youtube: '' },
    },
  })
})

test('an own text does not get the demo’s Tamil', () => {
  const read = readShopSettings({
    tagline: 'Louder',
    legalNotice: 'By phone only.',
    tamilLegalNotice: 'தொலைபேசியில் மட்டும்.',
  })
  assert.ok('settings' in read)
  const { tamilTagline, tamilPlace, tamilLegalNotice } = read.settings
  assert.deepEqual([tamilTagline, tamilPlace, tamilLegalNotice], ['', demoSettings.tamilPlace, 'தொலைபேசியில் மட்டும்.'])
})

test('an own shop’s texts are shown', () => {
  const said = { tagline: 'Louder', place: 'Sattur', rating: 4.2, established: 2007, legalNotice: 'By phone only.' }
  const read = readShopSettings({ ...murugan, ...said })
  assert.ok('settings' in read)
  for (const [name, value] of Object.entries(said))
    assert.equal(Object.entries(read.settings).find(([key]) => key === name)?.[1], value)
})

test('a shop with a part of its identity must fill in the rest, so that no money goes to another', () => {
  const part = Object.fromEntries(Object.entries(murugan).filter(([name]) => name !== 'upiId' && name !== 'phone'))
  assert.deepEqual(faultsOf(part), ['phone: Fill in Phone', 'upiId: UPI ID must be a text'])
})

test('all faults are reported at once, with the names of their settings', () => {
  assert.deepEqual(
    faultsOf({
      ...murugan,
      name: '',
      rating: 9,
      whatsappNumber: '98765',
      minimumOrder: 'two thousand',
      takingOrders: 'yes',
    }),
    [
      'name: Fill in Name',
      'rating: Rating must be a number from 0 to 5',
      'whatsappNumber: Enter the 10 digits of the WhatsApp number',
      'takingOrders: Taking orders must be true or false',
      'minimumOrder: Minimum order must be a number from 0 to 1,00,00,000',
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
    [{ email: 'nobody' }, 'email: “nobody” is not an e-mail address'],
    [{ upiId: 'shop' }, 'upiId: Enter a UPI ID like shop@bank'],
    [{ upiId: 'shop@bank&am=1' }, 'upiId: Enter a UPI ID like shop@bank'],
    [{ established: 1999.5 }, 'established: Enter a year, like 1999'],
    [{ minimumOrder: -1 }, 'minimumOrder: Minimum order must be a number from 0 to 1,00,00,000'],
    [{ address: 'x'.repeat(301) }, 'address: Shorten Address to 300 characters'],
    [{ tagline: null }, 'tagline: Tagline must be a text'],
    [{ alternateMobileRequired: 1 }, 'alternateMobileRequired: Ask for two mobile numbers must be true or false'],
    [{ callItEnquiry: 'yes' }, 'callItEnquiry: Take enquiries, not orders must be true or false'],
    [{ legalNotice: 'x'.repeat(601) }, 'legalNotice: Shorten Legal notice to 600 characters'],
    [{ licenceNumber: 7 }, 'licenceNumber: Licence number must be a text'],
    [{ gstin: '33AAAAA0000A1X9' }, 'gstin: A GSTIN has 15 characters, like 33AAAAA0000A1Z9'],
    [{ social: 'none' }, 'social: Social pages must be an object of facebook, instagram and youtube'],
    [
      { social: { facebook: 'javascript:alert(1)' } },
      'social.facebook: Enter a whole web address, like https://www.shop.in',
    ],
    [{ keepCustomersMonths: 6 }, 'keepCustomersMonths: Enter 12 to 600 months, or 0 to keep customer details for ever'],
    [{ social: { orkut: 'https://orkut.example' } }, 'social.orkut: is not a setting'],
  ] as const) {
    assert.deepEqual(faultsOf({ ...murugan, ...json }), [fault])
  }
})

test('the notice, the licence and the GSTIN may be left empty, and are then not shown', () => {
  const read = readShopSettings({ legalNotice: ' ', licenceNumber: '', gstin: '', social: {} })
  assert.ok('settings' in read)
  const { legalNotice, licenceNumber, gstin, social } = read.settings
  assert.deepEqual([legalNotice, licenceNumber, gstin], ['', '', ''])
  assert.deepEqual(social, { facebook: '', instagram: '', youtube: '' })
})

test('a shop that names one page elsewhere does not get the others of the demo', () => {
  const read = readShopSettings({ social: { youtube: 'https://video.example/@murugan' } })
  assert.deepEqual('settings' in read && read.settings.social, {
    facebook: '',
    instagram: '',
    youtube: 'https://video.example/@murugan',
  })
})

test("the demo's notice tells what happens and names no law", () => {
  assert.match(demoSettings.legalNotice, /enquiry.*call you within 24 hours.*registered transport.*adults only/i)
  assert.doesNotMatch(demoSettings.legalNotice, /court|act|rule|law/i)
  assert.match(demoSettings.licenceNumber, /\(sample\)/)
})

test('a value that is no settings object is one fault', () => {
  for (const json of [null, undefined, 7, 'name', [], true]) {
    assert.deepEqual(faultsOf(json), ['settings: must be one object of names and values'])
  }
})
