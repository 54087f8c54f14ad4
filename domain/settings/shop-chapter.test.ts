import assert from 'node:assert/strict'
import test from 'node:test'
import { readShopSettings } from './settings-json.ts'

function faultsOf(json: unknown): unknown {
  const read = readShopSettings(json)
  return 'faults' in read ? Object.fromEntries(read.faults.map(({ path, sentence }) => [path, sentence])) : {}
}

test('each field of the shop has its own sentence', () => {
  assert.deepEqual(
    faultsOf({ logo: 'javascript:alert(1)', otherPhones: ['04562 555555', 'none'], mapLink: 'http://maps.example' }),
    {
      logo: 'Logo must be the address of an uploaded picture, or empty',
      'otherPhones.1': 'Other phones must be a phone number',
      mapLink: 'Map link must be an https address, or empty',
    },
  )
})
