/** The A4 page of the papers, its columns, cells and baselines (§9). */
import { fittingFontSizeMm } from './text-width.ts'

export const A4 = { widthMm: 210, heightMm: 297 } as const
export const MARGIN_MM = 10
export const CONTENT_WIDTH_MM = A4.widthMm - 2 * MARGIN_MM

/** Room for the page number. */
export const FOOTER_MM = 4
export const BODY_HEIGHT_MM = A4.heightMm - 2 * MARGIN_MM - FOOTER_MM

export type Align = 'left' | 'center' | 'right'

export type Column<Key = string> = { key: Key; align: Align; leftMm: number; widthMm: number }

export type Cell = { lines: string[]; sizeMm: number }

/** Scales the proportions to fill the width. */
export function columnsOf<Key extends string>(
  proportions: readonly (readonly [key: Key, proportion: number, align: Align])[],
  leftMm: number,
  widthMm: number,
): Column<Key>[] {
  const whole = proportions.reduce((sum, [, proportion]) => sum + proportion, 0)
  let left = leftMm
  return proportions.map(([key, proportion, align]) => {
    const column = { key, align, leftMm: left, widthMm: (proportion / whole) * widthMm }
    left += column.widthMm
    return column
  })
}

export function oneLineCell(text: string, widthMm: number, sizeMm: number, bold = false): Cell {
  return { lines: [text], sizeMm: fittingFontSizeMm(text, widthMm, { sizeMm, bold }) }
}

/** Height of digits and capitals as a part of the font size. */
const CAPITAL_HEIGHT = 0.66

/** Returns the baselines that centre the lines in the row. */
export function baselinesMm(lines: number, topMm: number, heightMm: number, lineMm: number, sizeMm: number): number[] {
  const first = topMm + heightMm / 2 - ((lines - 1) * lineMm) / 2 + (sizeMm * CAPITAL_HEIGHT) / 2
  return Array.from({ length: lines }, (_, index) => first + index * lineMm)
}

export function anchorMm({ align, leftMm, widthMm }: Column, paddingMm: number): number {
  if (align === 'left') return leftMm + paddingMm
  return align === 'right' ? leftMm + widthMm - paddingMm : leftMm + widthMm / 2
}
