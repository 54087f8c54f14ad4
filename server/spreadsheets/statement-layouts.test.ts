// Thirty layouts of banks and apps with invented names and numbers: no row is lost.
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { writeXlsx } from 'hucre/xlsx'
import { readStatement } from '#domain/statement/read-statement.ts'
import { readSheets } from './read-sheets.ts'

const FOLDER = join(import.meta.dirname, '../../test/fixtures/statements')

/** Expected per layout; all but two have the same six transactions, four of them credits. */
const layouts: Record<string, { known: number; balance: 'agrees' | 'none' }> = {
  'axis.csv': { known: 4, balance: 'agrees' },
  'bob.txt': { known: 0, balance: 'agrees' },
  'brackets.csv': { known: 0, balance: 'none' },
  'canara.csv': { known: 0, balance: 'agrees' },
  'cub.csv': { known: 2, balance: 'agrees' },
  'federal.csv': { known: 1, balance: 'agrees' },
  'google-pay.csv': { known: 0, balance: 'none' },
  'hdfc-comma.csv': { known: 0, balance: 'agrees' },
  'hdfc.csv': { known: 7, balance: 'agrees' },
  'icici-savings.csv': { known: 2, balance: 'agrees' },
  'icici.csv': { known: 0, balance: 'agrees' },
  'idbi.csv': { known: 0, balance: 'agrees' },
  'idfc.csv': { known: 1, balance: 'agrees' },
  'indian-bank.csv': { known: 0, balance: 'agrees' },
  'iob.csv': { known: 0, balance: 'agrees' },
  'kotak-one-column.csv': { known: 0, balance: 'agrees' },
  'kotak.csv': { known: 2, balance: 'agrees' },
  'kvb.csv': { known: 7, balance: 'agrees' },
  'month-first.csv': { known: 0, balance: 'agrees' },
  'paytm.csv': { known: 0, balance: 'agrees' },
  'phonepe.csv': { known: 1, balance: 'none' },
  'pnb.csv': { known: 1, balance: 'agrees' },
  'quotes.csv': { known: 0, balance: 'agrees' },
  'sbi.xls': { known: 1, balance: 'agrees' },
  'tally.csv': { known: 4, balance: 'none' },
  'tmb.csv': { known: 7, balance: 'agrees' },
  'trailing-minus.csv': { known: 0, balance: 'none' },
  'two-headings.csv': { known: 0, balance: 'agrees' },
  'union.csv': { known: 0, balance: 'agrees' },
  'yes.csv': { known: 0, balance: 'agrees' },
}

const truth = [
  ['2026-11-20', 2_500_00, '632500000001'],
  ['2026-11-21', 1_500_00, '632500000003'],
  ['2026-11-23', 7_993_50, '632500000004'],
  ['2026-11-25', 1_23_456_00, '632500000005'],
] as const

async function read(name: string) {
  const statement = readStatement(await readSheets(new Uint8Array(await readFile(join(FOLDER, name)))))
  assert.ok(statement, name)
  const { all, known, unread, ...moved } = statement.rows
  assert.equal(all, moved.in + moved.out + known + unread, `${name}: every row is in one count`)
  assert.deepEqual([statement.lines.length, statement.unread.length], [moved.in, unread], name)
  return statement
}

for (const [name, { known, balance }] of Object.entries(layouts)) {
  test(`the layout ${name}: six rows are read, none is lost in silence`, async () => {
    const statement = await read(name)
    assert.deepEqual(statement.rows, { all: 6 + known, in: 4, out: 2, known, unread: 0 })
    const lines = statement.lines.map(({ day, paise, utr }) => [day, paise, utr])
    assert.deepEqual(name === 'indian-bank.csv' ? lines.toReversed() : lines, truth)
    assert.equal(statement.balance.kind, balance)
    if (statement.balance.kind === 'agrees') {
      assert.deepEqual(statement.balance, {
        kind: 'agrees',
        isWhole: true,
        openingPaise: 1_855_26,
        inPaise: 1_35_449_50,
        outPaise: 10_200_00,
        closingPaise: 1_27_104_76,
      })
    }
    assert.deepEqual([statement.days.isGuess, statement.lines.some(({ wentBack }) => wentBack)], [false, false])
  })
}

test('the same rows in a workbook, with days and amounts as numbers', async () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-23', '2026-11-25'].map((day) => new Date(`${day}T00:00:00Z`))
  const rows = truth.map(([, paise, utr], at) => [days[at]!, `UPI/CR/${utr}/RAVI`, null, paise / 100])
  const bytes = await writeXlsx({
    sheets: [
      { name: 'About', rows: [['STATE BANK OF INDIA'], ['Account', '00000030000000001']] },
      { name: 'Statement', rows: [['Date', 'Description', 'Debit', 'Credit'], ...rows] },
    ],
  })
  const statement = readStatement(await readSheets(bytes))
  assert.deepEqual(
    statement?.lines.map(({ day, paise, utr }) => [day, paise, utr]),
    truth,
  )
})

test('a credit that was reversed went back', async () => {
  const statement = await read('reversal.csv')
  assert.deepEqual(
    statement.lines.map(({ paise, wentBack }) => [paise, wentBack === true]),
    [
      [2_500_00, true],
      [1_500_00, false],
    ],
  )
})

test('each row that could not be read is named with its number and why', async () => {
  const statement = await read('unread.csv')
  assert.deepEqual(statement.rows, { all: 15, in: 6, out: 2, known: 0, unread: 7 })
  assert.deepEqual(
    statement.unread.map(({ row, why }) => [row, why.split(' ').slice(0, 7).join(' ')]),
    [
      [8, 'We do not understand the amount “2500,00”.'],
      [9, 'We do not understand the day “31/02/2026”.'],
      [10, 'This row has both a debit and'],
      [11, 'This row has no amount.'],
      [12, 'This row has more cells than there'],
      [13, 'We do not understand the day “ELANGO/632500000010”.'],
      [16, 'This row has no day.'],
    ],
  )
  assert.deepEqual(
    statement.lines.slice(4).map(({ row, paise }) => [row, paise]),
    [
      [14, 500_00],
      [15, 700_00],
    ],
  )
})

test('every layout of the folder is one of these', async () => {
  const files = (await readdir(FOLDER)).toSorted()
  assert.deepEqual(files, [...Object.keys(layouts), 'reversal.csv', 'unread.csv'].toSorted())
  assert.equal(Object.keys(layouts).length, 30)
})
