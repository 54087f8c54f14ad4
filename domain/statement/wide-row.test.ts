import assert from 'node:assert/strict'
import test from 'node:test'
import { gridOf } from '#test/fixtures/sheet-rows.ts'
import { parseCsv } from '../spreadsheets/csv.ts'
import { readStatement } from './read-statement.ts'
import { statements } from '../words/en/office/money/statements.ts'

const read = (text: string) => {
  const statement = readStatement([parseCsv(text)])
  return { lines: statement?.lines.map(({ paise, words }) => [paise, words]), unread: statement?.unread }
}
const HDFC = 'Date,Narration,Value Dat,Debit Amount,Credit Amount,Chq/Ref Number,Closing Balance\n'

test('an unquoted comma in a narration is joined again where only one way makes sense', () => {
  const one = read(`${HDFC}20/11/26,UPI-RAVI K, MADURAI-ORDER,20/11/26,0.00,2500.00,00001,4355.26`)
  assert.deepEqual(one, { lines: [[2500_00, 'UPI-RAVI K, MADURAI-ORDER 00001']], unread: [] })
  const two = read(`${HDFC}20/11/26,UPI-RAVI, K, MADURAI,20/11/26,0.00,2500.00,00001,4355.26`)
  assert.deepEqual(two.lines, [[2500_00, 'UPI-RAVI, K, MADURAI 00001']])
})

test('a row that can be put together in two ways is named, not guessed', () => {
  const rows = ['20/11/2026,UPI RAVI,2,500.00,CR', '20/11/2026,UPI,RAVI,2500.00,CR']
  const { lines, unread } = read(`Date,Narration,Amount,Type\n${rows.join('\n')}`)
  assert.deepEqual(lines, [[2500_00, 'UPI,RAVI']])
  assert.deepEqual(unread, [{ row: 2, why: statements.tooWide }])
  const many = read(`${HDFC}20/11/26,A,B,C,D,E,F,G,20/11/26,0.00,2500.00,00001,4355.26`)
  assert.deepEqual(many.unread, [{ row: 2, why: statements.tooWide }])
})

test('a remark beside the last column moves nothing', () => {
  const rows = [
    ['Date', 'Narration', 'Credit', 'Balance'],
    ['20/11/2026', 'UPI', 2500, 4355.26, 'mine'],
  ]
  assert.deepEqual(
    readStatement([gridOf(rows)])?.lines.map(({ paise }) => paise),
    [2500_00],
  )
})

test('an amount that a comma has cut is named in a row that is no wider than its headings', () => {
  const rows = ['20/11/2026,UPI RAVI,,2,500.00', '21/11/2026,UPI BALA,,1,23,456.00', '22/11/2026,UPI MEENA,,500.00,']
  const { lines, unread } = read(`Date,Narration,Debit,Credit,Remarks,Branch\n${rows.join('\n')}`)
  assert.deepEqual(lines, [[500_00, 'UPI MEENA']])
  assert.deepEqual(unread, [
    { row: 2, why: statements.cutAmount },
    { row: 3, why: statements.cutAmount },
  ])
})

test('a balance that a comma has moved under the amounts is no amount', () => {
  const rows = ['01/11/2026,RAVI, 2,,9999.99,', '01/11/2026,UPI, MEENA,,9999.98,0.01 (Dr)']
  const { lines, unread } = read(`Date,Narration,,Balance,Withdrawal (Dr)/Deposit (Cr)\n${rows.join('\n')}`)
  assert.deepEqual([lines, unread], [[], [{ row: 2, why: statements.tooWide }]])
})

test('a side that is none is not found in a narration with a comma', () => {
  const { unread } = read('Amount,Date,Branch,Cr/Dr,Narration\n5,20/11/2026,MDU,X,CR/CASH, 500')
  assert.deepEqual(unread, [{ row: 2, why: statements.tooWide }])
})
