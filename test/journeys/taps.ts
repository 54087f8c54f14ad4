// Counts what a finger does on a phone: taps, and whether anything had to be scrolled between them.
import type { Locator, Page } from 'playwright-core'

declare global {
  interface Window {
    scrolledTaps?: string[]
  }
}

/** Begins to count; loading a page would end it. */
export async function countTaps(page: Page) {
  await page.evaluate(() => {
    const tops = new Map<EventTarget, number>()
    const moved: string[] = []
    window.scrolledTaps = moved
    addEventListener(
      'scroll',
      ({ target }) => {
        if (!(target instanceof Element || target instanceof Document)) return
        const top = target instanceof Element ? target.scrollTop : scrollY
        // Tabs scroll sideways to show the chosen one.
        if (top !== (tops.get(target) ?? 0)) moved.push(target instanceof Element ? target.className : 'the page')
        tops.set(target, top)
      },
      { capture: true },
    )
  })
  let taps = 0
  return {
    async tap(target: Locator) {
      await target.tap()
      taps += 1
    },
    count: () => taps,
    /** What has moved up or down since the beginning. */
    scrolled: () => page.evaluate(() => window.scrolledTaps ?? ['the page was loaded again']),
  }
}
