// The second visit of a slow phone that has no network.
import type { Browser } from 'playwright-core'
import { savePages } from '#test/journeys/saved-pages.ts'
import { screens } from '#test/browser/screens.ts'
import type { RunningShop } from '#test/shop/running-shop.ts'
import { plainRow, type Row } from '../row.ts'
import { median } from '../statistics.ts'
import { slowDown, SLOWER_TIMES, whenHydrated } from './phone.ts'

const LIST_MAX_MS = 1_000

/** Until the list takes presses; the device has everything, and the shop nothing to say. */
export async function secondVisitRows(browser: Browser, { origin }: RunningShop, runs: number): Promise<Row[]> {
  const context = await browser.newContext({ ...screens.phone, baseURL: origin })
  try {
    const first = await context.newPage()
    await first.goto('/ordernow')
    await first.evaluate(whenHydrated)
    await savePages(first, ['/ordernow', '/', '/ordernow.data'])
    await first.close()
    await context.setOffline(true)
    const samples: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const page = await context.newPage()
      await slowDown(page)
      await page.goto('/ordernow', { waitUntil: 'commit' })
      samples.push(await page.evaluate(whenHydrated))
      await page.close()
    }
    const what = `Processor ${SLOWER_TIMES} times slower, no network: the second visit of /ordernow to a list that takes presses`
    return [plainRow(what, 'ms', median(samples), { atMost: LIST_MAX_MS })]
  } finally {
    await context.close()
  }
}
