/** Reads how much a statement row moved in or out, or why that is unclear. */
import type { Paise } from '../numbers/money.ts'
import { type CellValue, cellText, type GridRow } from '../spreadsheets/grid.ts'
import { wordsOf } from '../words/catalogue.ts'
import { statements } from '../words/en/office/money/statements.ts'
import type { Column, Columns } from './columns.ts'
import { type MoneyCell, readMoneyCell, readSideCell, type Side } from './money-cell.ts'

/** `paise` has no sign; 0 moves nothing. */
export type Moved = { paise: Paise; side: Side }
/** `hasBoth`: a debit and a credit, as in a row of sums. */
export type RowMoney = Moved | { why: string; hasBoth?: true } | undefined

/** Decided once for a table. */
export type Signs = {
  /** The side of unsigned amounts where others are signed. */
  plain?: Side
  /** Beside its amount. */
  sides?: number
  /** With both sides. */
  amounts: readonly number[]
  debitsAreNegative: boolean
  /** In the shop's own books a debit of the bank account is money received. */
  isOwnBooks: boolean
}

/** `moving` are possible transactions: a total's mark says nothing about other rows. */
export function signsOf(columns: Columns, rows: readonly GridRow[], moving = rows): Signs {
  const cells = (at: number) => rows.map((row) => row.cells[at])
  const has = (at: number, test: (cell: CellValue | undefined) => boolean) => cells(at).some(test)
  const { either = [], type = [], status = [], debit = [], credit = [], amount = [], balance = [] } = columns
  const isSides = (at: number) => has(at, (cell) => ['in', 'out'].includes(readSideCell(cell) ?? ''))
  const amounts = [...amount, ...either.filter((at) => has(at, (cell) => /\d/.test(cellText(cell))))]
  // A Dr/Cr beside the balance belongs to the balance.
  const beside = either.filter((at) => !amounts.includes(at) && !balance.includes(at - 1))
  const others = either.filter((at) => !amounts.includes(at) && debit.length + credit.length === 0)
  const sides = [...beside, ...others, ...type, ...status].find(isSides)
  const marks = new Set(
    amounts.flatMap((at) =>
      moving.flatMap(({ cells: own }) => (moneyIn(own[at])?.side === undefined ? [] : [moneyIn(own[at])!.side!])),
    ),
  )
  const [mark] = marks
  const debits = debit
    .flatMap((at) => moving.flatMap(({ cells: own }) => moneyIn(own[at]) ?? []))
    .filter(({ paise }) => paise > 0)
  return {
    ...(mark && marks.size === 1 && sides === undefined && { plain: mark === 'in' ? 'out' : 'in' }),
    ...(amounts.length > 0 && sides !== undefined && { sides }),
    amounts,
    debitsAreNegative: debits.length > 0 && debits.every(({ side }) => side === 'out'),
    isOwnBooks: columns.voucher !== undefined,
  }
}

function moneyIn(cell: CellValue | undefined): MoneyCell | undefined {
  const money = readMoneyCell(cell)
  return money === 'unclear' ? undefined : money
}

export function moneyOf(row: GridRow, columns: Columns, signs: Signs, words: string): RowMoney {
  const text = wordsOf(statements)
  const unclear = unclearCell(row, [...(columns.debit ?? []), ...(columns.credit ?? []), ...signs.amounts])
  if (unclear !== undefined) return { why: text.unclearAmount({ text: unclear.slice(0, 30) }) }
  const [debit, credit, amount] = [columns.debit, columns.credit, signs.amounts].map((at) => onlyOf(row, at))
  if (debit === 'differ' || credit === 'differ' || amount === 'differ') return { why: text.amountsDiffer }
  const own = ownColumns(debit, credit, signs)
  if (own && 'why' in own) return own
  if (!own || own.paise === 0) return amount ? (sidedAmount(row, amount, signs, words) ?? own) : own
  if (amount && amount.paise !== 0 && amount.paise !== own.paise) return { why: text.amountsDiffer }
  return own
}

