// Every screen and state of the shop: `npm run shots` takes a picture of each, and axe looks at each.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { CartLine } from '#domain/cart.ts'
import type { Product } from '#domain/product.ts'
import { untilHydrated } from '../browser/hydrated.ts'

export type State = {
  name: string
  path: string
  /** The empty shop has neither products, nor orders, nor videos. */
  shop?: 'empty'
  as?: 'admin'
  /** On a phone only, or at a desk only. */
  only?: 'phone' | 'desk'
  /** The page is as tall as the window, or taller by a part of it. */
  stretches?: true
  /** What lies in the cart when the page opens. */
  cart?: (products: Product[]) => CartLine[]
  /** The catalogue's view that the visitor once chose. */
  view?: 'sheet'
  /** The page's clock can be put forward. */
  clock?: true
  act?: (page: Page) => Promise<unknown>
}

/** Opens a browser's tab in the state; the caller closes the page's context. */
export async function openState(
  browser: Browser,
  options: BrowserContextOptions,
  { path, cart, view, clock, act }: State,
  products: Product[],
): Promise<Page> {
  const context = await browser.newContext({ ...options, locale: 'en-IN', reducedMotion: 'reduce' })
  context.setDefaultTimeout(10_000)
  try {
    const kept = {
      ...(cart && { cart: JSON.stringify(cart(products)) }),
      ...(view && { 'catalogue-view': JSON.stringify(view) }),
    }
    await context.addInitScript((items) => {
      // What an act has changed since must not come back with the next page.
      if (sessionStorage.getItem('kept')) return
      sessionStorage.setItem('kept', 'yes')
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value)
    }, kept)
    // The share sheet of a phone would cover the confirmation.
    await context.addInitScript(() => Object.assign(navigator, { share: async () => {} }))
    // Nobody but the shop is asked anything.
    const own = new URL(options.baseURL ?? '').origin
    await context.route(
      (url) => url.protocol.startsWith('http') && url.origin !== own,
      (route) => route.fulfill({ body: '' }),
    )
    const page = await context.newPage()
    if (clock) await page.clock.install()
    await page.goto(path)
    await untilHydrated(page)
    if (path.includes('#')) await page.locator('dialog[open]').waitFor()
    await act?.(page)
    return page
  } catch (error) {
    await context.close()
    throw error
  }
}
