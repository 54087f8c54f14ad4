import assert from 'node:assert/strict'
import test from 'node:test'
import { ownIdentity } from '#test/fixtures/sample-data.ts'
import { readShopSettings } from './settings-json.ts'

function faultsOf(json: unknown): unknown {
  const read = readShopSettings(json)
  return 'faults' in read ? Object.fromEntries(read.faults.map(({ path, sentence }) => [path, sentence])) : {}
}

test('each field of the shop has its own sentence', () => {
  assert.deepEqual(faultsOf({ logo: 'javascript:alert(1)', otherPhones: ['04562 555555', 'none'], mapLink: 'maps' }), {
    logo: 'Logo must be an uploaded picture',
    'otherPhones.1': '“none” is not a phone number',
    mapLink: 'Enter a whole web address, like https://www.shop.in',
  })
})

const read = (json: object) => {
  const result = readShopSettings(json)
  assert.ok('settings' in result, JSON.stringify(result))
  return result.settings
}

test('a WhatsApp number is completed with the country code, as people type it', () => {
  for (const whatsappNumber of ['98765 43210', '098765-43210', '+91 98765 43210', '919876543210', '(91) 98765.43210'])
    assert.equal(read({ ...ownIdentity, whatsappNumber }).whatsappNumber, '919876543210')
  for (const whatsappNumber of ['98765', '+94 98765 43210', '98765 43210 99'])
    assert.deepEqual(faultsOf({ ...ownIdentity, whatsappNumber }), {
      whatsappNumber: 'Enter the 10 digits of the WhatsApp number',
    })
})

test('a web address without its beginning is completed, and what is stored can be read again', () => {
  const { social, mapLink } = read({
    social: {
      facebook: 'facebook.com/murugan',
      instagram: 'http://www.instagram.com/murugan',
      youtube: 'https://y.example/@m',
    },
    mapLink: ' maps.app.goo.gl/abc?g=1 ',
  })
  assert.deepEqual(social, {
    facebook: 'https://facebook.com/murugan',
    instagram: 'https://www.instagram.com/murugan',
    youtube: 'https://y.example/@m',
  })
  assert.equal(mapLink, 'https://maps.app.goo.gl/abc?g=1')
  for (const link of [
    'murugan',
    'javascript:alert(1)',
    '@murugan',
    'data:text/html,x',
    'a b.com',
    'ftp://maps.example',
  ])
    assert.deepEqual(Object.keys(Object(faultsOf({ mapLink: link }))), ['mapLink'], link)
  const longest = `maps.example/${'x'.repeat(487)}`
  assert.equal(longest.length, 500)
  assert.deepEqual(faultsOf({ mapLink: longest }), { mapLink: 'Shorten Map link to 500 characters' })
})

test('a GSTIN may be typed in small letters and in groups', () => {
  assert.equal(read({ gstin: '33 aaaaa0000a 1z9' }).gstin, '33AAAAA0000A1Z9')
})
