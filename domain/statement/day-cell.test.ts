import assert from 'node:assert/strict'
import test from 'node:test'
import { dayOrderOf, mayBeSwapped, readDay } from './day-cell.ts'

test('days of a statement', () => {
  for (const text of [
    '20/11/2026',
    '20-11-26',
    '20-Nov-26',
    '20 NOV 2026',
    '20/11/2026 10:45:20',
    '2026-11-20T10:45',
    '20.11.2026',
    'Nov 20, 2026',
    'Nov 20, 2026\n10:22 AM',
    'November 20 2026',
    '20Nov2026',
    '2026/11/20',
    '20-11-202610:42',
    '20-Nov-202610:42',
    '20th Nov 2026',
    'Fri, 20 Nov 2026',
    "20 Nov'26",
    '20 Nov, 2026',
    '46346',
    '46346.75',
    '20261120',
    '20112026',
    '20/ 11/ 2026',
    '௨௦/௧௧/௨௦௨௬',
    46346,
    46346.5,
  ]) {
    assert.equal(readDay(text), '2026-11-20', String(text))
  }
  assert.equal(readDay('11/20/2026', 'month first'), '2026-11-20')
  for (const text of ['', 'Date', '31/02/2026', '11/20/2026', '5000', 12, '20 boxes 2026', '20/11/2126', true, null])
    assert.equal(readDay(text), undefined, String(text))
})

test('the order of day and month is decided once, and open without evidence', () => {
  assert.deepEqual(dayOrderOf(['05/11/2026', '20/11/2026']), { order: 'day first', isGuess: false })
  assert.deepEqual(dayOrderOf(['11/05/2026', '11/20/2026']), { order: 'month first', isGuess: false })
  assert.deepEqual(dayOrderOf(['05/11/2026', '06/11/2026']), { order: 'day first', isGuess: true })
  assert.deepEqual(dayOrderOf(['05/11/2026', 'From 01/11/2026 To 25/11/2026']), { order: 'day first', isGuess: false })
  assert.deepEqual(dayOrderOf(['05/05/2026', '20 Nov 2026', 46_346, null]), { order: 'day first', isGuess: false })
  assert.equal(dayOrderOf(['20/11/2026', '11/20/2026']).isGuess, true)
})

const mayBe = (...days: [string, boolean][]) =>
  mayBeSwapped(
    days.map(([day, isReal], at) => ({ number: at + 1, cells: [day], ...(isReal && { dates: [0] }) })),
    0,
  )

test('real dates beside texts of later days may be swapped', () => {
  assert.equal(mayBe(['2026-05-11', true], ['13/11/2026', false], ['Total', false]), true)
  assert.equal(mayBe(['2026-05-11', true], ['2026-11-20', true], ['13/11/2026', false]), false)
  assert.equal(mayBe(['2026-05-11', true], ['05/11/2026', false]), false)
  assert.equal(mayBe(['2026-05-11', true]), false)
})
