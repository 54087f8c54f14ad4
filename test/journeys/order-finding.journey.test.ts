// §5, §9 Orders are found by number, district, transport and product, and by their days.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { goods, lakshmi, murugan } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { journey } from './journey.ts'
import { aBusyDay, openOrders, shown } from './orders-desk.ts'

const people = [
  { ...murugan, name: 'V. Lavanya', district: 'Salem', address: '7, Mill Road, by KPN Transport' },
  { ...lakshmi, name: 'குமார் ரவி', district: 'மதுரை', address: '12, Temple Street' },
]

async function twoOrders(shop: Shop) {
  const { shots, rockets } = await stockUp(shop, { shots: goods.skyShots, rockets: { ...goods.rockets, stock: 90 } })
  for (const [index, customer] of people.entries()) {
    const items = [{ id: index === 0 ? shots.id : rockets.id, quantity: index === 0 ? 1 : 90 }]
    const placed = await shop.orders.place(newKey(), { customer, items })
    assert.ok('order' in placed, JSON.stringify(placed))
  }
}

const names = (page: Page) => page.locator('.row-link').allInnerTexts()

journey(
  '§5 an order is found by number, district, transport and product, words in any order',
  twoOrders,
  async ({ person }) => {
    const page = await openOrders(await person('admin'))
    await shown(page, '2 orders')
    const ids = (await page.getByText(/^ORD\d{17}$/).allInnerTexts()).toReversed()
    const [lavanya = '', ravi = ''] = ids
    const finds = async (search: string, ...expected: string[]) => {
      await page.goto(`/admin/orders?${new URLSearchParams({ search })}`)
      await shown(page, expected.length === 1 ? '1 order' : `${expected.length} orders`)
      assert.deepEqual(await names(page), expected, search)
    }
    await finds(lavanya, 'V. Lavanya')
    await finds(ravi.slice(3), 'குமார் ரவி')
    if (lavanya.slice(-6) !== ravi.slice(-6)) await finds(lavanya.slice(-6), 'V. Lavanya')
    await finds(lavanya.slice(0, 9), 'குமார் ரவி', 'V. Lavanya')
    await finds('salem', 'V. Lavanya')
    await finds('Lavanya V.', 'V. Lavanya')
    await finds('ரவி மதுரை', 'குமார் ரவி')
    await finds('transport kpn', 'V. Lavanya')
    await page.getByText('No such customer: found by address or goods').waitFor()
    await finds(goods.rockets.name, 'குமார் ரவி')
    await finds('rain colour salem', 'V. Lavanya')
    await finds('umbrella')
  },
)

journey('§9 orders of today, of yesterday and between two days stand in the address', aBusyDay, async ({ person }) => {
  const page = await openOrders(await person('admin'), '?day=today')
  await shown(page, '1–50 of 53 orders')
  await page.getByRole('link', { name: 'Next' }).click()
  await shown(page, '51–53 of 53 orders')
  await page.getByLabel('Verification Status').selectOption('Verified')
  await shown(page, '18 orders')
  await page.getByLabel('Days', { exact: true }).selectOption('Yesterday')
  await page.getByText('No orders found').waitFor()
  assert.equal(new URL(page.url()).searchParams.get('day'), 'yesterday')
  await page.getByLabel('Days', { exact: true }).selectOption('From – to')
  await page.getByLabel('From this day').fill('2020-01-01')
  await shown(page, '18 orders')
  await page.getByLabel('To this day').fill('2020-01-31')
  await page.getByText('No orders found').waitFor()
  assert.equal(new URL(page.url()).searchParams.get('to'), '2020-01-31')
  await page.getByLabel('Days', { exact: true }).selectOption('All Days')
  await shown(page, '18 orders')
  assert.equal(new URL(page.url()).search, '?verified=Verified')
})
