// A phone whose processor is four times slower, and what the browser itself notes of it: how long each touch and key took to be seen, and which tasks held the page up.
import type { Browser, Page } from 'playwright-core'
import { screens } from '#test/browser/screens.ts'
import { until } from '#test/until.ts'

export const SLOWER_TIMES = 4
const SETTLE_MS = 1_500

/** From the touch or key to the frame that shows what it did; the browser rounds to 8 ms. And the tasks over 50 ms. */
export type Noted = { interactionMs: number; longTasksMs: number[] }

export type Phone = { page: Page; note(act: (page: Page) => Promise<unknown>): Promise<Noted>; leave(): Promise<void> }

/**
 * Opens the page as a visitor would and waits until it answers. `html` stands at the address instead of what the shop sends.
 * Nothing may find or await things by the tester's own means before a touch: they would listen to it in the page from then on.
 */
export async function openPhone(browser: Browser, url: string, html?: string): Promise<Phone> {
  const context = await browser.newContext({ ...screens.phone })
  const page = await context.newPage()
  if (html !== undefined) await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  const tools = await context.newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_TIMES })
  await page.goto(url)
  if (html === undefined) await until(() => page.evaluate(() => 'awake' in document.documentElement.dataset))
  await page.waitForTimeout(SETTLE_MS)
  return {
    page,
    async note(act) {
      await page.evaluate(beginNoting)
      await act(page)
      await page.waitForTimeout(SETTLE_MS)
      return page.evaluate(endNoting)
    },
    leave: () => context.close(),
  }
}

type Watch = { interactions: number[]; tasks: number[]; watchers: PerformanceObserver[] }

function beginNoting() {
  const watch: Watch = { interactions: [0], tasks: [], watchers: [] }
  const note = (type: string, take: (entry: PerformanceEntry) => void) => {
    const watcher = new PerformanceObserver((list) => list.getEntries().forEach(take))
    // The least that browsers tell; TypeScript does not know of it yet.
    const asked = { type, durationThreshold: 16 }
    watcher.observe(asked)
    watch.watchers.push(watcher)
  }
  note('event', ({ duration }) => watch.interactions.push(duration))
  note('longtask', ({ duration }) => watch.tasks.push(duration))
  Object.assign(window, { watch })
}

function endNoting(): Noted {
  const { watch } = window as unknown as { watch: Watch }
  for (const watcher of watch.watchers) watcher.disconnect()
  return { interactionMs: Math.max(...watch.interactions), longTasksMs: watch.tasks }
}
