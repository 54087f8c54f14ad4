// Presses that come twice, early or late while panels close and an order is on its way: the visitor stays in the shop and sees the confirmation.
import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { journey } from './journey.ts'
import type { Person } from '../browser/person.ts'
import { fillCheckout, openCart, openCheckout, putInCart } from './shopping.ts'

const quick = { databases: ['sqlite'], sharing: true, only: 'phone' } as const
const rocket = 'Whistling Rocket'
/** One is an order. */
const stock = {
  [rocket]: { ...goods.lakshmiCrackers, name: rocket, pricePaise: 2_500_00, mrpPaise: 9_000_00, stock: 500 },
}
const ELSEWHERE = 'http://elsewhere.example/'

const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

/** Two touches of which the second comes before the browser has begun with the first. */
const twice = (target: Locator) =>
  target.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })

/** The second touch comes when the browser has gone back, and nothing has been drawn since. */
const againOnceBack = (target: Locator) =>
  target.evaluate(async (element: HTMLElement) => {
    const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    addEventListener('popstate', () => element.click(), { once: true })
    element.click()
    await back
  })

/** What a hand may do while the answer is held; each begins in the checkout. */
const presses: Record<string, (page: Page) => Promise<unknown>> = {
  'Back to Cart': (page) => button(page, 'Back to Cart').click(),
  'Close checkout': (page) => button(page, 'Close checkout').click(),
  'browser Back': (page) => page.goBack(),
  'browser Back twice': async (page) => {
    await page.goBack()
    await page.goBack()
  },
  'Close checkout twice': (page) => twice(button(page, 'Close checkout')),
  'Back to Cart, again once back': (page) => againOnceBack(button(page, 'Back to Cart')),
  'Close checkout, again once back': (page) => againOnceBack(button(page, 'Close checkout')),
  'Back to Cart and Close checkout at once': (page) =>
    page.evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>('dialog[open] button')]
      for (const words of ['Back to Cart', 'Close checkout']) {
        buttons.find((found) => (found.ariaLabel ?? found.textContent)?.includes(words))?.click()
      }
    }),
  'browser Back and Close checkout at once': (page) =>
    button(page, 'Close checkout').evaluate((element: HTMLElement) => {
      history.back()
      element.click()
    }),
}

// Two journeys, for one would come near to the limit of a journey on a busy machine.
for (const half of ['every first press', 'every second press']) {
  journey(
    `whatever closes the panels while an order is on its way, its confirmation is seen, in the shop: ${half}`,
    stock,
    async ({ person }) => {
      const page = await comeFromElsewhere(await person('visitor', { leavesShop: true }))
      for (const [name, press] of Object.entries(presses).filter(
        (_, index) => index % 2 === Number(half === 'every second press'),
      )) {
        const held = await orderOnItsWay(page)
        await press(page)
        held.resolve()
        await seeConfirmation(page, name)
        await page.unroute('**/orders')
        await page.getByRole('button', { name: 'Continue Shopping' }).click()
        await page.getByRole('button', { name: 'Cart, 0 items' }).waitFor()
        await until(async () => page.url().endsWith('/ordernow'))
      }
      // All of it has left nothing in the history: one step back is where the visitor came from.
      await page.goBack()
      assert.equal(page.url(), ELSEWHERE)
    },
    quick,
  )
}

journey(
  'an answer that comes while the cart is being closed by the browser’s Back shows the confirmation',
  stock,
  async ({ person }) => {
    const page = await comeFromElsewhere(await person('visitor', { leavesShop: true }))
    const held = await orderOnItsWay(page)
    held.resolve()
    await seeConfirmation(page, 'the answer')
    await page.goBack()
    await seeConfirmation(page, 'Back right after the answer')
    await page.goBack()
    await seeConfirmation(page, 'a second Back right after the answer')
  },
  quick,
)

journey(
  'who has gone back to another page while the order was on its way is shown the confirmation',
  stock,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/about')
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/ordernow"]')?.click())
    await page.waitForURL('**/ordernow')
    const held = await orderOnItsWay(page)
    for (const path of ['/ordernow#cart', '/ordernow', '/about']) {
      await page.goBack()
      await page.waitForURL(`**${path}`)
    }
    held.resolve()
    await seeConfirmation(page, 'three times Back')
  },
  quick,
)

journey(
  'Send Order pressed twice, and Enter held in the form, send one order',
  stock,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    let sent = 0
    page.on('request', (request) => (sent += Number(request.method() === 'POST' && request.url().endsWith('/orders'))))
    const held = await orderOnItsWay(page, () => twice(page.getByRole('button', { name: 'Send Order' })))
    const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true })
    for (let repeat = 0; repeat < 5; repeat += 1) await name.press('Enter')
    held.resolve()
    await seeConfirmation(page, 'Enter held')
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.press('Enter')
    await seeConfirmation(page, 'Enter still held')
    assert.equal(sent, 1)
  },
  quick,
)

// The older way back counts steps: a second press before the first is done would take as many again.
for (const browser of ['a browser with the Navigation API', 'one without it']) {
  journey(
    `G-2 panels touched twice are closed once, and the visitor stays in the shop: ${browser}`,
    stock,
    async ({ person }) => {
      const visitor = await person('visitor', { leavesShop: true })
      if (browser === 'one without it') {
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
    },
    quick,
  )
}

journey(
  '§4 a checkout opened by its link: the close button closes both, and with an empty cart there is none',
  stock,
  async ({ person }) => {
    const visitor = await person('visitor')
    const page = await visitor.visit('/ordernow')
    await putInCart(page, rocket)
    // A press that is answered only once the page is hydrated is lost with a page that is left before.
    await page.getByRole('textbox', { name: `quantity of ${rocket}`, exact: true }).waitFor()
    await page.goto('about:blank')
    await page.goto('/ordernow#checkout')
    await button(page, 'Back to Cart').click()
    await button(page, 'Proceed to Checkout').click()
    await button(page, 'Close checkout').click()
    await isShop(page)

    const cart = await openCart(page)
    await cart.getByRole('button', { name: `Remove ${rocket}` }).click()
    const other = await visitor.visit('/ordernow#checkout')
    await other.getByRole('dialog', { name: 'Your Cart' }).getByText('Your cart is empty').waitFor()
    assert.equal(new URL(other.url()).hash, '#cart')
    await button(other, 'Continue Shopping').click()
    await isShop(other)
  },
  quick,
)

async function comeFromElsewhere({ context }: Person): Promise<Page> {
  const page = await context.newPage()
  await page.goto(ELSEWHERE)
  await page.goto('/ordernow')
  await untilHydrated(page)
  return page
}

/** Leads to a checkout whose order has left and is answered once the held one is resolved. */
async function orderOnItsWay(
  page: Page,
  send: () => Promise<unknown> = () => page.getByRole('button', { name: 'Send Order' }).click(),
) {
  await putInCart(page, rocket)
  await openCheckout(page)
  await fillCheckout(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/orders', async (route) => {
    await held.promise
    await route.continue()
  })
  const left = page.waitForRequest('**/orders')
  await send()
  await left
  return held
}

async function seeConfirmation(page: Page, after: string) {
  await page
    .getByRole('heading', { name: `Thank you for your order, ${lakshmi.name}!` })
    .waitFor()
    .catch((error: unknown) => assert.fail(`after ${after} at ${page.url()}: ${String(error)}`))
  assert.equal(new URL(page.url()).pathname, '/ordernow', after)
  assert.equal(await page.getByRole('dialog').count(), 0, after)
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
