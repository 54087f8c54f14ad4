/** Reads a statement's dates; the order of day and month is decided once for a file. */
import { asciiDigits } from '../numbers/digits.ts'
import { dayStart } from '../dates/indian-date.ts'
import { type CellValue, cellText, type GridRow } from '../spreadsheets/grid.ts'

export type DayOrder = 'day first' | 'month first'

/** `isGuess` if dates decide nothing, or contradict each other. */
export type DecidedOrder = { order: DayOrder; isGuess: boolean }

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
/** Spreadsheet serial numbers of 1990 to 2099. */
const SERIAL_FROM = 32_874
const SERIAL_TO = 73_050
const UNIX_DAY = 25_569

// A time may follow the year without a blank: 20-11-202610:42.
const ISO = /^((?:19|20)\d\d)[-/.](\d{1,2})[-/.](\d\d?)(?:(?!\d)|(?=\d{1,2}:\d\d))/
const NAMED =
  /^(\d{1,2})(?:st|nd|rd|th)?[\s/.,-]{0,3}([a-z]{3,9})[\s/.,'’-]{0,3}((?:19|20)\d\d(?!\d\d\d)|\d\d)(?:(?!\d)|(?=\d{1,2}:\d\d))/
const NAME_FIRST =
  /^([a-z]{3,9})[\s./-]{0,3}(\d{1,2})(?:st|nd|rd|th)?[\s,./-]{1,3}((?:19|20)\d\d(?!\d\d\d)|\d\d)(?:(?!\d)|(?=\d{1,2}:\d\d))/
const NUMERIC = /^(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?((?:19|20)\d\d(?!\d\d\d)|\d\d)(?:(?!\d)|(?=\d{1,2}:\d\d))/
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[,.\s]+/

/** Returns YYYY-MM-DD; other words may follow the date. */
export function readDay(cell: CellValue | undefined, order: DayOrder = 'day first'): string | undefined {
  if (typeof cell === 'number') return serialDay(cell)
  const text = plainDay(cell)
  const iso = ISO.exec(text)
  if (iso) return dayOf(iso[1], Number(iso[2]), iso[3])
  const named = NAMED.exec(text)
  if (named) return dayOf(named[3], monthOf(named[2]), named[1])
  const nameFirst = NAME_FIRST.exec(text)
  if (nameFirst) return dayOf(nameFirst[3], monthOf(nameFirst[1]), nameFirst[2])
  const [, one, other, year] = NUMERIC.exec(text) ?? []
  if (one !== undefined)
    return order === 'day first' ? dayOf(year, Number(other), one) : dayOf(year, Number(one), other)
  return compactDay(text)
}

/** `cells` include those above the headings. */
export function dayOrderOf(cells: Iterable<CellValue | undefined>): DecidedOrder {
  const seen = { day: 0, month: 0, either: 0 }
  for (const cell of cells) {
    if (typeof cell !== 'string') continue
    for (const [, one, other] of asciiDigits(cellText(cell)).matchAll(
      /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](?:20)?\d\d/g,
    )) {
      if (Number(one) > 12 && Number(other) <= 12) seen.day += 1
      else if (Number(other) > 12 && Number(one) <= 12) seen.month += 1
      else if (one !== other) seen.either += 1
    }
  }
  const isGuess = (seen.day > 0 && seen.month > 0) || (seen.either > 0 && seen.day + seen.month === 0)
  return { order: seen.month > seen.day ? 'month first' : 'day first', isGuess }
}

/** A month-first spreadsheet made 05/11 11 May, and left 13/11 as text. */
export function mayBeSwapped(rows: readonly GridRow[], at: number): boolean {
  const cells = rows.filter((row) => readDay(row.cells[at]) !== undefined)
  const [real, texts] = [true, false].map((isReal) =>
    cells.filter(({ dates = [] }) => dates.includes(at) === isReal).map((row) => cellText(row.cells[at])),
  )
  return (
    real!.length > 0 && texts!.length > 0 && real!.every((day) => Number(day.slice(8)) <= 12) && texts!.every(isLate)
  )
}

function isLate(text: string): boolean {
  return Number(NUMERIC.exec(asciiDigits(text))?.[1] ?? 0) > 12
}

function plainDay(cell: CellValue | undefined): string {
  return asciiDigits(cellText(cell)).toLowerCase().replace(WEEKDAY, '')
}

function serialDay(serial: number): string | undefined {
  if (serial < SERIAL_FROM || serial > SERIAL_TO) return undefined
  return new Date((Math.floor(serial) - UNIX_DAY) * 86_400_000).toISOString().slice(0, 10)
}

/** A serial number, or eight digits with one valid reading: 20112026, 20261120. */
function compactDay(text: string): string | undefined {
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return serialDay(Number(text))
  if (!/^\d{8}$/.test(text)) return undefined
  const found = new Set([
    dayOf(text.slice(0, 4), Number(text.slice(4, 6)), text.slice(6)),
    dayOf(text.slice(4), Number(text.slice(2, 4)), text.slice(0, 2)),
  ])
  found.delete(undefined)
  return found.size === 1 ? [...found][0] : undefined
}

function monthOf(word = ''): number {
  return word === 'sept' ? 9 : MONTHS.findIndex((month) => month.startsWith(word)) + 1
}

function dayOf(year = '', month: number, day = ''): string | undefined {
  const full = year.length === 2 ? `20${year}` : year
  const text = `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return full >= '1990' && full < '2100' && dayStart(text) ? text : undefined
}
