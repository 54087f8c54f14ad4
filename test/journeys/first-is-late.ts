// A line on which the first of two submissions reaches the shop last.
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { answerTo } from '../browser/again.ts'

/** A page that waits for the first response sends the second after this time. */
const LATE_MS = 700

/** Returns a function whose promise is fulfilled once the shop has answered both. */
export async function firstIsLate(page: Page, path: string): Promise<() => Promise<void>> {
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  let sent = 0
  const isSubmitted = (url: URL) => url.pathname.startsWith(path)
  await page.route(isSubmitted, async (route) => {
    if (route.request().method() !== 'POST') return await route.continue()
    sent += 1
    const isFirst = sent === 1
    if (isFirst) await Promise.race([second.promise, wait(LATE_MS)])
    // The page may have aborted it; the line delivers it all the same.
    const response = await answerTo(route)
    if (isFirst) first.resolve()
    else second.resolve()
    await route.fulfill({ response }).catch(() => undefined)
  })
  return async () => {
    await Promise.all([first.promise, second.promise])
    await page.unroute(isSubmitted)
  }
}
