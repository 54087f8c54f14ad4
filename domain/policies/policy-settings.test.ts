/** Tests of the texts that a shop writes itself. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { readShopSettings } from '../shop-settings.ts'

const faultsOf = (policies: unknown) => {
  const read = readShopSettings({ policies })
  return 'faults' in read ? read.faults : []
}

test('26.5 a text that cannot be shown is refused in one sentence', () => {
  const list = 'must be a list of 1 to 100 paragraphs'
  const each = 'each paragraph must be a text of 1 to 2000 characters'
  assert.deepEqual(faultsOf('none'), ['policies: must be an object of privacy, terms and delivery'])
  assert.deepEqual(faultsOf({ privacy: 'We keep nothing.' }), [`policies.privacy: ${list}`])
  assert.deepEqual(faultsOf({ terms: [] }), [`policies.terms: ${list}`])
  assert.deepEqual(faultsOf({ delivery: Array(101).fill('a') }), [`policies.delivery: ${list}`])
  for (const bad of [7, '', ' ', '# ', 'a'.repeat(2001)])
    assert.deepEqual(faultsOf({ delivery: ['By lorry.', bad] }), [`policies.delivery: ${each}`])
  assert.deepEqual(faultsOf({ refunds: ['None.'] }), ['policies.refunds: is not a setting'])
})
