// A price that rises while the visitor is in the checkout is said, and the order waits until the visitor has agreed.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { goods } from '../fixtures/sample-data.ts'
import { journey, type Journey } from './journey.ts'
import { fillCheckout, openCheckout, putInCart, sendOrder } from './shopping.ts'
import { withoutEvents } from './without-events.ts'

const rocket = 'Whistling Rocket'
const wala = 'Wala 100'
const stock = {
  [rocket]: { ...goods.lakshmiCrackers, name: rocket, pricePaise: 2_000_00, mrpPaise: 9_000_00 },
  [wala]: { ...goods.lakshmiCrackers, name: wala, pricePaise: 500_00, mrpPaise: 2_000_00 },
}
const quick = { databases: ['sqlite'] } as const
/** What a browser writes on its console of a refusal, and of a line that is cut. */
const expected = /status of 422|ERR_FAILED/
const ROSE = `The price of ${wala} is now ₹700, it was ₹500.`

async function toCheckout({ person }: Journey, live: 'live' | 'blocked') {
  const visitor = await person('visitor', { expected })
  if (live === 'blocked') await withoutEvents(visitor)
  const page = await visitor.visit('/ordernow')
  for (const name of [rocket, wala]) await putInCart(page, name)
  const checkout = await openCheckout(page)
  await fillCheckout(page)
  await checkout.getByText('Total: ₹2,500').waitFor()
  return { page, checkout }
}

/** In the owner's browser, while the visitor looks at the checkout. */
async function raisePrice({ person }: Journey, name: string, rupees: number) {
  const owner = await (await person('owner')).visitOffice('/admin/products')
  await owner.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
  await owner.locator('[name="ourPrice"]').fill(String(rupees))
  await owner.getByRole('button', { name: 'Save Changes' }).click()
  await owner.getByText('Product updated successfully').waitFor()
}

const shownTotal = async (page: Page) => (await page.locator('.checkout-total b').textContent()) ?? ''

journey(
  'a price that rises in an open checkout is said, and Send Order waits for an answer',
  stock,
  async (told) => {
    const { page, checkout } = await toCheckout(told, 'live')
    const sent: unknown[] = []
    page.on('request', (request) => request.url().endsWith('/orders') && sent.push(request.postDataJSON()))
    await raisePrice(told, wala, 700)
    const news = checkout.locator('.checkout-notices').getByText(ROSE)
    await news.waitFor()
    assert.equal(await shownTotal(page), 'Total: ₹2,700')
    await checkout.getByText('The total was ₹2,500 and is now ₹2,700.').waitFor()

    await page.getByRole('button', { name: 'Send Order' }).click()
    await page.getByText(/Choose beside it what to do, then press Send Order/).waitFor()
    assert.deepEqual(sent, [], 'nothing was sent')

    await page.reload()
    await news.waitFor()
    await checkout.getByRole('button', { name: `Keep it: ${wala}` }).click()
    await news.waitFor({ state: 'detached' })
    await sendOrder(page)
    assert.deepEqual(
      (sent as { seenTotalPaise: number }[]).map(({ seenTotalPaise }) => seenTotalPaise),
      [2_700_00],
    )
    await page.getByText('₹2,700').first().waitFor()
  },
  quick,
)

journey(
  'a page that hears of nothing is asked by the shop, and sends again with the total that was agreed to',
  stock,
  async (told) => {
    const { page, checkout } = await toCheckout(told, 'blocked')
    await raisePrice(told, wala, 700)
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/orders')),
      page.getByRole('button', { name: 'Send Order' }).click(),
    ])
    assert.equal(answer.status(), 422)
    await checkout.getByText('The total is now ₹2,700, you saw ₹2,500.').waitFor()
    const news = checkout.locator('.checkout-notices').getByText(ROSE)
    await news.waitFor()
    await checkout.getByRole('button', { name: `Remove it: ${wala}` }).click()
    await checkout.getByText('Total: ₹2,000').waitFor()
    await sendOrder(page)
    await page.getByText('₹2,000').first().waitFor()
  },
  { ...quick, only: 'phone' },
)

journey(
  'an order that waited for the connection is not taken at a higher total: the visitor is asked',
  stock,
  async (told) => {
    const { page, checkout } = await toCheckout(told, 'blocked')
    const away = '**/orders'
    await page.route(away, (route) => route.abort())
    await page.getByRole('button', { name: 'Send Order' }).click()
    await checkout.getByText(/The shop cannot be reached at the moment/).waitFor()
    await raisePrice(told, wala, 700)
    await page.unroute(away)
    await checkout.locator('.checkout-notices').getByText(ROSE).waitFor()
    await checkout.getByRole('button', { name: `Keep it: ${wala}` }).click()
    await sendOrder(page)
    await page.getByText('₹2,700').first().waitFor()
  },
  { ...quick, only: 'phone' },
)
