import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryTitle, NOTE_MAX, readNote } from './entries.ts'

test('a note keeps its lines, loses control characters, and has a limit', () => {
  assert.deepEqual(readNote('  call after 6\r\nஆறு மணிக்கு \u0007'), { note: 'call after 6\nஆறு மணிக்கு' })
  assert.deepEqual(readNote(' \n '), { note: '' })
  assert.deepEqual(readNote('x'.repeat(NOTE_MAX)), { note: 'x'.repeat(NOTE_MAX) })
  assert.deepEqual(readNote('x'.repeat(NOTE_MAX + 1)), { error: 'Write a note of up to 500 characters.' })
})

test('each entry of the history has its words', () => {
  assert.equal(entryTitle({ kind: 'step', step: 'packed' }), 'Packed')
  assert.equal(entryTitle({ kind: 'taken back', step: 'packed' }), 'Packed: undone')
  assert.equal(entryTitle({ kind: 'note' }), 'Note')
  assert.equal(entryTitle({ kind: 'no answer' }), 'No answer')
  assert.equal(
    entryTitle({ kind: 'no answer', callAt: '2026-11-20T12:30:00.000Z' }),
    'No answer, again at 20/11/2026 6:00:00 pm',
  )
})
