// §4, §8 Orders that come and wait for their goods: arrival, a shortage, and two admins at once.
import assert from 'node:assert/strict'
import { again } from '../browser/again.ts'
import { lakshmi, murugan } from '../fixtures/sample-data.ts'
import { newKey } from '../shop/open-test-shop.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { listedProducts } from '../browser/listed-products.ts'
import { journey } from './journey.ts'
import { aShortage, details, openOrders, SHOTS, shown, viewDetails } from './orders-desk.ts'

journey(
  'an order that ran short is tried again once goods are there; a replaced one leads on',
  aShortage,
  async ({ person }) => {
    const admin = await person('admin', { expected: /status of 422/ })
    const page = await openOrders(admin)
    await page.getByText('Replaced by a later order').waitFor()
    await page.getByText('Replaces an earlier order').waitFor()
    await page.getByRole('button', { name: 'Stock not deducted: 1' }).click()
    await shown(page, '1 order')
    await viewDetails(page, lakshmi.name)
    await details(page).getByText('9 ordered, 0 in stock').waitFor()
    await details(page).getByRole('button', { name: 'Try again' }).click()
    await page.getByText(`Insufficient stock for product ${SHOTS} (9 ordered, 0 in stock)`).waitFor()

    const stockroom = await admin.visit('/admin/products')
    const stock = stockroom.getByRole('textbox', { name: new RegExp(SHOTS) }).first()
    await stock.fill('10')
    await stock.press('Enter')
    await stockroom.getByText('Stock updated successfully').waitFor()
    const tryAgain = details(page).getByRole('button', { name: 'Try again' })
    // The list is read again after the live event, here before the response has arrived.
    await page.route(
      (url) => url.pathname.endsWith('/orders.data'),
      async (route) => {
        if (route.request().method() !== 'POST') return await route.fallback()
        const response = await route.fetch()
        await tryAgain.waitFor({ state: 'detached' })
        await route.fulfill({ response })
      },
    )
    await tryAgain.click()
    await page.getByText('Stock deducted: the goods of this order are taken now.').waitFor()
    await details(page).getByRole('button', { name: 'Close' }).last().click()
    await page.getByText('No longer in this list').waitFor()
    await page.getByRole('button', { name: 'Refresh list' }).click()
    await page.getByText('No orders found').waitFor()
    await until(async () => (await listedProducts(page))[0]?.stock === 1)

    await page.goto('/admin/orders?sort=oldest')
    await untilHydrated(page)
    await viewDetails(page, murugan.name)
    await details(page)
      .getByText(/^The customer sent this order again/)
      .waitFor()
    await details(page).getByRole('link', { name: /^ORD/ }).click()
    await details(page)
      .getByText(/^This order stands in place of/)
      .waitFor()

    await details(page).getByRole('button', { name: 'Delete Order' }).click()
    const question = page.getByRole('dialog', { name: 'Delete Order' })
    await question.getByRole('button', { name: 'Delete Order' }).click()
    await page.getByText('Order deleted. 3 items are back in stock.').waitFor()
    await page.waitForURL((url) => !url.searchParams.has('order'))
    await viewDetails(page, murugan.name)
    await details(page)
      .getByText(/^Stock is not deducted for this order/)
      .waitFor()
    await details(page).getByText('All its goods are there now.').waitFor()
    await tryAgain.click()
    await page.getByText('Stock deducted: the goods of this order are taken now.').waitFor()
  },
  { both: true },
)

journey('an order that comes in shows at once, with a bell for who allowed it', aShortage, async ({ person }) => {
  const admin = await person('admin')
  await admin.context.addInitScript(() => {
    const strikes = { count: 0 }
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function startAndCount(when) {
      strikes.count += 1
      start.call(this, when)
    }
    Object.assign(window, { strikes })
  })
  const strikes = () => page.evaluate(() => (window as unknown as { strikes: { count: number } }).strikes.count)
  const page = await openOrders(admin)
  const [product] = await listedProducts(page)
  const stockroom = await admin.visit('/admin/products')
  const stock = stockroom.getByRole('textbox', { name: new RegExp(SHOTS) }).first()
  await stock.fill('50')
  await stock.press('Enter')
  await stockroom.getByText('Stock updated successfully').waitFor()

  const place = (name: string) =>
    page.request.post('/orders', {
      headers: { 'Idempotency-Key': newKey() },
      data: { customer: { ...lakshmi, name }, items: [{ id: product?.id, quantity: 1 }] },
      ...again,
    })
  await page.bringToFront()
  await place('Selvi')
  await page.getByText('New order from Selvi, ₹2,500').waitFor()
  await page.getByRole('row').filter({ hasText: 'Selvi' }).getByText('New', { exact: true }).waitFor()
  await shown(page, '4 orders')
  assert.equal(await strikes(), 0, 'silent until a click allows it')
  assert.match(await page.title(), /^\(1\) /, 'C P3-18 the title counts what came in')

  await page.getByRole('button', { name: 'Sound for new orders' }).click()
  await until(async () => (await strikes()) === 2)
  assert.doesNotMatch(await page.title(), /^\(/, 'a press has seen it')
  await page.waitForTimeout(1_600)
  await place('Anbu')
  await page.getByText('New order from Anbu').waitFor()
  await until(async () => (await strikes()) === 4)
  // A chip is pressed while more come in.
  const rush = Promise.all(['A', 'B', 'C', 'D'].map((name) => place(`Rush ${name}`)))
  const row = page.getByRole('row').filter({ hasText: 'Selvi' })
  await row.getByRole('button', { name: /^Verification: Unverified/ }).click()
  await row.getByText('Verified', { exact: true }).waitFor({ timeout: 3_000 })
  await rush
  await shown(page, '9 orders')
  await row.getByText('Verified', { exact: true }).waitFor()
})

journey('what another admin deletes is said to be gone', aShortage, async ({ person }) => {
  const page = await openOrders(await person('one'))
  const other = await openOrders(await person('other'))
  await viewDetails(page, lakshmi.name)
  await other.getByRole('button', { name: `Delete Order of ${lakshmi.name}` }).click()
  const question = other.getByRole('dialog', { name: 'Delete Order' })
  assert.equal(await question.getByLabel(/^Return its/).count(), 0, 'an order that took nothing returns nothing')
  await question.getByRole('button', { name: 'Delete Order' }).click()
  await other.getByText('Order deleted', { exact: true }).waitFor()
  await details(page).getByText('This order is no longer there.').waitFor()
  await details(page).getByRole('button', { name: 'Close' }).last().click()
  await shown(page, '2 orders')
})
