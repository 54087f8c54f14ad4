// Whether a search stutters while somebody types: from each key to the picture that shows its letter, and the tasks that hold the page up.
import type { Page } from 'playwright-core'
import { awake } from '#test/browser/hydrated.ts'
import { type Office, openPage, PHONE_SLOWER_TIMES } from './browser-times.ts'
import type { Measure } from './measure.ts'

/** What a person still feels as at once, by the web's own measure of interactions. */
const KEY_LIMIT_MS = 200
const KEY_EVERY_MS = 90
const SETTLE_MS = 1_500

type Seen = { keys: number[]; tasks: number[] }

/** Types `text` into the screen's search box and takes it away again, letter by letter. */
export async function typingTimes(office: Office, address: string, text: string): Promise<Measure[]> {
  const page = await openPage(office, 'phone')
  try {
    await page.goto(address)
    await awake(page)
    const box = page.getByRole('searchbox').first()
    await box.click()
    await page.waitForTimeout(SETTLE_MS)
    await watch(page)
    await page.keyboard.type(text, { delay: KEY_EVERY_MS })
    for (const _ of text) await page.keyboard.press('Backspace', { delay: KEY_EVERY_MS })
    await page.waitForTimeout(SETTLE_MS)
    return measuresOf(address, text, await seen(page))
  } finally {
    await page.context().close()
  }
}

function measuresOf(address: string, text: string, { keys, tasks }: Seen): Measure[] {
  const how = `phone, ${PHONE_SLOWER_TIMES} times slower`
  const long = `${tasks.length} tasks over 50 ms, longest ${Math.max(0, ...tasks).toFixed(0)}`
  return [
    {
      what: `${address}: “${text}” and back`,
      how: `worst key to picture, ${how}`,
      ms: Math.max(0, ...keys),
      limitMs: KEY_LIMIT_MS,
      note: long,
    },
  ]
}

async function watch(page: Page) {
  await page.evaluate(() => {
    const noted: Seen = { keys: [], tasks: [] }
    // The least that browsers tell; TypeScript does not know of it yet.
    const everyEvent = { type: 'event', durationThreshold: 16 }
    Object.assign(window, { noted })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.tasks.push(duration)
    }).observe({ type: 'longtask' })
    new PerformanceObserver((list) => {
      for (const { duration, name } of list.getEntries()) if (/^key|input/.test(name)) noted.keys.push(duration)
    }).observe(everyEvent)
  })
}

function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as { noted: Seen }).noted)
}
