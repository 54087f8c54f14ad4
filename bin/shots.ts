// `npm run shots`: a picture of every screen and state at 390 and 1440 px, in shots/. `npm run shots -- cart` takes those whose name holds "cart".
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Product } from '#domain/product.ts'
import { openShop } from '#server/shop.ts'
import { openChromium } from '#test/browser/chromium.ts'
import { officeStates } from '#test/states/office-states.ts'
import { placePastOrders } from '#test/fixtures/past-orders.ts'
import { runShop } from '#test/shop/running-shop.ts'
import { sessionOf } from '#test/journeys/sign-in.ts'
import { openState, type State } from '#test/states/states.ts'
import { storefrontStates } from '#test/states/storefront-states.ts'
import { testConfig } from '#test/shop/open-test-shop.ts'
import { build } from './build.ts'
import { readCommandLine, say } from './command-line.ts'

const SHOTS = join(import.meta.dirname, '../shots')
/** A catalogue is longer than a picture is useful. */
const TALLEST = 3_000
const SETTLE_MS = 400
const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  desk: { viewport: { width: 1440, height: 900 } },
} as const

const { positionals } = readCommandLine(
  `npm run shots -- [PART OF A NAME]

Takes pictures of every screen and state at 390 and 1440 px into shots/, or of those whose name holds the part.`,
  { words: true },
)
const wanted = [...storefrontStates, ...officeStates].filter(({ name }) => name.includes(positionals[0] ?? ''))
const folder = mkdtempSync(join(tmpdir(), 'shop-shots-'))
mkdirSync(SHOTS, { recursive: true })
const failure = await build(say)
if (failure) throw new Error(failure)

try {
  for (const kind of ['full', 'empty'] as const) {
    const pictures = wanted.filter(({ shop = 'full' }) => shop === kind)
    if (pictures.length > 0) await takeAll(kind, pictures)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function takeAll(kind: 'full' | 'empty', pictures: State[]) {
  const place = { dataDir: join(folder, kind) }
  const products = kind === 'full' ? await fillShop(place) : []
  const shop = await runShop(place)
  const browser = await openChromium()
  try {
    for (const [size, screen] of Object.entries(SIZES)) {
      const session = await sessionOf(browser, shop.origin)
      for (const state of pictures) {
        if (state.only && state.only !== size) continue
        const file = `${state.name}-${screen.viewport.width}.png`
        const options = { ...screen, baseURL: shop.origin, ...(state.as && { storageState: session }) }
        await take(browser, options, state, products, file)
      }
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
}

async function fillShop(place: { dataDir: string }): Promise<Product[]> {
  const shop = await openShop({ ...testConfig(place), demo: true })
  await placePastOrders(shop)
  const all = await shop.products.all()
  await shop.close()
  return all
}

async function take(browser: Browser, options: BrowserContextOptions, state: State, products: Product[], file: string) {
  try {
    const page = await openState(browser, options, state, products)
    await picture(page, join(SHOTS, file), state)
    await page.context().close()
    say(file)
  } catch (error) {
    process.exitCode = 1
    say(`${file} could not be taken: ${error}`)
  }
}

async function picture(page: Page, path: string, { stretches }: State) {
  await page.waitForTimeout(SETTLE_MS)
  const isCovered = (await page.locator('dialog[open]').count()) > 0
  const size = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  // A taller window shows a long page whole, with its bars at the edges; one that fills the window would grow with it.
  if (!isCovered && !stretches && size) await page.setViewportSize({ ...size, height: Math.min(height, TALLEST) })
  await page.waitForTimeout(SETTLE_MS)
  await page.evaluate(bringPictures)
  await page.screenshot({ path, animations: 'disabled', fullPage: stretches === true })
}

/** What would come when it is scrolled to is brought at once. */
async function bringPictures() {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  await document.fonts.ready
}
