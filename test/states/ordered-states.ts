// The states of the public screens after an order: confirmation, the order's own page, WhatsApp's question.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { WHATSAPP_TOAST_DELAY_MS } from '#domain/timings.ts'
import { lakshmi } from '../fixtures/sample-data.ts'
import { until } from '../until.ts'
import { fillCheckout, sendOrder } from '../journeys/shopping.ts'
import { few, sixty } from './carts.ts'
import type { State } from './states.ts'

const look = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor()

async function placeOrder(page: Page) {
  await fillCheckout(page, lakshmi)
  await sendOrder(page)
}

/** By the link itself: in Tamil the middle of its sentence is no link. */
async function openOwnPage(page: Page) {
  await placeOrder(page)
  await page.locator('.confirmation a[href*="/order/"]').click()
  await page.locator('.status-steps').waitFor()
}

/** Two UTRs, the second with a fault, typed while the page still reads the first. */
async function sendUtr(page: Page) {
  await openOwnPage(page)
  await page.getByLabel('UTR of your payment').fill('4321 5678 9077')
  await page.getByRole('button', { name: 'Send UTR' }).click()
  await page.getByText(/^Thank you\. We check it in our bank/).waitFor()
  await page.getByLabel('UTR of your payment').fill('43215678')
  await page.getByRole('button', { name: 'Send UTR' }).click()
  await page.getByText(/^Enter the 12 digits of the UTR/).waitFor()
  assert.equal(await page.getByLabel('UTR of your payment').inputValue(), '43215678')
}
async function orderAgain(page: Page) {
  await openOwnPage(page)
  await page.getByText('Order these goods again').click()
  await look('Leave it')(page)
}

/** In another app's browser, which may drop what a page saves. */
async function placeOrderInApp(page: Page) {
  await page.evaluate(() => {
    const userAgent =
      'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) Chrome/143.0.0.0 Mobile Safari/537.36 Instagram 350.0'
    Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent })
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true })
  })
  await placeOrder(page)
  await look(/^This app may not save files/)(page)
}

async function invoiceFails(page: Page) {
  await placeOrder(page)
  await page.route('**/assets/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Download Invoice' }).first().click()
  await look('Error loading PDF library. Please try again.')(page)
}

async function awaitToast(page: Page) {
  const toast = page.getByRole('region', { name: 'Order Confirmation' })
  await until(async () => {
    await page.clock.fastForward(WHATSAPP_TOAST_DELAY_MS)
    return toast.isVisible()
  })
}

async function toastAnOrder(page: Page) {
  await placeOrder(page)
  await awaitToast(page)
}

export const orderedStates: State[] = [
  { name: 'confirmation', path: '/ordernow#checkout', cart: few, act: placeOrder },
  { name: 'order-status', detail: true, path: '/ordernow#checkout', cart: few, act: openOwnPage },
  { name: 'order-status-utr', detail: true, path: '/ordernow#checkout', cart: few, act: sendUtr },
  { name: 'order-again', path: '/ordernow#checkout', cart: few, act: orderAgain },
  { name: 'confirmation-sixty', detail: true, path: '/ordernow#checkout', many: true, cart: sixty, act: placeOrder },
  { name: 'confirmation-in-app', detail: true, path: '/ordernow#checkout', cart: few, act: placeOrderInApp },
  { name: 'confirmation-pdf-error', detail: true, path: '/ordernow#checkout', cart: few, act: invoiceFails },
  { name: 'whatsapp-toast', path: '/ordernow?from=whatsapp', clock: true, act: awaitToast },
  {
    name: 'whatsapp-toast-order',
    detail: true,
    path: '/ordernow?from=whatsapp#checkout',
    clock: true,
    cart: few,
    act: toastAnOrder,
  },
]
