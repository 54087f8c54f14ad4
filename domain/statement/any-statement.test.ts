import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { parseCsv } from '../spreadsheets/csv.ts'
import { readStatement } from './read-statement.ts'

// Statements with columns in any order, amounts and days in many formats, and rows that are broken or no transactions. Each
// transaction carries its number, by which the truth is found again.

type Transaction = { day: number; paise: number; isIn: boolean; words: string; fault: string }

const words = fc.constantFrom(
  'UPI RAVI',
  'UPI RAVI, MADURAI',
  'UPI "2 boxes, big" Dad',
  'Lakshmi 4" 10',
  'RAVI, 2',
  'A; B',
  'CR/CASH, 500',
)
const fault = fc.constantFrom('', '', '', '', 'amount', 'day', 'none', 'both')
const transaction = fc.record<Transaction>({
  day: fc.integer({ min: 1, max: 28 }),
  paise: fc.integer({ min: 1, max: 99_999_999 }),
  isIn: fc.boolean(),
  words,
  fault,
})

const grouped = (paise: number) => {
  const [whole = '', decimals = ''] = (paise / 100).toFixed(2).split('.')
  return `${whole.replaceAll(/\B(?=(\d\d)*\d{3}$)/g, ',')}.${decimals}`
}
const plain = (paise: number) => (paise / 100).toFixed(2)
const amounts = [
  plain,
  grouped,
  (paise: number) => `Rs.${plain(paise)}`,
  (paise: number) => `₹ ${grouped(paise)}`,
  (paise: number) => `${plain(paise)}/-`,
]
const days = [
  (day: string) => `${day}/11/2026`,
  (day: string) => `${day}-Nov-26`,
  (day: string) => `Nov ${day} 2026`,
  (day: string) => `2026/11/${day}`,
  (day: string) => `${day}-11-202610:42`,
]
const sides = ['two', 'beside', 'suffix', 'signed'] as const
const junk = ['Page 2 of 5,,,,', '"This is computer generated",,,,', ',,,,']

const format = fc.record({
  order: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
  amount: fc.constantFrom(...amounts),
  day: fc.constantFrom(...days),
  side: fc.constantFrom(...sides),
  isQuoted: fc.boolean(),
  isQuoteDoubled: fc.boolean(),
  separator: fc.constantFrom(',', ';', '\t'),
  hasBalance: fc.boolean(),
  junkAt: fc.array(fc.nat({ max: 20 }), { maxLength: 3 }),
})
type Format = typeof format extends fc.Arbitrary<infer Value> ? Value : never

function headings({ side, hasBalance }: Format): string[] {
  const two = {
    two: ['Debit', 'Credit'],
    beside: ['Amount', 'Cr/Dr'],
    suffix: ['Withdrawal (Dr)/Deposit (Cr)', ''],
    signed: ['Amount', ''],
  }
  return ['Date', 'Narration', ...two[side], hasBalance ? 'Balance' : 'Branch']
}

function amountCells({ paise, isIn, fault: its }: Transaction, { side, amount }: Format): string[] {
  const text = its === 'amount' ? plain(paise).replace('.', ',') : its === 'none' ? '' : amount(paise)
  if (side === 'two') return its === 'both' ? [text, text] : isIn ? ['', text] : [text, '']
  if (side === 'beside') return [text, its === 'both' ? 'X' : isIn ? 'CR' : 'DR']
  if (its === 'both') return [`-${text} Cr`, '']
  if (side === 'suffix') return [text && `${text} (${isIn ? 'Cr' : 'Dr'})`, '']
  return [text && `${isIn ? '+' : '-'}${text}`, '']
}

const utrOf = (at: number) => String(600_000_000_000 + at)

function written(transactions: readonly Transaction[], its: Format) {
  let balance = 1_000_000_00
  const cell = (text: string) => {
    const isCut = [its.separator, '"', '\n'].some((each) => text.includes(each))
    if (!its.isQuoted || !isCut) return text
    return `"${its.isQuoteDoubled ? text.replaceAll('"', '""') : text}"`
  }
  const line = (cells: readonly string[]) => its.order.map((at) => cell(cells[at] ?? '')).join(its.separator)
  const rows = transactions.map((each, at) => {
    const day = its.day(String(each.day).padStart(2, '0'))
    balance += each.isIn ? each.paise : -each.paise
    const cells = [each.fault === 'day' ? '31/02/2026' : day, `${each.words}/${utrOf(at)}`, ...amountCells(each, its)]
    return line([...cells, its.hasBalance ? plain(balance) : 'MDU'])
  })
  for (const at of its.junkAt)
    rows.splice(at % (rows.length + 1), 0, junk[at % junk.length]!.replaceAll(',', its.separator))
  const heading = line(headings(its))
  return ['SAMPLE BANK', heading, ...rows.slice(0, 3), heading, ...rows.slice(3)].join('\n')
}

/** A quote that only means inches, before a line that is quoted. */
const inchesAmongSemicolons: [Transaction[], Format] = [
  ['A; B', 'Lakshmi 4" 10', 'UPI RAVI'].map((its) => ({
    day: 1,
    paise: 1_00_000_00,
    isIn: false,
    words: its,
    fault: '',
  })),
  {
    order: [0, 2, 4, 1, 3],
    amount: (paise) => `₹ ${grouped(paise)}`,
    day: (day) => `${day}/11/2026`,
    side: 'two',
    isQuoted: false,
    isQuoteDoubled: false,
    separator: ';',
    hasBalance: false,
    junkAt: [19],
  },
]

test('of any statement every row is in one count, and an amount that is read is the true one', () => {
  fc.assert(
    fc.property(fc.array(transaction, { minLength: 1, maxLength: 12 }), format, (transactions, its) => {
      const grid = parseCsv(written(transactions, its))
      const statement = readStatement([{ ...grid, rows: grid.rows.filter(({ cells }) => cells.some(Boolean)) }])
      assert.ok(statement)
      const { rows, lines, unread } = statement
      assert.equal(rows.all, rows.in + rows.out + rows.known + rows.unread)
      assert.deepEqual([lines.length, unread.length], [rows.in, rows.unread])
      for (const line of lines) {
        const numbers = line.utrs.filter((utr) => utr.startsWith('6000000000'))
        assert.equal(numbers.length, 1)
        const true_ = transactions[Number(numbers[0]) - 600_000_000_000]!
        assert.deepEqual([line.paise, true, Number(line.day.slice(8))], [true_.paise, true_.isIn, true_.day])
      }
      assert.ok(rows.in + rows.out + rows.unread >= transactions.length)
    }),
    { numRuns: 3_000, examples: [inchesAmongSemicolons] },
  )
})
