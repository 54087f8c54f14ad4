// One cart in two tabs, and in a page that the browser has kept: nobody's additions are lost, and nothing is ordered twice.
import assert from 'node:assert/strict'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { journey } from './journey.ts'
import { fillCheckout, openCart, openCheckout, putInCart, typeQuantity } from './shopping.ts'

const quick = { databases: ['sqlite'], only: 'phone' } as const
const rocket = 'Whistling Rocket'
const pots = 'Flower Pots Special'
/** One rocket is an order. */
const stock = {
  [rocket]: { ...goods.lakshmiCrackers, name: rocket, pricePaise: 2_500_00, mrpPaise: 9_000_00, stock: 500 },
  [pots]: { ...goods.flowerPots, stock: 500 },
}

journey(
  'G-9 what is added to the cart in another tab, or here, while an order is on its way stays, and it is said',
  stock,
  async ({ person }) => {
    const visitor = await person('visitor')
    const page = await visitor.visit('/ordernow')
    await putInCart(page, rocket)
    const checkout = await openCheckout(page)
    await fillCheckout(page)
    const held = Promise.withResolvers<void>()
    await page.route('**/orders', async (route) => {
      await held.promise
      await route.continue()
    })
    await checkout.getByRole('button', { name: 'Send Order' }).click()
    await checkout.getByRole('button', { name: 'Back to Cart' }).click()
    const cart = page.getByRole('dialog', { name: 'Your Cart' })
    await typeQuantity(cart, rocket, '3')
    const other = await visitor.visit('/ordernow')
    await putInCart(other, pots, 3)
    await page.getByText('₹8,250').first().waitFor()
    held.resolve()
    await page.getByRole('heading', { name: `Thank you for your order, ${lakshmi.name}!` }).waitFor()
    await page.getByText('What you added while it was on its way is still in your cart.').waitFor()
    await other.getByText('Your order was sent in another tab: what it held has left this cart.').waitFor()
    const rest = await openCart(other)
    await rest.getByText('₹5,750').first().waitFor()
    assert.equal(await rest.getByRole('textbox', { name: `quantity of ${rocket}` }).inputValue(), '2')
    assert.equal(await rest.getByRole('textbox', { name: `quantity of ${pots}` }).inputValue(), '3')
    // The same here, where the confirmation stood before it.
    await page.getByRole('button', { name: 'Continue Shopping' }).click()
    await page.getByRole('button', { name: 'Cart, 5 items' }).waitFor()
  },
  quick,
)

journey(
  'A P3-6 what is taken out of the cart while the order is on its way is in the order, and that is said',
  stock,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    await putInCart(page, rocket, 3)
    const checkout = await openCheckout(page)
    await fillCheckout(page)
    const held = Promise.withResolvers<void>()
    await page.route('**/orders', async (route) => {
      await held.promise
      await route.continue()
    })
    await checkout.getByRole('button', { name: 'Send Order' }).click()
    await checkout.getByRole('button', { name: 'Back to Cart' }).click()
    await typeQuantity(page.getByRole('dialog', { name: 'Your Cart' }), rocket, '1')
    held.resolve()
    await page.getByText('Your order went as you sent it, with what you have taken out of the cart since.').waitFor()
    await page.getByRole('region', { name: 'Bill Statement' }).getByText('₹7,500').first().waitFor()
  },
  quick,
)

journey(
  'G-10 a page that comes back from the browser’s cache, or is looked at again, has the cart of now',
  stock,
  async ({ person }) => {
    const visitor = await person('visitor')
    // As if the page had been put aside: it hears of nothing.
    await visitor.context.addInitScript(() => {
      addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true })
    })
    const page = await visitor.visit('/ordernow')
    await putInCart(page, rocket)
    const other = await visitor.visit('/ordernow')
    await other.getByRole('button', { name: 'Cart, 1 item' }).waitFor()
    for (const [event, count] of [
      ['pageshow', 2],
      ['visibilitychange', 3],
    ] as const) {
      await other.getByRole('button', { name: `Increase quantity of ${rocket}` }).click()
      await other.getByRole('button', { name: `Cart, ${count} items` }).waitFor()
      await page.evaluate((name) => {
        const target = name === 'pageshow' ? window : document
        target.dispatchEvent(new PageTransitionEvent(name, { persisted: true }))
      }, event)
      await page.getByRole('button', { name: `Cart, ${count} items` }).waitFor()
    }
  },
  quick,
)
