import type { Page } from 'playwright-core'
import { until } from '#test/until.ts'
import assert from 'node:assert/strict'
import { moving } from '../browser/person.ts'
import { journey, stage } from './journey.ts'
import {
  againOnceBack,
  button,
  comeFromElsewhere,
  continueShopping,
  oneIsAnOrder,
  orderOnItsWay,
  pressWhileSending,
  rocket,
  seeConfirmation,
  twice,
} from './order-on-its-way.ts'
import { openCart, openCheckout, putInCart } from './shopping.ts'

const quick = { databases: ['sqlite'], only: 'phone' } as const

// `npm run lab` runs every press and every pair of them; these race with the browser's own history.
journey(
  'whatever closes the panels while an order is being sent, its confirmation is seen, in the shop',
  oneIsAnOrder,
  async ({ person }) => {
    const visitor = await person('visitor', { leavesShop: true, ...moving })
    const page = await comeFromElsewhere(visitor)

    await stage('presses that come twice or at once', () =>
      pressWhileSending(page, [
        'browser Back twice',
        'Close checkout, again once back',
        'Back to Cart and Close checkout at once',
        'browser Back and Close checkout at once',
      ]),
    )

    await stage('the answer comes while the browser’s Back closes the cart', async () => {
      await page.goForward()
      const held = await orderOnItsWay(page)
      held.resolve()
      await seeConfirmation(page, 'the answer')
      await page.goBack()
      await seeConfirmation(page, 'Back right after the answer')
      await page.goBack()
      await seeConfirmation(page, 'a second Back right after the answer')
      await continueShopping(page)
    })

    await stage('the visitor has gone back to another page', async () => {
      const other = await visitor.visit('/about')
      await other.evaluate(() => document.querySelector<HTMLElement>('a[href="/ordernow"]')?.click())
      await other.waitForURL('**/ordernow')
      const held = await orderOnItsWay(other)
      for (const path of ['/ordernow#cart', '/ordernow', '/about']) {
        await other.goBack()
        await other.waitForURL(`**${path}`)
      }
      held.resolve()
      await seeConfirmation(other, 'three times Back')
    })
  },
  quick,
)

journey(
  'panels that are touched twice are closed once, with the Navigation API and without it; a checkout opened by its link is closed whole',
  oneIsAnOrder,
  async ({ person }) => {
    // Without the Navigation API, going back counts steps: a second press before the first is done would count them twice.
    for (const browser of ['with the Navigation API', 'without it']) {
      await stage(`touched twice in a browser ${browser}`, async () => {
        const visitor = await person(browser, { leavesShop: true, ...moving })
        if (browser === 'without it') {
          await visitor.context.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
        }
        const page = await comeFromElsewhere(visitor)
        await putInCart(page, rocket)
        for (const press of [twice, againOnceBack]) {
          await openCart(page)
          await press(button(page, 'Close cart'))
          await isShop(page)
          await openCheckout(page)
          await press(button(page, 'Close checkout'))
          await isShop(page)
          await openCheckout(page)
          await press(button(page, 'Back to Cart'))
          await page.getByRole('dialog', { name: 'Your Cart' }).waitFor()
          await press(button(page, 'Close cart'))
          await isShop(page)
        }
        if (browser === 'without it') await page.close()
        else await openByLink(page)
      })
    }
  },
  quick,
)

/** The close button of a checkout opened by its link closes both panels; an empty cart has no checkout. */
async function openByLink(page: Page) {
  await page.goto('about:blank')
  await page.goto('/ordernow#checkout')
  await button(page, 'Back to Cart').click()
  await button(page, 'Proceed to Checkout').click()
  await button(page, 'Close checkout').click()
  await isShop(page)

  const cart = await openCart(page)
  await cart.getByRole('button', { name: `Remove ${rocket}` }).click()
  await page.goto('about:blank')
  await page.goto('/ordernow#checkout')
  await page.getByRole('dialog', { name: 'Your Cart' }).getByText('Your cart is empty').waitFor()
  assert.equal(new URL(page.url()).hash, '#cart')
  await button(page, 'Continue Shopping').click()
  await isShop(page)
}

async function isShop(page: Page) {
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await until(
    async () => page.url().endsWith('/ordernow'),
    5_000,
    async () => page.url(),
  )
  await page.getByRole('heading', { level: 1, name: 'Order Now' }).waitFor()
}
