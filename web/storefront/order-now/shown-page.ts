// The catalogue that the visitor looks at or has looked at, for the moment in which a newer one cannot be had.
import type { SerializedPageData } from './page-data.ts'

let shown: SerializedPageData | undefined

export function showPage(page: SerializedPageData | undefined) {
  shown = page
}

export const shownPage = () => shown

/** Throws the fault when there is nothing on the screen that could stay. */
export function lastShownPage(fault: unknown): SerializedPageData {
  if (!shown) throw fault
  return shown
}
