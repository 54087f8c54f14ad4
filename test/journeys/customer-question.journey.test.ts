// The shop asks a customer about a change, and the customer answers on the page of the order.
import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { until } from '#test/until.ts'
import type { Person } from '../browser/person.ts'
import { addressRead } from '../browser/reading.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { detail, journey, stage } from './journey.ts'
import { details, openOrders, SHOTS, viewDetails } from './orders-desk.ts'

const POTS = goods.flowerPots.name

async function anOrder(shop: Shop) {
  const { pots, shots } = await stockUp(shop, { pots: { ...goods.flowerPots, stock: 100 }, shots: goods.skyShots })
  const items = [
    { id: pots.id, quantity: 4 },
    { id: shots.id, quantity: 2 },
  ]
  await shop.orders.place(newKey(), { customer: lakshmi, items })
}

async function openEdit(page: Page) {
  await details(page).getByRole('link', { name: 'Edit Order' }).click()
  await page.getByRole('button', { name: 'Save order' }).waitFor()
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator) {
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let tabs = 0; !(await isFocused()); tabs += 1) {
    assert.ok(tabs < 60, `no Tab leads to ${String(target)}`)
    await page.keyboard.press('Tab')
  }
}

/**
 * Asks about another quantity of flower pots, by keys alone; returns the path of the order's page in the message. Only a
 * saved question has a message.
 */
async function ask(page: Page, pieces: string): Promise<string> {
  const send = page.getByRole('link', { name: 'Send on WhatsApp' })
  assert.equal(await send.count(), 0)
  const field = page.getByRole('textbox', { name: `quantity of ${POTS}` })
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(pieces)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Ask the customer' }))
  await page.keyboard.press('Enter')
  await page.getByText('Question saved. Now send it to the customer').first().waitFor()
  await until(() => send.evaluate((element) => element === document.activeElement))
  const message = decodeURIComponent((await send.getAttribute('href')) ?? '')
  assert.ok(message.startsWith(`https://wa.me/91${lakshmi.mobile}?text=`), message)
  const path = /^http\S*(\/order\/[\w-]{22})$/m.exec(message)?.[1]
  assert.ok(path, message)
  return path
}

/** A page that does not read the order again by itself: what it shows stays what it asked. */
async function openHeld(person: Person, path: string) {
  const page = await person.visit(path)
  await page.getByRole('button', { name: 'Yes, change it' }).waitFor()
  await page.route('**/order/*.data*', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  return page
}

/** Resolves once the shop has answered, which the page may not show yet. */
async function press(page: Page, name: string) {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name }).click()
  await answered
}

journey(
  'the shop asks about a change, the customer answers on the phone, and the desk sees it at once',
  anOrder,
  async ({ person }) => {
    const owner = await person('owner', { expected: /status of 422/ })
    const desk = await openOrders(owner)
    await viewDetails(desk, lakshmi.name)
    await openEdit(desk)
    const path = await ask(desk, '6')
    await desk.getByText('The customer has not answered yet').waitFor()
    await desk.getByRole('link', { name: 'Order details' }).click()
    await details(desk).getByText('The customer has not answered yet').waitFor()
    const customer = await person('customer', { viewport: { width: 390, height: 844 }, expected: /ERR_FAILED/ })

    // In npm test: `web/storefront/order-status/status-action.test.ts`.
    await detail('the page asks line by line, and fits a phone', async () => {
      const page = await customer.visit(path)
      const question = page.getByRole('region', { name: 'May we change your order?' })
      await question.getByText(POTS).waitFor()
      await question.getByText('was 4, now 6').waitFor()
      for (const total of ['₹6,000', '₹6,500']) await question.getByText(total, { exact: true }).waitFor()
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390)
      await page.close()
    })

    let other: Page | undefined
    await stage('yes changes the order, which the open desk shows; no in another tab comes too late', async () => {
      const page = await customer.visit(path)
      other = await openHeld(customer, path)
      await tabTo(page, page.getByRole('button', { name: 'Yes, change it' }))
      await page.keyboard.press('Enter')
      await page.getByText('Thank you. We have changed your order.').waitFor()
      await details(desk).getByText('The customer said yes. The order is changed.').waitFor()
      await details(desk).getByText('₹6,500').first().waitFor()
      await details(desk).locator('.order-history li', { hasText: 'the customer' }).first().waitFor()
      await press(other, 'No, keep it as it is')
      await other.getByText('You had already answered. Your first answer counts.').waitFor()
      await other.unrouteAll()
      await page.close()
    })

    // In npm test: `status-action.test.ts`, `server/orders/proposals/proposals.test.ts`.
    await detail('the answer waits on the Dashboard until somebody has seen it', async () => {
      const second = await owner.visitOffice('/admin')
      await second.getByText('Customers’ answers').click()
      await second.getByText('The customer answered').first().waitFor()
      await viewDetails(second, lakshmi.name)
      await details(second).getByRole('button', { name: 'Mark as seen' }).click()
      await second.getByText('Answer marked as seen.').first().waitFor()
      await details(desk).getByRole('button', { name: 'Mark as seen' }).waitFor({ state: 'detached' })
      await second.goto('/admin')
      await second.getByText('Nobody to call').or(second.getByText('To call')).first().waitFor()
      assert.equal(await second.getByText('Customers’ answers').count(), 0)
      await second.close()
    })

    // In npm test: `status-action.test.ts`.
    await detail('no leaves the order as it was, also from a browser without scripts', async () => {
      await openEdit(desk)
      await ask(desk, '9')
      await desk.getByRole('link', { name: 'Order details' }).click()
      assert.ok(other)
      await other.getByText('was 6, now 9').waitFor()
      assert.equal(await other.getByText('You had already answered.').count(), 0, 'that was said of another question')
      await other.close()
      const { context } = await person('customer without scripts', { javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(addressRead(path))
      await page.getByRole('button', { name: 'No, keep it as it is' }).click()
      await page.getByText('Your order stays as it was.').waitFor()
      await details(desk).getByText('The customer said no. The order is as it was.').first().waitFor()
      assert.equal(await details(desk).getByText('₹6,500').first().isVisible(), true)
      await page.close()
    })

    await stage('goods that are not there are not asked about', async () => {
      await openEdit(desk)
      const field = desk.getByRole('textbox', { name: `quantity of ${SHOTS}` })
      await field.fill('9')
      await field.press('Enter')
      await desk.getByRole('button', { name: 'Ask the customer' }).click()
      await desk
        .getByText(/^Not enough stock: /)
        .first()
        .waitFor()
      assert.equal(await desk.getByRole('link', { name: 'Send on WhatsApp' }).count(), 0)
    })
  },
  { only: 'phone' },
)
