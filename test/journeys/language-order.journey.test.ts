import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { bill as inEnglish } from '#domain/words/en/papers/bill.ts'
import { shop as tamil } from '#domain/words/ta/shop.ts'
import { ATTEMPT_NAME } from '#web/browser/stored-order.ts'
import { pdfLines } from '#test/pdf-text.ts'
import { until } from '#test/until.ts'
import { answerTo } from '../browser/again.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { lakshmi } from '../fixtures/sample-data.ts'
import { stockUp } from '../shop/open-test-shop.ts'
import { detail, journey, stage, usually } from './journey.ts'
import { stockOf, withSettings } from './journey-shop.ts'
import { otherLanguage, switchTo, untilCarried } from './language-switch.ts'
import { continueShopping, oneIsAnOrder, rocket, seeConfirmation } from './order-on-its-way.ts'
import { download, fillCheckout, openCheckout, putInCart } from './shopping.ts'

const tamilName = 'விநாயகா பட்டாசு'

const inCart = (page: Page) => page.locator('.cart-button-count').innerText()

journey(
  'an order that is being sent goes on in the other language under its key; its confirmation is shown there, and the cart is one in both',
  async (shop) => {
    await stockUp(shop, oneIsAnOrder)
    await withSettings(shop, { tamilName })
  },
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
        if (placed) await answerTo(route)
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

    for (const placed of usually([false, true], [true])) {
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
        if (!placed) await toShop()
      })
    }

    await stage('its papers stay in the language in which it was sent, with the shop’s texts in it', async () => {
      const { name, tagline } = demoSettings
      const message = page.locator('.confirmation-whatsapp')
      await until(async () => decodeURIComponent((await message.getAttribute('href')) ?? '').includes(name))
      const bill = (await download(page, tamil.downloadBill.order)).bytes.toString()
      assert.ok(bill.startsWith(name.toUpperCase()) && bill.includes(inEnglish.overallTotal), bill)
      const invoice = pdfLines((await download(page, tamil.downloadInvoice.order)).bytes)
      assert.deepEqual(invoice.slice(5, 7), [name, `${tamilName} · ${tagline}`])
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

    // In npm test: the way to the other language above, and another page in the `way-back` journey.
    await detail('another page leads to its confirmation', async () => {
      await toShop()
      await sendWithoutAnswer(true)
      await page.locator('.top-bar-menu a[href="/about"]').click()
      await page.waitForURL('**/about')
      await switchTo(page, '/ta/ordernow')
      await thanks.waitFor()
      assert.equal(await stockOf(shop), (left -= 1))
      await page.unroute('**/orders')
      await switchTo(page, '/ordernow')
      await continueShopping(page)
    })

    // In npm test: without a key nothing is pending, `attempt/pending-attempt.test.ts`.
    await detail('control: an order that lost its key is neither confirmed nor sent again', async () => {
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
