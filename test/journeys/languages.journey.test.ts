import assert from 'node:assert/strict'
import { untilHydrated } from '../browser/hydrated.ts'
import { fillCatalogue } from '../fixtures/full-catalogue.ts'
import { detail, journey, stage } from './journey.ts'
import { switchTo, untilCarried } from './language-switch.ts'

const quick = { databases: ['sqlite'], sharing: true } as const

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
      assert.equal(await page.locator('.cart-button-count').innerText(), '1')
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
    const offer = page.locator('.language-offer')

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

    // In npm test: `web/first-paint/follow-choice.test.ts`.
    await detail('a language that the shop does not have counts as none', async () => {
      await page.evaluate(() => {
        for (const name of ['language', 'language-dismissed']) localStorage.setItem(name, '"xx"')
      })
      await page.goto('/')
      await offer.waitFor()
      assert.equal(new URL(page.url()).pathname, '/')
      await page.evaluate(() => localStorage.setItem('language', '"en"'))
    })

    // In npm test: `web/first-paint/follow-choice.test.ts`; a cart without storage in the `lost-answer` journey.
    await detail('where storage is refused, the offer can be dismissed and followed', async () => {
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
      const bar = other.locator('.language-offer')
      await bar.getByRole('button').click()
      assert.equal(await bar.count(), 0)
      await other.goto('/')
      await bar.waitFor()
      await Promise.all([other.waitForURL((url) => url.pathname === '/ta'), bar.getByRole('link').click()])
    })

    // In npm test: `domain/language-offer.test.ts`.
    await detail('a link in the other language is offered in the chosen one', async () => {
      await page.goto('/ta/contact')
      await offer.waitFor()
      assert.equal(await offer.getByRole('link').getAttribute('hreflang'), 'en')
      await Promise.all([page.waitForURL('**/contact'), offer.getByRole('link').click()])
      assert.equal(new URL(page.url()).pathname, '/contact')
    })
  },
  { ...quick, only: 'phone' },
)
