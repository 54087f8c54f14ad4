import assert from 'node:assert/strict'
import { ANSWERED_NAME, ATTEMPT_NAME } from '#web/browser/stored-order.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { addressRead } from '../browser/reading.ts'
import { lakshmi } from '../fixtures/sample-data.ts'
import { detail, journey, stage } from './journey.ts'
import { stockOf } from './journey-shop.ts'
import { details, openOrders, viewDetails } from './orders-desk.ts'
import { checkoutField, orderElsewhere } from './shopping.ts'
import {
  asked,
  attemptIn,
  bar,
  comeBack,
  expected,
  leaveNothing,
  loseAnswer,
  press,
  quick,
  rocket,
  seeThanks,
  sendWithoutLine,
  shown,
  stock,
  toCheckout,
  unanswered,
} from './waiting-visitor.ts'

journey(
  'what changed while an order waited is asked at the next visit: a dearer price, goods that are gone',
  stock,
  async ({ person, shop }) => {
    const visitor = await person('visitor', { expected })
    let page = await visitor.visit('/ordernow')

    /** Leads back to the checkout, by the bar. */
    async function seeQuestion() {
      await bar(page).getByText(asked).waitFor()
      await press(page, 'Show details')
      const checkout = page.getByRole('dialog', { name: 'Checkout' })
      await checkout.waitFor()
      assert.equal(await checkoutField(page, 'address').inputValue(), lakshmi.address)
      return checkout
    }

    // In npm test: `attempt/waiting-order.test.ts`, and the same price in the checkout of the `price-rise` journey.
    await detail('a dearer price', async () => {
      const owner = await (await person('owner', { expected })).visitOffice('/admin/products')
      await toCheckout(page)
      await sendWithoutLine(page)
      await page.close()
      await owner.getByRole('button', { name: `Edit ${rocket}`, exact: true }).click()
      await owner.locator('[name="ourPrice"]').fill('2700')
      await owner.getByRole('button', { name: 'Save Changes' }).click()
      await owner.getByText('Product updated successfully').waitFor()
      page = await comeBack(visitor, page)
      const checkout = await seeQuestion()
      await checkout.getByText('₹2,700').first().waitFor()
      await checkout.getByRole('button', { name: /^Keep/ }).first().click()
      await press(page, 'Send Order')
      await seeThanks(page)
      assert.equal(await stockOf(shop), 499)
      await leaveNothing(page)
    })

    await stage('goods that are gone; it is still asked after a reload', async () => {
      await toCheckout(page)
      await sendWithoutLine(page)
      await page.close()
      await orderElsewhere(shop.origin, rocket, await stockOf(shop))
      page = await comeBack(visitor, page)
      await bar(page).getByText(asked).waitFor()
      await page.reload()
      await untilHydrated(page)
      const checkout = await seeQuestion()
      await checkout.getByText(/Insufficient stock for product/).waitFor()
      await press(page, 'Close checkout')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await press(page, 'Do not send')
      await page.getByText('Your order was not sent.').waitFor()
      assert.equal(await stockOf(shop), 0)
      assert.equal(await bar(page).count(), 0)
    })
  },
  quick,
)

journey(
  'a refusal that comes while nobody looks at the page is asked at the next visit',
  stock,
  async ({ person, shop }) => {
    const visitor = await person('visitor', { expected })
    let page = await visitor.visit('/ordernow')
    await toCheckout(page)
    await sendWithoutLine(page)
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }))
    await orderElsewhere(shop.origin, rocket, await stockOf(shop))
    const refused = page.waitForResponse((response) => response.status() === 422)
    await visitor.context.setOffline(false)
    await refused
    await until(async () => !(await attemptIn(page)).includes('"goesOn":true'))
    page = await comeBack(visitor, page)
    await bar(page).getByText(asked).waitFor()
  },
  quick,
)

journey(
  'an order whose answer comes after the shop has confirmed it leads to its own page',
  stock,
  async ({ person }) => {
    const visitor = await person('visitor', { expected })
    const page = await visitor.visit('/ordernow')
    await toCheckout(page)
    await loseAnswer(page)
    await press(page, 'Send Order')
    await page.getByRole('dialog').getByText(unanswered).waitFor()
    await page.close()
    const owner = await openOrders(await person('owner', { expected }))
    await viewDetails(owner, lakshmi.name)
    await press(owner, 'Record step')
    await details(owner).locator('.order-history li', { hasText: 'Confirmed' }).waitFor()
    const later = await comeBack(visitor, page)
    await later.waitForURL(/\/order\//)
    await later.getByRole('heading', { name: 'Your order', exact: true }).waitFor()
    await until(async () => !(await attemptIn(later)))
    assert.equal(await shown(later), 0)
    await later.goto(addressRead('/ordernow'))
    await later.getByRole('button', { name: 'Cart, 0 items' }).waitFor()
    assert.equal(await shown(later), 0)
  },
  quick,
)

journey(
  'a phone that cannot keep an order says so, and sends it while the page is open',
  stock,
  async ({ person, shop }) => {
    const visitor = await person('visitor', { expected })
    await visitor.context.addInitScript((name) => {
      const write = Storage.prototype.setItem
      Storage.prototype.setItem = function setItem(key: string, text: string) {
        if (key === name && text.includes('payload')) throw new DOMException('Full', 'QuotaExceededError')
        write.call(this, key, text)
      }
    }, ATTEMPT_NAME)
    const page = await visitor.visit('/ordernow')
    await toCheckout(page)
    await sendWithoutLine(page)
    await page.getByRole('dialog').getByText('Keep it open. This phone cannot save it.').waitFor()
    await press(page, 'Close checkout')
    await bar(page).getByText('Keep it open. This phone cannot save it.').waitFor()
    await visitor.context.setOffline(false)
    await seeThanks(page)
    assert.equal(await stockOf(shop), 499)
    await until(async () => !!(await page.evaluate((name) => localStorage.getItem(name), ANSWERED_NAME)))
  },
  quick,
)
