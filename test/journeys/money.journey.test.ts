import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { isoDay, orderDate } from '#domain/dates/indian-date.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { goods, lakshmi, murugan } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { detail, journey, stage } from './journey.ts'
import { details, nextButton, openOrders, paymentDialog, viewDetails } from './orders-desk.ts'

const UTR = '432156789012'
const selvi = { ...lakshmi, name: 'Selvi' }
const anbu = { ...murugan, name: 'Anbu' }
const price = goods.skyShots.pricePaise

/** Four orders of a box of ₹2,500; those of Murugan and Anbu are confirmed. */
async function fourOrders(shop: Shop) {
  const { shots } = await stockUp(shop, { shots: { ...goods.skyShots, stock: 10 } })
  for (const customer of [lakshmi, selvi, murugan, anbu]) {
    const placed = await shop.orders.place(newKey(), { customer, items: [{ id: shots.id, quantity: 1 }] })
    assert.ok('order' in placed)
    if (customer === murugan || customer === anbu) await shop.orders.steps.take(placed.order.orderId, 'confirmed')
  }
}

const press = (page: Page, name: string) => details(page).getByRole('button', { name, exact: true }).click()

async function openPayment(page: Page) {
  const form = paymentDialog(page)
  if (await form.isVisible()) return form
  await details(page).locator('.order-payments').getByRole('button', { name: 'Record a payment' }).click()
  await form.waitFor()
  return form
}

async function payByUpi(page: Page, amount?: string) {
  const form = await openPayment(page)
  await form.getByLabel('UTR').fill(UTR)
  if (amount !== undefined) await form.getByLabel('Amount in rupees').fill(amount)
  await form.getByRole('button', { name: 'Record payment' }).click()
  return form
}

async function payInCash(page: Page, amount?: string) {
  const form = await openPayment(page)
  await form.getByLabel('How it was paid').selectOption('Cash')
  if (amount !== undefined) await form.getByLabel('Amount in rupees').fill(amount)
  await form.getByRole('button', { name: 'Record payment' }).click()
  await form.waitFor({ state: 'hidden' })
}

async function close(page: Page) {
  await details(page).getByRole('button', { name: 'Close' }).last().click()
  await details(page).waitFor({ state: 'hidden' })
}

