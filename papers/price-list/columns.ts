/** Fills a page's two columns; no heading is the last entry of a column. */
import { categoryHeading } from './entries.ts'
import type { ListEntry } from './entries.ts'

/** The labels on top of each column. */
export const LIST_LABELS_MM = 5.5

export type PlacedEntry = ListEntry & { topMm: number }

/** Fills the left column first; the rest repeats the heading of a category that continues. */
export function fillColumns(
  entries: readonly ListEntry[],
  topMm: number,
  heightMm: number,
): { columns: [PlacedEntry[], PlacedEntry[]]; rest: ListEntry[] } {
  const left = fillColumn(entries, topMm, heightMm)
  const right = fillColumn(left.rest, topMm, heightMm)
  return { columns: [left.column, right.column], rest: right.rest }
}

function fillColumn(entries: readonly ListEntry[], topMm: number, heightMm: number) {
  const waiting = withContinuedHeading(entries)
  const column: PlacedEntry[] = []
  let y = topMm + LIST_LABELS_MM
  const bottom = topMm + heightMm
  while (waiting[0] && y + neededMm(waiting) <= bottom) {
    const entry = waiting.shift()
    if (!entry) break
    column.push({ ...entry, topMm: y })
    y += entry.heightMm
  }
  return { column, rest: column.length === 0 ? [...entries] : waiting }
}

/** A heading needs room for its first product too. */
function neededMm([first, second]: readonly ListEntry[]): number {
  return (first?.heightMm ?? 0) + (first?.kind === 'category' ? (second?.heightMm ?? 0) : 0)
}

function withContinuedHeading(entries: readonly ListEntry[]): ListEntry[] {
  const [first] = entries
  return first?.kind === 'product' ? [categoryHeading(first.category, true), ...entries] : [...entries]
}
