// The catalogue that the visitor is looking at, for the moment in which a newer one cannot be had.
import type { ShopPage } from './shop-page.ts'

let shown: ShopPage | undefined

export function showPage(page: ShopPage | undefined) {
  shown = page
}

/** Throws the fault when there is nothing on the screen that could stay. */
export function lastShownPage(fault: unknown): ShopPage {
  if (!shown) throw fault
  return shown
}
