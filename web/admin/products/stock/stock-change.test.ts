import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readChosenChange, readTypedChange } from './stock-change.ts'

function form(fields: Record<string, string | undefined>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value ?? '')
  return data
}

test('§4 a typed stock is the difference to the shown number', () => {
  assert.deepEqual(readTypedChange(form({ id: 'p1', seen: '10', typed: '25' })), { id: 'p1', delta: 15 })
  assert.deepEqual(readTypedChange(form({ id: 'p1', seen: '10', typed: '9' })), { id: 'p1', delta: -1 })
})

test('§5 stock edits are clamped to 0 and a non-number becomes 0', () => {
  assert.deepEqual(readTypedChange(form({ id: 'p1', seen: '10', typed: '-5' })), { id: 'p1', delta: -10 })
  assert.deepEqual(readTypedChange(form({ id: 'p1', seen: '10', typed: 'many' })), { id: 'p1', delta: -10 })
})

for (const odd of [
  { seen: '10', typed: '9' },
  { id: '', seen: '10', typed: '9' },
  { id: 'p'.repeat(65), seen: '10', typed: '9' },
  { id: 'p1', seen: '-1', typed: '9' },
  { id: 'p1', seen: '1.5', typed: '9' },
  { id: 'p1', seen: 'x', typed: '9' },
  { id: 'p1', seen: '1e99', typed: '9' },
]) {
  test(`an edit that no screen sends is refused: ${JSON.stringify(odd).slice(0, 60)}`, () => {
    assert.equal(readTypedChange(form(odd)), undefined)
  })
}

for (const units of [10, 25, 50, 100, 150, 200]) {
  test(`§9 +${units} adds ${units}`, () => {
    assert.deepEqual(readChosenChange(form({ id: 'p1', units: `${units}` })), { id: 'p1', delta: units })
  })
}

for (const units of ['', '0', '-10', '11', '1e9', 'NaN']) {
  test(`§9 a bulk step of "${units}" is refused`, () => {
    assert.equal(readChosenChange(form({ id: 'p1', units })), undefined)
  })
}
