/** Tests of the units. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { unitLabel, units } from './unit.ts'

test('§9 Unit options 1Box, 1Pkt', () => {
  assert.deepEqual(units, ['1box', '1pkt'])
  assert.deepEqual(units.map(unitLabel), ['1Box', '1Pkt'])
})
