import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { openDatabase } from '#server/database/open.ts'
import type { Shop } from '#server/shop.ts'
import { listedProducts } from '../browser/listed-products.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { newKey, stockUp } from '../shop/open-test-shop.ts'
import { until } from '#test/until.ts'
import { journey, stage } from './journey.ts'
import { details, openOrders, viewDetails } from './orders-desk.ts'

async function anOrder(shop: Shop) {
  const { pots, shots } = await stockUp(shop, { pots: goods.flowerPots, shots: goods.skyShots })
  const items = [
    { id: pots.id, quantity: 4 },
    { id: shots.id, quantity: 2 },
  ]
  await shop.orders.place(newKey(), { customer: lakshmi, items })
}

async function openEdit(page: Page) {
  await viewDetails(page, lakshmi.name)
  await details(page).getByRole('link', { name: 'Edit Order' }).click()
  await page.getByRole('button', { name: 'Save order' }).waitFor()
}

async function setQuantity(page: Page, name: string, pieces: string) {
  const field = page.getByRole('textbox', { name: `quantity of ${name}` })
  await field.fill(pieces)
  await field.press('Enter')
}

const save = (page: Page) => page.getByRole('button', { name: 'Save order' }).click()

journey('two people edit one order, see each other and lose nothing', anOrder, async ({ person }) => {
  const owner = await openOrders(await person('owner', { expected: /status of 422/ }))
  await openEdit(owner)
  const { pathname, search } = new URL(owner.url())
  const second = await (await person('second admin')).visitOffice(pathname + search)
  const pieces = (name: string) => owner.getByRole('textbox', { name: `quantity of ${name}` }).inputValue()

  await stage('both see that the other has the order open', async () => {
    for (const page of [owner, second]) await page.getByText('also has this order open to edit it').waitFor()
  })

  await stage('the short product is named, a substitute is added, and the draft survives a reload', async () => {
    await setQuantity(owner, goods.skyShots.name, '5')
    await save(owner)
    await owner.getByText('Not enough stock: 120 Shots Colour Rain (3 more wanted, 1 in stock).').first().waitFor()
    await owner.getByRole('button', { name: `Take a substitute for ${goods.skyShots.name}` }).click()
    await owner.getByRole('searchbox').fill('flower')
    await owner.getByRole('button', { name: `Take instead: ${goods.flowerPots.name}` }).click()
    await setQuantity(owner, goods.flowerPots.name, '9')
    await owner.reload()
    await until(async () => (await pieces(goods.flowerPots.name)) === '9')
  })

  await stage('the other’s save is merged, and both are saved', async () => {
    await second.getByLabel('Discount', { exact: true }).fill('10')
    await second.getByText('%', { exact: true }).click()
    await save(second)
    await second.getByText('Order saved as revision 1.').first().waitFor()
    await owner.getByText('changed this order (revision 1').first().waitFor()
    assert.equal(await owner.getByLabel('Discount', { exact: true }).inputValue(), '10')
    await owner.getByRole('button', { name: 'OK, I have seen it' }).click()
    await save(owner)
    await owner.getByText('Order saved as revision 2.').first().waitFor()
    const stock = (await listedProducts(owner)).map((product) => product.stock)
    assert.deepEqual(stock.toSorted(), [1, 3])
  })

  await stage(
    'the details show the revision, its estimate is sent, and each line shows its earlier quantity',
    async () => {
      await owner.getByRole('link', { name: 'Order details' }).click()
      await details(owner)
        .getByText(/^Revised \d+\/\d+\/\d{4} \(revision 2\)$/)
        .waitFor()
      await details(owner).getByText('₹2,025').first().waitFor()
      const estimate = details(owner).getByRole('link', { name: 'Send estimate' })
      assert.match(
        decodeURIComponent((await estimate.getAttribute('href')) ?? ''),
        /this is the estimate for your order[^]*Total amount: ₹2,025/,
      )
      await estimate.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
      await estimate.click()
      await details(owner).locator('.order-history li', { hasText: 'Estimate, in English' }).waitFor()
      await details(owner).getByRole('link', { name: 'Revisions' }).click()
      await owner.getByRole('row', { name: /^120 Shots Colour Rain.*2 –$/ }).waitFor()
    },
  )
})

async function anOrderAndCrackers(shop: Shop) {
  await anOrder(shop)
  await stockUp(shop, { crackers: goods.lakshmiCrackers })
}

journey('an order is saved at the total that its screen showed', anOrderAndCrackers, async ({ person, shop }) => {
  const page = await openOrders(await person('owner', { expected: /status of 422/ }))
  await openEdit(page)
  await page.getByRole('searchbox').fill('lakshmi')
  await page.getByRole('button', { name: `Add ${goods.lakshmiCrackers.name}`, exact: true }).click()
  const total = page.locator('.edit-total')
  await total.getByText('₹6,050').waitFor()
  const { db, close } = await openDatabase(shop.place, () => new Date())
  await db.updateTable('products').set({ price_paise: 49_00 }).where('name', '=', goods.lakshmiCrackers.name).execute()
  await close()
  await save(page)
  await page.getByText('The total is now ₹6,049, you saw ₹6,050. Nothing was saved.').first().waitFor()
  await total.getByText('₹6,049').waitFor()
  await save(page)
  await page.getByText('Order saved as revision 1.').first().waitFor()
})
