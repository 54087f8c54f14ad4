import assert from 'node:assert/strict'
import test from 'node:test'
import { labelOf } from './field-labels.ts'

test('a setting and a part of one have a name', () => {
  assert.equal(labelOf('whatsappNumber'), 'WhatsApp number')
  assert.equal(labelOf('ifsc'), 'IFSC')
})

test('a Tamil text has the name of its English one', () => {
  assert.equal(labelOf('tamilOpeningHours'), 'Opening hours, in Tamil')
  assert.equal(labelOf('tamilPrivacy'), 'Privacy, in Tamil')
  assert.equal(labelOf('tamilName'), 'Tamil name')
})
