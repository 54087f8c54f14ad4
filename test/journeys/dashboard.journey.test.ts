// §2 The welcome tiles: the numbers of the day, alive while orders come in, each leading to its list.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { goods, lakshmi, murugan } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { journey } from './journey.ts'
import { screens } from '#web/admin/shell/navigation.ts'

async function fillShop(shop: Shop) {
  await fillSmallCatalogue(shop)
  const { skyShots } = await stockUp(shop, { skyShots: goods.skyShots })
  await shop.orders.place(newKey(), { customer: murugan, items: [{ id: skyShots.id, quantity: 2 }] })
  await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: skyShots.id, quantity: 5 }] })
}

const figure = (page: Page, label: string) =>
  page.getByRole('list', { name: 'The day’s numbers' }).getByRole('link', { name: label })

const shows = (page: Page, label: string, value: string) =>
  figure(page, label).getByText(value, { exact: true }).waitFor()

journey('§2 the welcome numbers follow what happens in the shop', fillShop, async ({ person, shop }) => {
  const page = await (await person('owner')).visitOffice('/admin')
  await shows(page, 'New orders today', '2')
  await shows(page, "Today's total", '₹17,500')
  await shows(page, 'Unverified', '2')
  await shows(page, 'Pending', '2')
  await shows(page, 'Stock not deducted', '1')
  const newest = page.getByRole('region', { name: 'Newest orders' })
  await newest.getByText(murugan.name).waitFor()
  await newest.getByText('Stock not deducted').waitFor()
  const low = await figure(page, 'Low Stock').locator('b').innerText()

  const products = (await (await fetch(`${shop.origin}/products.json`)).json()) as { id: string; productName: string }[]
  const pots = products.find(({ productName }) => productName === 'Bomb No. 1')
  const placed = await fetch(`${shop.origin}/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() },
    body: JSON.stringify({ customer: lakshmi, items: [{ id: pots?.id, quantity: 495 }] }),
  })
  assert.equal(placed.status, 201)
  await shows(page, 'New orders today', '3')
  await shows(page, 'Unverified', '3')
  await shows(page, 'Low Stock', `${Number(low) + 1}`)
  assert.equal(await newest.getByRole('listitem').count(), 3)

  await figure(page, 'Stock not deducted').click()
  await page.waitForURL('**/admin/orders?stock=short')
  await page.goBack()
  await newest.getByText(murugan.name).click()
  await page.getByRole('dialog').getByText(murugan.address).waitFor()
})

journey(
  '§2 a tile a screen, and each screen under its title',
  fillShop,
  async ({ person }) => {
    const page = await (await person('owner')).visitOffice('/admin')
    for (const { path, title } of screens.filter((screen) => screen.path !== '/admin')) {
      await page.goto('/admin')
      await untilHydrated(page)
      await page
        .getByRole('list', { name: 'Screens' })
        .getByRole('link', { name: new RegExp(`^${title}`) })
        .click()
      await page.waitForURL(`**${path}`)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    }
  },
  { databases: ['sqlite'], sharing: true },
)

async function fillWithCompleteOrder(shop: Shop) {
  const { skyShots } = await stockUp(shop, { skyShots: goods.skyShots })
  const placed = await shop.orders.place(newKey(), { customer: murugan, items: [{ id: skyShots.id, quantity: 2 }] })
  assert.ok('order' in placed)
  await shop.orders.complete(placed.order.orderId, 'Complete')
}

journey(
  '26.5 a customer is found by number, downloaded and erased on the Dashboard, and the open list of another admin says so',
  fillWithCompleteOrder,
  async ({ person }) => {
    const erased = "Erased at the customer's request"
    const list = await (await person('partner')).visitOffice('/admin/orders')
    await list.getByText(murugan.name).waitFor()
    const page = await (await person('owner')).visitOffice('/admin')
    const panel = page.getByRole('region', { name: 'Customer data' })
    await panel.getByLabel('Mobile number', { exact: true }).fill(`0${murugan.mobile}`)
    await panel.getByRole('button', { name: 'Find' }).click()
    await panel.getByText(murugan.name).waitFor()
    assert.equal(await panel.getByText('Not complete yet').count(), 0)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Download as a file' }).click(),
    ])
    assert.equal(file.suggestedFilename(), `Customer_${murugan.mobile}.json`)

    await panel.getByRole('button', { name: 'Erase this customer' }).click()
    const dialog = page.getByRole('dialog', { name: 'Erase Customer' })
    const again = dialog.getByLabel('Type the mobile number again')
    await again.fill(`+91 ${murugan.mobile}`)
    await again.press('Enter')
    await page.getByText('Erased from 1 order').waitFor()
    await page.getByRole('region', { name: 'Newest orders' }).getByText(erased).waitFor()
    assert.equal(await page.getByText(murugan.name).count(), 0)
    await panel.locator('h2:focus').waitFor()
    assert.equal(await panel.getByLabel('Mobile number', { exact: true }).inputValue(), '')
    await list.getByText(erased).waitFor()
    assert.equal(await list.getByText(murugan.name).count(), 0)
    assert.doesNotMatch(page.url(), /\d{10}/)

    await list
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click()
    const details = list.getByRole('dialog', { name: 'Order Details' })
    await details.getByText(erased).waitFor()
    assert.equal(await details.getByRole('link', { name: 'WhatsApp' }).count(), 0)
  },
)
