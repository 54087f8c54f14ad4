// A browser context as on a phone with a processor four times slower, and what the browser itself records of a page: interactions and long tasks.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { screens } from '#test/browser/screens.ts'
import { until } from '#test/until.ts'

export const SLOWER_TIMES = 4
const SETTLE_MS = 1_500
/** The shortest interaction and the shortest task that browsers report; what is shorter counts as so long. */
export const SHORTEST_INTERACTION_MS = 16
export const SHORTEST_TASK_MS = 50

/** Interactions last from the touch or key to the frame that shows its effect; the browser rounds them to 8 ms. */
export type Recorded = { interactionMs: number; longestTaskMs: number }

export type Phone = {
  page: Page
  /** Records while the action runs and until the page has settled. */
  record(action: (page: Page) => Promise<unknown>): Promise<Recorded>
  close(): Promise<void>
}

type Options = {
  /** Stands at the address instead of what the shop sends. */
  html?: string | undefined
  session?: BrowserContextOptions['storageState']
}

/**
 * Opens the page as a visitor would and waits until it is hydrated. Nothing may query the page by Playwright's own selectors
 * before a touch: they would listen to it in the page from then on.
 */
export async function openPhone(browser: Browser, url: string, { html, session }: Options = {}): Promise<Phone> {
  const context = await browser.newContext({ ...screens.phone, ...(session && { storageState: session }) })
  const page = await context.newPage()
  if (html !== undefined) await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_TIMES })
  await page.goto(url)
  if (html === undefined) await until(() => page.evaluate(isHydrated))
  await page.waitForTimeout(SETTLE_MS)
  return {
    page,
    async record(action) {
      await page.evaluate(startRecording)
      await action(page)
      await page.waitForTimeout(SETTLE_MS)
      return page.evaluate(stopRecording, { interaction: SHORTEST_INTERACTION_MS, task: SHORTEST_TASK_MS })
    },
    close: () => context.close(),
  }
}

/** The page's HTML as it stands now, without anything that runs. */
export function hydratedCopy(page: Page): Promise<string> {
  return page.evaluate(() => {
    for (const script of document.querySelectorAll('script, link[rel=modulepreload]')) script.remove()
    return `<!doctype html>${document.documentElement.outerHTML}`
  })
}

/** React keeps its tree on the elements that it has taken over. */
function isHydrated(): boolean {
  const root = document.querySelector('main') ?? document.body
  return Object.keys(root).some((key) => key.startsWith('__reactFiber'))
}

type Recording = { interactions: number[]; tasks: number[]; observers: PerformanceObserver[] }

function startRecording() {
  const recording: Recording = { interactions: [], tasks: [], observers: [] }
  const observe = (type: string, entries: number[]) => {
    const observer = new PerformanceObserver((list) =>
      entries.push(...list.getEntries().map(({ duration }) => duration)),
    )
    // TypeScript does not know of the threshold yet.
    const options = { type, durationThreshold: 16 }
    observer.observe(options)
    recording.observers.push(observer)
  }
  observe('event', recording.interactions)
  observe('longtask', recording.tasks)
  Object.assign(window, { recording })
}

function stopRecording(shortest: { interaction: number; task: number }): Recorded {
  const { recording } = window as unknown as { recording: Recording }
  for (const observer of recording.observers) observer.disconnect()
  return {
    interactionMs: Math.max(shortest.interaction, ...recording.interactions),
    longestTaskMs: Math.max(shortest.task, ...recording.tasks),
  }
}