export function unclearCell({ cells }: GridRow, columns: readonly number[]): string | undefined {
  const at = columns.find((each) => readMoneyCell(cells[each]) === 'unclear')
  return at === undefined ? undefined : cellText(cells[at])
}

/** Several must agree, or only one be non-zero. */
function onlyOf({ cells }: GridRow, columns: readonly number[] = []): MoneyCell | 'differ' | undefined {
  const filled = columns.flatMap((at) => moneyIn(cells[at]) ?? [])
  const moved = filled.filter(({ paise }) => paise > 0)
  const [first] = moved
  if (moved.some(({ paise, side }) => paise !== first?.paise || side !== first.side)) return 'differ'
  return first ?? filled[0]
}

function ownColumns(debit: MoneyCell | undefined, credit: MoneyCell | undefined, signs: Signs): RowMoney {
  const text = wordsOf(statements)
  const turned = (side: Side): Side => (signs.isOwnBooks ? (side === 'in' ? 'out' : 'in') : side)
  if (credit && credit.paise > 0) {
    if (debit && debit.paise > 0) return { why: text.bothSides, hasBoth: true }
    if (credit.side === 'out' && credit.by === 'word') return { why: text.creditIsDebit }
    // A negative credit is a reversal by the bank.
    return { paise: credit.paise, side: turned(credit.side ?? 'in') }
  }
  if (debit && debit.paise > 0) {
    if (debit.side === 'in') return { why: text.debitIsCredit }
    const isTurned = debit.by === 'sign' && !signs.debitsAreNegative
    return isTurned ? { why: text.negativeDebit } : { paise: debit.paise, side: turned('out') }
  }
  return credit || debit ? { paise: 0, side: 'in' } : undefined
}

function sidedAmount({ cells }: GridRow, { paise, side, by }: MoneyCell, signs: Signs, words: string): RowMoney {
  if (paise === 0) return { paise, side: 'in' }
  const text = wordsOf(statements)
  const beside = signs.sides === undefined ? undefined : readSideCell(cells[signs.sides])
  if (beside === 'unclear') return { why: text.unclearSide({ text: cellText(cells[signs.sides!]).slice(0, 30) }) }
  if (side && beside && side !== beside) return { why: by === 'sign' ? text.signDiffers : text.bothMarks }
  const known = side ?? beside ?? signs.plain ?? (signs.sides === undefined ? sideInWords(words) : undefined)
  return known ? { paise, side: known } : { why: text.noSide }
}

/** Apps without a side column write "Received from", "Paid to". */
function sideInWords(words: string): Side | undefined {
  const found = new Set<Side>()
  if (/^(?:money )?received\b|^credited\b|\/CR\/|^BY TRANSFER/i.test(words)) found.add('in')
  if (/^(?:money )?(?:paid|sent)\b(?! by)|^debited\b|\/DR\/|^TO TRANSFER/i.test(words)) found.add('out')
  return found.size === 1 ? [...found][0] : undefined
}

/** Negative if overdrawn; undefined if missing or unclear. */
export function balanceIn({ cells }: GridRow, { balance = [], either = [] }: Columns): Paise | undefined {
  const at = balance.find((each) => moneyIn(cells[each]) !== undefined)
  const money = at === undefined ? undefined : moneyIn(cells[at])
  if (!money || at === undefined) return undefined
  const beside = either.includes(at + 1) ? readSideCell(cells[at + 1]) : undefined
  return (money.side ?? (beside === 'unclear' ? undefined : beside)) === 'out' ? -money.paise : money.paise
}

export function moneyColumns(columns: Columns, signs: Signs): number[] {
  const own: Column[] = ['debit', 'credit', 'balance']
  return [...own.flatMap((kind) => columns[kind] ?? []), ...signs.amounts]
}
