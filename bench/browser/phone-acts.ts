// What the bench does on the order page, by the names that its buttons have.
import type { Page } from 'playwright-core'

export type Act = { name: string; act(page: Page): Promise<unknown> }

const WORD = 'sparkler'
const KEY_EVERY_MS = 120
const TURNS = 40
const TURN_PX = 400
const TURN_EVERY_MS = 30

export const pageActs: readonly Act[] = [
  {
    name: 'add to cart',
    act: (page) => touch(page, 'button[aria-label^="Add to Cart"]'),
  },
  { name: 'open cart', act: (page) => touch(page, 'button[aria-label^="Cart, "]') },
  { name: 'type in search', act: typeWord },
]

export const listActs: readonly Act[] = [
  { name: 'scrolling', act: scroll },
  { name: 'searching', act: typeWord },
  { name: 'taking the search back', act: takeBack },
  { name: 'choosing a category', act: (page) => choose(page, 'Sparklers') },
  { name: 'all categories again', act: (page) => choose(page, 'All Categories') },
]

/** As a finger does: the tester's own click, or looking for a role, runs code in the page that would be measured too. */
async function touch(page: Page, selector: string) {
  const middle = await page.evaluate((sought) => {
    const box = document.querySelector(sought)?.getBoundingClientRect()
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }, selector)
  if (!middle) throw new Error(`There is nothing to touch at ${selector}`)
  await page.touchscreen.tap(middle.x, middle.y)
}

async function scroll(page: Page) {
  await page.mouse.move(200, 500)
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(0, TURN_PX)
    await page.waitForTimeout(TURN_EVERY_MS)
  }
}

/** The touch that puts the cursor there counts as well. */
async function typeWord(page: Page) {
  await touch(page, '[type=search]')
  await page.keyboard.type(WORD, { delay: KEY_EVERY_MS })
}

async function takeBack(page: Page) {
  for (const _ of WORD) await page.keyboard.press('Backspace', { delay: KEY_EVERY_MS })
}

function choose(page: Page, label: string) {
  return page.getByRole('combobox', { name: 'Category' }).selectOption({ label })
}
