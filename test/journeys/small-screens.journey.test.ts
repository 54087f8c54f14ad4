import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { publicPages } from '../urls.ts'
import { journey, stage, usually } from './journey.ts'
import { seeTwoProducts } from './first-screen.ts'
import { covered, nothingIsCovered, SIZES } from './uncovered.ts'

const onPhone = { databases: ['sqlite'], only: 'phone' } as const
const SHOP = '/ordernow'
const PERCENTS = [100, 115, 130, 150, 200]
/** A window of 1280 pixels at 400 %, one of 640 at 200 %, and 1440 at 200 %, in CSS pixels. */
const ZOOMED = [
  [320, 568],
  [720, 450],
] as const

/** Text pages, with the same floating buttons as /about. */
const PLAIN = new Set(['/privacy', '/terms', '/delivery', '/nothing-here'])

/** The boxes of the matching elements that are laid out. */
const boxes = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((found) => found.map((element) => element.getBoundingClientRect().toJSON() as DOMRect))

/** A phone's browser zooms out of a page that is too wide, and then reports a wider window. */
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  await page.evaluate(() => scrollTo(0, 0))
}

/** At 320 pixels, at 200 %, and with text up to twice as large. */
async function fitsEveryWidth(page: Page, path: string) {
  for (const [width, height] of ZOOMED) {
    await resize(page, width, height)
    assert.equal(await widthOf(page), width, `${path} is wider than ${width} px`)
  }
  await resize(page, 360, 740)
  for (const percent of PERCENTS) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent)
    assert.equal(await widthOf(page), 360, `${path} at ${percent} %`)
    if (path === SHOP) await seeTools(page, percent)
  }
  await resize(page, 320, 568)
  assert.equal(await widthOf(page), 320, `${path} at 320 px with text twice as large`)
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
}

async function seeTools(page: Page, percent: number) {
  const [search] = await boxes(page, '.search-box')
  assert.ok(search && search.width >= 130, `${search?.width} px of search box at ${percent} %`)
  const [tools] = await boxes(page, '.shop-tools')
  if (percent === 100) assert.ok(tools && tools.height < 72, `the tools take ${tools?.height} px: two lines`)
}

