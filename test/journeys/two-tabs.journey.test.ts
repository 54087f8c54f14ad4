import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { journey, stage } from './journey.ts'
import { fillCheckout, openCart, openCheckout, putInCart, typeQuantity } from './shopping.ts'

const rocket = 'Whistling Rocket'
const pots = 'Flower Pots Special'
/** One rocket reaches the minimum order. */
const stock = {
  [rocket]: { ...goods.lakshmiCrackers, name: rocket, pricePaise: 2_500_00, mrpPaise: 9_000_00, stock: 500 },
  [pots]: { ...goods.flowerPots, stock: 500 },
}

/** Sends the order of the open checkout, with its answer held back, and goes back to the cart. */
async function sendAndGoBack(page: Page) {
  const checkout = await openCheckout(page)
  await fillCheckout(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/orders', async (route) => {
    await held.promise
    await route.continue()
  })
  await checkout.getByRole('button', { name: 'Send Order' }).click()
  await checkout.getByRole('button', { name: 'Back to Cart' }).click()
  return held
}

journey(
  'one cart in two tabs: lines added or removed while an order is being sent are not lost or ordered twice, and a page from the back/forward cache catches up',
  stock,
  async ({ person }) => {
    const visitor = await person('visitor')
    const page = await visitor.visit('/ordernow')
    const other = await visitor.visit('/ordernow')
    const cart = page.getByRole('dialog', { name: 'Your Cart' })

    await stage('a line added in either tab while an order is being sent stays, with a notice', async () => {
      await putInCart(page, rocket)
      const held = await sendAndGoBack(page)
      await typeQuantity(cart, rocket, '3')
      await putInCart(other, pots, 3)
      await page.getByText('₹8,250').first().waitFor()
      held.resolve()
      await page.getByRole('heading', { name: `Thank you for your order, ${lakshmi.name}!` }).waitFor()
      await page.getByText('Items that you added while sending are still in your cart.').waitFor()
      await other
        .getByText('You already sent this order in another tab. Those items are no longer in your cart.')
        .waitFor()
      const rest = await openCart(other)
      await rest.getByText('₹5,750').first().waitFor()
      assert.equal(await rest.getByRole('textbox', { name: `quantity of ${rocket}` }).inputValue(), '2')
      assert.equal(await rest.getByRole('textbox', { name: `quantity of ${pots}` }).inputValue(), '3')
      // The same in this tab, behind its confirmation.
      await page.unroute('**/orders')
      await page.getByRole('button', { name: 'Continue Shopping' }).click()
      await page.getByRole('button', { name: 'Cart, 5 items' }).waitFor()
    })

    await stage('a line removed while the order is being sent is in the order, with a notice', async () => {
      const held = await sendAndGoBack(page)
      await typeQuantity(cart, rocket, '1')
      held.resolve()
      await page
        .getByText('We received your order as you sent it, with the items that you removed after that.')
        .waitFor()
      await page.getByRole('region', { name: 'Bill Statement' }).getByText('₹5,750').first().waitFor()
    })

    await stage(
      'a page that comes back from the browser’s cache, or is looked at again, has the cart of now',
      async () => {
        const { context, visit } = await person('with a page put aside')
        // Like a page in the back/forward cache, which receives nothing.
        await context.addInitScript(() => {
          addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true })
        })
        const aside = await visit('/ordernow')
        await putInCart(aside, rocket)
        const seen = await visit('/ordernow')
        await seen.getByRole('button', { name: 'Cart, 1 item' }).waitFor()
        for (const [event, count] of [
          ['pageshow', 2],
          ['visibilitychange', 3],
        ] as const) {
          await seen.getByRole('button', { name: `Increase quantity of ${rocket}` }).click()
          await seen.getByRole('button', { name: `Cart, ${count} items` }).waitFor()
          await aside.evaluate((name) => {
            const target = name === 'pageshow' ? window : document
            target.dispatchEvent(new PageTransitionEvent(name, { persisted: true }))
          }, event)
          await aside.getByRole('button', { name: `Cart, ${count} items` }).waitFor()
        }
      },
    )
  },
  { databases: ['sqlite'], only: 'phone' },
)
