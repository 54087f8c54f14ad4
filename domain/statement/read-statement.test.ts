import assert from 'node:assert/strict'
import test from 'node:test'
import { gridOf } from '#test/fixtures/sheet-rows.ts'
import { parseCsv } from '../spreadsheet/csv.ts'
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

test('what is no statement is none, and a day that cannot be read is named by its row', () => {
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
  assert.deepEqual(statement.unread, [{ row: 2, why: 'The day “31/02/2026” is not understood.' }])
})
