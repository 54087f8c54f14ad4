import assert from 'node:assert/strict'
import test from 'node:test'
import { columnsOf, isHeading, withSecondRow } from './columns.ts'

const row = (...cells: string[]) => ({ number: 1, cells })

test('the headings of banks', () => {
  const heading = row('Txn Date', 'Value Dat', 'Description', 'Chq./Ref.No.', 'Withdrawal (Dr)/Deposit (Cr)', 'Bal')
  const columns = columnsOf(heading)
  assert.deepEqual(columns, { date: [0, 1], words: [2], reference: [3], either: [4], balance: [5], width: 6 })
  assert.equal(isHeading(heading, columns), true)
  const transaction = row('20/11/2026 value date', 'details of credit', 'CREDIT')
  assert.equal(isHeading(transaction, columnsOf(transaction)), false)
  assert.equal(isHeading(row('Date', 'Name'), columnsOf(row('Date', 'Name'))), false)
})

test('of two rows of headings both are read', () => {
  const upper = row('Date', 'Particulars', 'Amount', '', 'Balance')
  const both = withSecondRow(upper, { number: 2, cells: ['', '', 'Debit', 'Credit', ''] })
  assert.deepEqual(both && columnsOf(both), { date: [0], words: [1], debit: [2], credit: [3], balance: [4], width: 5 })
  assert.equal(withSecondRow(upper, { number: 2, cells: ['20/11/2026', 'UPI', '', '500.00', ''] }), undefined)
  assert.equal(withSecondRow(upper, { number: 9, cells: ['', '', 'Debit', 'Credit', ''] }), undefined)
})
