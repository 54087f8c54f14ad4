import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { firstCategories } from '#domain/category/category.ts'
import { productDefaults } from '#domain/product/product.ts'
import { ATTEMPT_NAME } from '#web/storefront/order-now/attempt/stored-attempt.ts'
import type { Shop } from '#server/shop.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { fillCatalogue } from '../fixtures/full-catalogue.ts'
import { lakshmi } from '../fixtures/sample-data.ts'
import { stockUp } from '../shop/open-test-shop.ts'
import { journey, stage } from './journey.ts'
import { stockOf } from './journey-shop.ts'
import { continueShopping, oneIsAnOrder, rocket, seeConfirmation } from './order-on-its-way.ts'
import { fillCheckout, openCheckout, putInCart } from './shopping.ts'

const quick = { databases: ['sqlite'], sharing: true } as const

const otherLanguage = (page: Page) => page.locator('.language-switch a')

/** The links are plain ones until their script is loaded, when the page is idle. */
async function untilCarried(page: Page) {
  await until(() =>
    page.evaluate(async () => {
      const script = performance.getEntriesByType('resource').find(({ name }) => /\/ways-[\w-]+\.js$/.test(name))
      return script !== undefined && (await import(script.name).then(() => true))
    }),
  )
}

async function switchTo(page: Page, path: string, press = () => otherLanguage(page).click()) {
  await untilCarried(page)
  await Promise.all([page.waitForURL((url) => url.pathname === path), press()])
  await untilHydrated(page)
  await untilCarried(page)
}

journey(
  'the other language keeps the cart and a form half filled in',
  fillCatalogue,
  async ({ person }) => {
    const visitor = await person('visitor')
    const page = await visitor.visit('/ordernow')
    const typedName = page.locator('.checkout [name="name"]')
    await page.locator('.product-card-buying button:enabled').first().click()

    await stage('a form half filled in, and the cart', async () => {
      const toCheckout = async () => {
        await page.evaluate(() => (window.location.hash = '#checkout'))
        await typedName.waitFor()
      }
      await toCheckout()
      await typedName.fill('Lakshmi')
      await page.keyboard.press('Escape')
      await typedName.waitFor({ state: 'detached' })
      await switchTo(page, '/ta/ordernow')
      assert.equal(await page.locator('html').getAttribute('lang'), 'ta-IN')
      assert.equal(await inCart(page), '1')
      await toCheckout()
      assert.equal(await typedName.inputValue(), 'Lakshmi')
      await page.goto('/ta/ordernow')
      await untilHydrated(page)
    })
  },
  { ...quick, only: 'desk' },
)

journey(
  'a reader of Tamil is offered Tamil until a choice or a dismissal; the bare address follows the choice, and English ends it',
  fillCatalogue,
  async ({ person }) => {
    const reader = await person('reader', { locale: 'ta-IN' })
    const page = await reader.visit('/about')
    const offer = page.locator('.language-offer > div')

    await stage('the offer moves nothing, and a dismissed one does not come back', async () => {
      await offer.waitFor()
      assert.equal(await offer.getByRole('link').getAttribute('hreflang'), 'ta')
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
              type: 'layout-shift',
              buffered: true,
            })
            setTimeout(() => resolve(0), 500)
          }),
      )
      assert.equal(shift, 0)
      await offer.getByRole('button').click()
      await page.reload()
      await untilHydrated(page)
      await untilCarried(page)
      assert.equal(await offer.count(), 0)
    })

    await stage('the bare address follows a choice; English is reached from it, and Back works', async () => {
      await switchTo(page, '/ta/about')
      await page.goto('/').catch(() => {})
      await page.waitForURL((url) => url.pathname === '/ta')
      await untilHydrated(page)
      await switchTo(page, '/')
      assert.equal(await page.locator('html').getAttribute('lang'), 'en-IN')
      await page.goBack()
      await page.waitForURL((url) => url.pathname === '/ta')
      await page.goto('/')
      await untilHydrated(page)
      assert.equal(new URL(page.url()).pathname, '/')
    })

    await stage('a language that the shop does not have counts as none', async () => {
      await page.evaluate(() => {
        for (const name of ['language', 'language-dismissed']) localStorage.setItem(name, '"xx"')
      })
      await page.goto('/')
      await offer.waitFor()
      assert.equal(new URL(page.url()).pathname, '/')
      await page.evaluate(() => localStorage.setItem('language', '"en"'))
    })

    await stage('where storage is refused, the offer can be dismissed and followed', async () => {
      const refused = await person('with refused storage', { locale: 'ta-IN' })
      await refused.context.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            configurable: true,
            get() {
              throw new DOMException('Access is denied for this document.', 'SecurityError')
            },
          })
        }
      })
      const other = await refused.visit('/about')
      const bar = other.locator('.language-offer > div')
      await bar.getByRole('button').click()
      assert.equal(await bar.count(), 0)
      await other.goto('/')
      await bar.waitFor()
      await Promise.all([other.waitForURL((url) => url.pathname === '/ta'), bar.getByRole('link').click()])
    })

    await stage('a link in the other language is offered in the chosen one', async () => {
      await page.goto('/ta/contact')
      await offer.waitFor()
      assert.equal(await offer.getByRole('link').getAttribute('hreflang'), 'en')
      await Promise.all([page.waitForURL('**/contact'), offer.getByRole('link').click()])
      assert.equal(new URL(page.url()).pathname, '/contact')
    })
  },
  { ...quick, only: 'phone' },
)

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

