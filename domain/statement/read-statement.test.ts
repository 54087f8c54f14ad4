import assert from 'node:assert/strict'
import test from 'node:test'
import { gridOf } from '#test/fixtures/sheet-rows.ts'
import { parseCsv } from '../spreadsheets/csv.ts'
import { readStatement } from './read-statement.ts'

const read = (rows: Parameters<typeof gridOf>[0]) => readStatement([gridOf(rows)])

test('a statement with the lines of an address above its headings', () => {
  const statement = read([
    ['STATE BANK OF INDIA'],
    ['Account Name', 'VINAYAGA CRACKERS'],
    ['Branch: Sivakasi', null, null, 'IFSC : SBIN0000123'],
    [],
    ['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', 'Debit', 'Credit', 'Balance'],
    [
      '20 Nov 2026',
      '20 Nov 2026',
      'BY TRANSFER-UPI/CR/432156789012/LAKSHMI/SBIN/lakshmi/Paym-',
      'TRANSFER FROM 4897',
      '',
      '1,23,456.00',
      '2,00,000.00',
    ],
    ['20 Nov 2026', '20 Nov 2026', 'TO TRANSFER-RENT', '', '10,000.00', '', '1,90,000.00'],
    ['21 Nov 2026', '21 Nov 2026', 'NEFT*SBIN0000001*SBIN524112345678*M MURUGAN', '', '', '500.50', '1,90,500.50'],
    ['', '', 'Total', '', '10,000.00', '1,23,956.50', ''],
    ['This is a computer generated statement'],
  ])
  assert.deepEqual(
    statement?.lines.map(({ row, day, paise, utrs }) => ({ row, day, paise, utrs })),
    [
      { row: 6, day: '2026-11-20', paise: 1_23_456_00, utrs: ['432156789012'] },
      { row: 8, day: '2026-11-21', paise: 500_50, utrs: ['SBIN524112345678'] },
    ],
  )
  assert.equal(statement?.rows.out, 1)
})

test('a CSV with quotes, a narration in two rows, and zeros before the UTR', () => {
  const text = `Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
20/11/26,UPI-LAKSHMI-9876543210@YBL-PAY,0000432156789012,20/11/26,,"5,000.00","6,000.00"
,FROM PHONE,,,,,
20/11/26,CASH DEP SIVAKASI,,20/11/26,,700.00,"6,700.00"`
  const statement = readStatement([parseCsv(text)])
  assert.deepEqual(
    statement?.lines.map(({ paise, utrs }) => [paise, utrs.includes('432156789012')]),
    [
      [5_000_00, true],
      [700_00, false],
    ],
  )
  assert.match(statement?.lines[0]?.words ?? '', /FROM PHONE$/)
})

test('one column of amounts with Cr and Dr, in it or beside it', () => {
  const inside = read([
    ['Date', 'Particulars', 'Amount (INR)', 'Balance'],
    ['20-Nov-26', 'UPI/432156789012', '5,000.00 Cr', '1 Cr'],
    ['20-Nov-26', 'ATM', '2,000.00 Dr', '1 Cr'],
  ])
  const beside = read([
    ['Transaction Date', 'Remarks', 'Debit/Credit', 'Amount'],
    ['2026-11-20', 'UPI/432156789012', 'C', 5000],
    ['2026-11-20', 'ATM', 'D', 2000],
  ])
  for (const statement of [inside, beside]) {
    assert.deepEqual(
      statement?.lines.map(({ paise, day }) => [paise, day]),
      [[5_000_00, '2026-11-20']],
    )
    assert.equal(statement?.rows.out, 1)
  }
})

test('a file that is no statement is none, and an unreadable day is named by its row', () => {
  assert.equal(
    read([
      ['Code', 'Product', 'Price'],
      ['PRD1', 'Sparklers', 20],
    ]),
    undefined,
  )
  assert.equal(read([]), undefined)
  const statement = read([
    ['Date', 'Narration', 'Credit'],
    ['31/02/2026', 'UPI/432156789012', '5,000.00'],
  ])
  assert.deepEqual(statement?.lines, [])
  assert.deepEqual(statement.unread, [{ row: 2, why: 'We do not understand the day “31/02/2026”.' }])
})

