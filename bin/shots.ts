// `npm run shots`: a picture of every screen and state at 390 and 1440 px, in shots/. `npm run shots -- cart` takes those whose name holds "cart".
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Product } from '#domain/product.ts'
import { openShop } from '#server/shop.ts'
import { lakshmi, murugan } from '#test/characters.ts'
import { openChromium } from '#test/chromium.ts'
import { awake } from '#test/journeys/awake.ts'
import { runShop } from '#test/journeys/running-shop.ts'
import { newKey, testConfig } from '#test/open-test-shop.ts'
import { build } from './build.ts'
import { shots, signIn } from './shot-list.ts'
import type { Shot } from './shot-list.ts'

const SHOTS = join(import.meta.dirname, '../shots')
/** A catalogue is longer than a picture is useful. */
const TALLEST = 3_000
const SETTLE_MS = 400
const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  desk: { viewport: { width: 1440, height: 900 } },
} as const

const wanted = shots.filter(({ name }) => name.includes(process.argv[2] ?? ''))
const folder = mkdtempSync(join(tmpdir(), 'shop-shots-'))
mkdirSync(SHOTS, { recursive: true })
const failure = build(say)
if (failure) throw new Error(failure)

try {
  for (const kind of ['full', 'empty'] as const) {
    const pictures = wanted.filter(({ shop = 'full' }) => shop === kind)
    if (pictures.length > 0) await takeAll(kind, pictures)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function takeAll(kind: 'full' | 'empty', pictures: Shot[]) {
  const place = { dataDir: join(folder, kind) }
  const products = kind === 'full' ? await fillShop(place) : []
  const shop = await runShop(place)
  const browser = await openChromium()
  try {
    for (const [size, screen] of Object.entries(SIZES)) {
      const session = await sessionOf(browser, shop.origin)
      for (const shot of pictures) {
        if (shot.only && shot.only !== size) continue
        const file = `${shot.name}-${screen.viewport.width}.png`
        const options = { ...screen, baseURL: shop.origin, ...(shot.as && { storageState: session }) }
        await take(browser, options, shot, products, file)
      }
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
}

async function fillShop(place: { dataDir: string }): Promise<Product[]> {
  const shop = await openShop({ ...testConfig(place), demo: true })
  const products = (await shop.products.all()).filter(({ stock }) => stock > 40)
  for (const [index, customer] of Array.from({ length: 12 }, (_, each) =>
    each % 3 === 1 ? murugan : lakshmi,
  ).entries()) {
    const items = products.slice(index, index + 4 + index * 3).map(({ id }) => ({ id, quantity: 5 }))
    const placed = await shop.orders.place(newKey(), { customer, items })
    if (!('order' in placed)) continue
    if (index % 2 === 0) await shop.orders.verify(placed.order.orderId, 'Verified')
    if (index % 4 === 0) await shop.orders.complete(placed.order.orderId, 'Complete')
  }
  const all = await shop.products.all()
  await shop.close()
  return all
}

async function sessionOf(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin })
  await signIn(await context.newPage())
  const session = await context.storageState()
  await context.close()
  return session
}

async function take(browser: Browser, options: BrowserContextOptions, shot: Shot, products: Product[], file: string) {
  const context = await browser.newContext({ ...options, locale: 'en-IN', reducedMotion: 'reduce' })
  context.setDefaultTimeout(10_000)
  try {
    const page = await context.newPage()
    await context.addInitScript(
      (cart) => cart && localStorage.setItem('cart', cart),
      shot.cart && JSON.stringify(shot.cart(products)),
    )
    // The share sheet of a phone would cover the confirmation.
    await context.addInitScript(() => Object.assign(navigator, { share: async () => {} }))
    await page.goto(shot.path)
    await awake(page)
    if (shot.path.includes('#')) await page.locator('dialog[open]').waitFor()
    await shot.act?.(page)
    await picture(page, join(SHOTS, file), shot)
    say(file)
  } catch (error) {
    process.exitCode = 1
    say(`${file} could not be taken: ${error}`)
  } finally {
    await context.close()
  }
}

async function picture(page: Page, path: string, { stretches }: Shot) {
  await page.waitForTimeout(SETTLE_MS)
  const isCovered = (await page.locator('dialog[open]').count()) > 0
  const size = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  // A taller window shows a long page whole, with its bars at the edges; one that fills the window would grow with it.
  if (!isCovered && !stretches && size) await page.setViewportSize({ ...size, height: Math.min(height, TALLEST) })
  await page.waitForTimeout(SETTLE_MS)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path, animations: 'disabled', fullPage: stretches === true })
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
