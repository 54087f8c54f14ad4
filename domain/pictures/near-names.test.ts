import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearNames } from './near-names.ts'

const near = nearNames(['4" Lakshmi', '5" Lakshmi', 'Flower Pots Big', 'Flower Pots Bag'].map((name) => [name, name]))

test('the nearest name is found, and none whose numbers differ', () => {
  assert.deepEqual(near('4 Laxshmi'), ['4" Lakshmi'])
  assert.deepEqual(near('Lakshmi 5'), ['5" Lakshmi'])
  assert.deepEqual(near('6 Lakshmi'), [])
  assert.deepEqual(near('Rocket'), [])
})

test('names that are equally near are all found', () => {
  assert.deepEqual(near('Flower Pots B').toSorted(), ['Flower Pots Bag', 'Flower Pots Big'])
})
