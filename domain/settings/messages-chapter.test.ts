import assert from 'node:assert/strict'
import test from 'node:test'
import { messageKeyLabel, messageKeys } from './messages-chapter.ts'
import { readShopSettings } from './settings-json.ts'

function faults(messages: object) {
  const read = readShopSettings({ messages })
  return 'faults' in read ? read.faults : []
}

test('a message of the shop’s own is kept with its lines; an empty one is the usual', () => {
  const read = readShopSettings({ messages: { 'dispatched-ta': ' LR {lr}\r\n{shop} ', 'paid-en': ' ' } })
  assert.deepEqual('settings' in read && read.settings.messages, { 'dispatched-ta': 'LR {lr}\n{shop}' })
})

test('an unknown field, a text too long and an unknown message have their sentences', () => {
  assert.match(faults({ 'paid-en': 'Hello {nmae}' })[0]?.sentence ?? '', /^We do not know \{nmae\}/)
  assert.deepEqual(faults({ 'paid-en': 'x'.repeat(901) }), [
    { path: 'messages.paid-en', sentence: 'Shorten Paid, in English to 900 characters' },
  ])
  assert.deepEqual(faults({ sold: 'x' }), [{ path: 'messages.sold', sentence: 'is not a setting' }])
})

test('a question has the link to the page where the customer answers', () => {
  const sentence = 'Write {link} in this message. It opens the page where the customer answers'
  assert.deepEqual(faults({ 'question-ta': '{name}, {order}?' }), [{ path: 'messages.question-ta', sentence }])
  assert.deepEqual([faults({ 'question-ta': '{order}? {link}' }), faults({ 'question-en': ' ' })], [[], []])
})

test('each message is named with its language', () => {
  assert.equal(messageKeys.length, 18)
  assert.equal(messageKeyLabel('payment-ta'), 'Payment request, in Tamil')
})
