// Types like a hand or like a scanner: the counter distinguishes them by key times.
import type { Page } from 'playwright-core'

const BETWEEN_KEYS_MS = 90
/** Longer than a scanner takes for its second line end. */
const BEFORE_ENTER_MS = 350
const BETWEEN_SCANNED_MS = 5
/** Later than any earlier key of a page. */
const START_MS = 1_000_000_000

/** The last key's time by page. Each key event carries its own time, so no test waits and a busy machine changes nothing. */
const lastKeyAt = new WeakMap<Page, number>()

export async function typeByHand(page: Page, text: string) {
  for (const letter of text) await press(page, letter, BETWEEN_KEYS_MS)
}

/** Presses Enter in the focused field, a moment after the last key. */
export async function enterByHand(page: Page) {
  await press(page, 'Enter', BEFORE_ENTER_MS)
}

/** Keeps Enter down until the keyboard has repeated it `times` times. */
export async function holdEnter(page: Page, times: number) {
  await passTime(page, BEFORE_ENTER_MS)
  for (let time = 0; time < times; time += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
}

/** Types a code and ends its line like a scanner: `lineEnds` times, 0 to 2. */
export async function scan(page: Page, code: string, lineEnds: number) {
  await passTime(page, BEFORE_ENTER_MS)
  for (const letter of code) await press(page, letter, BETWEEN_SCANNED_MS)
  for (let end = 0; end < lineEnds; end += 1) await press(page, 'Enter', BETWEEN_SCANNED_MS)
}

async function press(page: Page, key: string, pauseMs: number) {
  await passTime(page, pauseMs)
  await page.keyboard.press(key)
}

/** Delays the time of the page's next keys. */
async function passTime(page: Page, pauseMs: number) {
  const at = (lastKeyAt.get(page) ?? START_MS) + pauseMs
  lastKeyAt.set(page, at)
  await page.evaluate((timeStamp) => {
    Object.defineProperty(KeyboardEvent.prototype, 'timeStamp', { configurable: true, get: () => timeStamp })
  }, at)
}
