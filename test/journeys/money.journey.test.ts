// Staff record a UPI payment, a doubled UTR is refused with the other order named, and a statement is matched.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { isoDay, orderDate } from '#domain/indian-date.ts'
import { goods, lakshmi, murugan } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { journey } from './journey.ts'
import { details, openOrders, viewDetails } from './orders-desk.ts'

const UTR = '432156789012'

async function twoOrders(shop: Shop) {
  const { shots } = await stockUp(shop, { shots: { ...goods.skyShots, stock: 10 } })
  for (const customer of [lakshmi, murugan]) {
    const placed = await shop.orders.place(newKey(), { customer, items: [{ id: shots.id, quantity: 2 }] })
    if ('order' in placed) await shop.orders.history.take(placed.order.orderId, 'confirmed')
  }
}

async function pay(page: Page, amount?: string) {
  const form = details(page).locator('.payment-form')
  if (!(await form.isVisible())) await details(page).getByText('Record a payment').click()
  await form.getByLabel('UTR').fill(UTR)
  if (amount !== undefined) await form.getByLabel('Amount in rupees').fill(amount)
  await form.getByRole('button', { name: 'Record payment' }).click()
  return form
}

journey('a payment is recorded once, and found in the statement of the bank', twoOrders, async ({ person }) => {
  const page = await openOrders(await person('admin', { expected: /status of 422/ }))
  await viewDetails(page, lakshmi.name)
  await pay(page)
  await details(page).getByText('The customer says so').waitFor()
  await details(page).getByText('It was not seen in the bank yet.').waitFor()
  const orderId = new URL(page.url()).searchParams.get('order') ?? ''
  const rupees = (await details(page).locator('.payment-head strong').innerText()).replace('₹', '')

  await details(page).getByText('Close', { exact: true }).click()
  await viewDetails(page, murugan.name)
  const form = await pay(page, '500')
  await form.getByText(`was recorded already for the order ${orderId}`).waitFor()
  assert.equal(await form.getByLabel('Amount in rupees').inputValue(), '500', 'nothing typed is lost')

  await page.goto('/admin/money?view=statement')
  const statement = `Date,Narration,Debit,Credit\n${orderDate(new Date())},UPI/${UTR}/PAY,,"${rupees}"\n`
  const file = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('heading', { name: 'UTR and amount are the same: 1' }).waitFor()
  await page.getByRole('button', { name: 'Seen in the bank: 1 ticked' }).click()
  await page.getByText('1 payment is seen in the bank.').waitFor()
  await page.goto(`/admin/money?day=${isoDay(new Date())}`)
  await page.getByText('Seen in the bank', { exact: true }).waitFor()
  await page.getByRole('link', { name: orderId }).click()
  await details(page).getByRole('button', { name: 'Record step: Paid' }).click()
  await details(page).locator('.order-history li', { hasText: 'Paid' }).waitFor()

  await details(page).getByText('Record money given back').first().click()
  const back = details(page).locator('.payment-form').first()
  await back.getByLabel('How it went back').selectOption('Cash')
  await back.getByLabel('Amount in rupees').fill('90,000')
  await back.getByRole('button', { name: 'Record money given back' }).click()
  await back.getByText('No more can be given back than was received').waitFor()
  await back.getByLabel('Amount in rupees').fill('500')
  await back.getByRole('button', { name: 'Record money given back' }).click()
  await details(page).getByText('₹500 given back').first().waitFor()
  await details(page).getByText('Given back to the customer').waitFor()
})
