import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copyText } from './copy-text.ts'

test('a text is copied to the clipboard', async () => {
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  assert.equal(await copyText('Madurai - 625001', null, { clipboard }), true)
  assert.deepEqual(copied, ['Madurai - 625001'])
})

test('a browser that refuses, or has no clipboard, as over plain http, copies nothing', async () => {
  const clipboard = { writeText: () => Promise.reject(new Error('refused')) }
  assert.equal(await copyText('Madurai', null, { clipboard }), false)
  assert.equal(await copyText('Madurai', null, {}), false)
})
