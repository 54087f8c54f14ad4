// The states of an order that waits on the phone, outside the checkout.
import type { Page } from 'playwright-core'
import { ATTEMPT_NAME } from '#web/browser/stored-order.ts'
import { addressRead } from '../browser/reading.ts'
import { few } from './carts.ts'
import { sendUnheard } from './storefront-states.ts'
import type { State } from './states.ts'

const closeCheckout = (page: Page) => page.getByRole('button', { name: 'Close checkout' }).click()

/** The bar above the shop, which is drawn behind the checkout. */
const seeBar = (page: Page, text: RegExp) => page.locator('.order-aside').getByText(text).waitFor()

/** Left unsent by a closed tab, as if it had been written so long ago. */
async function leaveUnsent(page: Page, hours = 0) {
  await sendUnheard(page)
  await page.evaluate(
    ([name, ms]) => {
      const attempt = JSON.parse(localStorage.getItem(name) ?? '{}')
      localStorage.setItem(name, JSON.stringify({ ...attempt, madeAt: attempt.madeAt - ms }))
    },
    [ATTEMPT_NAME, hours * 3_600_000] as const,
  )
}

async function waitInShop(page: Page) {
  await sendUnheard(page)
  await closeCheckout(page)
  await seeBar(page, /waits on this phone/)
}

async function askNextDay(page: Page) {
  await leaveUnsent(page, 20)
  page.once('dialog', (question) => void question.accept())
  await page.goto(addressRead('/about'))
  await seeBar(page, /Send it now/)
}

async function askAboutRefusal(page: Page) {
  await leaveUnsent(page)
  await page.unroute('**/orders')
  await page.route('**/orders', (route) =>
    route.fulfill({ status: 422, json: { message: 'Insufficient stock for product Lakshmi Crackers' } }),
  )
  page.once('dialog', (question) => void question.accept())
  await page.goto(addressRead('/'))
  await seeBar(page, /needs an answer/)
}

export const waitingStates: State[] = [
  { name: 'order-waits', detail: true, path: '/ordernow#checkout', cart: few, act: waitInShop },
  { name: 'order-waits-next-day', path: '/ordernow#checkout', cart: few, act: askNextDay },
  { name: 'order-needs-answer', detail: true, path: '/ordernow#checkout', cart: few, act: askAboutRefusal },
]
