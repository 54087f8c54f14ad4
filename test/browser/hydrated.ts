// Waits until a page answers: drawn by the server, it can be seen some moments before React listens to it.
import type { Page } from 'playwright-core'

/** All shelves are drawn by then as well: one that has not had its turn is hidden from whoever looks by role. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heard = document.querySelector('main') ?? document.body
    const shelves = [...document.querySelectorAll('.product-section')]
    return (
      Object.keys(heard).some((key) => key.startsWith('__reactFiber')) &&
      shelves.every((shelf) => getComputedStyle(shelf).contentVisibility !== 'hidden')
    )
  })
  // What waits for the first effect is drawn in the frames after it.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
