import assert from 'node:assert/strict'
import test from 'node:test'
import { listInWords } from './list-in-words.ts'

test('a list has commas, and a word before its last name', () => {
  assert.equal(listInWords([]), '')
  assert.equal(listInWords(['Name']), 'Name')
  assert.equal(listInWords(['Name', 'Phone']), 'Name and Phone')
  assert.equal(listInWords(['Name', 'Phone', 'Places served']), 'Name, Phone and Places served')
})
