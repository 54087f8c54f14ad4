import assert from 'node:assert/strict'
import test from 'node:test'
import { gridOf } from '#test/fixtures/sheet-rows.ts'
import { beginsSummary, readRow } from './read-row.ts'
import { signsOf } from './row-money.ts'

const columns = { date: [0], words: [1], debit: [2], credit: [3], balance: [4], width: 5 }

function read(cells: readonly (string | null)[], isInSummary = false) {
  const [row] = gridOf([[...cells]]).rows
  assert.ok(row)
  return readRow(row, { columns, signs: signsOf(columns, [row]), order: 'day first' }, isInSummary)
}

test('a row with a day and an amount is a transaction with its side and balance', () => {
  const row = read(['20/11/2026', 'UPI/CR/432156789012/LAKSHMI', '', '2,500.00', '12,500.00'])
  assert.deepEqual(row, {
    kind: 'moved',
    day: '2026-11-20',
    words: 'UPI/CR/432156789012/LAKSHMI',
    paise: 2_500_00,
    side: 'in',
    balance: 12_500_00,
  })
})

test('totals, balances carried over and remarks are known; an opening balance begins the chain', () => {
  assert.deepEqual(read(['', 'Opening Balance', '', '', '10,000.00']), { kind: 'known', opening: 10_000_00 })
  assert.equal(read(['', 'Grand Total', '10,000.00', '12,500.00', '']).kind, 'known')
  assert.equal(read(['', 'Dr Count 3', '3', '', ''], true).kind, 'known')
})

test('words alone go on with the row before', () => {
  assert.deepEqual(read(['', 'towards order of Lakshmi', '', '', '']), {
    kind: 'more',
    words: 'towards order of Lakshmi',
  })
})

test('a row that lacks its day or its amount, or has two rows in a cell, is named as unread', () => {
  assert.equal(read(['20/11/2026', 'UPI/LAKSHMI', '', '', '12,500.00']).kind, 'unread')
  assert.equal(read(['someday', 'UPI/LAKSHMI', '', '2,500.00', '']).kind, 'unread')
  assert.equal(read(['20/11/2026', 'a\n21/11/2026,b', '', '2,500.00', '']).kind, 'unread')
  assert.equal(read(['20/11/2026', 'UPI', '', 'a lot', '']).kind, 'unread')
})

const begins = (words: string) => beginsSummary(gridOf([[words]]).rows[0]!)

test('the summary of a statement is found by its heading', () => {
  assert.equal(begins('Statement Summary'), true)
  assert.equal(begins('UPI/CR/LAKSHMI'), false)
})

test('a row within the cell of another is seen whatever comes before its day', () => {
  for (const line of ['2026-11-21,UPI MEENA', '2,21/11/2026,UPI', 'Nov 21, 2026,UPI', '"21/11/2026";UPI'])
    assert.equal(read(['20/11/2026', `UPI RAVI,,2500.00\n${line}`, '', '1,500.00', '']).kind, 'unread', line)
  for (const line of ['SBIN/RAVI, MADURAI', '10:22 AM', 'UTR No. 632500000001', 'order 12345, 2 boxes'])
    assert.equal(read(['20/11/2026', `UPI RAVI\n${line}`, '', '1,500.00', '']).kind, 'moved', line)
})
