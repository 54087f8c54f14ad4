import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pasteFile, pasteText, savedList } from './saved-list.ts'

test('a price list that is chosen again replaces its lines, and another one is added', () => {
  pasteText('magic pop 2\n')
  assert.equal(pasteFile('list.xlsx', ['PRD2487 × 5', 'PRD4004 × 1']), false)
  assert.equal(pasteFile('list.xlsx', ['PRD2487 × 7', 'PRD4004 × 1']), true)
  assert.equal(savedList.get().text, 'magic pop 2\nPRD2487 × 7\nPRD4004 × 1')
  pasteFile('grandmother.xlsx', ['PRD4004 × 1'])
  pasteFile('list.xlsx', ['PRD2487 × 9'])
  assert.equal(savedList.get().text, 'magic pop 2\nPRD4004 × 1\nPRD2487 × 9')
  pasteText('1) magic pop\n2) 7\n3) PRD2487 × 9')
  pasteFile('list.xlsx', ['PRD2487 × 4'])
  assert.equal(savedList.get().text, '1) magic pop\n2) 7\nPRD2487 × 4')
  pasteText('')
  pasteFile('list.xlsx', ['PRD2487 × 9'])
  assert.equal(savedList.get().text, 'PRD2487 × 9')
})
