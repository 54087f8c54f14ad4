import assert from 'node:assert/strict'
import type { Page, Route } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { until } from '#test/until.ts'
import { answerTo } from '../browser/again.ts'
import { nextFrames } from '../browser/hydrated.ts'
import { goods, lakshmi, murugan } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { journey, stage } from './journey.ts'
import { details, openOrders, viewDetails } from './orders-desk.ts'

const expected = { expected: /ERR_FAILED|Failed to fetch/ }
const palaniappan = { ...murugan, name: 'J. Palaniappan' }
const failed = 'Failed to update order'

/** The goods of J. Palaniappan have left the shop. */
async function threeOrders(shop: Shop) {
  const { shots } = await stockUp(shop, { shots: { ...goods.skyShots, stock: 10 } })
  for (const customer of [lakshmi, murugan, palaniappan]) {
    const placed = await shop.orders.place(newKey(), { customer, items: [{ id: shots.id, quantity: 2 }] })
    assert.ok('order' in placed)
    if (customer === palaniappan) await shop.orders.steps.take(placed.order.orderId, 'dispatched')
  }
}

/** The next act waits, and then ends as `end` says. */
async function holdNextAct(page: Page, end: (route: Route) => Promise<void>) {
  const held = Promise.withResolvers<void>()
  let isNext = true
  await page.route(
    (url) => url.pathname === '/admin/orders.data',
    async (route) => {
      if (!isNext || route.request().method() !== 'POST') return await route.fallback()
      isNext = false
      await held.promise
      await end(route)
    },
  )
  return held
}

const losesAnswer = async (route: Route) => {
  await answerTo(route)
  await route.abort()
}

journey(
  'the answer about an order that was closed is shown on the list, and a cancellation names the orders that stayed',
  threeOrders,
  async ({ person }) => {
    const page = await openOrders(await person('admin', expected))
    const note = details(page).getByLabel('Note', { exact: true })
    const close = () => details(page).getByRole('button', { name: 'Close' }).last().click()
    const press = (name: string) => details(page).getByRole('button', { name, exact: true }).click()
    const written = 'call after six'

    await stage('a failure that comes after the order was closed names it; its note is kept', async () => {
      await viewDetails(page, lakshmi.name)
      await note.fill(written)
      const held = await holdNextAct(page, (route) => route.abort())
      await press('Save note')
      await close()
      held.resolve()
      await page.getByText(/^ORD\w+: Failed to update order$/).waitFor()
      await page.locator('.notice-area').getByRole('link').click()
      await until(async () => (await note.inputValue()) === written)
    })

    await stage('a note that is saved after the order was closed is not in its field again', async () => {
      const held = await holdNextAct(page, (route) => route.continue())
      await press('Save note')
      await close()
      held.resolve()
      await page.getByText(/^ORD\w+: Note saved$/).waitFor()
      await viewDetails(page, lakshmi.name)
      await details(page).locator('.order-history li', { hasText: written }).waitFor()
      assert.equal(await note.inputValue(), '')
      assert.equal(await details(page).locator('.order-history li', { hasText: written }).count(), 1)
      await close()
    })

    await stage('many are cancelled over a lost answer; the order that stays says why', async () => {
      await page.getByRole('button', { name: 'Move many' }).click()
      await page.getByRole('button', { name: 'Tick all 3 shown' }).click()
      await page.getByLabel('Step', { exact: true }).selectOption('Cancelled')
      await page.getByRole('button', { name: 'Record step' }).click()
      const dialog = page.getByRole('dialog', { name: 'Cancel orders' })
      const held = await holdNextAct(page, losesAnswer)
      held.resolve()
      await dialog.getByRole('button', { name: 'Cancel these 3 orders' }).click()
      await dialog.getByText(failed).waitFor()
      await dialog.getByRole('button', { name: 'Cancel these 3 orders' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await page.getByText('2 orders marked “Cancelled”. 1 order did not change.').waitFor()
      await page.getByText(/^ORD\w+: The goods of this order have left the shop/).waitFor()
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByText('“Cancelled” undone for 2 orders.').waitFor()
    })
  },
  { databases: ['sqlite'], only: 'phone' },
)

const isOrdersData = (url: URL) => url.pathname === '/admin/orders.data'

journey(
  'a screen opened while the list is read again after a step is the one that is shown',
  threeOrders,
  async ({ person }) => {
    const page = await openOrders(await person('owner'))
    await viewDetails(page, lakshmi.name)
    const reading = Promise.withResolvers<Route>()
    const closed = Promise.withResolvers<void>()
    await page.route(isOrdersData, async (route) => {
      if (route.request().method() !== 'POST') return await route.continue()
      const response = await answerTo(route)
      await closed.promise
      await page.route(isOrdersData, (next) => reading.resolve(next), { times: 1 })
      await route.fulfill({ response })
    })
    await details(page).getByRole('button', { name: 'Confirm order' }).click()
    // The live event is first.
    await details(page).locator('.order-history li', { hasText: 'Confirmed' }).waitFor()
    await page.keyboard.press('Escape')
    await page.waitForURL((url) => url.search === '')
    closed.resolve()
    const held = await reading.promise

    const opening = Promise.withResolvers<Route>()
    await page.route(/\/(?:__manifest|admin\/packing\.data)/, (route) => opening.resolve(route), { times: 1 })
    const link = page.getByRole('navigation').getByRole('link', { name: 'Packing', exact: true }).first()
    await link.press('Enter')
    const opened = await opening.promise
    const readings = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => /orders\.data/.test(name)).length,
      )
    const before = await readings()
    await held.fulfill({ response: await answerTo(held) })
    await until(async () => (await readings()) > before)
    await nextFrames(page)
    await opened.continue()
    await page.getByRole('link', { name: `Pack the order of ${lakshmi.name}` }).waitFor()
  },
  { databases: ['sqlite'], only: 'desk' },
)
