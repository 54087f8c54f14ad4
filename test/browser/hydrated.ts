// Waits until a page is hydrated: it is rendered by the server, and visible some moments before React handles its events.
import type { Page } from 'playwright-core'

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heard = document.querySelector('main') ?? document.body
    return Object.keys(heard).some((key) => key.startsWith('__reactFiber'))
  })
  // What waits for the first effect is painted in the frames after it.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