journey('an order’s money is recorded once, requested, cleared and refunded', fourOrders, async (walk) => {
  const page = await openOrders(await walk.person('admin', { expected: /status of 422/ }))
  const rest = formatRupees(price - 1_000_00)
  const total = formatRupees(price)

  await stage('after the call and a part payment, the request and the estimate name the rest', async () => {
    await viewDetails(page, lakshmi.name)
    await nextButton(page, 'Confirm order').click()
    const text = details(page).locator('.message-text')
    await text.getByText('is confirmed').waitFor()
    await nextButton(page, 'Record a payment').waitFor()
    await details(page).getByLabel('Message', { exact: true }).selectOption('Payment request')
    await text.getByText('the amount to pay for your order').waitFor()
    assert.ok((await text.innerText()).includes(`is ${total}.`))
    await payInCash(page, '1,000')
    await text.getByText(`is ${rest}.`).waitFor()
    assert.match(await text.innerText(), /Received so far: ₹1,000/)
    const estimate = await details(page).getByRole('link', { name: 'Send estimate' }).getAttribute('href')
    assert.ok(new URL(estimate ?? '').searchParams.get('text')?.includes(`Received ₹1,000, due ${rest}`))
    await payInCash(page)
    await text.getByText('we have received your payment').waitFor()
    const names = await details(page).getByLabel('Message', { exact: true }).locator('option').allInnerTexts()
    assert.ok(!names.includes('Payment request'), names.join())
    await close(page)
  })

  // In npm test: web/admin/orders/steps/step-intents.test.ts, domain/payments/step-remark.test.ts.
  await detail('“Paid” without money warns, can be undone, and links to the payment', async () => {
    await viewDetails(page, selvi.name)
    const warning = details(page).locator('.paid-without-money')
    const recordPaid = async () => {
      await details(page).getByLabel('Next step').selectOption('Paid')
      await press(page, 'Record step')
    }
    await recordPaid()
    await warning.getByText(`No payment is recorded, and ${total} is due.`).waitFor()
    assert.match(await details(page).locator('.message-text').innerText(), /the amount to pay/)
    await warning.getByRole('button', { name: 'Undo: Paid' }).click()
    await warning.waitFor({ state: 'detached' })
    await recordPaid()
    await warning.getByRole('button', { name: 'Record a payment' }).click()
    await paymentDialog(page).waitFor()
    await payInCash(page)
    await warning.waitFor({ state: 'detached' })
  })

  // In npm test: domain/payments/step-remark.test.ts, and the `order-steps` journey without money.
  await detail('the question before a paid order is cancelled names the money to return', async () => {
    await press(page, 'Cancel Order')
    const question = page.getByRole('dialog', { name: 'Cancel Order' })
    await question.getByText(`You received ${total}. Refund it to the customer.`).waitFor()
    await question.getByRole('button', { name: 'Keep the order' }).click()
    await question.waitFor({ state: 'hidden' })
    await press(page, 'Cancel Order')
    await question.getByRole('button', { name: 'Cancel this order' }).click()
    await details(page).getByText(`${total} received, to be refunded`).waitFor()
    await close(page)
  })

  const orderId = await stage('a UTR is taken once, and the refusal names the order that has it', async () => {
    await viewDetails(page, murugan.name)
    await payByUpi(page)
    await details(page).getByText('Not checked yet', { exact: true }).waitFor()
    await details(page).getByText('Not checked in the bank yet.').waitFor()
    const id = new URL(page.url()).searchParams.get('order') ?? ''
    await close(page)
    await viewDetails(page, anbu.name)
    const form = await payByUpi(page, '500')
    await form.getByText(`is already recorded for the order ${id}`).first().waitFor()
    await form.getByRole('button', { name: 'Close' }).click()
    await form.waitFor({ state: 'hidden' })
    await openPayment(page)
    assert.equal(await form.getByLabel('Amount in rupees').inputValue(), '500', 'nothing typed is lost')
    return id
  })

  await stage('the payment is found in the statement of the bank, and its order is paid', async () => {
    await page.goto('/admin/money?view=statement')
    await untilHydrated(page)
    const rupees = total.replace('₹', '')
    const lines = [
      'Date,Narration,Debit,Credit',
      '28/10/2026,Charges,5,',
      `${orderDate(new Date())},UPI/${UTR}/PAY,,"${rupees}"`,
    ]
    const statement = `${lines.join('\n')}\n`
    const file = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('heading', { name: 'The UTR and the amount match (1)' }).waitFor()
    await page.getByRole('button', { name: 'Mark 1 as checked' }).click()
    await page.getByText('1 payment marked as checked.').waitFor()
    await page.goto(`/admin/money?day=${isoDay(new Date())}`)
    await untilHydrated(page)
    await page.getByRole('table').getByText('Checked in the bank', { exact: true }).waitFor()
    await page.getByRole('link', { name: orderId }).click()
    await nextButton(page, 'Mark as paid').click()
    await details(page).locator('.order-history li', { hasText: 'Paid' }).waitFor()
  })

  await stage('no more is given back than was received', async () => {
    await press(page, 'Record a refund')
    const back = page.getByRole('dialog', { name: 'Record a refund' })
    await back.getByLabel('How you refund it').selectOption('Cash')
    await back.getByLabel('Amount in rupees').fill('90,000')
    await back.getByRole('button', { name: 'Record refund' }).click()
    await back.getByText('You can refund up to').first().waitFor()
    await back.getByLabel('Amount in rupees').fill('500')
    await back.getByRole('button', { name: 'Record refund' }).click()
    await back.getByText('This order is not overpaid').first().waitFor()
    await back.getByLabel('Refund more than is overpaid').check()
    await back.getByRole('button', { name: 'Record refund' }).click()
    await details(page).getByText('₹500 refunded').first().waitFor()
    await details(page).getByText('Refunded to the customer').waitFor()
  })
})
