import assert from 'node:assert/strict'
import test from 'node:test'
import { readShopSettings } from './settings-json.ts'

const faultsOf = (policies: unknown) => {
  const read = readShopSettings({ policies })
  return 'faults' in read ? read.faults.map(({ path, sentence }) => `${path}: ${sentence}`) : []
}

test('a text that cannot be shown is refused in one sentence', () => {
  const tooLong = 'A paragraph of Delivery can have up to 2,000 characters'
  assert.deepEqual(faultsOf('none'), ['policies: Policies must be an object of privacy, terms and delivery'])
  assert.deepEqual(faultsOf({ privacy: 7 }), ['policies.privacy: Privacy can have up to 100 lines'])
  assert.deepEqual(faultsOf({ delivery: Array(101).fill('a') }), [
    'policies.delivery: Delivery can have up to 100 lines',
  ])
  for (const [bad, sentence] of [
    [7, tooLong],
    ['a'.repeat(2001), tooLong],
    ['# ', 'Write a heading after the #'],
  ])
    assert.deepEqual(faultsOf({ delivery: ['By lorry.', bad] }), [`policies.delivery.1: ${sentence}`])
  assert.deepEqual(faultsOf({ refunds: ['None.'] }), ['policies.refunds: is not a setting'])
})

test('a text may be typed as lines, and an empty one is the usual one', () => {
  const read = readShopSettings({ policies: { privacy: '# Ours\n\nWe keep little.\n', terms: '', delivery: [] } })
  assert.deepEqual('settings' in read && read.settings.policies, { privacy: ['# Ours', 'We keep little.'] })
})
