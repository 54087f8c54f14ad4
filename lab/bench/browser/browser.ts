// A page's cost on a phone, beside a copy without scripts.
import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { openChromium } from '#test/browser/chromium.ts'
import type { RunningShop } from '#test/shop/running-shop.ts'
import { inTurns } from '../in-turns.ts'
import { plainRow, ratioRow, type Row } from '../row.ts'
import { withScratchFolder, withScratchShop, withShopAt } from '../scratch-shop.ts'
import { growShop } from '../grow-shop.ts'
import { lighthouseRows } from '#lab/lighthouse/lighthouse-rows.ts'
import { addToCart, filterActions, openCart, scrolling, typing } from './page-actions.ts'
import { secondVisitRows } from './second-visit.ts'
import { hydratedCopy, openPhone, SHORTEST_TASK_MS, SLOWER_TIMES } from './phone.ts'

const TOUCHES = [addToCart, openCart, typing]
const LONG_LIST_ACTIONS = [scrolling, ...filterActions]
const PAGES = ['/', '/ordernow']
const LONG_LIST = 2_000
/** In brotli. */
const LONG_LIST_MAX_KB = 60

type Options = { quick: boolean; say: (line: string) => void }

export async function benchBrowser({ quick, say }: Options): Promise<Row[]> {
  const browser = await openChromium()
  try {
    const runs = quick ? 1 : 5
    const rows = await withScratchShop({ demo: true }, async (shop) => {
      const lighthouse = await lighthouseRows(shop.origin, quick ? PAGES.slice(1) : PAGES, runs)
      say('Lighthouse has run')
      const offline = await secondVisitRows(browser, shop, runs)
      return [...lighthouse, ...(await touchRows(browser, shop, runs)), ...offline]
    })
    const long = await withScratchFolder(async (dataDir) => {
      await growShop({ dataDir }, { products: LONG_LIST, orders: 0 })
      return withShopAt({ dataDir }, (shop) => longListRows(browser, shop, runs))
    })
    return [...rows, ...long]
  } finally {
    await browser.close()
  }
}

/** Each action on a new page, so that none profits from another's loads. */
async function touchRows(browser: Browser, { origin }: RunningShop, runs: number): Promise<Row[]> {
  const url = `${origin}/ordernow`
  const first = await openPhone(browser, url)
  const copy = await hydratedCopy(first.page)
  await first.close()
  const rows: Row[] = []
  for (const [at, { name, run }] of TOUCHES.entries()) {
    const interactionMs = async (html?: string) => {
      const phone = await openPhone(browser, url, { html })
      const recorded = await phone.record(run)
      await phone.close()
      return recorded.interactionMs
    }
    const samples = await inTurns(runs, { shop: () => interactionMs(), peer: () => interactionMs(copy) })
    const what = at === 0 ? `Processor ${SLOWER_TIMES} times slower, to the frame that shows it: ${name}` : `  ${name}`
    rows.push(ratioRow(what, 'ms', samples, { atMost: 2.5 }))
  }
  return rows
}

/** Like a visitor; beside it the longest task of the copy's layout and paint. */
async function longListRows(browser: Browser, { origin }: RunningShop, runs: number): Promise<Row[]> {
  const url = `${origin}/ordernow`
  const page = await (await fetch(url)).text()
  // Inline styles have their own limit.
  const bytes = brotliCompressSync(page.replaceAll(/<style>[\s\S]*?<\/style>/g, ''), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  }).length
  const first = await openPhone(browser, url)
  const copy = await hydratedCopy(first.page)
  await first.close()
  const { shop, peer } = await inTurns(runs, {
    shop: async () => {
      const phone = await openPhone(browser, url)
      const tasks: number[] = []
      for (const { run } of LONG_LIST_ACTIONS) tasks.push((await phone.record(run)).longestTaskMs)
      await phone.close()
      return tasks
    },
    peer: async () => [await drawingMs(browser, url, copy)],
  })
  const drawn = peer.map(([ms = SHORTEST_TASK_MS]) => ms)
  return [
    plainRow(`/ordernow with ${LONG_LIST} products: HTML without its styles, in brotli`, 'kB', bytes / 1_000, {
      atMost: LONG_LIST_MAX_KB,
    }),
    ...LONG_LIST_ACTIONS.map(({ name }, at) => {
      const samples = { shop: shop.map((tasks) => tasks[at] ?? Number.NaN), peer: drawn }
      return ratioRow(`  ${name}: longest task, of drawing the page`, 'ms', samples, { atMost: 1 })
    }),
  ]
}

async function drawingMs(browser: Browser, url: string, copy: string): Promise<number> {
  const phone = await openPhone(browser, url, { html: copy })
  const { longestTaskMs } = await phone.record((page) =>
    page.evaluate(() => {
      const main = document.querySelector('main')
      if (main) main.innerHTML += ''
    }),
  )
  await phone.close()
  return longestTaskMs
}
