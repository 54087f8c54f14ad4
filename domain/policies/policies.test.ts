import assert from 'node:assert/strict'
import test from 'node:test'
import { readShopSettings } from '../settings/settings-json.ts'
import { demoSettings } from '../settings/shop-settings.ts'
import { policyBlocks, policyText } from './policies.ts'

test('a text of the settings is on its page, the usual ones on the others', () => {
  const terms = ['# Terms', '  Come and  see us.\n']
  const read = readShopSettings({ policies: { terms } })
  assert.ok('settings' in read)
  assert.deepEqual(policyText('terms', read.settings), ['# Terms', 'Come and see us.'])
  assert.deepEqual(policyText('privacy', read.settings), policyText('privacy', demoSettings))
})

test('a paragraph that begins with # is a heading', () => {
  assert.deepEqual(policyBlocks(['# Lorry charge', 'You pay it.', '#1 in town']), [
    { heading: 'Lorry charge' },
    { paragraph: 'You pay it.' },
    { paragraph: '#1 in town' },
  ])
})
