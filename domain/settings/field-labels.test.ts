import assert from 'node:assert/strict'
import test from 'node:test'
import { labelOf } from './field-labels.ts'

test('a setting and a part of one have a name', () => {
  assert.equal(labelOf('whatsappNumber'), 'WhatsApp number')
  assert.equal(labelOf('ifsc'), 'IFSC')
})
