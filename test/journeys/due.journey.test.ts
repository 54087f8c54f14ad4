// What is due after the call: a part payment is recorded, and the request and the estimate ask for the rest alone.
import assert from 'node:assert/strict'
import type { Shop } from '#server/shop.ts'
import { formatRupees } from '#domain/money.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { journey } from './journey.ts'
import { details, openOrders, viewDetails } from './orders-desk.ts'

/** A box of ₹2,500. */
async function oneOrder(shop: Shop) {
  const { shots } = await stockUp(shop, { shots: { ...goods.skyShots, stock: 10 } })
  await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: shots.id, quantity: 1 }] })
}

const rest = formatRupees(goods.skyShots.pricePaise - 1_000_00)

journey('after the call and a part payment, the request asks for the rest', oneOrder, async ({ person }) => {
  const page = await openOrders(await person('admin'))
  await viewDetails(page, lakshmi.name)
  await details(page).getByRole('button', { name: 'Record step' }).click()
  const text = details(page).locator('.message-text')
  await text.getByText(`the amount to pay for your order`).waitFor()
  assert.ok((await text.innerText()).includes(`is ${formatRupees(goods.skyShots.pricePaise)}.`))

  await details(page).getByText('Record a payment').click()
  const form = details(page).locator('.payments-add', { hasText: 'Record a payment' })
  await form.getByLabel('How it came').selectOption('Cash')
  await form.getByLabel('Amount in rupees').fill('1,000')
  await form.getByRole('button', { name: 'Record payment' }).click()
  await text.getByText(`is ${rest}.`).waitFor()
  assert.match(await text.innerText(), /Received so far: ₹1,000/)
  const estimate = await details(page).getByRole('link', { name: 'Send estimate' }).getAttribute('href')
  assert.ok(new URL(estimate ?? '').searchParams.get('text')?.includes(`Received ₹1,000, due ${rest}`))

  await form.getByLabel('How it came').selectOption('Cash')
  await form.getByRole('button', { name: 'Record payment' }).click()
  await text.getByText('we have received your payment').waitFor()
  const names = await details(page).getByLabel('Message', { exact: true }).locator('option').allInnerTexts()
  assert.ok(!names.includes('Payment asked'), names.join())
})

journey('“Paid” without money warns, and leads to the payment', oneOrder, async ({ person }) => {
  const total = formatRupees(goods.skyShots.pricePaise)
  const page = await openOrders(await person('admin'))
  await viewDetails(page, lakshmi.name)
  await details(page).getByLabel('Next step').selectOption('Paid')
  await details(page).getByRole('button', { name: 'Record step' }).click()
  const warning = details(page).locator('.paid-without-money')
  await warning.getByText(`Nothing is recorded as received: ${total} is due.`).waitFor()
  assert.match(await details(page).locator('.message-text').innerText(), /the amount to pay/)
  await warning.getByRole('button', { name: 'Undo: Paid' }).click()
  await warning.waitFor({ state: 'detached' })

  await details(page).getByLabel('Next step').selectOption('Paid')
  await details(page).getByRole('button', { name: 'Record step' }).click()
  await warning.getByRole('button', { name: 'Record a payment' }).click()
  const form = details(page).locator('.payments-add', { hasText: 'Record a payment' })
  await form.getByLabel('How it came').selectOption('Cash')
  await form.getByRole('button', { name: 'Record payment' }).click()
  await warning.waitFor({ state: 'detached' })

  await details(page).getByRole('button', { name: 'Cancel Order' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel Order' })
  await question.getByText(`${total} were received and are to be returned.`).waitFor()
  await question.getByRole('button', { name: 'Keep the order' }).click()
  await question.waitFor({ state: 'hidden' })
  await details(page).getByRole('button', { name: 'Cancel Order' }).click()
  await question.getByRole('button', { name: 'Cancel this order' }).click()
  await details(page).getByText(`${total} received, to be returned`).waitFor()
})
