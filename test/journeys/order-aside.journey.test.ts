import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { until } from '#test/until.ts'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { detail, journey, stage } from './journey.ts'
import { fillCheckout, openCheckout, putInCart, sendOrder } from './shopping.ts'

const thanks = (page: Page) => page.getByRole('heading', { name: /^Thank you for your order/ })
const shopHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** The shop, with the link back to the order. */
async function seeShop(page: Page, orderId: string, heading = 'Order Now') {
  await shopHeading(page, heading).waitFor()
  await page.getByText(`Your order ${orderId}`).waitFor()
  assert.equal(await thanks(page).count(), 0)
}

async function reload(page: Page) {
  await page.reload()
  await untilHydrated(page)
}

journey(
  'after an order a link to the shop or to a category shows the shop, and the order again at a touch',
  fillSmallCatalogue,
  async ({ person, screen }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    await putInCart(page, 'Wala No. 1', 50)
    await openCheckout(page)
    await fillCheckout(page)
    const orderId = await sendOrder(page)
    const showAgain = async () => {
      await page.getByRole('button', { name: 'Show again' }).click()
      await thanks(page).waitFor()
    }
    const follow = async (name: string) => {
      if (screen === 'phone') await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
    }
    await stage('a reload shows the order, and a link to the shop the shop, each also over a reload', async () => {
      await reload(page)
      await thanks(page).waitFor()
      await follow('Order Now')
      await seeShop(page, orderId)
      await reload(page)
      await seeShop(page, orderId)
      await showAgain()
      await reload(page)
      await thanks(page).waitFor()
    })

    await stage('Back from another page shows the order', async () => {
      await follow('About')
      await page.waitForURL('**/about')
      await page.goBack()
      await thanks(page).waitFor()
    })

    // In npm test: the first stage, and the `way-back` journey; each is a link of the same router.
    await detail('a link of the landing page, and one that opens a panel of the shop, show the shop', async () => {
      await follow('Home')
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Order Now/ })
        .first()
        .click()
      await seeShop(page, orderId)
      await showAgain()
      await page.getByRole('link', { name: /^Follow your order/ }).click()
      await page.getByRole('link', { name: 'Order these goods again' }).click()
      await page.getByRole('dialog', { name: 'Order again' }).getByRole('button', { name: 'Leave it' }).click()
      await seeShop(page, orderId)
    })

    await stage('the address of a category shows the shop, until the next order', async () => {
      await page.goto('/ordernow?category=Bomb')
      await seeShop(page, orderId, 'Bomb')
      await putInCart(page, 'Bomb No. 1', 60)
      await openCheckout(page)
      await fillCheckout(page)
      const second = await sendOrder(page)
      await page.getByText(second).first().waitFor()
      await page.getByRole('button', { name: 'Continue Shopping' }).click()
      await until(async () => (await page.getByText('Your order').count()) === 0)
      await reload(page)
      assert.equal(await page.getByRole('button', { name: 'Show again' }).count(), 0)
    })
  },
  { databases: ['sqlite'] },
)
