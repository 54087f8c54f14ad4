// Types as a hand does, which leaves time between its keys: the counter takes faster ones for those of a scanner.
import type { Page } from 'playwright-core'

const BETWEEN_KEYS_MS = 90
/** Longer than the second line end of a scanner takes. */
const BEFORE_ENTER_MS = 350

export async function typeByHand(page: Page, text: string) {
  await page.keyboard.type(text, { delay: BETWEEN_KEYS_MS })
}

/** Presses Enter where the focus is, a moment after the last press. */
export async function enterByHand(page: Page) {
  await page.waitForTimeout(BEFORE_ENTER_MS)
  await page.keyboard.press('Enter')
}

/** Types a code and ends its line as a scanner does: `lineEnds` times, 0 to 2. */
export async function scan(page: Page, code: string, lineEnds: number) {
  await page.keyboard.type(code)
  for (let end = 0; end < lineEnds; end += 1) await page.keyboard.press('Enter')
}
