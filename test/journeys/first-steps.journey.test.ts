import assert from 'node:assert/strict'
import type { Shop } from '#server/shop.ts'
import { demoProducts } from '#server/demo/catalogue.ts'
import { orderWords } from '#domain/words/en/order.ts'
import { goods } from '../fixtures/sample-data.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { listedProducts } from '../browser/listed-products.ts'
import { journey } from './journey.ts'
import { fillCheckout, putInCart } from './shopping.ts'

const [{ code, name }] = demoProducts as [(typeof demoProducts)[number]]
const tried = { ...goods.lakshmiCrackers, name, pricePaise: 100_00, mrpPaise: 400_00, stock: 100 }

async function fillDemo(shop: Shop) {
  await shop.products.create(tried, { code })
  await shop.firstSteps.recordGoods()
}

journey('an order is tried, and the demo removed and back after an undo', fillDemo, async ({ person }) => {
  const owner = await person('owner', { expected: /status of 422/ })
  const page = await owner.visitOffice('/admin')
  const panel = page.getByRole('region', { name: 'First steps' })
  await panel.getByText('Still from the demo: 1 product.').waitFor()
  await panel.getByRole('button', { name: /Try an order.*to do/ }).click()

  await page.getByText('You are trying an order.').waitFor()
  await putInCart(page, tried.name, 30)
  await page.getByRole('button', { name: 'Purchase' }).click()
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await fillCheckout(page)
  await page.getByRole('button', { name: 'Send Order' }).click()
  await page.getByText(orderWords.trial).waitFor()
  await page.getByRole('button', { name: 'Continue Shopping' }).click()
  assert.equal(await page.getByText('You are trying an order.').count(), 0, 'the next order is a customer’s')

  await page.goto('/admin/orders')
  await page.getByText('Trial', { exact: true }).first().waitFor()
  await page.goto('/admin')
  await untilHydrated(page)
  await panel.getByText('Still from the demo: 1 product and 1 trial order.').waitFor()
  await panel.getByRole('button', { name: 'Start with my own products' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start with my own products' })
  const typed = dialog.getByLabel(/Type the shop’s name/)
  await typed.fill('Another shop')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByText('This is not the shop’s name. We removed nothing.').waitFor()
  await typed.fill('Sri Vinayaga Crackers')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Removed: 1 product and 1 trial order').waitFor()
  assert.deepEqual(await listedProducts(page), [])

  await panel.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Back again: 1 product and 1 trial order').waitFor()
  const [back] = await listedProducts(page)
  assert.deepEqual([back?.productName, back?.stock], [tried.name, 70])
})