const inCart = (page: Page) => page.locator('.cart-button-count').innerText()

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
  { databases: ['sqlite'], both: true },
)

journey(
  'an order that is being sent goes on in the other language under its key; its confirmation is shown there, and the cart is one in both',
  oneIsAnOrder,
  async ({ person, shop }) => {
    const visitor = await person('visitor', { leavesShop: true })
    const page = await visitor.visit('/ordernow')
    let keys: (string | undefined)[] = []
    let questions = 0
    page.on('dialog', (dialog) => {
      questions += 1
      dialog.accept().catch(() => {}) // the page is gone
    })
    let left = await stockOf(shop)
    const thanks = page.locator('.confirmation h1', { hasText: lakshmi.name })

    /** Sends an order without ever answering this page, and shows the shop again. */
    async function sendWithoutAnswer(placed: boolean) {
      keys = []
      questions = 0
      await putInCart(page, rocket)
      await openCheckout(page)
      await fillCheckout(page)
      await page.route('**/orders', async (route) => {
        keys.push(route.request().headers()['idempotency-key'])
        if (keys.length > 1) return route.continue()
        if (placed) await route.fetch()
      })
      await page.getByRole('button', { name: 'Send Order' }).click()
      await until(async () => keys.length === 1 && (!placed || (await stockOf(shop)) === left - 1))
      await page.getByRole('button', { name: 'Close checkout' }).click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }

    async function toShop() {
      await page.unroute('**/orders')
      await page.goto('/ordernow')
      await untilHydrated(page)
    }

    for (const placed of [false, true]) {
      await stage(placed ? 'its answer is on the way' : 'it has not reached the shop', async () => {
        await sendWithoutAnswer(placed)
        await untilCarried(page)
        await otherLanguage(page).evaluate((link: HTMLElement) => {
          link.click()
          link.click()
        })
        await until(async () => new URL(page.url()).pathname === '/ta/ordernow')
        await thanks.waitFor()
        assert.equal(await stockOf(shop), (left -= 1))
        assert.equal(keys.length, 2)
        assert.equal(new Set(keys).size, 1)
        assert.equal(questions, 0)
        await toShop()
      })
    }

    await stage('another page leads to its confirmation', async () => {
      await sendWithoutAnswer(true)
      await page.locator('.top-bar-menu a[href="/about"]').click()
      await page.waitForURL('**/about')
      await switchTo(page, '/ta/ordernow')
      await thanks.waitFor()
      assert.equal(await stockOf(shop), (left -= 1))
    })

    await stage('the confirmation is shown in each language until the visitor leaves it', async () => {
      await page.unroute('**/orders')
      await switchTo(page, '/ordernow')
      await seeConfirmation(page, 'the switch')
      await continueShopping(page)
      await switchTo(page, '/ta/ordernow')
      assert.equal(await thanks.count(), 0)
    })

    await stage('two tabs, one of each language, have one cart', async () => {
      const english = await visitor.visit('/ordernow')
      await putInCart(english, rocket)
      await page.locator('.cart-button-count').waitFor()
      await page.locator('.stepper button').last().click()
      await until(async () => (await inCart(english)) === '2' && (await inCart(page)) === '2')
      const writes = await english.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let seen = 0
            addEventListener('storage', () => (seen += 1))
            setTimeout(() => resolve(seen), 300)
          }),
      )
      assert.equal(writes, 0, 'the tabs write the cart in turns')
      await english.locator('.stepper button').first().click()
      await english.locator('.stepper button').first().click()
      await english.close()
    })

    await stage('control: an order that lost its key is neither confirmed nor sent again', async () => {
      await page.goto('/ordernow')
      await untilHydrated(page)
      await sendWithoutAnswer(true)
      left -= 1
      await page.evaluate((name) => localStorage.removeItem(name), ATTEMPT_NAME)
      await switchTo(page, '/ta/ordernow')
      assert.equal(questions, 1)
      assert.equal(await thanks.count(), 0)
      assert.equal(await inCart(page), '1')
      assert.equal(keys.length, 1)
    })
  },
  { databases: ['sqlite'], only: 'desk' },
)
