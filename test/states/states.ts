// Every screen and state of the shop: `npm run shots` photographs each, and axe checks each.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { CartLine } from '#domain/cart.ts'
import type { Product } from '#domain/product/product.ts'
import { closeContext } from '../browser/close-context.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { addressRead, asRead, chooseLanguage, localeRead } from '../browser/reading.ts'
import { saveDataInOffice } from '../browser/saving-data.ts'
import { saveNoPages } from '../browser/saving-no-pages.ts'

export type State = {
  name: string
  path: string
  /** Other states have the same kinds of elements: axe checks this one only with `--every-pair`. */
  detail?: true
  /** The empty shop has no products, orders or videos. */
  shop?: 'empty'
  as?: 'admin'
  /** Needs products of all categories. */
  many?: true
  only?: 'phone' | 'desk'
  /** The page is as tall as the window, or a little taller. */
  stretches?: true
  cart?: (products: Product[]) => CartLine[]
  /** The catalogue view that the visitor chose earlier. */
  view?: 'sheet'
  /** The page's clock can be advanced, from then on for ever. */
  clock?: true
  act?: (page: Page) => Promise<unknown>
}

/** Opens a new tab in the state; the caller closes the page's context. */
export async function openState(
  browser: Browser,
  options: BrowserContextOptions,
  state: State,
  products: Product[],
): Promise<Page> {
  const page = await openTab(browser, options)
  try {
    await showState(page, state, products)
    return page
  } catch (error) {
    await closeContext(page.context())
    throw error
  }
}

/** Opens a context with one tab, for `showState`. */
export async function openTab(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...options, locale: localeRead(), reducedMotion: 'reduce' })
  context.setDefaultTimeout(30_000)
  if (options.baseURL) await chooseLanguage(context, options.baseURL)
  // A phone's share sheet would cover the confirmation.
  await context.addInitScript(() => Object.assign(navigator, { share: async () => {} }))
  await saveDataInOffice(context)
  // A saved page would answer in place of a state's routes.
  await saveNoPages(context)
  return context.newPage()
}

/** Brings the tab into the state, in the language of the test. Session, language and the browser's cache remain. */
export async function showState(page: Page, { path, cart, view, clock, act }: State, products: Product[]) {
  const stored = {
    ...(cart && { cart: JSON.stringify(cart(products)) }),
    ...(view && { 'catalogue-view': JSON.stringify(view) }),
  }
  await page.unrouteAll()
  await page.context().clearCookies({ name: /^(?!(?:session|language)$)/ })
  // To the address of the open page, only the part after # would change.
  if (path.includes('#')) await page.goto('about:blank')
  // After the last page's scripts and before the next one's. A routed empty page between them would empty the cache.
  const emptied = await page.addInitScript((items) => {
    sessionStorage.clear()
    localStorage.clear()
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value)
  }, stored)
  if (clock) await page.clock.install()
  await page.goto(addressRead(path))
  await emptied.dispose()
  await untilHydrated(page)
  if (path.includes('#')) await page.locator('dialog[open]').waitFor()
  await act?.(asRead(page))
}
