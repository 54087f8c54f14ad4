import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { firstCategories } from '#domain/category/category.ts'
import { productDefaults } from '#domain/product/product.ts'
import type { Shop } from '#server/shop.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { stockUp } from '../shop/open-test-shop.ts'
import { journey, stage } from './journey.ts'
import { otherLanguage, switchTo } from './language-switch.ts'

/** Half of each category has Tamil names, by which the Tamil list is in another order. */
async function inBothNames(shop: Shop) {
  const drafts = firstCategories.slice(0, 8).flatMap((category) =>
    Array.from({ length: 12 }, (_, index) => ({
      ...productDefaults,
      name: `${category} No. ${index + 1}`,
      tamilName: index % 2 ? '' : `${12 - index} நிறங்களில் மின்னும் மிகப் பெரிய பெட்டி`,
      category,
      unit: '1box' as const,
      imageUrl: '',
      mrpPaise: 500_00,
      pricePaise: 100_00,
      stock: 500,
    })),
  )
  await stockUp(shop, Object.fromEntries(drafts.map((draft) => [draft.name, draft])))
}

type Seen = { code: string; top: number; left: number }

/** The first product in view at a third of the screen's height. */
const seenProduct = (page: Page) =>
  page.evaluate((): Seen | undefined => {
    const at = [...document.querySelectorAll<HTMLElement>('[data-code]')].find((card) => {
      const { top, bottom, left, right } = card.getBoundingClientRect()
      return top < innerHeight / 3 && bottom > innerHeight / 3 && left + right > 0
    })
    const { top = 0, left = 0 } = at?.getBoundingClientRect() ?? {}
    return at && { code: at.dataset['code'] ?? '', top, left }
  })

/** Waits, since parts of a page grow after it is shown. Texts of other lengths move it by up to these pixels. */
async function seeAgain(page: Page, { code, top, left }: Seen, { otherTop = 2, otherLeft = 2 }) {
  const place = () =>
    page.locator(`[data-code="${code}"]`).evaluateAll(([card]) => card?.getBoundingClientRect().toJSON())
  await until(
    async () => {
      const now = (await place()) as DOMRect | undefined
      return now !== undefined && Math.abs(now.top - top) <= otherTop && Math.abs(now.left - left) <= otherLeft
    },
    5_000,
    async () => `${code} was at ${left}, ${top}, and is at ${JSON.stringify(await place())}`,
  )
}

/** Scrolls until a third of the screen is above the element's middle. What comes into view may get another height. */
const scrollTo = (place: Locator) =>
  until(() =>
    place.evaluate(async (element) => {
      const { top, height } = element.getBoundingClientRect()
      const by = Math.round(top + height / 2 - innerHeight / 3)
      scrollBy({ top: by, behavior: 'instant' })
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      return by === 0
    }),
  )

/** A list in columns has it in another of them, and a row on a desk may end before it. */
const COLUMNS = 1_000

journey(
  'the other language shows the same product at the same height, with the row, the search and the focus as they were, and so does the way back',
  inBothNames,
  async ({ person, screen }) => {
    const visitor = await person('visitor')
    const page = await visitor.visit('/ordernow')
    const press = () => (screen === 'phone' ? otherLanguage(page).tap() : otherLanguage(page).click())
    const goBack = async (path: string) => {
      await page.goBack()
      await page.waitForURL((url) => url.pathname === path)
      await untilHydrated(page)
    }
    const seen = async () => {
      const product = await seenProduct(page)
      assert.ok(product, 'no product at a third of the screen')
      return product
    }

    await stage('a swiped row in the middle of the catalogue', async () => {
      const row = page.locator('.product-row').nth(4)
      await scrollTo(row)
      await until(() =>
        row.evaluate((element) => {
          element.scrollTo({ left: 600, behavior: 'instant' })
          return element.scrollLeft > 500
        }),
      )
      const before = await seen()
      const scrolled = await page.evaluate(() => scrollY)
      await switchTo(page, '/ta/ordernow', press)
      await seeAgain(page, before, { otherTop: 40, otherLeft: screen === 'phone' ? 2 : COLUMNS })
      assert.notEqual(await page.evaluate(() => scrollY), scrolled, 'the pages have one height: nothing is proven')
      await goBack('/ordernow')
      await seeAgain(page, before, {})
    })

    await stage('half a word in the search', async () => {
      await page.goto('/ordernow')
      await untilHydrated(page)
      await page.locator('[name=search]').pressSequentially('chakk')
      await until(async () => (await page.locator('.product-section').count()) === 1)
      await scrollTo(page.locator('.product-card').nth(6))
      const before = await seen()
      await switchTo(page, '/ta/ordernow', press)
      assert.equal(await page.locator('[name=search]').inputValue(), 'chakk')
      await seeAgain(page, before, { otherTop: 40, otherLeft: COLUMNS })
      await goBack('/ordernow')
      await seeAgain(page, before, {})
      assert.equal(await page.locator('[name=search]').inputValue(), 'chakk')
    })

    await stage('a key on the switch scrolls nothing, and the focus is on the switch again', async () => {
      await page.goto('/terms')
      await untilHydrated(page)
      await scrollTo(page.locator('.policy h2').nth(2))
      const headingTop = () =>
        page
          .locator('.policy h2')
          .nth(2)
          .evaluate((heading) => heading.getBoundingClientRect().top)
      const before = await headingTop()
      await switchTo(page, '/ta/terms', async () => {
        await page.locator('.order-seal').evaluate((link: HTMLElement) => link.focus())
        await page.keyboard.press('Tab')
        assert.equal(await headingTop(), before, 'the focus scrolled the page')
        await page.keyboard.press('Enter')
      })
      await until(async () => Math.abs((await headingTop()) - before) < 20)
      assert.ok(await otherLanguage(page).evaluate((link) => link === document.activeElement))
    })

    await stage('control: with a full storage the other page is shown from its top', async () => {
      const full = await person('with a full storage')
      await full.context.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError')
        }
      })
      const other = await full.visit('/terms')
      await scrollTo(other.locator('.policy h2').nth(2))
      await switchTo(other, '/ta/terms', () => otherLanguage(other).click())
      assert.equal(await other.evaluate(() => scrollY), 0)
    })
  },
  { databases: ['sqlite'] },
)
