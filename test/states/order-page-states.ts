// The page of an order in the steps after "placed", opened from the desk.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { again } from '../browser/again.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { newKey } from '../shop/open-test-shop.ts'
import type { State } from './states.ts'

const ORDERS = '/admin/orders'

/** From the order's details, in the language of the test. */
export async function openOwnPage(page: Page) {
  const link = page.getByRole('dialog', { name: 'Order Details' }).getByRole('link', { name: 'Open the page' })
  await page.goto((await link.getAttribute('href')) ?? '')
  await page.locator('.status-steps').waitFor()
  await untilHydrated(page)
}

const first = (page: Page) => page.getByRole('link', { name: /^View Details of/ }).first()

async function openFirst(page: Page) {
  await first(page).click()
  await openOwnPage(page)
}

async function payFirst(page: Page) {
  const address = new URL((await first(page).getAttribute('href')) ?? '', page.url())
  const orderIds = address.searchParams.get('order')
  assert.ok(orderIds)
  const form = { intent: 'steps', step: 'paid', orderIds, key: newKey() }
  await page.request.post(`${ORDERS}.data`, { form, ...again })
  await page.goto(address.href)
  await openOwnPage(page)
}

export const orderPageStates: State[] = [
  { name: 'order-status-confirmed', detail: true, as: 'admin', path: `${ORDERS}?step=confirmed`, act: openFirst },
  { name: 'order-status-paid', detail: true, as: 'admin', path: `${ORDERS}?step=confirmed`, act: payFirst },
  { name: 'order-status-packed', detail: true, as: 'admin', path: `${ORDERS}?step=packed`, act: openFirst },
  { name: 'order-status-delivered', detail: true, as: 'admin', path: `${ORDERS}?step=delivered`, act: openFirst },
  { name: 'order-status-cancelled', as: 'admin', path: `${ORDERS}?step=cancelled`, act: openFirst },
]
