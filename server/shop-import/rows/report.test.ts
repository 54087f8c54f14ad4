import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { cleanup } from '#test/cleanup.ts'
import { openReport, shown } from './report.ts'

test('the screen has the first of each kind, the file all, for its owner alone', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  cleanup(t, () => rmSync(folder, { recursive: true }))
  const path = join(folder, 'report.txt')
  const report = openReport(path)
  report.add({ section: 'videos', key: 'gone', field: 'title', outcome: 'noted', sentence: 'From the first run.' })
  report.restart()
  for (let at = 0; at < 5_000; at += 1)
    report.add({
      section: 'orders',
      key: `-N${at}`,
      field: `items/${at}/id`,
      outcome: 'noted',
      sentence: `Line ${at}.`,
    })
  report.add({ section: 'products', key: 'a\n\u202Eb', field: 'code', outcome: 'refused', sentence: 'No code.' })
  report.add({ section: 'products', key: 'x'.repeat(900), field: 'code', outcome: 'refused', sentence: 'Too long.' })
  report.unknown('orders', 'gift', '-N1')
  report.unknown('orders', 'gift', '-N2')
  assert.deepEqual(report.close(['The end.']), [
    'products: code, refused: 2 rows',
    '    products/a  b  No code.',
    `    products/${'x'.repeat(60)}…  Too long.`,
    'orders: items/id, noted: 5,000 rows',
    '    orders/-N0  Line 0.',
    '    orders/-N1  Line 1.',
    '    orders/-N2  Line 2.',
    'Orders: the field “gift” is not imported. It is there 2 times, first in -N1.',
  ])
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  assert.equal(lines.length, 5_004)
  assert.equal(lines[4_999], 'orders/-N4999\titems/4999/id\tnoted\tLine 4999.')
  assert.equal(lines.at(-1), 'The end.')
  assert.equal(statSync(path).mode & 0o777, 0o600)
})

test('a value is cut and in one line', () => {
  assert.equal(shown('a\nb'), '“a b”')
  assert.equal(shown({ a: 1 }), '“{"a":1}”')
  assert.ok(shown('x'.repeat(100)).length < 50)
})
