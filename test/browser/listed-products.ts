// The products as the shop lists them, asked by the page itself.
import type { Page } from 'playwright-core'
import type { fromSpecProduct } from '#domain/spec-shape.ts'

export type ListedProduct = Parameters<typeof fromSpecProduct>[0]

/** A browser asks again when the server has just closed the line that it reused; a request of Playwright's own fails then. */
export function listedProducts(page: Page): Promise<ListedProduct[]> {
  return page.evaluate(async () => (await fetch('/products.json', { cache: 'no-store' })).json())
}
