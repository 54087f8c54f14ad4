// Every kind of press while an order is being sent.
import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import type { Person } from '../browser/person.ts'
import { fillCheckout, openCart, openCheckout, putInCart } from './shopping.ts'

export const rocket = 'Whistling Rocket'
/** One reaches the minimum order. */
export const oneIsAnOrder = {
  [rocket]: { ...goods.lakshmiCrackers, name: rocket, pricePaise: 2_500_00, mrpPaise: 9_000_00, stock: 500 },
}
const ELSEWHERE = 'http://elsewhere.example/'

export const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

/** Two touches, the second before the browser has handled the first. */
export const twice = (target: Locator) =>
  target.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })

/** The second touch comes after the browser has gone back, before the next frame. */
export const againOnceBack = (target: Locator) =>
  target.evaluate(async (element: HTMLElement) => {
    const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    addEventListener('popstate', () => element.click(), { once: true })
    element.click()
    await back
  })

/** Possible presses while the answer is held back; each begins in the checkout. */
export const presses = {
  'Back to Cart': (page: Page) => button(page, 'Back to Cart').click(),
  'Close checkout': (page: Page) => button(page, 'Close checkout').click(),
  'browser Back': (page: Page) => page.goBack(),
  'browser Back twice': async (page: Page) => {
    await page.goBack()
    await page.goBack()
  },
  'Close checkout twice': (page: Page) => twice(button(page, 'Close checkout')),
  'Back to Cart, again once back': (page: Page) => againOnceBack(button(page, 'Back to Cart')),
  'Close checkout, again once back': (page: Page) => againOnceBack(button(page, 'Close checkout')),
  'Back to Cart and Close checkout at once': (page: Page) =>
    page.evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>('dialog[open] button')]
      for (const words of ['Back to Cart', 'Close checkout']) {
        buttons.find((found) => (found.ariaLabel ?? found.textContent)?.includes(words))?.click()
      }
    }),
  'browser Back and Close checkout at once': (page: Page) =>
    button(page, 'Close checkout').evaluate((element: HTMLElement) => {
      history.back()
      element.click()
    }),
} satisfies Record<string, (page: Page) => Promise<unknown>>

/** Each press while an order is being sent leads to its confirmation; none leaves a history entry. */
export async function pressWhileSending(page: Page, names: readonly (keyof typeof presses)[]) {
  for (const name of names) {
    const held = await orderOnItsWay(page)
    await presses[name](page)
    held.resolve()
    await seeConfirmation(page, name)
    await continueShopping(page)
  }
  await page.goBack()
  assert.equal(page.url(), ELSEWHERE)
}

export async function continueShopping(page: Page) {
  await page.unroute('**/orders')
  await page.getByRole('button', { name: 'Continue Shopping' }).click()
  await page.getByRole('button', { name: 'Cart, 0 items' }).waitFor()
  await until(async () => page.url().endsWith('/ordernow'))
}

export async function comeFromElsewhere({ context }: Person): Promise<Page> {
  const page = await context.newPage()
  await page.goto(ELSEWHERE)
  await page.goto('/ordernow')
  await untilHydrated(page)
  return page
}

/** Leads to a checkout with a sent order, answered when the held one is resolved. */
export async function orderOnItsWay(page: Page) {
  await putInCart(page, rocket)
  await openCheckout(page)
  await fillCheckout(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/orders', async (route) => {
    await held.promise
    await route.continue()
  })
  const left = page.waitForRequest('**/orders')
  await page.getByRole('button', { name: 'Send Order' }).click()
  await left
  return held
}

export async function seeConfirmation(page: Page, after: string) {
  await page
    .getByRole('heading', { name: `Thank you for your order, ${lakshmi.name}!` })
    .waitFor()
    .catch((error: unknown) => assert.fail(`after ${after} at ${page.url()}: ${String(error)}`))
  assert.equal(new URL(page.url()).pathname, '/ordernow', after)
  assert.equal(await page.getByRole('dialog').count(), 0, after)
}

/** Each press that closes a panel, done so that the browser hears of it twice, closes one. */
export async function closeEach(page: Page, press: (target: Locator) => Promise<unknown>) {
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

/** For a browser without the Navigation API, in which going back counts steps. */
export const withoutNavigation = ({ context }: Person) =>
  context.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))

export async function isShop(page: Page) {
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await until(
    async () => page.url().endsWith('/ordernow'),
    5_000,
    async () => page.url(),
  )
  await page.getByRole('heading', { level: 1, name: 'Order Now' }).waitFor()
}
