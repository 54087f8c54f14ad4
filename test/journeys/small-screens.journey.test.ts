// What a small screen, large text, a Tamil name or no script leave of the public pages: nothing cut, nothing covered.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { until } from '#test/until.ts'
import { catalogueProducts, fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { ownIdentity } from '../fixtures/sample-data.ts'
import { journey } from './journey.ts'
import { reopen } from './journey-shop.ts'

const quick = { databases: ['sqlite'], sharing: true } as const
const PAGES = ['/', '/ordernow', '/pricelist', '/contact', '/about']

/** The boxes of what the selector matches, as far as they are laid out. */
const boxes = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((found) => found.map((element) => element.getBoundingClientRect().toJSON() as DOMRect))

journey(
  'from 320 to 430 px a part of the next card is in sight, and the shop’s name is whole',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    for (const width of [320, 340, 360, 375, 390, 412, 430]) {
      await page.setViewportSize({ width, height: 640 })
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
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width)
    }
  },
  { ...quick, only: 'phone' },
)

journey(
  'a category alone is a grid, and the head counts its kinds',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow?category=Sparklers')
    await page.getByText(/^12 kinds of crackers at up to 80% discount/).waitFor()
    await until(async () => (await page.locator('.product-card').count()) === 12)
    const width = page.viewportSize()?.width ?? 0
    const cards = await boxes(page, '.product-card')
    assert.ok(
      cards.every(({ left, right }) => left >= 0 && right <= width),
      'a card lies outside of the screen',
    )
    assert.ok(new Set(cards.map(({ top }) => Math.round(top))).size > 1, 'all cards are in one line')
  },
  quick,
)

journey(
  'the seal of the landing page lies inside the screen and on none of its words',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/')
    for (const width of [1024, 1100, 1176, 1280, 1440]) {
      await page.setViewportSize({ width, height: 768 })
      const [seal] = await boxes(page, '.hero-seal')
      assert.ok(seal && seal.right <= width && seal.left >= 0, `${width} px: the seal is cut`)
      const words = await boxes(page, '.hero-label > :is(h1, p, .button)')
      const isOn = ({ left, right, top, bottom }: DOMRect) =>
        left < seal.right && right > seal.left && top < seal.bottom && bottom > seal.top
      assert.equal(words.some(isOn), false, `${width} px: the seal lies on words`)
    }
  },
  { ...quick, only: 'desk' },
)

journey(
  'A P2-10 on a phone the buttons of the price list have the width of their frame, its words the middle',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/pricelist')
    const [label] = await boxes(page, '.price-list-label')
    const [words] = await boxes(page, '.price-list-words')
    const [ways] = await boxes(page, '.price-list-ways')
    assert.ok(label && words && ways)
    assert.ok(ways.width > label.width * 0.9, `${ways.width} of ${label.width}`)
    assert.ok(Math.abs(words.left - label.left - (label.right - words.right)) < 2, 'the words are in the middle')
  },
  { ...quick, only: 'phone' },
)

journey(
  'on a phone the seal is a button of the top bar',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/pricelist')
    const [seal] = await boxes(page, '.order-seal')
    const [bar] = await boxes(page, '.top-bar')
    assert.ok(
      seal && bar && seal.width >= 44 && seal.top >= bar.top && seal.bottom <= bar.bottom,
      'the seal is in the bar',
    )
  },
  { ...quick, only: 'phone' },
)

