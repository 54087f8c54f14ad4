// Types as a hand does, which leaves time between its keys, or as a scanner: the counter tells them apart by when each key was pressed.
import type { Page } from 'playwright-core'

const BETWEEN_KEYS_MS = 90
/** Longer than the second line end of a scanner takes. */
const BEFORE_ENTER_MS = 350
const BETWEEN_SCANNED_MS = 5
/** Later than any key that a page has heard without us. */
const START_MS = 1_000_000_000

/** When the last key of a page was pressed. Each key says its own time, so nobody waits and a busy machine changes nothing. */
const lastKeyAt = new WeakMap<Page, number>()

export async function typeByHand(page: Page, text: string) {
  for (const letter of text) await press(page, letter, BETWEEN_KEYS_MS)
}

/** Presses Enter where the focus is, a moment after the last press. */
export async function enterByHand(page: Page) {
  await press(page, 'Enter', BEFORE_ENTER_MS)
}

/** Holds Enter until the keyboard has sent it so many times. */
export async function holdEnter(page: Page, times: number) {
  await passTime(page, BEFORE_ENTER_MS)
  for (let time = 0; time < times; time += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
}

/** Types a code and ends its line as a scanner does: `lineEnds` times, 0 to 2. */
export async function scan(page: Page, code: string, lineEnds: number) {
  await passTime(page, BEFORE_ENTER_MS)
  for (const letter of code) await press(page, letter, BETWEEN_SCANNED_MS)
  for (let end = 0; end < lineEnds; end += 1) await press(page, 'Enter', BETWEEN_SCANNED_MS)
}

async function press(page: Page, key: string, pauseMs: number) {
  await passTime(page, pauseMs)
  await page.keyboard.press(key)
}

/** The keys that are pressed next in this page say that it is so much later. */
async function passTime(page: Page, pauseMs: number) {
  const at = (lastKeyAt.get(page) ?? START_MS) + pauseMs
  lastKeyAt.set(page, at)
  await page.evaluate((timeStamp) => {
    Object.defineProperty(KeyboardEvent.prototype, 'timeStamp', { configurable: true, get: () => timeStamp })
  }, at)
}
