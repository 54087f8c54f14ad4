import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { newKey } from '../shop/open-test-shop.ts'
import { journey, stage } from './journey.ts'
import { putInCart } from './shopping.ts'

const { flowerPots: pots, skyShots: shots } = goods
const rocket = { ...goods.rockets, stock: 30 }
/** Of the shop that was filled last. */
let page = ''
let day = ''

/** An order of three goods. Since then one has become dearer, one is nearly sold out, and one is gone. */
async function anOrderOfLastSeason({ products, orders }: Shop) {
  const ids: string[] = []
  for (const [at, draft] of [pots, { ...shots, stock: 4 }, rocket].entries())
    ids.push((await products.create(draft, { code: `PRD100${at + 1}` })).id)
  const items = ids.map((id) => ({ id, quantity: 2 }))
  const placed = await orders.place(newKey(), { customer: lakshmi, items })
  assert.ok('order' in placed)
  const state = (await orders.links.of([placed.order.orderId])).get(placed.order.orderId)
  assert.ok(state && 'link' in state)
  day = placed.order.orderDate
  page = `/order/${state.link}`
  await products.edit(ids[0]!, { ...pots, pricePaise: pots.pricePaise + 50_00 }, pots)
  await products.changeStock(ids[1]!, -1)
  await products.remove(ids[2]!)
}

const inCart = (tab: Page) =>
  tab.evaluate(() =>
    (JSON.parse(localStorage.getItem('cart') ?? '[]') as { product: { name: string }; quantity: number }[])
      .map(({ product, quantity }) => `${product.name} ${quantity}`)
      .join(', '),
  )

journey(
  'the goods of an order are ordered again from its page; what is dearer, short or gone is said first',
  anOrderOfLastSeason,
  async ({ person }) => {
    const visitor = await person('visitor')
    const tab = await visitor.visit('/ordernow')
    await putInCart(tab, pots.name, 1)
    await tab.goto(page)
    await untilHydrated(tab)
    const dialog = tab.getByRole('dialog', { name: 'Order again' })

    await stage('each change is said, and the cart waits', async () => {
      await tab.getByRole('link', { name: 'Order these goods again' }).click()
      await dialog.getByText(`Your order of ${day} had 3 products. You can change them in your cart.`).waitFor()
      await dialog.getByText('₹300 now, ₹250 then').waitFor()
      await dialog.getByText(`No longer in our shop: ${rocket.name}`).waitFor()
      await dialog.getByText('Only 1 items available in stock!').waitFor()
      assert.equal(await inCart(tab), `${pots.name} 1`)
    })

    await stage('a reload still knows the order', async () => {
      await tab.reload()
      await dialog.getByText('₹300 now, ₹250 then').waitFor()
    })

    await stage('only its goods go into the cart', async () => {
      await dialog.getByRole('button', { name: 'Replace my cart' }).click()
      await until(async () => (await inCart(tab)) === `${pots.name} 2`)
      await dialog.waitFor({ state: 'hidden' })
    })

    await stage('a step back leads to the order', async () => {
      await tab.goBack()
      await tab.getByRole('link', { name: 'Order these goods again' }).waitFor()
    })
  },
  { databases: ['sqlite'] },
)
