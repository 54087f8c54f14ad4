/** Reads and writes CSV (RFC 4180) with any spreadsheet's separators. */
import type { CellValue, Grid } from './grid.ts'

/** In order of preference: the first two never occur in a number. */
const separators = ['\t', ';', ','] as const

/** A quote elsewhere means inches. */
const QUOTED_CELL = /(?<=^|[\t;,=])"(?:[^"]|"")*"/gm

/** Starts a formula, or hides its start, in a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/

/** The separator with the most consistent count; a pasted table has tabs. */
export function separatorOf(text: string): string {
  const named = /^sep=(.)\r?\n/.exec(text)?.[1]
  if (named !== undefined) return named
  const unquoted = text.slice(0, 20_000).replace(QUOTED_CELL, '')
  const lines = unquoted.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '')
  // Commas in names and amounts are frequent too, but their count varies by line.
  const scores = separators.map((separator) => ({ separator, score: evenness(lines, separator) }))
  return scores.toSorted((a, b) => b.score - a.score)[0]!.separator
}

/** The most frequent count of the separator, weighted by how many lines agree. */
function evenness(lines: readonly string[], separator: string): number {
  const byCount = Map.groupBy(
    lines.map((line) => line.split(separator).length - 1).filter((count) => count > 0),
    (count) => count,
  )
  return Math.max(0, ...[...byCount].map(([count, { length }]) => count * length ** 2))
}

/** Keeps blank rows. */
export function parseCsv(text: string): Grid {
  const separator = separatorOf(text)
  const body = text.replace(/^sep=.\r?\n/, '')
  const rows: { number: number; cells: CellValue[] }[] = []
  let cells: CellValue[] = []
  let at = 0
  const endRow = () => {
    rows.push({ number: rows.length + 1, cells })
    cells = []
  }
  while (at < body.length) {
    const { value, next } = cellAt(body, at, separator)
    cells.push(withoutGuard(value))
    at = next
    const end = body[at]
    if (end === separator) {
      at += 1
      if (at >= body.length) cells.push('')
      continue
    }
    if (end === '\r' && body[at + 1] === '\n') at += 1
    at += 1
    endRow()
  }
  if (cells.length > 0) endRow()
  return { name: '', rows }
}

type Cell = { value: string; next: number }

function cellAt(text: string, at: number, separator: string): Cell {
  if (text[at] === '"') return quoted(text, at, separator) ?? plain(text, at, separator)
  // Banks write ="2,500.00" to keep text.
  const guarded = text.startsWith('="', at) ? quoted(text, at + 1, separator) : undefined
  return guarded ?? plain(text, at, separator)
}

/** Returns undefined for an unclosed quote: it means inches. */
function quoted(text: string, from: number, separator: string): Cell | undefined {
  let value = ''
  let at = from + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote === -1) return undefined
    value += text.slice(at, quote)
    at = quote + 1
    if (text[at] !== '"') break
    value += '"'
    at += 1
  }
  const end = endOfCell(text, at, separator)
  if (end !== undefined) return { value, next: end }
  // That quote opens a value on another line.
  if (value.includes('\n')) return undefined
  // An undoubled quote inside a value: the value ends at the next quote before a separator on this line.
  const closing = closingQuote(text, at, separator)
  if (closing) return { value: text.slice(from + 1, closing.at).replaceAll('""', '"'), next: closing.end }
  // Text after the closing quote belongs to the value, as in spreadsheets: 4"" Lakshmi.
  const rest = plain(text, at, separator)
  return { value: value + rest.value, next: rest.next }
}

/** Returns the closing quote's index; undefined if another quoted value or the line's end precedes it. */
function closingQuote(text: string, from: number, separator: string) {
  for (let at = from; at < text.length && text[at] !== '\n'; at += 1) {
    if (text[at] !== '"') continue
    const end = endOfCell(text, at + 1, separator)
    if (end !== undefined) return { at, end }
    if (text[at - 1] === separator) return undefined
  }
  return undefined
}

/** Skips trailing blanks. */
function endOfCell(text: string, at: number, separator: string): number | undefined {
  let end = at
  while (text[end] === ' ') end += 1
  const isEnd = end >= text.length || text[end] === separator || text[end] === '\n' || text[end] === '\r'
  return isEnd ? end : undefined
}

function plain(text: string, from: number, separator: string): { value: string; next: number } {
  let next = from
  while (next < text.length && text[next] !== separator && text[next] !== '\n' && text[next] !== '\r') next += 1
  return { value: text.slice(from, next), next }
}

/** Removes `writeCsv`'s apostrophe before a formula, and other programs' ="…". */
function withoutGuard(value: string): string {
  if (value.startsWith("'") && FORMULA.test(value.slice(1))) return value.slice(1)
  return /^="([^"]*)"$/.exec(value)?.[1] ?? value
}

/** Writes CSV with a BOM. An apostrophe guards texts that look like formulas. */
export function writeCsv(rows: readonly (readonly CellValue[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(csvValue).join(',')}\r\n`).join('')}`
}

function csvValue(cell: CellValue): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
