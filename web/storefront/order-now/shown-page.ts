// The catalogue that the visitor looks at or has looked at, for the moment in which a newer one cannot be had.
import type { SentPage } from './page-data.ts'

let shown: SentPage | undefined

export function showPage(page: SentPage | undefined) {
  shown = page
}

export const shownPage = () => shown

/** Throws the fault when there is nothing on the screen that could stay. */
export function lastShownPage(fault: unknown): SentPage {
  if (!shown) throw fault
  return shown
}
