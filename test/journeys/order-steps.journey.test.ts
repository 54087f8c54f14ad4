import assert from 'node:assert/strict'
import type { Page, Route } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { listedProducts } from '../browser/listed-products.ts'
import { goods, lakshmi, murugan } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { until } from '#test/until.ts'
import { journey, stage } from './journey.ts'
import { details, openOrders, viewDetails } from './orders-desk.ts'

const palaniappan = { ...murugan, name: 'J. Palaniappan' }

async function threeOrders(shop: Shop) {
  const { shots } = await stockUp(shop, { shots: { ...goods.skyShots, stock: 10 } })
  for (const customer of [lakshmi, murugan, palaniappan]) {
    await shop.orders.place(newKey(), { customer, items: [{ id: shots.id, quantity: 2 }] })
  }
}

const tab = (page: Page, name: RegExp) => page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name })
const press = (page: Page, name: string) => details(page).getByRole('button', { name, exact: true }).click()
const entry = (page: Page, text: string | RegExp) => details(page).locator('.order-history li', { hasText: text })

const abortPosts = (route: Route) => (route.request().method() === 'POST' ? route.abort() : route.continue())

journey(
  'an order is called, noted, packed, undone and cancelled, and several are moved at once',
  threeOrders,
  async ({ person }) => {
    const page = await openOrders(await person('admin', { expected: /ERR_FAILED|Failed to fetch/ }))

    await stage('an order that is called: no answer, a note that outlives a reload, its steps', async () => {
      await tab(page, /^To call/).click()
      await tab(page, /^To call\s*3$/).waitFor()
      await viewDetails(page, lakshmi.name)
      await details(page)
        .getByRole('link', { name: `Call ${lakshmi.name}` })
        .waitFor()
      assert.equal(await details(page).getByRole('link', { name: 'Send: Confirmed' }).count(), 0, 'not yet true')
      await details(page).getByLabel('Message', { exact: true }).selectOption({ label: 'Delivered' })
      await details(page).getByRole('link', { name: 'Send: Delivered' }).waitFor()
      const note = details(page).getByLabel('Note', { exact: true })
      await note.fill('engaged, the son knows')
      await press(page, 'No answer')
      await entry(page, /No answer, again at .*engaged, the son knows/).waitFor()
      await note.fill('Typed, and not sent')
      await page.reload()
      await until(async () => (await note.inputValue()) === 'Typed, and not sent')
      await press(page, 'Save note')
      await entry(page, 'Typed, and not sent').waitFor()
      await press(page, 'Record step')
      await entry(page, 'Confirmed').waitFor()
      await details(page).getByRole('button', { name: 'Verification: Verified. Change to Unverified' }).waitFor()
      await details(page).getByLabel('Next step').selectOption('packed')
      await press(page, 'Record step')
      await details(page).getByRole('button', { name: 'Undo: Packed', exact: true }).click()
      await entry(page, 'Packed: undone').waitFor()
    })

    await stage('the goods of a cancelled order are in stock again', async () => {
      await press(page, 'Cancel Order')
      await page
        .getByRole('dialog', { name: 'Cancel Order' })
        .getByRole('button', { name: 'Cancel this order' })
        .click()
      await entry(page, 'Cancelled').waitFor()
      assert.equal((await listedProducts(page))[0]?.stock, 6, 'its goods are back')
      await details(page).getByRole('button', { name: 'Close' }).last().click()
      await tab(page, /^To call\s*2$/).waitFor()
      await tab(page, /^Cancelled\s*1$/).click()
      await page.getByRole('link', { name: lakshmi.name, exact: true }).waitFor()
    })

    await stage('ticked orders are moved at once, and moved back', async () => {
      await tab(page, /^To call\s*2$/).click()
      await page.getByRole('link', { name: murugan.name, exact: true }).waitFor()
      await page.getByRole('button', { name: 'Move many' }).click()
      for (const name of [palaniappan.name, murugan.name]) {
        await page.getByRole('checkbox', { name: `Tick the order of ${name}` }).check()
      }
      await page.getByLabel('Step', { exact: true }).selectOption('Packed')
      await page.getByRole('button', { name: 'Record step' }).click()
      await page.getByText('2 orders marked “Packed”.').waitFor()
      await tab(page, /^Packed\s*2$/).waitFor()
      await page.route('**/admin/orders.data*', abortPosts)
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByText('Failed to update order').waitFor()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByText('“Packed” undone for 2 orders.').waitFor()
      await tab(page, /^Packed\s*0$/).waitFor()
    })
  },
)
