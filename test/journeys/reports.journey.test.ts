import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { isoDay } from '#domain/dates/indian-date.ts'
import { daysLater } from '#domain/dates/indian-days.ts'
import type { Shop } from '#server/shop.ts'
import { readSheets } from '#server/spreadsheets/read-sheets.ts'
import { goods, lakshmi, murugan } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { journey } from './journey.ts'

async function fillShop(shop: Shop) {
  const { skyShots, flowerPots } = await stockUp(shop, { skyShots: goods.skyShots, flowerPots: goods.flowerPots })
  const place = async (customer: typeof lakshmi, id: string, quantity: number) => {
    const placed = await shop.orders.place(newKey(), { customer, items: [{ id, quantity }] })
    assert.ok('order' in placed)
    return placed.order.orderId
  }
  await shop.orders.steps.verify(await place(murugan, skyShots.id, 1), 'Verified')
  await place(lakshmi, flowerPots.id, 8)
}

const table = (page: Page, name: string) => page.getByRole('table', { name })
const row = (page: Page, name: string, text: string) => table(page, name).getByRole('row').filter({ hasText: text })

async function downloaded(page: Page, name: RegExp) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
  const [sheet] = await readSheets(new Uint8Array(await readFile(await file.path())))
  return { name: file.suggestedFilename(), rows: sheet?.rows.map(({ cells }) => cells) ?? [] }
}

journey(
  'a day leads from the dashboard to its report, whose tables add up and are spreadsheets',
  fillShop,
  async ({ person }) => {
    const page = await (await person('owner', { expected: /status of 422/ })).visitOffice('/admin')
    await page.getByText('₹2,500 of it confirmed.').waitFor()
    const week = page.getByRole('region', { name: 'Online orders of seven days' })
    assert.equal(await week.getByRole('listitem').count(), 7)
    await week.getByRole('link', { name: '₹4,500 ordered in 2 orders, ₹2,500 confirmed' }).click()
    await page.waitForURL('**/admin/reports?day=range**')

    await page.getByText('2 orders, ₹2,250 on average').waitFor()
    await page.getByText('1 order, ₹2,500 on average').waitFor()
    await page.getByText('80% below M.R.P.').waitFor()
    await row(page, 'By product', goods.flowerPots.name).getByText('8 pieces', { exact: true }).waitFor()
    await row(page, 'By state', 'Puducherry').getByText('₹2,500').first().waitFor()
    for (const name of ['By category', 'By product', 'By state', 'By district'])
      assert.match(await row(page, name, 'Total').innerText(), /₹4,500[\s\S]*₹2,500/)

    const products = await downloaded(page, /^By product .xlsx/)
    assert.match(products.name, /^products_\d{4}-\d\d-\d\d\.xlsx$/)
    assert.deepEqual(products.rows.at(-1)?.slice(0, 4), ['Total', '', null, 4_500])
    const orders = await downloaded(page, /^Download all orders/)
    assert.deepEqual(
      orders.rows.slice(1).map((cells) => [cells[3], cells[12], cells[15]]),
      [
        [murugan.name, 1, 2_500],
        [lakshmi.name, 8, 2_000],
      ],
    )

    await page.getByLabel('Days').selectOption('season')
    await page.getByText(/We count the season from 1 August/).waitFor()
    await page.getByLabel('Days').selectOption('range')
    await page.getByText('Choose the first day, the last day, or both.').waitFor()
    const today = isoDay(new Date())
    await page.getByLabel('From this day').fill(daysLater(today, -3))
    await page.getByRole('figure', { name: 'Chart of the sums by day' }).waitFor()
    assert.equal(await table(page, 'By day').getByRole('row').count(), 3)
    await page.getByLabel('To this day').fill(daysLater(today, -4))
    await page.getByText('The first day is after the last one.').waitFor()
    await page.getByLabel('Days').selectOption('yesterday')
    await page.getByRole('heading', { name: 'No orders in these days' }).waitFor()
  },
)

journey(
  'Dashboard and Reports left open over midnight are read again',
  fillShop,
  async ({ person }) => {
    const owner = await person('owner')
    for (const path of ['/admin', '/admin/reports']) {
      await owner.context.clock.install()
      const page = await owner.visitOffice(path)
      const isRead = (url: string) => new URL(url).pathname === `${path}.data`
      await page.clock.fastForward('00:02:00')
      const read = page.waitForRequest((request) => isRead(request.url()))
      await page.clock.fastForward('24:00:00')
      await read
      await page.close()
    }
  },
  { only: 'desk', databases: ['sqlite'] },
)
