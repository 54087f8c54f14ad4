// Types as a hand does, which leaves time between its keys, or as a scanner: the counter tells them apart by when each key was pressed.
import type { Page } from 'playwright-core'

const BETWEEN_KEYS_MS = 90
/** Longer than the second line end of a scanner takes. */
const BEFORE_ENTER_MS = 350
const BETWEEN_SCANNED_MS = 5
const ENTER = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' }

export async function typeByHand(page: Page, text: string) {
  await page.keyboard.type(text, { delay: BETWEEN_KEYS_MS })
}

/** Presses Enter where the focus is, a moment after the last press. */
export async function enterByHand(page: Page) {
  await page.waitForTimeout(BEFORE_ENTER_MS)
  await page.keyboard.press('Enter')
}

/** Types a code and ends its line as a scanner does: `lineEnds` times, 0 to 2. The times of its keys are sent along, so a busy machine does not slow it down. */
export async function scan(page: Page, code: string, lineEnds: number) {
  const client = await page.context().newCDPSession(page)
  let timestamp = Date.now() / 1000
  const letters = Array.from(code, (letter) => ({ key: letter, text: letter }))
  for (const key of [...letters, ...Array.from({ length: lineEnds }, () => ENTER)]) {
    timestamp += BETWEEN_SCANNED_MS / 1000
    await client.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key })
    await client.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, key: key.key })
  }
  await client.detach()
}
