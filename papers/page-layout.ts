/** The sheet that the papers are printed on, and what a cell of them is: A4 upright, in millimetres (§9). */
import { fittingSizeMm } from './text-width.ts'

export const A4 = { widthMm: 210, heightMm: 297 } as const
export const MARGIN_MM = 10
export const CONTENT_WIDTH_MM = A4.widthMm - 2 * MARGIN_MM

/** The page's number stands below everything else. */
export const FOOT_MM = 4
export const BODY_HEIGHT_MM = A4.heightMm - 2 * MARGIN_MM - FOOT_MM

export type Align = 'left' | 'center' | 'right'

export type Column = { label: string; align: Align; leftMm: number; widthMm: number }

export type Cell = { lines: string[]; sizeMm: number }

/** The columns side by side, their widths as the proportions say, scaled to fill the width. */
export function columnsOf(
  proportions: readonly (readonly [label: string, proportion: number, align: Align])[],
  leftMm: number,
  widthMm: number,
): Column[] {
  const whole = proportions.reduce((sum, [, proportion]) => sum + proportion, 0)
  let left = leftMm
  return proportions.map(([label, proportion, align]) => {
    const column = { label, align, leftMm: left, widthMm: (proportion / whole) * widthMm }
    left += column.widthMm
    return column
  })
}

/** A text on one line, set smaller when the column is too narrow for it. */
export function oneLineCell(text: string, widthMm: number, sizeMm: number, strong = false): Cell {
  return { lines: [text], sizeMm: fittingSizeMm(text, widthMm, { sizeMm, strong }) }
}
