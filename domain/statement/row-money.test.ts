import assert from 'node:assert/strict'
import test from 'node:test'
import { gridOf } from '#test/fixtures/sheet-rows.ts'
import { columnsOf } from './columns.ts'
import { statements } from '../words/en/office/money/statements.ts'
import { moneyOf, signsOf } from './row-money.ts'

function sidesOf(headings: string[], ...rows: (string | number | null)[][]) {
  const columns = columnsOf({ number: 1, cells: headings })
  const table = gridOf(rows).rows
  const signs = signsOf(columns, table)
  return table.map((row) => {
    const money = moneyOf(row, columns, signs, String(row.cells[0] ?? ''))
    if (!money) return 'none'
    return 'why' in money ? money.why : `${money.side} ${money.paise}`
  })
}

test('a Dr or Cr beside the amount is its side; that of the balance is not', () => {
  const headings = ['Narration', 'Amount', 'Dr / Cr', 'Balance', 'Dr / Cr']
  assert.deepEqual(
    sidesOf(headings, ['A', 5, 'CR', 9, 'DR'], ['B', 5, 'DR', 4, 'CR'], ['C', 5, 'X', 4, 'CR'], ['D', 5, '', 4, 'CR']),
    ['in 500', 'out 500', '“X” is neither Cr nor Dr.', statements.noSide],
  )
  assert.deepEqual(sidesOf(['Narration', 'Debit', 'Credit', 'Balance', 'Dr/Cr'], ['A', '', 5, 9, 'DR']), ['in 500'])
})

test('an amount without a sign has the other side of those with one, or none', () => {
  const headings = ['Narration', 'Amount']
  assert.deepEqual(sidesOf(headings, ['A', 5], ['B', -5]), ['in 500', 'out 500'])
  assert.deepEqual(sidesOf(headings, ['A', '5'], ['B', '5 Cr']), ['out 500', 'in 500'])
  assert.deepEqual(sidesOf(headings, ['A', 5]), [statements.noSide])
  assert.deepEqual(sidesOf(headings, ['Received from A', 5], ['Paid to B', 5]), ['in 500', 'out 500'])
})

test('contradictions are named', () => {
  const headings = ['Narration', 'Debit', 'Credit']
  const rows = [
    ['A', 5, 6],
    ['B', '5 Cr', ''],
    ['C', '', '5 Dr'],
    ['D', 'five', ''],
    ['E', '', '-5'],
    ['F', 0, 0],
    ['G', '', ''],
  ]
  assert.deepEqual(sidesOf(headings, ...rows), [
    'This row has both a debit and a credit.',
    'A debit is marked as Cr.',
    'A credit is marked as Dr.',
    'We do not understand the amount “five”.',
    'out 500',
    'in 0',
    'none',
  ])
})

test('a bank that writes each debit with a minus, and one that writes a single one so', () => {
  const headings = ['Narration', 'Debit', 'Credit']
  assert.deepEqual(sidesOf(headings, ['A', -5, ''], ['B', -6, '']), ['out 500', 'out 600'])
  assert.deepEqual(sidesOf(headings, ['A', 5, ''], ['B', -6, '']), [
    'out 500',
    'This debit is negative, and others are not.',
  ])
})

test('in the books of the shop a debit of the bank is money that came in', () => {
  assert.deepEqual(
    sidesOf(['Particulars', 'Vch Type', 'Debit', 'Credit'], ['A', 'Receipt', 5, ''], ['B', 'Payment', '', 6]),
    ['in 500', 'out 600'],
  )
})
