import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countedRows, sinceText } from './counted-rows.ts'

const pots = { id: 'pots', stock: 7 }
const rocket = { id: 'rocket', stock: 3 }

test('three pieces sold since the count are taken off it; faulty texts are no count', () => {
  const typed = { text: '8', seen: 10 }
  const { counted, faulty } = countedRows([rocket, pots], { pots: typed, rocket: { text: 'x', seen: 3 }, gone: typed })
  assert.deepEqual(counted, [{ product: pots, seen: 10, pieces: 8, difference: -2, after: 5 }])
  assert.deepEqual(faulty, [rocket])
  assert.deepEqual(counted.map(sinceText), ['−3 since you counted. It becomes 5.'])
})

test('later sales never make a count negative; an unchanged stock is not listed', () => {
  const { counted } = countedRows([pots, rocket], { pots: { text: '0', seen: 10 }, rocket: { text: '௩', seen: 3 } })
  assert.deepEqual(
    counted.map(({ after }) => after),
    [0, 3],
  )
  assert.equal(sinceText(counted[1]!), '')
})
