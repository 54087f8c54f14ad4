// A phone's browser context with a processor four times slower, and its measurements.
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { screens } from '#test/browser/screens.ts'
import { until } from '#test/until.ts'

export const SLOWER_TIMES = 4
const SETTLE_MS = 1_500
const LOADED_MS = 2_500
/** Lighthouse's slow 4G. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
/** The shortest that browsers report; anything shorter counts as this. */
export const SHORTEST_INTERACTION_MS = 16
export const SHORTEST_TASK_MS = 50

/**
 * Blocking is task time beyond 50 ms. `processorMs` is the main thread's processor time, unaffected by the slowdown or
 * a busy machine. An interaction lasts from the touch or key to the frame with its effect; the browser rounds it to 8
 * ms.
 */
export type Recorded = { interactionMs: number; longestTaskMs: number; blockingMs: number; processorMs: number }

export type Phone = {
  page: Page
  /** Until the page has settled. */
  record(action: (page: Page) => Promise<unknown>): Promise<Recorded>
  close(): Promise<void>
}

type Options = {
  /** Served instead of the shop's page. */
  html?: string | undefined
  session?: BrowserContextOptions['storageState']
}

/**
 * Waits for hydration. Do not query the page with Playwright's selectors before a touch: their listeners would stay.
 */
export async function openPhone(browser: Browser, url: string, { html, session }: Options = {}): Promise<Phone> {
  const context = await browser.newContext({ ...screens.phone, ...(session && { storageState: session }) })
  const page = await context.newPage()
  if (html !== undefined) await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  const devtools = await slowDown(page)
  await page.goto(url)
  if (html === undefined) await until(() => page.evaluate(isHydrated))
  await page.waitForTimeout(SETTLE_MS)
  return {
    page,
    async record(action) {
      await page.evaluate(startRecording)
      const before = await processorMs(devtools)
      await action(page)
      await page.waitForTimeout(SETTLE_MS)
      const shortest = { interaction: SHORTEST_INTERACTION_MS, task: SHORTEST_TASK_MS }
      const recorded = await page.evaluate(stopRecording, shortest)
      return { ...recorded, processorMs: (await processorMs(devtools)) - before }
    },
    close: () => context.close(),
  }
}

export type RecordedLoad = { blockingMs: number; largestPaintMs: number; hydratedMs: number; processorMs: number }

/** With an empty cache. Blocking is task time beyond 50 ms from the first paint until the page has settled. */
export async function recordLoad(browser: Browser, url: string): Promise<RecordedLoad> {
  const context = await browser.newContext({ ...screens.phone })
  try {
    const page = await context.newPage()
    const devtools = await slowDown(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK)
    await page.goto(url, { waitUntil: 'commit' })
    const hydratedMs = await page.evaluate(whenHydrated)
    await page.waitForTimeout(LOADED_MS)
    return { hydratedMs, ...(await page.evaluate(readLoad)), processorMs: await processorMs(devtools) }
  } finally {
    await context.close()
  }
}

export async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_TIMES })
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return devtools
}

/** The main thread's so far. */
async function processorMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
}

export function hydratedCopy(page: Page): Promise<string> {
  return page.evaluate(() => {
    for (const script of document.querySelectorAll('script, link[rel=modulepreload]')) script.remove()
    return `<!doctype html>${document.documentElement.outerHTML}`
  })
}

/** React keeps its tree on the hydrated elements. */
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
    // TypeScript lacks the threshold.
    const options = { type, durationThreshold: 16 }
    observer.observe(options)
    recording.observers.push(observer)
  }
  observe('event', recording.interactions)
  observe('longtask', recording.tasks)
  Object.assign(window, { recording })
}

function stopRecording(shortest: { interaction: number; task: number }): Omit<Recorded, 'processorMs'> {
  const { recording } = window as unknown as { recording: Recording }
  for (const observer of recording.observers) observer.disconnect()
  return {
    interactionMs: Math.max(shortest.interaction, ...recording.interactions),
    longestTaskMs: Math.max(shortest.task, ...recording.tasks),
    blockingMs: recording.tasks.reduce((sum, task) => sum + task - shortest.task, 0),
  }
}

/** Serialized into the page: milliseconds from the navigation to the page that React handles. */
export async function whenHydrated(): Promise<number> {
  for (;;) {
    const root = document.querySelector('main') ?? document.body ?? {}
    if (Object.keys(root).some((key) => key.startsWith('__reactFiber'))) return performance.now()
    await new Promise((next) => setTimeout(next, 10))
  }
}

/** Serialized into the page: it can use nothing from outside. */
async function readLoad() {
  const [tasks = [], paints = []] = await Promise.all(
    ['longtask', 'largest-contentful-paint'].map(
      (type) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
          // Without an entry the observer is never called.
          setTimeout(() => resolve([]), 200)
        }),
    ),
  )
  const firstPaintMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  return {
    blockingMs: tasks
      .filter(({ startTime, duration }) => startTime + duration > firstPaintMs)
      .reduce((sum, { duration }) => sum + duration - 50, 0),
    largestPaintMs: paints.at(-1)?.startTime ?? Number.NaN,
  }
}
