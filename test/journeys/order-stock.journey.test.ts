import { answerTo } from '../browser/again.ts'
import { lakshmi, murugan } from '../fixtures/sample-data.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { listedProducts } from '../browser/listed-products.ts'
import { detail, journey, stage } from './journey.ts'
import { aShortage, details, openOrders, SHOTS, shown, viewDetails } from './orders-desk.ts'

journey(
  'an order that ran short is tried again once goods are there; a replaced one leads on',
  aShortage,
  async ({ person }) => {
    const admin = await person('admin', { expected: /status of 422/ })
    const page = await openOrders(admin)

    await stage('an order whose goods are not there is not taken', async () => {
      await page.getByText('Replaced by a later order').waitFor()
      await page.getByText('Replaces an earlier order').waitFor()
      await page.getByRole('button', { name: 'Stock not deducted: 1' }).click()
      await shown(page, '1 order')
      await viewDetails(page, lakshmi.name)
      await details(page).getByText('9 ordered, 0 in stock').waitFor()
      await details(page).getByRole('button', { name: 'Try again' }).click()
      await page.getByText(`Insufficient stock for product ${SHOTS} (9 ordered, 0 in stock)`).waitFor()
    })

    const tryAgain = details(page).getByRole('button', { name: 'Try again' })
    await stage('once they are there it is taken, also when the list is read before the answer', async () => {
      const stockroom = await admin.visit('/admin/products')
      const stock = stockroom.getByRole('textbox', { name: new RegExp(SHOTS) }).first()
      await stock.fill('10')
      await stock.press('Enter')
      await stockroom.getByText('Stock updated successfully').waitFor()
      // The live event reloads the list, here before the response has arrived.
      await page.route(
        (url) => url.pathname.endsWith('/orders.data'),
        async (route) => {
          if (route.request().method() !== 'POST') return await route.fallback()
          const response = await answerTo(route)
          await tryAgain.waitFor({ state: 'detached' })
          await route.fulfill({ response })
        },
      )
      await tryAgain.click()
      await page.getByText('Stock reduced for this order.').waitFor()
      await details(page).getByRole('button', { name: 'Close' }).last().click()
      await page.getByText('No longer in this list').waitFor()
      await page.getByRole('button', { name: 'Refresh list' }).click()
      await page.getByText('No orders found').waitFor()
      await until(async () => (await listedProducts(page))[0]?.stock === 1)
    })

    // In npm test: web/admin/drawn-screens.test.ts.
    await detail('a replaced order links to its replacement, and back', async () => {
      await page.goto('/admin/orders?sort=oldest')
      await untilHydrated(page)
      await viewDetails(page, murugan.name)
      await details(page)
        .getByText(/^The customer sent this order again/)
        .waitFor()
      await details(page).getByRole('link', { name: /^ORD/ }).click()
      await details(page)
        .getByText(/^This order replaces/)
        .waitFor()
    })

    // In npm test: server/orders/replace-order.test.ts and take-stock-again.test.ts.
    await detail('once that one is deleted, the replaced order waits for its goods again', async () => {
      await details(page).getByRole('button', { name: 'Delete Order' }).click()
      const question = page.getByRole('dialog', { name: 'Delete Order' })
      await question.getByRole('button', { name: 'Delete Order' }).click()
      await page.getByText('Order deleted. 3 items are back in stock.').waitFor()
      await page.waitForURL((url) => !url.searchParams.has('order'))
      await viewDetails(page, murugan.name)
      await details(page)
        .getByText(/^Stock is not deducted for this order/)
        .waitFor()
      await details(page).getByText('All its items are in stock now.').waitFor()
      await tryAgain.click()
      await page.getByText('Stock reduced for this order.').waitFor()
    })
  },
)
