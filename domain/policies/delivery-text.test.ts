/** Tests of the usual page about delivery. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { demoSettings } from '../settings/shop-settings.ts'
import { deliveryText } from './delivery-text.ts'

test('26.5 the page says who carries the parcel, what the total leaves out, and where nothing is sent', () => {
  const text = deliveryText(demoSettings).join('\n')
  assert.match(text, /registered transport/)
  assert.match(text, /total on this site is without the freight/)
  assert.match(text, /We send nothing to where it is forbidden/)
})