const amounts = (statement: ReturnType<typeof readStatement>) => statement?.lines.map(({ paise }) => paise / 100)
const reasons = (statement: ReturnType<typeof readStatement>) => statement?.unread.map(({ why }) => why)

test('a mark at a total or a balance does not apply to the amounts above it', () => {
  const statement = read([
    ['Date', 'Particulars', 'Amount'],
    ['20/11/2026', 'UPI RAVI', '2500.00'],
    ['30/11/2026', 'Closing Balance', '12000.00 Cr'],
  ])
  assert.deepEqual(statement?.rows, { all: 2, in: 0, out: 0, known: 1, unread: 1 })
  const negative = read([
    ['Date', 'Particulars', 'Debit', 'Credit'],
    ['20/11/2026', 'RENT', '-500.00', ''],
    ['', 'Total', '500.00', '0.00'],
  ])
  assert.deepEqual(negative?.rows, { all: 2, in: 0, out: 1, known: 1, unread: 0 })
})

test('a failed or pending payment is named, and does not count', () => {
  const statement = read([
    ['Date', 'Description', 'Payment Status', 'Amount'],
    ['20/11/2026', 'Received from RAVI', 'Completed', '2500.00'],
    ['21/11/2026', 'Received from MEENA', 'Failed', '1500.00'],
    ['22/11/2026', 'Received from BALA', 'PENDING', '700.00'],
  ])
  assert.deepEqual([amounts(statement), statement?.rows.unread], [[2500], 2])
  assert.equal(reasons(statement)?.[0], 'It is marked “Failed”, and this money may not have arrived.')
})

test('a customer called Total, and a broken day in a summary, are not lost among the totals', () => {
  const statement = read([
    ['Date', 'Narration', 'Debit', 'Credit'],
    ['20-11', 'TOTAL GAS AGENCY', '', '1500.00'],
    ['', 'NET BANKING/BALAJI', '', '700.00'],
    ['Page summary', '', '', '2200.00'],
    ['31/11/2026', 'UPI RAVI', '', '2500.00'],
    ['', 'Total', '0.00', '4700.00'],
  ])
  assert.deepEqual(statement?.rows, { all: 5, in: 0, out: 0, known: 2, unread: 3 })
})

test('transactions above the headings, and on a sheet without any, are named', () => {
  const page = [
    ['Account', '20/11/2026', 'A'],
    ['20/11/2026', 'UPI RAVI', '', '2500.00'],
    ['Date', 'Narration', 'Debit', 'Credit'],
    ['21/11/2026', 'UPI MEENA', '', '1500.00'],
  ]
  const next = { ...gridOf([['22/11/2026', 'UPI BALA', '', '700.00'], ['Page 2']]), name: 'Table 2' }
  const statement = readStatement([gridOf(page), next])
  assert.deepEqual([amounts(statement), statement?.rows], [[1500], { all: 3, in: 1, out: 0, known: 0, unread: 2 }])
  assert.deepEqual(reasons(statement), [
    'This row is above the row of headings.',
    'This sheet has no row of headings. Copy its rows below those of the first sheet.',
  ])
  assert.equal(readStatement([gridOf(page), gridOf([['About']])])?.lines[0]?.sheet, undefined)
})

test('days of which a spreadsheet swapped day and month are named', () => {
  const grid = gridOf([
    ['Date', 'Narration', 'Credit'],
    ['2026-05-11', 'UPI RAVI', 2500],
    ['13/11/2026', 'UPI MEENA', 1500],
  ])
  const rows = grid.rows.map((row) => (row.number === 2 ? { ...row, dates: [0] } : row))
  assert.deepEqual(amounts(readStatement([{ ...grid, rows }])), [1500])
  const late = rows.map((row) => (row.number === 2 ? { ...row, cells: ['2026-11-20', 'UPI', 2500] } : row))
  assert.deepEqual(amounts(readStatement([{ ...grid, rows: late }])), [2500, 1500])
})
