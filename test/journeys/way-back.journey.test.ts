import type { Page } from 'playwright-core'
import assert from 'node:assert/strict'
import { moving } from '../browser/person.ts'
import { journey, stage, usually } from './journey.ts'
import {
  againOnceBack,
  button,
  closeEach,
  comeFromElsewhere,
  continueShopping,
  isShop,
  oneIsAnOrder,
  orderOnItsWay,
  pressWhileSending,
  rocket,
  seeConfirmation,
  twice,
  withoutNavigation,
} from './order-on-its-way.ts'
import { openCart, putInCart } from './shopping.ts'

const quick = { databases: ['sqlite'], only: 'phone' } as const

// `npm run lab` runs every press and every pair of them; these race with the browser's own history.
journey(
  'whatever closes the panels while an order is being sent, its confirmation is seen, in the shop',
  oneIsAnOrder,
  async ({ person }) => {
    const visitor = await person('visitor', { leavesShop: true, ...moving })
    const page = await comeFromElsewhere(visitor)

    await stage('presses that come twice or at once', () =>
      pressWhileSending(
        page,
        usually(
          ['browser Back twice', 'browser Back and Close checkout at once'],
          ['browser Back and Close checkout at once'],
        ),
      ),
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
    // The lab tries both presses in both browsers.
    await stage('touched again once back, with the Navigation API', async () => {
      const page = await comeFromElsewhere(await person('visitor', { leavesShop: true, ...moving }))
      await putInCart(page, rocket)
      await closeEach(page, againOnceBack)
      await openByLink(page)
    })
    // Going back counts steps there: a second press before the first is done would count them twice.
    await stage('touched twice, without the Navigation API', async () => {
      const visitor = await person('without it', { leavesShop: true, ...moving })
      await withoutNavigation(visitor)
      const page = await comeFromElsewhere(visitor)
      await putInCart(page, rocket)
      await closeEach(page, twice)
    })
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
