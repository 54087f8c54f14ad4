/** Finds a table's heading rows and guesses its columns by headings and values. */
import { cellText, type Grid, type GridRow, widthOf, wordCells, type Table } from '../spreadsheets/grid.ts'
import {
  type ColumnKind,
  foldedHeading,
  headingKinds,
  isSheetField,
  type Columns,
} from '../spreadsheets/sheet-fields.ts'
import { profileOf, type Profile, scoreOfValues } from './column-profile.ts'
import { confirmedPrices } from './price-columns.ts'

const MOST_ROWS_ABOVE = 60
const ENOUGH = 3

export function findTable({ rows }: Grid): Table {
  const width = widthOf(rows)
  const first = rows.slice(0, MOST_ROWS_ABOVE).findIndex((row) => isHeading(row, 2))
  if (first === -1) return { headingRows: [], above: [], body: rows, width }
  const count = [1, 2].find((at) => !isBelowHeadings(rows[first + at])) ?? 3
  return {
    headingRows: rows.slice(first, first + count),
    above: rows.slice(0, first),
    body: rows.slice(first + count),
    width,
  }
}

/** Headings, units such as '(Rs)', or column numbers. */
function isBelowHeadings(row: GridRow | undefined): boolean {
  const texts = row ? wordCells(row).map((at) => cellText(row.cells[at])) : []
  if (texts.length < 2) return false
  return (
    isHeading(row!, 1) || texts.every((text) => UNIT.test(text)) || texts.every((text, at) => text === String(at + 1))
  )
}

const UNIT = /^\(?(?:in )?(?:rs|₹|inr|rupees|nos?|pcs?|qty|each|box|pkt|per)\.?\)?$/i

export function isHeading(row: GridRow, least: number): boolean {
  const filled = wordCells(row)
  if (filled.some((at) => typeof row.cells[at] === 'number')) return false
  const heads = filled.filter((at) => headingKinds(cellText(row.cells[at])).size > 0)
  return heads.length >= least && heads.length * 2 >= filled.length
}

/** Joins two rows. */
export function headingText({ headingRows }: Table, at: number): string {
  const texts = headingRows.map(({ cells }) => cellText(cells[at])).filter((text) => text !== '')
  return [...new Set(texts)].join(' / ')
}

/** The key of a remembered choice of columns; '' without headings. */
export function headingsKey(table: Table): string {
  const texts = Array.from({ length: table.width }, (_, at) => foldedHeading(headingText(table, at)))
  return texts.join('|').replace(/(?<!\|)\|+$/, '')
}

export function guessColumns(table: Table): Columns {
  const body = table.body.filter((row) => wordCells(row).length > 1).slice(0, 400)
  // Another table with the same headings may follow on the right.
  const width = besideFrom(table) ?? table.width
  const profiles = Array.from({ length: width }, (_, at) => profileOf(body, at))
  const guesses = profiles.flatMap((profile, at) => guessesOf(table, at, profile))
  const columns: Columns = {}
  const decided = new Map<number, ColumnKind>()
  for (const { at, kind, score } of guesses.toSorted((a, b) => b.score - a.score)) {
    if (score < ENOUGH || decided.has(at)) continue
    if (isSheetField(kind)) {
      if (columns[kind] !== undefined) continue
      columns[kind] = at
    }
    decided.set(at, kind)
  }
  if (table.headingRows.length === 0) guessByValues(columns, profiles)
  else if (columns.name === undefined) guessName(columns, decided, profiles)
  const score = (kind: ColumnKind, at: number) => saidKinds(table, at).get(kind) ?? 0
  const confirmed = confirmedPrices(table, columns, profiles, score)
  pricesInOrder(table, confirmed, profiles)
  return confirmed
}

/** Returns undefined for a single table. */
export function besideFrom(table: Pick<Table, 'headingRows'>): number | undefined {
  const cells = table.headingRows.at(-1)?.cells ?? []
  const heads = cells.flatMap((cell, at) =>
    cellText(cell) === '' ? [] : [{ at, text: foldedHeading(cellText(cell)) }],
  )
  const sizes = Array.from({ length: Math.floor(heads.length / 2) }, (_, at) => at + 1).filter((size) => size > 1)
  const size = sizes.find((each) =>
    heads.slice(0, each).every(({ text }, at) => text !== '' && text === heads[at + each]!.text),
  )
  return size === undefined ? undefined : heads[size]!.at
}

function guessesOf(table: Table, at: number, profile: Profile): { at: number; kind: ColumnKind; score: number }[] {
  return [...saidKinds(table, at)].map(([kind, score]) => ({ at, kind, score: score + scoreOfValues(kind, profile) }))
}

/** The heading next to the goods wins over the one above it. */
function saidKinds({ headingRows }: Table, at: number): Map<ColumnKind, number> {
  const said = headingRows.map(({ cells }) => headingKinds(cellText(cells[at])))
  return said.findLast((kinds) => kinds.size > 0) ?? new Map<ColumnKind, number>()
}

/** The name column may be headed by a brand or nothing: choose the longest texts. A list may be all Tamil. */
function guessName(columns: Columns, decided: ReadonlyMap<number, ColumnKind>, profiles: readonly Profile[]) {
  const isFree = (at: number) => !decided.has(at) || decided.get(at) === 'other'
  const texts = profiles.flatMap(({ texts: share, filled, pieces, units, codes }, at) =>
    isFree(at) && share > 0.5 && filled > 0.4 && pieces < 0.6 && units < 0.6 && codes < 0.5 ? [at] : [],
  )
  const [name] = texts.toSorted(
    (a, b) => profiles[a]!.tamil - profiles[b]!.tamil || profiles[b]!.length - profiles[a]!.length,
  )
  if (name !== undefined) columns.name = name
  else if (columns.tamilName !== undefined) {
    columns.name = columns.tamilName
    delete columns.tamilName
  }
}

/** Without headings the longest texts are names, and the larger numbers are M.R.P. */
function guessByValues(columns: Columns, profiles: readonly Profile[]) {
  const texts = profiles.flatMap((profile, at) => (profile.texts > 0.6 && profile.filled > 0.5 ? [at] : []))
  const code = profiles.findIndex(({ codes }) => codes > 0.5)
  if (code !== -1) columns.code = code
  const unit = texts.find((at) => profiles[at]!.units > 0.6)
  if (unit !== undefined) columns.unit = unit
  const contents = texts.find((at) => at !== unit && profiles[at]!.pieces > 0.6)
  if (contents !== undefined) columns.contents = contents
  const names = texts.filter((at) => at !== unit && at !== contents && at !== code)
  const [name] = names.toSorted((a, b) => profiles[b]!.length - profiles[a]!.length)
  if (name !== undefined) columns.name = name
  const prices = profiles.flatMap(({ numbers, filled, serial }, at) =>
    numbers > 0.6 && filled > 0.5 && !serial ? [at] : [],
  )
  const [mrp, price] = prices.toSorted((a, b) => profiles[b]!.median - profiles[a]!.median)
  if (mrp !== undefined && price !== undefined) Object.assign(columns, { mrp, price })
  else if (mrp !== undefined) columns.price = mrp
}

/** The greater price is the M.R.P., unless the heading says M.R.P. itself. */
function pricesInOrder(table: Table, columns: Columns, profiles: readonly Profile[]) {
  const { mrp, price } = columns
  if (mrp === undefined || price === undefined || profiles[mrp]!.median >= profiles[price]!.median) return
  if ((saidKinds(table, mrp).get('mrp') ?? 0) >= 7) return
  Object.assign(columns, { mrp: price, price: mrp })
}