/** Measures the glyphs of each line in the font that shows it: returns what runs into the next line, or out of a box that cuts it. */
const glyphFaults = (page: Page, selector: string) =>
  page.locator(selector).evaluate(async (element) => {
    await document.fonts.ready
    const style = getComputedStyle(element)
    const canvas = document.createElement('canvas').getContext('2d')
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    if (!canvas || !text) return ['no text']
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const lines = new Map<number, string>()
    for (const word of (text.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      const { top } = range.getBoundingClientRect()
      lines.set(top, `${lines.get(top) ?? ''} ${word[0]}`)
    }
    const lineHeight = Number.parseFloat(style.lineHeight)
    const glyphs = [...lines.values()].map((line) => {
      const measured = canvas.measureText(line)
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = measured
      const baseline = (lineHeight - ascent - descent) / 2 + ascent
      return { top: baseline - measured.actualBoundingBoxAscent, bottom: baseline + measured.actualBoundingBoxDescent }
    })
    const isCut = style.overflowY !== 'visible'
    return glyphs.flatMap(({ top, bottom }, index) => {
      const next = glyphs[index + 1]
      const into = next ? bottom - lineHeight - next.top : isCut ? bottom - lineHeight : 0
      const above = index === 0 && isCut ? -top : 0
      return Math.max(into, above) > 0.5 ? [`line ${index + 1} of ${glyphs.length}: ${into} below, ${above} above`] : []
    })
  })

journey(
  'a name in Tamil has its line height in bar, hero and headings, and no letter is cut or runs into another line',
  fillSmallCatalogue,
  async ({ person, shop }) => {
    await reopen(shop, { ...ownIdentity, name: 'ஸ்ரீ விநாயகா பட்டாசுக் கடை, சிவகாசி' })
    const page = await (await person('visitor')).visit('/')
    for (const selector of ['.hero h1', '.top-bar-name', '.about-blurb h2 > span', '.footer-name']) {
      const ratio = await page.locator(selector).evaluate((element) => {
        const { lineHeight, fontSize } = getComputedStyle(element)
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
      })
      assert.ok(ratio >= 1.35, `${selector}: ${ratio}`)
      assert.deepEqual(await glyphFaults(page, selector), [], selector)
    }
  },
  { databases: ['sqlite'], only: 'phone', ownProcess: true },
)

journey(
  'with text twice as large no page is wider than the screen, and the search box can be read',
  fillSmallCatalogue,
  async ({ person }) => {
    const visitor = await person('visitor', { viewport: { width: 360, height: 740 } })
    const page = await visitor.visit('/')
    for (const percent of [100, 115, 130, 150, 200]) {
      for (const path of PAGES) {
        await page.goto(path)
        await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent)
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, `${path} at ${percent} %`)
        if (path !== '/ordernow') continue
        const [search] = await boxes(page, '.search-box')
        assert.ok(search && search.width >= 130, `${search?.width} px of search box at ${percent} %`)
        const [tools] = await boxes(page, '.shop-tools')
        if (percent === 100) assert.ok(tools && tools.height < 72, `the tools take ${tools?.height} px: two lines`)
      }
    }
  },
  { ...quick, only: 'phone' },
)

journey(
  'a visitor new to the shop on a phone is shown once that there is a price sheet',
  fillSmallCatalogue,
  async ({ person }) => {
    const visitor = await person('visitor')
    const page = await visitor.visit('/ordernow')
    const tip = page.getByRole('complementary', { name: 'Tip' })
    await tip.waitFor()
    await tip.getByRole('button', { name: 'Dismiss tip' }).click()
    await tip.waitFor({ state: 'hidden' })
    await page.reload()
    await page.getByRole('radio', { name: 'Price sheet' }).waitFor()
    assert.equal(await tip.isVisible(), false)

    const other = await (await person('new one')).visit('/ordernow')
    await other.getByRole('button', { name: 'Show price sheet' }).click()
    await other
      .getByRole('textbox', { name: /^Quantity of / })
      .first()
      .waitFor()

    const returning = await person('returning')
    await returning.context.addInitScript(() => {
      if (window.origin !== 'null') localStorage.setItem('catalogue-view', '"cards"')
    })
    const again = await returning.visit('/ordernow')
    assert.equal(await again.getByRole('complementary', { name: 'Tip' }).isVisible(), false)
  },
  { ...quick, only: 'phone' },
)

journey(
  'without JavaScript the order page says what cannot be pressed, and a video is opened by its link',
  async (shop) => {
    await fillSmallCatalogue(shop)
    await shop.videos.create({ title: 'Sparklers at night', videoUrl: '/media/video/upload/none.mp4' })
  },
  async ({ person }) => {
    const visitor = await person('visitor', { javaScriptEnabled: false, expected: /none\.mp4/ })
    const page = await visitor.context.newPage()
    await page.goto('/ordernow')
    await page.getByText(/needs JavaScript, which is switched off/).waitFor()
    await page.getByText(catalogueProducts.tamil).waitFor()
    assert.equal(await page.getByRole('button', { name: /^Add to Cart/ }).count(), 0)
    await page.goto('/contact')
    await page.getByRole('link', { name: 'Watch Sparklers at night' }).waitFor()
    assert.equal(await page.getByText('Loading video...').isVisible(), false)
  },
  { databases: ['sqlite'], only: 'phone' },
)
