// What a visitor's phone makes of the pages: Lighthouse's figures, and how soon a touch or a key is seen, each beside a copy without scripts.
import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { openChromium } from '#test/browser/chromium.ts'
import type { RunningShop } from '#test/shop/running-shop.ts'
import { growShop } from '../seed/grow-shop.ts'
import { lighthouseRows } from './lighthouse-rows.ts'
import { listActs, pageActs } from './phone-acts.ts'
import { middleOf } from '../process-figures.ts'
import { type Row, under } from '../row.ts'
import { withScratchFolder, withScratchShop, withShopAt } from '../scratch-shop.ts'
import { openPhone, SLOWER_TIMES } from './slow-phone.ts'

const PAGES = ['/', '/ordernow']
const LONG_LIST = 2_000
/** As it is sent, in brotli. */
const LONG_LIST_MAX_KB = 60
const AT_ONCE_MS = 50

type How = { quick: boolean; say: (line: string) => void }

export async function benchBrowser({ quick, say }: How): Promise<{ rows: Row[] }> {
  const browser = await openChromium()
  try {
    const rows = await withScratchShop({ demo: true }, async (shop) => {
      const judged = await lighthouseRows(shop.origin, quick ? PAGES.slice(1) : PAGES, quick ? 1 : 5)
      say('Lighthouse has had its look')
      return [...judged, ...(await touches(browser, shop, quick ? 1 : 3))]
    })
    const long = await withScratchFolder(async (dataDir) => {
      await growShop({ dataDir }, { products: LONG_LIST, orders: 0 })
      return withShopAt({ dataDir }, (shop) => longList(browser, shop, quick ? 1 : 3))
    })
    return { rows: [...rows, ...long] }
  } finally {
    await browser.close()
  }
}

/** Each act on a page of its own, so that none finds what another has loaded; the middle of several times. */
async function touches(browser: Browser, { origin }: RunningShop, times: number): Promise<Row[]> {
  const url = `${origin}/ordernow`
  const copy = await awakeCopy(browser, url)
  const rows: Row[] = []
  for (const [at, { name, act }] of pageActs.entries()) {
    const ours: number[] = []
    const theirs: number[] = []
    while (ours.length < times) {
      for (const [figures, html] of [
        [ours, undefined],
        [theirs, copy],
      ] as const) {
        const phone = await openPhone(browser, url, html)
        figures.push((await phone.note(act)).interactionMs)
        await phone.leave()
      }
    }
    const what = at === 0 ? `Processor ${SLOWER_TIMES} times slower, to the frame that shows it: ${name}` : `  ${name}`
    rows.push({ ...under(what, middleOf(ours), 'ms', AT_ONCE_MS), baseline: middleOf(theirs) })
  }
  return rows
}

/** The page as it stands when it is awake, without anything that runs. */
async function awakeCopy(browser: Browser, url: string): Promise<string> {
  const phone = await openPhone(browser, url)
  const html = await phone.page.evaluate(() => {
    for (const script of document.querySelectorAll('script, link[rel=modulepreload]')) script.remove()
    return `<!doctype html>${document.documentElement.outerHTML}`
  })
  await phone.leave()
  return html
}

/** One act after the other on a long page, as a visitor goes on; the middle of several visits. */
async function longList(browser: Browser, { origin }: RunningShop, times: number): Promise<Row[]> {
  const url = `${origin}/ordernow`
  const page = await (await fetch(url)).text()
  // The styles that stand in the page have a limit of their own.
  const bytes = brotliCompressSync(page.replaceAll(/<style>[\s\S]*?<\/style>/g, ''), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  }).length
  const longest: number[][] = listActs.map(() => [])
  for (let time = 0; time < times; time += 1) {
    const phone = await openPhone(browser, url)
    for (const [at, { act }] of listActs.entries()) {
      const { longTasksMs } = await phone.note(act)
      longest[at]?.push(Math.max(0, ...longTasksMs))
    }
    await phone.leave()
  }
  const name = `/ordernow with ${LONG_LIST} products: HTML without its styles, in brotli`
  return [
    under(name, bytes / 1_000, 'kB', LONG_LIST_MAX_KB),
    ...listActs.map((each, at) => under(`  ${each.name}: longest task`, middleOf(longest[at] ?? []), 'ms', AT_ONCE_MS)),
  ]
}
