import assert from 'node:assert/strict'
import type { Page, Route } from 'playwright-core'
import { answerTo } from '../browser/again.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { until } from '#test/until.ts'
import { detail, type Journey, journey, stage } from './journey.ts'
import { checkoutField, fillCheckout, openCheckout, orderElsewhere, putInCart, typeQuantity } from './shopping.ts'

const quick = { databases: ['sqlite'], only: 'phone' } as const
const rocket = 'Whistling Rocket'
const STOCK = 500
/** One rocket reaches the minimum order. */
const stock = {
  [rocket]: { ...goods.lakshmiCrackers, name: rocket, pricePaise: 2_500_00, mrpPaise: 9_000_00, stock: STOCK },
}
/** Console errors of the answers that these journeys fake. */
const expected = {
  expected: /ERR_FAILED|ERR_CONNECTION|status of (422|429|500|503)|answered (500|503)|manifest patches/,
}
const thanks = `Thank you for your order, ${lakshmi.name}!`

type Sent = { key: string | undefined; supersedes: string | string[] | undefined; quantity: number }

/** Answers the orders of `page` with these, in order, and then by the shop. */
async function answerWith(page: Page, ...answers: ((route: Route) => Promise<unknown>)[]): Promise<Sent[]> {
  const sent: Sent[] = []
  await page.route('**/orders', async (route) => {
    const { supersedes, items } = route.request().postDataJSON() as {
      supersedes?: string | string[]
      items: [{ quantity: number }]
    }
    sent.push({ key: route.request().headers()['idempotency-key'], supersedes, quantity: items[0].quantity })
    await (answers.shift() ?? ((last) => last.continue()))(route)
  })
  return sent
}

/** The shop places it, and the answer is lost. */
async function losesAnswer(route: Route) {
  await answerTo(route)
  await route.abort()
}

async function breaksAfterPlacing(route: Route) {
  await answerTo(route)
  await route.fulfill({ status: 500, body: 'Broken' })
}

const says = (status: number, message: string, seconds: number) => (route: Route) =>
  route.fulfill({ status, json: { message }, headers: { 'Retry-After': String(seconds) } })

const send = (page: Page) => page.getByRole('button', { name: 'Send Order' }).click()
const seeThanks = (page: Page) => page.getByRole('heading', { name: thanks }).waitFor()

async function toCheckout(page: Page) {
  await putInCart(page, rocket)
  const checkout = await openCheckout(page)
  await fillCheckout(page)
  return checkout
}

async function stockLeft({ shop }: Pick<Journey, 'shop'>, name: string): Promise<unknown> {
  const products = (await (await fetch(`${shop.origin}/products.json`)).json()) as Record<string, unknown>[]
  return products.find(({ productName }) => productName === name)?.stock
}

const continueShopping = async (page: Page) => {
  await page.getByRole('button', { name: 'Continue Shopping' }).click()
  await page.getByRole('button', { name: 'Cart, 0 items' }).waitFor()
}

const faultInShop = 'Failed to submit order: something went wrong on our side, not on yours. Please try again.'

