import assert from 'node:assert/strict'
import { lakshmi } from '../fixtures/sample-data.ts'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import type { Person } from '../browser/person.ts'
import { detail, journey, stage } from './journey.ts'
import {
  checkoutField,
  fillCheckout,
  openCart,
  openCheckout,
  orderElsewhere,
  putInCart,
  typeQuantity,
} from './shopping.ts'

/** Console errors of a browser and router without a server, and of a page that React renders again. */
const unreachable = {
  expected:
    /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|FAILED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)|manifest patches|Minified React error #4(18|23|25)/,
}

journey(
  'the shop goes away: the cart works on, panels open when it is back, and an order that is being sent is placed then',
  fillSmallCatalogue,
  async ({ person, shop }) => {
    const page = await (await person('visitor', unreachable)).visit('/ordernow')

    await putInCart(page, 'Wala No. 1', 60)
    // In npm test: the cart in the `offline` journey, `web/first-paint/lazy-with-retry.test.ts`, `web/live/live-connection.test.ts`.
    await detail('while the visitor looks around', async () => {
      await shop.goAway()
      for (const quantity of ['50', '60']) await typeQuantity(page, 'Wala No. 1', quantity)
      await page.getByText('Total: ₹2,580').waitFor()
      await page.getByRole('button', { name: 'Purchase' }).click()
      await shop.comeBack()
      const cart = page.getByRole('dialog', { name: 'Your Cart' })
      await cart.getByText('₹2,580').first().waitFor()
      await page.getByRole('button', { name: 'Close cart' }).click()
      // Later orders of others arrive again.
      await orderElsewhere(shop.origin, 'Bomb No. 1', 495)
      await page.getByRole('region', { name: 'Bomb', exact: true }).getByText('Only 5 left').waitFor()
    })

    await stage('while an order is being sent', async () => {
      const checkout = await openCheckout(page)
      await fillCheckout(page)
      await shop.goAway()
      await checkout.getByRole('button', { name: 'Send Order' }).click()
      await checkout.getByText(/Your order waits on this phone\. We may not have it yet\./).waitFor()
      await checkout.getByRole('button', { name: 'Waiting to send' }).waitFor()
      assert.equal(await checkoutField(page, 'name').inputValue(), lakshmi.name)
      await shop.comeBack()
      await page.getByRole('heading', { name: `Thank you for your order, ${lakshmi.name}!` }).waitFor()
      const products = (await (await fetch(`${shop.origin}/products.json`)).json()) as Record<string, unknown>[]
      assert.equal(products.find(({ productName }) => productName === 'Wala No. 1')?.stock, 440)
    })
  },
  { databases: ['sqlite'], ownProcess: true },
)

/** Opens the order page, presses Add to Cart and types a search before any script has loaded. */
async function actTooEarly({ context }: Person) {
  const held = Promise.withResolvers<void>()
  await context.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  const page = await context.newPage()
  await page.goto('/ordernow', { waitUntil: 'commit' })
  const add = page.getByRole('button', { name: 'Add to Cart: Wala No. 1', exact: true })
  await add.click()
  await page.getByRole('searchbox').fill('wala no. 1')
  const other = page.getByRole('heading', { name: 'Bomb No. 1', exact: true })
  await other.waitFor()
  return {
    page,
    add,
    async scriptsCome() {
      held.resolve()
      await page.getByText('Total: ₹43', { exact: true }).waitFor()
      await other.waitFor({ state: 'detached' })
      assert.equal(await page.getByRole('searchbox').inputValue(), 'wala no. 1')
    },
  }
}

journey(
  'presses and text from before hydration are kept, even where an extension has changed the page; missing pictures stop nothing',
  fillSmallCatalogue,
  async ({ person }) => {
    await stage('a slow line: the page can be read before its scripts have come', async () => {
      const visitor = await person('visitor', unreachable)
      await visitor.context.route('**/media/**', (route) => route.abort())
      const { page, add, scriptsCome } = await actTooEarly(visitor)
      assert.equal(await add.getAttribute('aria-busy'), 'true')
      await scriptsCome()
      assert.equal(await page.locator('[aria-busy=true]').count(), 0)

      // Pictures fail: Image Not Found, No Image, and everything else works.
      const heading = page.getByRole('heading', { name: 'Wala No. 1', exact: true })
      const card = page.getByRole('listitem').filter({ has: heading })
      await card.getByText('Image Not Found').waitFor()
      await typeQuantity(card, 'Wala No. 1', '50')
      const cart = await openCart(page)
      await cart.getByText('No Image').waitFor()
    })

    await stage('an extension has changed the page, which React renders again', async () => {
      const { page, scriptsCome } = await actTooEarly(await person('with an extension', unreachable))
      await page.evaluate(() => {
        for (const title of document.querySelectorAll('h1')) title.textContent = 'உத்தரவு'
        document.querySelector('main')?.prepend(document.createElement('aside'))
      })
      await scriptsCome()
    })
  },
  { databases: ['sqlite'] },
)
