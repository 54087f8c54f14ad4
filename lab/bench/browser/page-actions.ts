// Actions on the order page, by the names of its buttons.
import type { Page } from 'playwright-core'

export type PageAction = { name: string; run(page: Page): Promise<unknown> }

const WORD = 'sparkler'
const KEY_EVERY_MS = 120
const WHEEL_TURNS = 40
const WHEEL_PX = 400
const WHEEL_EVERY_MS = 30

export const addToCart: PageAction = {
  name: 'add to cart',
  run: (page) => touch(page, 'button[aria-label^="Add to Cart"]'),
}
export const openCart: PageAction = { name: 'open cart', run: (page) => touch(page, 'button[aria-label^="Cart, "]') }
export const typing: PageAction = { name: 'type in search', run: typeWord }
export const scrolling: PageAction = { name: 'scrolling', run: scroll }

/** Each starts where the last one ended. */
export const filterActions: readonly PageAction[] = [
  { name: 'searching', run: typeWord },
  { name: 'clearing the search', run: clearSearch },
  { name: 'choosing a category', run: (page) => choose(page, 'Sparklers') },
  { name: 'all categories again', run: (page) => choose(page, 'All Categories') },
]

/** Without Playwright's click or role selectors, whose code in the page would be measured too. */
async function touch(page: Page, selector: string) {
  const middle = await page.evaluate((sought) => {
    const box = document.querySelector(sought)?.getBoundingClientRect()
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }, selector)
  if (!middle) throw new Error(`Nothing to touch matches ${selector}`)
  await page.touchscreen.tap(middle.x, middle.y)
}

async function scroll(page: Page) {
  await page.mouse.move(200, 500)
  for (let turn = 0; turn < WHEEL_TURNS; turn += 1) {
    await page.mouse.wheel(0, WHEEL_PX)
    await page.waitForTimeout(WHEEL_EVERY_MS)
  }
}

/** Includes the touch that focuses the field. */
async function typeWord(page: Page) {
  await touch(page, '[type=search]')
  await page.keyboard.type(WORD, { delay: KEY_EVERY_MS })
}

async function clearSearch(page: Page) {
  for (const _ of WORD) await page.keyboard.press('Backspace', { delay: KEY_EVERY_MS })
}

function choose(page: Page, label: string) {
  return page.getByRole('combobox', { name: 'Category' }).selectOption({ label })
}