journey(
  'an order whose answer is lost or says 500 or 503 is placed once, also after a reload; one that was corrected since names those it replaces',
  stock,
  async ({ person, shop }) => {
    const visitor = await person('visitor', expected)
    // Without live events, the page learns only from its own requests.
    await visitor.context.addInitScript(() => {
      window.EventSource = class extends EventTarget {
        readyState = 0
        close() {}
      } as unknown as typeof EventSource
    })
    const page = await visitor.visit('/ordernow')
    let left = STOCK
    const seeStock = async (taken: number) => assert.equal(await stockLeft({ shop }, rocket), (left -= taken))

    await stage(
      'a fault of the shop, then a lost answer, with a storage that is cleared in between: one order',
      async () => {
        const checkout = await toCheckout(page)
        const sent = await answerWith(page, breaksAfterPlacing, losesAnswer)
        await send(page)
        await checkout.getByText(faultInShop).waitFor()
        await page.evaluate(() => localStorage.removeItem('order-attempt'))
        await send(page)
        await seeThanks(page)
        assert.equal(sent.length, 3)
        assert.equal(new Set(sent.map(({ key }) => key)).size, 1)
        await seeStock(1)
        await page.unroute('**/orders')
        await continueShopping(page)
      },
    )

    // In npm test: `attempt/pending-attempt.test.ts`, `server/orders/replace-order.test.ts`.
    await detail(
      'a form or a cart that was corrected after a lost answer names the orders that it replaces',
      async () => {
        const checkout = await toCheckout(page)
        const sent = await answerWith(page, breaksAfterPlacing, breaksAfterPlacing)
        const broken = checkout.getByText(/something went wrong on our side/)
        await send(page)
        await broken.waitFor()
        await checkoutField(page, 'address').fill(`${lakshmi.address}, first floor`)
        await send(page)
        await until(async () => sent.length === 2 && (await broken.count()) === 1)
        await checkout.getByRole('button', { name: 'Back to Cart' }).click()
        const cart = page.getByRole('dialog', { name: 'Your Cart' })
        await typeQuantity(cart, rocket, '2')
        await cart.getByRole('button', { name: 'Proceed to Checkout' }).click()
        await send(page)
        await seeThanks(page)
        const [first, second, third] = sent
        assert.deepEqual(
          [first?.supersedes, second?.supersedes, third?.supersedes, third?.quantity],
          [undefined, first?.key, [first?.key, second?.key], 2],
        )
        assert.equal(new Set(sent.map(({ key }) => key)).size, 3)
        // All three have arrived: the last replaces the others, whose goods went back.
        await seeStock(2)
        await page.unroute('**/orders')
        await continueShopping(page)
      },
    )

    // In npm test: `attempt/order-attempt.test.ts`, `checkout/send-order.test.ts`, and what is seen meanwhile in `away`.
    await detail(
      'a shop that cannot take orders is quoted, the form is kept, and the page sends the order again',
      async () => {
        const checkout = await toCheckout(page)
        const full = 'The shop cannot save anything at the moment'
        const held = Promise.withResolvers<void>()
        const sent = await answerWith(page, says(503, full, 1), async (route) => {
          await held.promise
          await route.continue()
        })
        await send(page)
        await checkout.getByText(`Failed to submit order: ${full}. Please try again.`).waitFor()
        await checkout.getByText('This page sends it when we can be reached').waitFor()
        await checkout.getByRole('button', { name: 'Waiting to send' }).waitFor()
        assert.equal(await checkoutField(page, 'address').inputValue(), lakshmi.address)
        held.resolve()
        await seeThanks(page)
        assert.equal(sent.length, 2)
        assert.equal(sent[0]?.key, sent[1]?.key)
        await seeStock(1)
        await page.unroute('**/orders')
        await continueShopping(page)
      },
    )

    await stage('an order whose page was reloaded while it was being sent is sent on by the new page', async () => {
      await toCheckout(page)
      const held = Promise.withResolvers<void>()
      const sent = await answerWith(page, async (route) => {
        await answerTo(route)
        held.resolve()
      })
      page.on('dialog', (question) => question.accept())
      await send(page)
      await held.promise
      await page.reload()
      await seeThanks(page)
      assert.equal(sent.length, 2)
      assert.equal(sent[0]?.key, sent[1]?.key)
      await seeStock(1)
      await page.unroute('**/orders')
      await continueShopping(page)
    })

    await stage('an order that runs short while the live line is down learns how many are left', async () => {
      const checkout = await toCheckout(page)
      await orderElsewhere(shop.origin, rocket, left)
      await send(page)
      await checkout
        .getByText(`Failed to submit order: Insufficient stock for product ${rocket}. Please try again.`)
        .waitFor()
      await checkout.getByText(`${rocket}: This product is out of stock!`).first().waitFor()
      assert.ok(await checkout.getByRole('button', { name: 'Send Order' }).isDisabled())
    })
  },
  quick,
)

journey(
  'where the browser forbids storage, the cart stays in this tab, which shows it, and a lost answer ends in the same order',
  stock,
  async ({ person, shop }) => {
    const visitor = await person('visitor', expected)
    await visitor.context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
      }
    })
    const page = await visitor.visit('/ordernow')
    await putInCart(page, rocket)
    await page.getByText('Your browser does not save your cart').waitFor()
    const checkout = await openCheckout(page)
    await fillCheckout(page)
    const sent = await answerWith(page, breaksAfterPlacing, losesAnswer)
    await send(page)
    await checkout.getByText(faultInShop).waitFor()
    await send(page)
    await seeThanks(page)
    assert.equal(sent.length, 3)
    assert.equal(new Set(sent.map(({ key }) => key)).size, 1)
    assert.equal(await stockLeft({ shop }, rocket), STOCK - 1)
  },
  quick,
)
