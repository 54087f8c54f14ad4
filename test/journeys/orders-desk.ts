// The orders screen of journeys.
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { goods, lakshmi, murugan } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import type { Person } from '../browser/person.ts'

export const SHOTS = '120 Shots Colour Rain'

/** Orders of one box each, by Lakshmi and, every third, by Murugan, whose orders are verified. */
export const someOrders = (count: number) => async (shop: Shop) => {
  const { shots } = await stockUp(shop, { shots: { ...goods.skyShots, stock: 100 } })
  for (let index = 0; index < count; index += 1) {
    const customer = index % 3 === 1 ? murugan : lakshmi
    const placed = await shop.orders.place(newKey(), { customer, items: [{ id: shots.id, quantity: 1 }] })
    if ('order' in placed && customer === murugan) await shop.orders.steps.verify(placed.order.orderId, 'Verified')
  }
}

/** More than a page: 35 orders of Lakshmi and 18 of Murugan. */
export const aBusyDay = someOrders(53)

/** Three boxes. An order of four ran short and was sent again with three; another of nine ran short. */
export async function aShortage(shop: Shop) {
  const { skyShots } = await stockUp(shop, { skyShots: goods.skyShots })
  const order = (quantity: number) => ({ customer: murugan, items: [{ id: skyShots.id, quantity }] })
  const key = newKey()
  await shop.orders.place(key, order(4))
  await shop.orders.place(newKey(), { ...order(3), supersedes: key })
  await shop.orders.place(newKey(), { ...order(9), customer: lakshmi })
}

export async function openOrders(person: Person, address = '') {
  const page = await person.visitOffice(`/admin/orders${address}`)
  await page.getByText('Manage customer orders and track status').waitFor()
  return page
}

export const shown = (page: Page, text: string) => page.locator('.orders-count', { hasText: text }).waitFor()
export const viewDetails = (page: Page, name = '') =>
  page
    .getByRole('link', { name: `View Details of ${name}` })
    .first()
    .click()
export const details = (page: Page) => page.getByRole('dialog', { name: 'Order Details' })

/** What the foot of the details offers to do next; just changed, it takes no press. */
export const nextButton = (page: Page, name: string | RegExp) =>
  details(page).locator('.order-next:not([data-settling])').getByRole('button', { name })
export const paymentDialog = (page: Page) => page.getByRole('dialog', { name: 'Record a payment' })
