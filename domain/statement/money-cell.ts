/** Reads an amount of a bank statement: first words and signs, then digits. */
import { asciiDigits } from '../numbers/digits.ts'
import type { Paise } from '../numbers/money.ts'
import { type CellValue, cellText } from '../spreadsheets/grid.ts'

export type Side = 'in' | 'out'

/** `paise` has no sign; `by` says whether Cr/Dr or a sign named the side. */
export type MoneyCell = { paise: Paise; side?: Side; by?: 'word' | 'sign' }

/** Undefined for an empty cell, '-' and 'nil'. */
export type ReadMoney = MoneyCell | 'unclear' | undefined

const EMPTY = /^(?:[-–—.\s]*|nil|n\.?a\.?|n\/a|none|null)$/
const CELL_MAX = 40

const sideWords: Readonly<Record<string, Side>> = {
  ...Object.fromEntries(['cr', 'c', 'credit', 'credited', 'deposit', 'deposited'].map((word) => [word, 'in' as const])),
  ...Object.fromEntries(
    ['dr', 'd', 'debit', 'debited', 'withdrawal', 'withdrawn'].map((word) => [word, 'out' as const]),
  ),
}
const currencyWords = new Set(['inr', 'rs', 're', 'rupees', 'rupee', '₹', 'only'])

/** Western, Indian or no groups. A decimal comma, or more decimals than paise, is unclear. */
const GROUPED = /^(?:\d{1,10}|\d{1,3}(?:,\d{2,3})*,\d{3})?(?:\.\d{1,2}0*)?$/
/** 2.500 may mean thousands, and 050 the paise of an amount cut at its comma. */
const DOUBTFUL = /^\d{1,3}\.\d{3}$|^0[\d,]/
const MOST_PAISE = 1e12

export function readMoneyCell(cell: CellValue | undefined): ReadMoney {
  if (typeof cell === 'number') return readNumber(cell)
  if (typeof cell === 'boolean') return 'unclear'
  const text = asciiDigits(cellText(cell)).toLowerCase().replaceAll('₨', '₹')
  if (EMPTY.test(text)) return undefined
  if (text.length > CELL_MAX) return 'unclear'
  // The dot of Rs.500 belongs to the word.
  const pointless = text.replaceAll(/([a-z])\.+/g, '$1 ')
  const [, before = '', digits, after = ''] = /^([^\d.]*)(\d[\d,]*(?:\.\d+)?|\.\d+)([^\d]*)$/.exec(pointless) ?? []
  if (digits === undefined) return 'unclear'
  const isNumber = GROUPED.test(digits) && !DOUBTFUL.test(digits)
  const paise = Math.round(Number(digits.replaceAll(',', '')) * 100)
  const side = sideOf(before, after.replace(/^\s*(?:\/[-=]|-\/|\.-?(?=$|\s))/, ' '))
  if (!isNumber || paise > MOST_PAISE || side === 'unclear') return 'unclear'
  return { paise, ...side }
}

function readNumber(cell: number): ReadMoney {
  const paise = Math.round(Math.abs(cell) * 100)
  const isWhole = Math.abs(Math.abs(cell) * 100 - paise) < 0.01
  if (!Number.isFinite(cell) || paise > MOST_PAISE || !isWhole) return 'unclear'
  return cell < 0 ? { paise, side: 'out', by: 'sign' } : { paise }
}

/** Brackets mean minus only without a word or plus. */
function sideOf(before: string, after: string): Pick<MoneyCell, 'side' | 'by'> | 'unclear' {
  const words = `${before} ${after}`.match(/[a-z]+|₹/g) ?? []
  if (words.some((word) => !(word in sideWords) && !currencyWords.has(word))) return 'unclear'
  const marks = `${before}#${after}`.replaceAll(/[a-z]+\.?|₹/g, '').replaceAll(/\s+/g, '')
  const plain = marks.replaceAll(/\(\)|\[\]/g, '')
  const sign = /^(?:([+\-−–])?#|#([+\-−–])|([+\-−–])?\(#\)|\(([+\-−–])#\))$/.exec(plain)
  if (!sign) return 'unclear'
  const mark = sign.slice(1).find((each) => each !== undefined)
  const bySign: Side | undefined = mark === undefined ? undefined : mark === '+' ? 'in' : 'out'
  const [byWord, ...others] = new Set(words.flatMap((word) => sideWords[word] ?? []))
  if (others.length > 0 || (byWord && bySign && byWord !== bySign)) return 'unclear'
  if (byWord) return { side: byWord, by: 'word' }
  const side = bySign ?? (plain.includes('(') ? 'out' : undefined)
  return side ? { side, by: 'sign' } : {}
}

/** Cr, Dr, CREDIT, Debit, +, -. */
export function readSideCell(cell: CellValue | undefined): Side | 'unclear' | undefined {
  const text = cellText(cell)
    .toLowerCase()
    .replaceAll(/[.()[\]]/g, '')
    .trim()
  if (text === '') return undefined
  if (text === '+' || /^(?:received|money in|paid in)$/.test(text)) return 'in'
  if (/^[-−–]$/.test(text) || /^(?:paid|sent|money out|paid out)$/.test(text)) return 'out'
  // The first or last word decides: UPI CR, Cash Deposit, DR/ATM.
  const words = text.match(/[a-z]+/g) ?? []
  const [side, ...others] = new Set(
    [words[0], words.length > 3 ? undefined : words.at(-1)].flatMap((word) => sideWords[word ?? ''] ?? []),
  )
  const isTurned = /\b(?:rev|not|fail|return)/.test(text)
  return side === undefined || others.length > 0 || isTurned ? 'unclear' : side
}
