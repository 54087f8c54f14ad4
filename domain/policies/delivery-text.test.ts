import assert from 'node:assert/strict'
import test from 'node:test'
import { demoSettings } from '../settings/shop-settings.ts'
import { deliveryText } from './delivery-text.ts'
import { settingsIn } from '../settings/settings-in.ts'

test('the page names the carrier, charges outside the total, and places without delivery', () => {
  const text = deliveryText(settingsIn('en', demoSettings)).join('\n')
  assert.match(text, /registered transport/)
  assert.match(text, /The total on this site does not include the lorry charges/)
  assert.match(text, /We do not send crackers where they are forbidden/)
})

test('the page names the states without delivery, and has the owner’s sentence', () => {
  const text = deliveryText({
    ...settingsIn('en', demoSettings),
    blockedStates: ['Delhi', 'Goa'],
    blockedSentence: 'Ask your dealer.',
  })
  assert.ok(text.includes('We do not deliver to Delhi, Goa.'))
  assert.ok(text.includes('Ask your dealer.'))
})
