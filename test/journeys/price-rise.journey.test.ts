import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { goods } from '../fixtures/sample-data.ts'
import type { Person } from '../browser/person.ts'
import { detail, journey, stage } from './journey.ts'
import { fillCheckout, openCheckout, putInCart, sendOrder } from './shopping.ts'
import { withoutEvents } from './without-events.ts'

const rocket = 'Whistling Rocket'
const wala = 'Wala 100'
const stock = {
  [rocket]: { ...goods.lakshmiCrackers, name: rocket, pricePaise: 2_000_00, mrpPaise: 9_000_00 },
  [wala]: { ...goods.lakshmiCrackers, name: wala, pricePaise: 500_00, mrpPaise: 2_000_00 },
}
/** Console errors of a refusal and of a lost connection. */
const expected = /status of 422|ERR_FAILED/

async function toCheckout(page: Page, total: string) {
  for (const name of [rocket, wala]) await putInCart(page, name)
  const checkout = await openCheckout(page)
  await fillCheckout(page)
  await checkout.getByText(`Total: ${total}`).waitFor()
  return checkout
}

/** In the owner's browser, while the visitor is in the checkout. */
async function raisePrice(owner: Page, name: string, rupees: number) {
  await owner.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
  await owner.locator('[name="ourPrice"]').fill(String(rupees))
  await owner.getByRole('button', { name: 'Save Changes' }).click()
  await owner.getByText('Product updated successfully').waitFor()
  await owner.getByRole('dialog').waitFor({ state: 'detached' })
}

const rose = (from: string, to: string) => `The price of ${wala} is now ${to}, it was ${from}.`
const shownTotal = async (page: Page) => (await page.locator('.checkout-total b').textContent()) ?? ''

async function visitUnheard(visitor: Person) {
  await withoutEvents(visitor)
  return visitor.visit('/ordernow')
}

journey(
  'a price rise in an open checkout is shown, and nothing is sent at a total that the visitor has not seen and accepted',
  stock,
  async ({ person }) => {
    const owner = await (await person('owner')).visitOffice('/admin/products')

    await stage('with live events, Send Order waits for an answer, also after a reload', async () => {
      const page = await (await person('visitor', { expected })).visit('/ordernow')
      const checkout = await toCheckout(page, '₹2,500')
      const sent: unknown[] = []
      page.on('request', (request) => request.url().endsWith('/orders') && sent.push(request.postDataJSON()))
      await raisePrice(owner, wala, 700)
      const news = checkout.locator('.checkout-notices').getByText(rose('₹500', '₹700'))
      await news.waitFor()
      assert.equal(await shownTotal(page), 'Total: ₹2,700')
      await checkout.getByText('The total was ₹2,500 and is now ₹2,700.').waitFor()

      await page.getByRole('button', { name: 'Send Order' }).click()
      await page.getByText(/Keep or remove the product, then press Send Order/).waitFor()
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
    })

    const page = await visitUnheard(await person('hears of nothing', { expected }))
    let price = 700
    // In npm test: `attempt/order-attempt.test.ts`, `server/orders/seen-total.test.ts`, and the order that waited below.
    await detail('without live events, the shop refuses, and the page sends the accepted total', async () => {
      const checkout = await toCheckout(page, '₹2,700')
      await raisePrice(owner, wala, 900)
      price = 900
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/orders')),
        page.getByRole('button', { name: 'Send Order' }).click(),
      ])
      assert.equal(answer.status(), 422)
      await checkout.getByText('The total is now ₹2,900, you saw ₹2,700.').waitFor()
      await checkout.locator('.checkout-notices').getByText(rose('₹700', '₹900')).waitFor()
      await checkout.getByRole('button', { name: `Remove it: ${wala}` }).click()
      await checkout.getByText('Total: ₹2,000').waitFor()
      await sendOrder(page)
      await page.getByText('₹2,000').first().waitFor()
      await page.getByRole('button', { name: 'Continue Shopping' }).click()
      await page.getByRole('button', { name: 'Cart, 0 items' }).waitFor()
    })

    await stage('an order that waited for the connection is not taken at a higher total', async () => {
      const checkout = await toCheckout(page, `₹2,${price}`)
      const away = '**/orders'
      await page.route(away, (route) => route.abort())
      await page.getByRole('button', { name: 'Send Order' }).click()
      await checkout.getByText(/Your order waits on this phone/).waitFor()
      await raisePrice(owner, wala, 1_000)
      await page.unroute(away)
      await checkout
        .locator('.checkout-notices')
        .getByText(rose(`₹${price}`, '₹1,000'))
        .waitFor()
      await checkout.getByRole('button', { name: `Keep it: ${wala}` }).click()
      await sendOrder(page)
      await page.getByText('₹3,000').first().waitFor()
    })
  },
  { databases: ['sqlite'], only: 'phone' },
)
