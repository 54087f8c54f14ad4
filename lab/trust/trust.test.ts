import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { trustFigures } from './figures.ts'
import { dayOf, withLatest } from './latest.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/trust.md'), 'utf8')
const figures = trustFigures({ mediaMb: 1_024 })

test('each figure of the page is measured, and none besides', () => {
  const rows = [...page.matchAll(/^\| (F\d+) \|/gm)].map(([, name]) => name)
  assert.deepEqual(Object.keys(figures), rows)
})

test('value and controls are read from the output', () => {
  const { value, controls } = figures.F1!
  const said = `✓ rush on sqlite, 1 process(es), 200 buyers, stock 10, 20 rounds  20 of 20 rounds sold exactly 10, 0 faults
✓ control: stock is taken whatever there is                red: product x has a stock of -190`
  assert.equal(value(said), 'sqlite 20 of 20 rounds sold exactly 10')
  assert.equal(said.match(controls)?.length, 1)
  assert.equal(value('the rig has crashed'), undefined)
})

test('tests are counted over all their files', () => {
  const said = '✔ control: x (1ms)\nℹ 1848 requests\nℹ pass 3\nℹ fail 0\nℹ pass 4\nℹ fail 1\n'
  assert.equal(figures.F9!.value(said), '1 of 8 tests failed; 1848 requests')
})

test('the last cell of a figure is replaced, and no other', () => {
  const table = '| F1 | a | 0 | `x` | old |\n| F10 | b | 0 | `y` | kept |\n'
  assert.equal(withLatest(table, 'F1', '0 of 5'), '| F1 | a | 0 | `x` | 0 of 5 |\n| F10 | b | 0 | `y` | kept |\n')
  assert.throws(() => withLatest(table, 'F2', '0'), /no row F2/)
  assert.equal(dayOf(new Date('2026-11-22T20:00:00Z')), '23 Nov 2026')
})
