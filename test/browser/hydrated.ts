// Waits for hydration: a server-rendered page is visible before React handles its events.
import type { Page } from 'playwright-core'

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heard = document.querySelector('main') ?? document.body
    return Object.keys(heard).some((key) => key.startsWith('__reactFiber'))
  })
  await nextFrames(page)
}

/** Effects are painted in the frames after the first. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
