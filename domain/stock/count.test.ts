import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countSummary, countText, readCount, readPieces } from './count.ts'

test('counted pieces are read in any script and with commas; each fault has its sentence', () => {
  for (const [text, pieces] of [
    ['48', 48],
    [' 0 ', 0],
    ['1,20,000', 120_000],
    ['௪௮', 48],
  ] as const) {
    assert.deepEqual(readPieces(text), { pieces })
  }
  assert.equal(readPieces('  '), undefined)
  assert.deepEqual(readPieces('-3'), { fault: 'Enter 0 or more.' })
  assert.deepEqual(readPieces('4 boxes'), { fault: 'Enter a whole number, for example 48.' })
  assert.deepEqual(readPieces('4.5'), { fault: 'Enter a whole number, for example 48.' })
  assert.deepEqual(readPieces('1000001'), { fault: 'Enter 10,00,000 or less.' })
})

test('a count must be a list of whole numbers, each product once', () => {
  const row = { id: 'pots', seen: 10, pieces: 8 }
  assert.deepEqual(readCount(countText([row])), [row])
  assert.deepEqual(readCount(JSON.stringify([row])), [row], 'as sent by an earlier version')
  const broken: unknown[] = [
    [],
    [row, row],
    [row, ['pots', 10, 8]],
    [['pots', 10]],
    [{ ...row, pieces: -1 }],
    [{ ...row, pieces: 1.5 }],
    [{ ...row, seen: '10' }],
    [{ ...row, id: '' }],
    {},
    null,
  ]
  for (const each of broken) assert.equal(readCount(JSON.stringify(each)), undefined, JSON.stringify(each))
  assert.equal(readCount('['), undefined)
})

test('the summary of a count has the number of products that differ, and by how much', () => {
  const counted = [
    { seen: 10, pieces: 8 },
    { seen: 5, pieces: 5 },
    { seen: 0, pieces: 7 },
  ]
  assert.deepEqual(countSummary(counted), { products: 3, changed: 2, more: 7, less: 2 })
  assert.deepEqual(countSummary([]), { products: 0, changed: 0, more: 0, less: 0 })
})
