import assert from 'node:assert/strict'
import test from 'node:test'
import { isTamil } from '../language.ts'
import { graphemes } from '../plain-text.ts'
import { MESSAGE_MAX } from '../whatsapp.ts'
import { fillMessage, MESSAGE_TEXT_MAX, messageFields, messageNames, unknownField } from '../settings/message-fields.ts'
import { usualMessages } from './usual-messages.ts'

test('each usual message is in English and in Tamil, names shop and order, and has known fields', () => {
  for (const name of messageNames) {
    const { en, ta } = usualMessages[name]
    for (const text of [en, ta]) {
      assert.equal(unknownField(text, name), undefined)
      for (const field of ['{name}', '{order}', '{shop}']) assert.ok(text.includes(field), `${name}: ${field}`)
      assert.ok(text.length <= MESSAGE_TEXT_MAX)
    }
    assert.deepEqual([isTamil(fillMessage(en, messageFields)), isTamil(ta)], [false, true], name)
  }
})

test('the longest text that may be saved fits into a link, filled in', () => {
  const longest = Object.fromEntries(Object.keys(messageFields).map((field) => [field, 'அ'.repeat(60)]))
  const text = '{lr} '.repeat(10) + 'த'.repeat(MESSAGE_TEXT_MAX - 50)
  const filled = fillMessage(text, { ...messageFields, ...longest })
  assert.ok(graphemes(filled).length <= MESSAGE_MAX, `${graphemes(filled).length}`)
})
