// The answer that does not come, or says that the shop cannot: one order, one cart, and true sentences meanwhile.
import assert from 'node:assert/strict'
import type { Page, Route } from 'playwright-core'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { until } from '#test/until.ts'
import { type Journey, journey } from './journey.ts'
import { checkoutField, fillCheckout, openCheckout, orderElsewhere, putInCart, typeQuantity } from './shopping.ts'

const quick = { databases: ['sqlite'], only: 'phone' } as const
const rocket = 'Whistling Rocket'
const STOCK = 500
/** One rocket is an order. */
const stock = {
  [rocket]: { ...goods.lakshmiCrackers, name: rocket, pricePaise: 2_500_00, mrpPaise: 9_000_00, stock: STOCK },
}
/** What a browser writes on its console of the answers that these journeys make up. */
const expected = {
  expected: /ERR_FAILED|ERR_CONNECTION|status of (422|429|500|503)|answered (500|503)|manifest patches/,
}
const thanks = `Thank you for your order, ${lakshmi.name}!`

type Sent = { key: string | undefined; supersedes: string | string[] | undefined; quantity: number }

/** Has the orders of `page` answered by these, one after the other, and by the shop when none is left. */
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

/** The shop has placed it, and nobody hears of it. */
async function losesAnswer(route: Route) {
  await route.fetch()
  await route.abort()
}

async function breaksAfterPlacing(route: Route) {
  await route.fetch()
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

const storages: Record<string, () => void> = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  },
  'cleared meanwhile': () => {},
}

for (const [kind, spoil] of Object.entries(storages)) {
  journey(
    `G-3 an answer that is lost leads to the same order, with a storage that is ${kind}`,
    stock,
    async ({ person, shop }) => {
      const visitor = await person('visitor', expected)
      await visitor.context.addInitScript(spoil)
      const page = await visitor.visit('/ordernow')
      const spoilt = kind === 'full' || kind === 'forbidden'
      await putInCart(page, rocket)
      const told = page.getByText('your cart lives in this tab only')
      if (spoilt) await told.waitFor()
      const checkout = await openCheckout(page)
      await fillCheckout(page)
      const sent = await answerWith(page, breaksAfterPlacing, losesAnswer)
      await send(page)
      await checkout
        .getByText('Failed to submit order: a fault in the shop itself, your connection is fine. Please try again.')
        .waitFor()
      if (!spoilt) await page.evaluate(() => localStorage.removeItem('order-attempt'))
      await send(page)
      await seeThanks(page)
      assert.deepEqual(new Set(sent.map(({ key }) => key)).size, 1)
      assert.equal(sent.length, 3)
      assert.equal(await stockLeft({ shop }, rocket), STOCK - 1)
    },
    quick,
  )
}

journey(
  'G-4 a form or a cart that was mended after a lost answer names the order that it stands in for',
  stock,
  async ({ person, shop }) => {
    const page = await (await person('visitor', expected)).visit('/ordernow')
    const checkout = await toCheckout(page)
    const sent = await answerWith(page, breaksAfterPlacing, breaksAfterPlacing)
    const broken = checkout.getByText(/a fault in the shop itself/)
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
    // All three have arrived: the last stands for the others, whose goods went back.
    assert.equal(await stockLeft({ shop }, rocket), STOCK - 2)
  },
  quick,
)

journey(
  'A P3-7 an order whose page was reloaded while it was on its way goes on by itself',
  stock,
  async ({ person, shop }) => {
    const page = await (await person('visitor', expected)).visit('/ordernow')
    await toCheckout(page)
    const held = Promise.withResolvers<void>()
    const sent = await answerWith(page, async (route) => {
      await route.fetch()
      held.resolve()
    })
    page.on('dialog', (question) => question.accept())
    await send(page)
    await held.promise
    await page.reload()
    await seeThanks(page)
    assert.equal(sent.length, 2)
    assert.equal(sent[0]?.key, sent[1]?.key)
    assert.equal(await stockLeft({ shop }, rocket), STOCK - 1)
  },
  quick,
)

journey(
  'D 9 a shop that cannot take orders is quoted, the form is kept, and the page sends the order again by itself',
  stock,
  async ({ person }) => {
    const page = await (await person('visitor', expected)).visit('/ordernow')
    const checkout = await toCheckout(page)
    const full = 'The shop cannot save anything at the moment'
    const told = checkout.getByText(`Failed to submit order: ${full}. Please try again.`)
    const held = Promise.withResolvers<void>()
    const sent = await answerWith(page, says(503, full, 1), async (route) => {
      await held.promise
      await route.continue()
    })
    await send(page)
    await told.waitFor()
    await checkout.getByText('this page sends it again by itself').waitFor()
    await checkout.getByRole('button', { name: 'Processing...' }).waitFor()
    assert.equal(await checkoutField(page, 'address').inputValue(), lakshmi.address)
    held.resolve()
    await seeThanks(page)
    assert.equal(sent.length, 2)
    assert.equal(sent[0]?.key, sent[1]?.key)
  },
  quick,
)

journey(
  'A P3-8 an order that ran short while the live line is down learns how many are left',
  stock,
  async ({ person, shop }) => {
    const visitor = await person('visitor', expected)
    await visitor.context.addInitScript(() => {
      window.EventSource = class extends EventTarget {
        readyState = 0
        close() {}
      } as unknown as typeof EventSource
    })
    const page = await visitor.visit('/ordernow')
    const checkout = await toCheckout(page)
    await orderElsewhere(shop.origin, rocket, STOCK)
    await send(page)
    await checkout
      .getByText(`Failed to submit order: Insufficient stock for product ${rocket}. Please try again.`)
      .waitFor()
    await checkout.getByText(`${rocket}: This product is out of stock!`).first().waitFor()
    assert.ok(await checkout.getByRole('button', { name: 'Send Order' }).isDisabled())
  },
  quick,
)
