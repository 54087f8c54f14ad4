// In `npm test`: server/dashboard.test.ts, web/admin/welcome, and the `reports` journey, which begins at the dashboard.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { until } from '#test/until.ts'
import { goods, lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { newKey, stockUp } from '#test/shop/open-test-shop.ts'
import { fillSmallCatalogue } from '#test/fixtures/full-catalogue.ts'
import { journey } from '#test/journeys/journey.ts'

async function fillShop(shop: Shop) {
  await fillSmallCatalogue(shop)
  const { skyShots } = await stockUp(shop, { skyShots: goods.skyShots })
  await shop.orders.place(newKey(), { customer: murugan, items: [{ id: skyShots.id, quantity: 2 }] })
  await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: skyShots.id, quantity: 5 }] })
}

const figure = (page: Page, label: string) =>
  page.getByRole('list', { name: 'The day’s numbers' }).getByRole('link', { name: label })

/** The link to the work, with its count. */
const work = (page: Page, words: string | RegExp) =>
  page.getByRole('region', { name: 'To do' }).getByRole('link', { name: words })

const shows = (page: Page, label: string, value: string) =>
  figure(page, label).getByText(value, { exact: true }).waitFor()

journey(
  '§2 the day’s work and the welcome numbers follow what happens in the shop',
  fillShop,
  async ({ person, shop }) => {
    const page = await (await person('owner')).visitOffice('/admin')
    await shows(page, 'New orders today', '2')
    await shows(page, 'Today’s total', '₹17,500')
    await shows(page, 'Unverified', '2')
    await shows(page, 'Pending', '2')
    await work(page, '2 To call').waitFor()
    await work(page, '1 Stock not deducted').waitFor()
    await work(page, 'Nothing to pack').waitFor()
    const newest = page.getByRole('region', { name: 'Newest orders' })
    await newest.getByText(murugan.name).waitFor()
    await newest.getByText('Stock not deducted').waitFor()
    const low = await work(page, /Running out$/)
      .locator('b')
      .innerText()

    const products = (await (await fetch(`${shop.origin}/products.json`)).json()) as {
      id: string
      productName: string
    }[]
    const pots = products.find(({ productName }) => productName === 'Bomb No. 1')
    const placed = await fetch(`${shop.origin}/orders`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() },
      body: JSON.stringify({ customer: lakshmi, items: [{ id: pots?.id, quantity: 495 }] }),
    })
    assert.equal(placed.status, 201)
    await shows(page, 'New orders today', '3')
    await work(page, '3 To call').waitFor()
    await work(page, `${Number(low) + 1} Running out`).waitFor()
    assert.equal(await newest.getByRole('listitem').count(), 3)

    await work(page, '3 To call').click()
    await page.waitForURL('**/admin/orders?sort=due')
    await until(async () => (await page.getByRole('link', { name: /^View Details/ }).count()) === 3)
    await page.goBack()
    await newest.getByText(murugan.name).click()
    await page.getByRole('dialog').getByText(murugan.address).waitFor()
  },
)
