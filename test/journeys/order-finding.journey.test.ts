import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { groupedPhoneNumber } from '#domain/checkout/phone-number.ts'
import { again } from '../browser/again.ts'
import { lakshmi } from '../fixtures/sample-data.ts'
import { until } from '#test/until.ts'
import { detail, journey, stage } from './journey.ts'
import { aBusyDay, details, openOrders, shown } from './orders-desk.ts'

const isOrders = (url: URL) => url.pathname === '/admin/orders.data'
const isCustomers = (url: URL) => url.pathname === '/admin/customers.data'
/** Longer than a list waits for the next letter. */
const LETTERS_WRITTEN_MS = 600

journey(
  '§2, §5, §9 orders are searched, filtered, sorted and turned over, all in the address, and shown as a list or a grid',
  aBusyDay,
  async ({ person }) => {
    const page = await openOrders(await person('admin'))
    const choose = (label: string, choice: string) => page.getByLabel(label, { exact: true }).selectOption(choice)
    const inAddress = (name: string) => new URL(page.url()).searchParams.get(name)
    const search = page.getByPlaceholder('Search by customer name or phone number...')

    await stage('pages, also after a reload', async () => {
      await shown(page, '1–50 of 53 orders')
      await page.getByRole('link', { name: 'Next' }).click()
      await shown(page, '51–53 of 53 orders')
      await page.reload()
      await shown(page, '51–53 of 53 orders')
    })

    await stage('search and filters', async () => {
      await search.fill('முருக')
      await shown(page, '18 orders')
      assert.equal(inAddress('search'), 'முருக')
      await choose('Verification Status', 'Unverified')
      await page.getByText('No orders found').waitFor()
      await choose('Verification Status', 'All Verification')
      await choose('Order Status', 'Complete')
      await page.getByText('No orders found').waitFor()
      await choose('Order Status', 'All Status')
      await page.getByRole('button', { name: 'Clear search' }).click()
      await shown(page, '1–50 of 53 orders')
    })

    await stage(
      'a link pressed while letters wait for the address, or are on their way, opens, and the letters reach it after',
      async () => {
        let pressed = Promise.withResolvers<void>()
        await page.route(isOrders, async (route) => {
          await pressed.promise
          await route.continue()
        })
        const view = page.getByRole('link', { name: 'View Details of' }).first()
        for (const isWriting of [false, true]) {
          pressed = Promise.withResolvers<void>()
          await search.fill('முருக')
          if (isWriting) await wait(LETTERS_WRITTEN_MS)
          // At once: Playwright's click waits until the page is still.
          await view.evaluate((link: HTMLElement) => link.click())
          await wait(LETTERS_WRITTEN_MS)
          pressed.resolve()
          await details(page).waitFor()
          await until(async () => inAddress('search') === 'முருக')
          await page.keyboard.press('Escape')
          await details(page).waitFor({ state: 'hidden' })
          await shown(page, '18 orders')
          await page.getByRole('button', { name: 'Clear search' }).click()
          await shown(page, '1–50 of 53 orders')
        }
        await page.unroute(isOrders)
      },
    )

    await stage('a link to another screen opens it while letters wait, also after the search was cleared', async () => {
      const pressed = Promise.withResolvers<void>()
      await page.route(isCustomers, async (route) => {
        await pressed.promise
        await route.continue()
      })
      await search.fill('முருக')
      const other = page.getByRole('navigation').getByRole('link', { name: 'Customers', exact: true }).first()
      await other.evaluate((link: HTMLElement) => link.click())
      await wait(LETTERS_WRITTEN_MS)
      pressed.resolve()
      await page.waitForURL('**/admin/customers')
      await page.unroute(isCustomers)
      await page.goBack()
      await shown(page, '1–50 of 53 orders')
    })

    // In npm test: domain/order/order-list.test.ts and order-search.test.ts.
    await detail('a phone number in any writing, goods, and the number of an order', async () => {
      await search.fill('+91 98765 43211')
      await shown(page, '35 orders')
      await search.fill('rain colour')
      await page.getByText('No customer found. These match by address or product.').waitFor()
      await shown(page, '1–50 of 53 orders')
      const orderId = await page
        .getByText(/^ORD\d{17}$/)
        .first()
        .innerText()
      await search.fill(orderId.slice(3))
      await shown(page, '1 order')
      await search.fill('')
    })

    // In npm test: domain/order/order-list.test.ts, web/admin/orders/order-address.test.ts.
    await detail('the oldest first, and turned over', async () => {
      await choose('Sort Order', 'Oldest First')
      await page.waitForURL(/sort=oldest/)
      await page.getByRole('link', { name: 'Next' }).click()
      await shown(page, '51–53 of 53 orders')
      await page.getByRole('link', { name: 'Previous' }).click()
      await shown(page, '1–50 of 53 orders')
      await until(async () => new URL(page.url()).search === '?sort=oldest')
      await choose('Sort Order', 'Newest First')
    })

    // In npm test: domain/order/order-days.test.ts and order-list.test.ts.
    await detail('days: today, yesterday, and between two', async () => {
      await choose('Verification Status', 'Verified')
      await choose('Days', 'Today')
      await shown(page, '18 orders')
      await choose('Days', 'Yesterday')
      await page.getByText('No orders found').waitFor()
      assert.equal(inAddress('day'), 'yesterday')
      await choose('Days', 'From – to')
      await page.getByLabel('From this day').fill('2020-01-01')
      await shown(page, '18 orders')
      await page.getByLabel('To this day').fill('2020-01-31')
      await page.getByText('No orders found').waitFor()
      assert.equal(inAddress('to'), '2020-01-31')
      await choose('Days', 'All Days')
      await shown(page, '18 orders')
      await until(async () => new URL(page.url()).search === '?verified=Verified')
      await choose('Verification Status', 'All Verification')
      await shown(page, '1–50 of 53 orders')
    })

    await stage('by /: Enter opens the order, also before the shop has answered', async () => {
      const number = /ORD\d{17}/.exec(await page.locator('main').innerText())?.[0]
      assert.ok(number)
      const answers = Promise.withResolvers<void>()
      await page.route('**/admin/find?*', async (route) => {
        await answers.promise
        await route.continue()
      })
      // The focus leaves the search of the list, in which it is a letter.
      await page.getByRole('heading', { level: 1 }).click()
      await page.keyboard.press('/')
      await page.getByRole('searchbox', { name: 'Find' }).fill(number)
      await page.keyboard.press('Enter')
      answers.resolve()
      await details(page).getByText(number).first().waitFor()
      await page.keyboard.press('Escape')
      await details(page).waitFor({ state: 'hidden' })
    })

    // In npm test: web/admin/drawn-screens.test.ts, web/admin/orders/list/cookie-storage.test.ts, order-row.test.ts.
    await detail('a grid, which is remembered and drawn by the server at once', async () => {
      const isChosen = (name: string) => page.getByRole('radio', { name }).isChecked()
      assert.ok(await isChosen('List'))
      await page.getByRole('radio', { name: 'Grid' }).check({ force: true })
      const grid = page.getByRole('list', { name: 'Online Orders' })
      assert.equal(await grid.getByRole('listitem').count(), 50)
      const card = await grid.getByRole('listitem').filter({ hasText: lakshmi.name }).first().innerText()
      const numbers = [lakshmi.mobile, lakshmi.alternateMobile ?? ''].map(groupedPhoneNumber)
      for (const text of [...numbers, '₹2,500', '1 item', 'Unverified', 'Pending', 'ORD']) {
        assert.ok(card.includes(text), text)
      }
      await page.reload()
      await grid.waitFor()
      assert.ok(await isChosen('Grid'))
      assert.match(await (await page.request.get('/admin/orders', again)).text(), /class="order-cards[ "]/)
    })
  },
  { databases: ['sqlite'] },
)
