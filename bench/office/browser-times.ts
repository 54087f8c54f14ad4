// How long a screen takes in a browser until it answers, at a desk and on a phone whose processor is four times slower.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { awake } from '#test/browser/hydrated.ts'
import { type Screen, screens } from '#test/browser/screens.ts'
import { type Measure, median } from './measure.ts'

const RUNS = 3
const LIMITS_MS: Record<Screen, number> = { desk: 1_000, phone: 3_000 }
export const PHONE_SLOWER_TIMES = 4

export type Session = NonNullable<BrowserContextOptions['storageState']>
export type Office = { browser: Browser; origin: string; session: Session }

export async function browserTimes(office: Office, addresses: readonly string[]): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const screen of ['desk', 'phone'] as const) {
    for (const address of addresses) {
      const times: number[] = []
      while (times.length < RUNS) times.push(await usableAfter(office, screen, address))
      const worst = `worst ${Math.max(...times).toFixed(0)}`
      const how = screen === 'phone' ? `phone, ${PHONE_SLOWER_TIMES} times slower` : 'desk'
      measures.push({ what: address, how, ms: median(times), limitMs: LIMITS_MS[screen], note: worst })
    }
  }
  return measures
}

/** From the moment the address is asked for; nothing is in the browser's cache. */
async function usableAfter(office: Office, screen: Screen, address: string): Promise<number> {
  const page = await openPage(office, screen)
  try {
    await page.goto(address, { waitUntil: 'commit' })
    await awake(page)
    return await page.evaluate(() => performance.now())
  } finally {
    await page.context().close()
  }
}

export async function openPage({ browser, origin, session }: Office, screen: Screen): Promise<Page> {
  const context = await browser.newContext({ ...screens[screen], baseURL: origin, storageState: session })
  const page = await context.newPage()
  if (screen === 'phone') {
    const tools = await context.newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWER_TIMES })
  }
  return page
}
