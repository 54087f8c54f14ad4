// `npm run shots`: a picture of every screen and state at 390 and 1440 px or other sizes. `npm run shots -- cart` takes those with "cart" in their name.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { languages } from '#domain/language.ts'
import type { Product } from '#domain/product/product.ts'
import { openShop } from '#server/shop.ts'
import { openChromium } from '#test/browser/chromium.ts'
import { allStates } from '#test/states/all-states.ts'
import { placePacks } from '#test/fixtures/sample-packs.ts'
import { placePastOrders } from '#test/fixtures/past-orders.ts'
import { runShop } from '#test/shop/running-shop.ts'
import { sessionOf } from '#test/journeys/sign-in.ts'
import { chooseLetters } from '#test/browser/letters.ts'
import { readingIn } from '#test/browser/reading.ts'
import { openTab, showState, type State } from '#test/states/states.ts'
import { testConfig } from '#test/shop/open-test-shop.ts'
import { build } from './build.ts'
import { oneOf, readCommandLine, say } from './command-line.ts'

const SHOTS = join(import.meta.dirname, '../shots')
/** A catalogue is longer than a picture is useful. */
const TALLEST = 3_000
const SETTLE_MS = 400
const DEFAULT_SIZES = '390x844,1440x900'
/** Narrower windows are touch screens. */
const NARROWEST_DESK = 1_024

const usage = `npm run shots -- [PART OF A NAME …] [--sizes WIDTHxHEIGHT,…]
                 [--language ta] [--letters PERCENT]

Takes pictures of every screen and state into shots/, at 390 and 1440 px, or of
those whose name contains one of the parts.

  --sizes     at these sizes instead, such as 320x640,390x420
  --language  in this language
  --letters   with letters of this size, as set in a browser, such as 200`
const { positionals, values } = readCommandLine(usage, {
  options: {
    sizes: { type: 'string', default: DEFAULT_SIZES },
    language: { type: 'string', default: 'en' },
    letters: { type: 'string', default: '100' },
  },
  words: true,
})
const language = oneOf(usage, 'language', languages, values.language)
const letters = readPercent(values.letters)
const screens = values.sizes.split(',').map(readSize)
const wanted = allStates.filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
)
const folder = mkdtempSync(join(tmpdir(), 'shop-shots-'))
mkdirSync(SHOTS, { recursive: true })
const failure = await build(say)
if (failure) throw new Error(failure)

try {
  for (const kind of ['full', 'empty'] as const) {
    const pictures = wanted.filter(({ shop = 'full' }) => shop === kind)
    // Each size has a shop: the states place orders, which take the stock and are limited.
    for (const size of screens) {
      if (pictures.length > 0) await readingIn(language, () => takeAll(kind, pictures, size))
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function readPercent(percent: string): number {
  const value = /^\d{2,3}$/.test(percent) ? Number(percent) : 0
  if (value >= 50 && value <= 400) return value
  process.stderr.write(`--letters needs a percentage from 50 to 400, not '${percent}'.\n\n${usage}\n`)
  process.exit(1)
}

function readSize(size: string) {
  const [, width = 0, height = 0] = (/^(\d{3,4})x(\d{3,4})$/.exec(size) ?? []).map(Number)
  if (width === 0) {
    process.stderr.write(`--sizes needs sizes such as 390x844, not '${size}'.\n\n${usage}\n`)
    process.exit(1)
  }
  const viewport = { width, height }
  const name = values.sizes === DEFAULT_SIZES ? `${width}` : size
  return width < NARROWEST_DESK
    ? ({ name, device: 'phone', screen: { viewport, isMobile: true, hasTouch: true, deviceScaleFactor: 2 } } as const)
    : ({ name, device: 'desk', screen: { viewport } } as const)
}

async function takeAll(
  kind: 'full' | 'empty',
  pictures: State[],
  { device, name, screen }: ReturnType<typeof readSize>,
) {
  const place = { dataDir: join(folder, `${kind}-${name}`) }
  const products = kind === 'full' ? await fillShop(place) : []
  const shop = await runShop(place)
  const browser = await openChromium()
  try {
    const session = await sessionOf(browser, shop.origin)
    for (const state of pictures) {
      if (state.only && state.only !== device) continue
      const marks = [...(language === 'en' ? [] : [language]), ...(letters === 100 ? [] : [`letters-${letters}`])]
      const file = `${[state.name, ...marks, name].join('-')}.png`
      const options = { ...screen, baseURL: shop.origin, ...(state.as && { storageState: session }) }
      await take(browser, options, state, products, file)
    }
  } finally {
    await browser.close()
    await shop.stop()
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

async function take(browser: Browser, options: BrowserContextOptions, state: State, products: Product[], file: string) {
  const page = await openTab(browser, options)
  try {
    if (letters !== 100) await chooseLetters(page, letters)
    await showState(page, state, products)
    await picture(page, join(SHOTS, file), state)
    say(file)
  } catch (error) {
    process.exitCode = 1
    say(`${file} could not be taken: ${error}`)
  } finally {
    await page.context().close()
  }
}

async function picture(page: Page, path: string, { stretches }: State) {
  await page.waitForTimeout(SETTLE_MS)
  const isCovered = (await page.locator('dialog[open]').count()) > 0
  const size = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  // A taller window shows a long page whole; one that fills the window would grow with it.
  if (!isCovered && !stretches && size) await page.setViewportSize({ ...size, height: Math.min(height, TALLEST) })
  await page.waitForTimeout(SETTLE_MS)
  await page.evaluate(bringPictures)
  await page.screenshot({ path, animations: 'disabled', fullPage: stretches === true })
}

async function bringPictures() {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  await document.fonts.ready
}
