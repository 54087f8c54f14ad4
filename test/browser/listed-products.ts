// The shop's product list, fetched by the page.
import type { Page } from 'playwright-core'
import type { fromSpecProduct } from '#domain/spec-shape.ts'

export type ListedProduct = Parameters<typeof fromSpecProduct>[0]

/** A browser retries when the server has just closed a reused connection; Playwright's own request fails. */
export function listedProducts(page: Page): Promise<ListedProduct[]> {
  return page.evaluate(async () => (await fetch('/products.json', { cache: 'no-store' })).json())
}
