// Shows every state of test/states in the pseudo-language, and reports what is not a whole sentence of it. Runs in the copy
// of the project that has the language.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { isLanguage } from '#domain/language.ts'
import type { Product } from '#domain/product/product.ts'
import { openShop } from '#server/shop.ts'
import { say } from '#bin/command-line.ts'
import { openChromium } from '#test/browser/chromium.ts'
import { readingIn } from '#test/browser/reading.ts'
import { type Screen, screens } from '#test/browser/screens.ts'
import { placePacks } from '#test/fixtures/sample-packs.ts'
import { placePastOrders } from '#test/fixtures/past-orders.ts'
import { sessionOf } from '#test/journeys/sign-in.ts'
import { testConfig } from '#test/shop/open-test-shop.ts'
import { runShop } from '#test/shop/running-shop.ts'
import { parts } from '#test/states/all-states.ts'
import { openState, type State } from '#test/states/states.ts'
import { accepted } from './accepted.ts'
import { type PageTexts, readPage } from './read-page.ts'
import { CODE } from './pseudo-language.ts'
import { shopTexts } from './shop-texts.ts'
import { dataOf, joinParts, textFaults } from './text-faults.ts'

type Read = PageTexts & { where: string }

const asked = process.argv.slice(2)
const isWanted = (area: string, { name }: State) =>
  asked.length === 0 || asked.some((part) => (Object.hasOwn(parts, part) ? part === area : name.includes(part)))
const folder = mkdtempSync(join(tmpdir(), 'shop-pseudo-'))
/** A tab that hangs does not hold up the others. */
const LONGEST_STATE_MS = 120_000
/** Printed once, with the first state that shows it. */
const findings = new Set<string>()
let count = 0
try {
  for (const [area, states] of Object.entries(parts)) {
    for (const kind of ['full', 'empty'] as const) {
      const wanted = states.filter((state) => (state.shop ?? 'full') === kind && isWanted(area, state))
      // Each area and size has a shop: the states place and pack orders, which take the stock and are limited.
      for (const screen of Object.keys(screens) as Screen[])
        if (wanted.length > 0) await walk(area, kind, wanted, screen)
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
say(`${count} states, ${findings.size} findings`)
process.exitCode = count > 0 && findings.size === 0 ? 0 : 1

async function walk(area: string, kind: 'full' | 'empty', wanted: readonly State[], screen: Screen) {
  if (!isLanguage(CODE)) throw new Error(`This project has no language ${CODE}: run npm run lab -- pseudo`)
  const place = { dataDir: join(folder, `${area}-${kind}-${screen}`) }
  const products = kind === 'full' ? await fillShop(place) : []
  const shop = await runShop(place)
  const browser = await openChromium()
  const read: Read[] = []
  const shown = wanted.filter(({ only = screen }) => only === screen)
  try {
    const session = await sessionOf(browser, shop.origin)
    for (const state of shown) {
      const options = { ...screens[screen], baseURL: shop.origin, ...(state.as && { storageState: session }) }
      const where = `${state.name}, ${screen}`
      try {
        const texts = await withinTime(readingIn(CODE, () => readState(browser, options, state, products)))
        read.push({ where, ...texts })
        count += 1
      } catch (error) {
        add(`could not be shown (${where}): ${String(error).split('\n').slice(0, 6).join(' ')}`, where)
      }
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
  judge(read, shopTexts(place.dataDir))
  say(`${area}, ${kind} shop, ${screen}: ${read.length} of ${shown.length} states`)
}

async function readState(browser: Browser, options: BrowserContextOptions, state: State, products: Product[]) {
  const page = await openState(browser, options, state, products)
  try {
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    return await readPage(page)
  } finally {
    await page.context().close()
  }
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  const late = new AbortController()
  const over = sleep(LONGEST_STATE_MS, undefined, { signal: late.signal }).then(() => {
    throw new Error(`nothing for ${LONGEST_STATE_MS} ms`)
  })
  try {
    return await Promise.race([work, over])
  } finally {
    over.catch(() => {})
    late.abort()
  }
}

async function fillShop(place: { dataDir: string }): Promise<Product[]> {
  const shop = await openShop({ ...testConfig(place), demo: true })
  await placePacks(shop)
  await placePastOrders(shop)
  const all = await shop.products.all()
  await shop.close()
  return all
}

function judge(read: readonly Read[], written: Iterable<string>) {
  const data = dataOf(written)
  for (const { where, shown, wide } of read) {
    for (const each of wide) add(each, where)
    const texts = joinParts(shown.filter(({ place }) => place === 'text').map(({ text }) => text))
    const others = shown.filter(({ place }) => place !== 'text')
    for (const { place, text } of [...texts.map((each) => ({ place: 'text', text: each })), ...others]) {
      for (const fault of textFaults(text, data)) add(`${fault} (${place}): ${text.slice(0, 200)}`, where)
    }
  }
}

/** Numbers differ from state to state. */
function add(finding: string, where: string) {
  const same = finding.replaceAll(/\d[\d,.:/]*/g, '0')
  if (findings.has(same) || accepted.some((each) => each.test(finding))) return
  findings.add(same)
  say(`${finding}\n    ${where}`)
}
