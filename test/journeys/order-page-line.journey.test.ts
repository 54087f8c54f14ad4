import assert from 'node:assert/strict'
import type { Route } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { journey } from './journey.ts'
import { expected, quick } from './waiting-visitor.ts'

let path = ''

async function anOrder(shop: Shop) {
  const { flowerPots } = await stockUp(shop, { flowerPots: { ...goods.flowerPots, stock: 100 } })
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: flowerPots.id, quantity: 9 }] })
  assert.ok('order' in placed && placed.link !== undefined)
  path = `/order/${placed.link}`
}

journey(
  'a UTR that is cut off stays on the page of the order, also beside a read that is cut off',
  anOrder,
  async ({ person }) => {
    const page = await (await person('visitor', { expected })).visit(path)
    const sent = Promise.withResolvers<Route>()
    const asked = Promise.withResolvers<Route>()
    let isCut = false
    await page.route('**/order/*.data*', (route) => {
      if (isCut) return route.abort()
      if (route.request().method() === 'POST') return sent.resolve(route)
      asked.resolve(route)
    })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const read = await asked.promise
    await page.getByLabel('UTR of your payment').fill('432156789012')
    await page.getByRole('button', { name: 'Send UTR' }).click()
    const form = await sent.promise
    isCut = true
    await read.abort()
    await form.abort()
    await page.getByText('We got no answer. Press the button again.').waitFor()
    assert.equal(await page.getByLabel('UTR of your payment').inputValue(), '432156789012')
  },
  quick,
)
