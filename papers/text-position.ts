// Where a text stands in its cell: on which lines, and from which point along them.
import type { Column } from './page-layout.ts'

/** Figures and capitals are about this high, in parts of the type size. */
const CAPITAL_HEIGHT = 0.66

/** The lines that the letters stand on, the whole block in the middle of the row. */
export function baselinesMm(lines: number, topMm: number, heightMm: number, lineMm: number, sizeMm: number): number[] {
  const first = topMm + heightMm / 2 - ((lines - 1) * lineMm) / 2 + (sizeMm * CAPITAL_HEIGHT) / 2
  return Array.from({ length: lines }, (_, index) => first + index * lineMm)
}

/** The point that a text is aligned to. */
export function anchorMm({ align, leftMm, widthMm }: Column, paddingMm: number): number {
  if (align === 'left') return leftMm + paddingMm
  return align === 'right' ? leftMm + widthMm - paddingMm : leftMm + widthMm / 2
}
