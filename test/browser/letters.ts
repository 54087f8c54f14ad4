// The size of letters that a person chooses in the browser.
import type { Page } from 'playwright-core'

/** Sizes the letters of the page, and of all pages that its tab opens, in percent of the browser's usual 16 and 13 px. */
export async function chooseLetters(page: Page, percent: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  const fontSizes = { standard: Math.ceil(0.16 * percent), fixed: Math.ceil(0.13 * percent) }
  await devTools.send('Page.setFontSizes', { fontSizes })
}