/** Checks of one page only. */
const own: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    for (const width of [1024, 1100, 1176, 1280, 1440]) {
      await resize(page, width, 768)
      const [seal] = await boxes(page, '.hero-seal')
      assert.ok(seal && seal.right <= width && seal.left >= 0, `${width} px: the seal is cut`)
      const words = await boxes(page, '.hero-label > :is(h1, p, .button)')
      assert.notEqual(words.length, 0)
      const isOn = ({ left, right, top, bottom }: DOMRect) =>
        left < seal.right && right > seal.left && top < seal.bottom && bottom > seal.top
      assert.equal(words.some(isOn), false, `${width} px: the seal lies on words`)
    }
  },
  '/pricelist': async (page) => {
    await resize(page, 390, 844)
    const [label] = await boxes(page, '.price-list-label')
    const [words] = await boxes(page, '.price-list-words')
    const [ways] = await boxes(page, '.price-list-ways')
    assert.ok(label && words && ways)
    assert.ok(ways.width > label.width * 0.9, `the buttons have ${ways.width} px of ${label.width}`)
    assert.ok(Math.abs(words.left - label.left - (label.right - words.right)) < 2, 'the words are in the middle')
    const [seal] = await boxes(page, '.order-seal')
    const [bar] = await boxes(page, '.top-bar')
    assert.ok(
      seal && bar && seal.width >= 44 && seal.top >= bar.top && seal.bottom <= bar.bottom,
      'the seal is a button of the top bar',
    )
  },
  '/about': async (page) => {
    const button = page.getByRole('button', { name: 'Chat or call' })
    const links = page.getByRole('group', { name: 'Quick contact' }).getByRole('link')
    for (const [width, height] of SIZES.filter(([each]) => each < 1440)) {
      await resize(page, width, height)
      await page.evaluate(() => scrollBy({ top: 600, behavior: 'instant' }))
      const bar = await page.getByRole('banner').boundingBox()
      const place = await button.boundingBox()
      assert.ok(bar && place && place.width >= 44 && place.height >= 44, `${width}: a target of 44 px`)
      assert.ok(place.x >= 0 && place.x < width / 2 && place.y >= bar.y && place.y + place.height <= bar.y + bar.height)
      await button.click()
      for (const link of await links.all()) {
        const box = await link.boundingBox()
        assert.ok(box && box.height >= 44 && box.y >= bar.y + bar.height && box.x + box.width <= width, `${width}`)
      }
      await page.keyboard.press('Escape')
      await links.first().waitFor({ state: 'hidden' })
    }
  },
  [SHOP]: async (page) => {
    await seeTwoProducts(page, 'a new visitor')
    const add = page.getByRole('button', { name: /^Add to Cart/ }).first()
    await add.click()
    await page.getByRole('button', { name: 'Purchase' }).waitFor()
    await seeTwoProducts(page, 'a visitor with a cart')
    await page
      .getByRole('button', { name: /^Decrease/ })
      .first()
      .click()
    for (const width of [320, 340, 360, 375, 390, 412, 430]) {
      await resize(page, width, 640)
      const row = await boxes(page, '.product-section:first-of-type .product-card')
      const part = row
        .map(({ left, right }) => (left < width && right > width ? width - left : 0))
        .find((each) => each > 0)
      assert.ok(part && part > 20, `${width} px: ${part} px of the next card`)
      const isCut = await page
        .locator('.top-bar-name')
        .evaluate(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth || scrollHeight > clientHeight + 3,
        )
      assert.equal(isCut, false, `${width} px: the name is cut`)
      assert.equal(await widthOf(page), width)
    }
    await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('Sparklers')
    await page.getByText(/^12 kinds of crackers at up to 80% discount/).waitFor()
    await until(async () => (await page.locator('.product-card').count()) === 12)
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await resize(page, width, height)
      const cards = await boxes(page, '.product-card')
      assert.ok(
        cards.every(({ left, right }) => left >= 0 && right <= width),
        'a card of a category alone lies outside of the screen',
      )
      assert.ok(new Set(cards.map(({ top }) => Math.round(top))).size > 1, 'all cards are in one line')
    }
  },
}

async function seeEach(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await stage(path, async () => {
      await page.goto(path)
      await untilHydrated(page)
      await fitsEveryWidth(page, path)
      if (!PLAIN.has(path)) await nothingIsCovered(page, path)
      await own[path]?.(page)
    })
  }
}

journey(
  'no public page is cut off or wider than its screen, from 320 px to a desk and with text twice as large, and nothing floats over words or buttons',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor', { expected: /status of 404/ })).context.newPage()
    const all = [...publicPages().map(({ path }) => path), '/nothing-here'].filter((path) => path !== SHOP)
    await seeEach(
      page,
      usually(
        all,
        all.filter((path) => !PLAIN.has(path)),
      ),
    )
    await stage('control: content that is too wide, and floats over words, are found', async () => {
      await resize(page, 390, 844)
      assert.deepEqual(await covered(page), [])
      await page.evaluate(() => {
        const faults =
          '<p style="width: 2000px">wide</p><i style="position: fixed; inset: 20vh 50vw 0 0; z-index: 9">float</i>'
        document.querySelector('main')?.insertAdjacentHTML('beforeend', faults)
      })
      assert.notEqual(await widthOf(page), 390)
      assert.notEqual((await covered(page)).length, 0)
    })
  },
  { ...onPhone, sharing: true },
)

journey(
  'nor is the order page, whose first screen on a phone shows two products whole and a part of the next; a category alone is a grid',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).context.newPage()
    await seeEach(page, [SHOP])
  },
  { ...onPhone, sharing: true },
)
