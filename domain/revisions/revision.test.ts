import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineName, revisedText } from './revision.ts'

test('an edited order is marked, and a substitute names the line it replaces', () => {
  const at = '2026-10-28T06:30:00.000Z'
  assert.equal(revisedText({}), '')
  assert.equal(revisedText({ revision: 1, revisedAt: at }), 'Revised 28/10/2026')
  assert.equal(revisedText({ revision: 3, revisedAt: at }), 'Revised 28/10/2026 (revision 3)')
  assert.equal(lineName({ name: 'Atom Bomb', substituteFor: 'Sky Shots' }), 'Atom Bomb (in place of Sky Shots)')
  assert.equal(lineName({ name: 'Atom Bomb' }), 'Atom Bomb')
})
