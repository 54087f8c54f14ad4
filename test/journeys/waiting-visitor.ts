// What a visitor with an order that waits on the phone does and sees.
import assert from 'node:assert/strict'
import type { Page, Route } from 'playwright-core'
import { ATTEMPT_NAME } from '#web/browser/stored-order.ts'
import { answerTo } from '../browser/again.ts'
import type { Person } from '../browser/person.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { fillCheckout, openCheckout, putInCart } from './shopping.ts'

export const rocket = 'Whistling Rocket'
/** One reaches the minimum order. */
export const stock = {
  [rocket]: { ...goods.lakshmiCrackers, name: rocket, pricePaise: 2_500_00, mrpPaise: 9_000_00, stock: 500 },
}
/** Console errors of a browser without a line, and of refusals. */
export const expected =
  /ERR_(INTERNET_DISCONNECTED|FAILED|ABORTED|CONNECTION|EMPTY|INCOMPLETE)|status of (409|422)|manifest patches|Failed to fetch/
export const quick = { databases: ['sqlite'], only: 'phone' } as const

export const unsent = /Your order waits on this phone\. We do not have it yet\./
export const unanswered = /Your order waits on this phone\. We may not have it yet\./
export const asked = /Your order needs an answer\./

export const bar = (page: Page) => page.locator('.order-aside')
/** In the open dialog, which lies above a bar with the same buttons. */
export async function press(page: Page, name: string) {
  const inside = page.getByRole('dialog').getByRole('button', { name, exact: true })
  await ((await inside.count()) > 0 ? inside : page.getByRole('button', { name, exact: true })).first().click()
}

export const seeThanks = (page: Page) =>
  page.getByRole('heading', { name: `Thank you for your order, ${lakshmi.name}!` }).waitFor()

export async function toCheckout(page: Page) {
  await putInCart(page, rocket)
  const checkout = await openCheckout(page)
  await fillCheckout(page)
  return checkout
}

export async function sendWithoutLine(page: Page) {
  await page.context().setOffline(true)
  await press(page, 'Send Order')
  await page.getByRole('dialog').getByText(unsent).waitFor()
}

export async function comeBack({ context, visit }: Person, page: Page, path = '/about'): Promise<Page> {
  await page.close()
  await context.setOffline(false)
  return visit(path)
}

/** The shop stores it, and the line breaks before the answer. */
export async function loseAnswer(page: Page) {
  await page.route('**/orders', async (route: Route) => {
    await answerTo(route)
    await page.context().setOffline(true)
    await route.abort()
  })
}

export async function leaveNothing(page: Page) {
  await press(page, 'Continue Shopping')
  await page.getByRole('button', { name: 'Cart, 0 items' }).waitFor()
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  for (const word of [lakshmi.name, lakshmi.mobile, lakshmi.address]) assert.ok(!kept.includes(word), word)
}

export const shown = (tab: Page) => tab.getByRole('heading', { name: /^Thank you for your order/ }).count()

export const attemptIn = (page: Page) => page.evaluate((name) => localStorage.getItem(name) ?? '', ATTEMPT_NAME)
