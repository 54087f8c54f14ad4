import assert from 'node:assert/strict'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { productDefaults } from '#domain/product/product.ts'
import type { Shop } from '#server/shop.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { goods } from '../fixtures/sample-data.ts'
import { addressRead, said } from '../browser/reading.ts'
import { detail, journey, stage } from './journey.ts'
import { putInCart } from './shopping.ts'

const [pots, lakshmi, gold] = ['Flower Pots Special', '4" Lakshmi', '4" Lakshmi Gold']

/** Ten flower pots, and plenty of two kinds of Lakshmi. */
async function potsAndLakshmi({ products }: Shop) {
  await products.create(goods.flowerPots)
  for (const name of [lakshmi, gold])
    await products.create({ ...productDefaults, ...goods.lakshmiCrackers, name, stock: 200 })
}

/** As another program saves it: without styles and formulas. */
async function filledIn(file: Buffer, name: string, quantity: number): Promise<Buffer> {
  const { sheets } = await readXlsx(new Uint8Array(file))
  const rows = sheets.flatMap((sheet) => sheet.rows.map((cells) => [...cells]))
  for (const cells of rows) if (cells[1] === name) cells[6] = quantity
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet1', rows }] }))
}

journey(
  'a pasted list: what is clear is added to the cart once, what is not is asked, and the rest is kept',
  potsAndLakshmi,
  async ({ person }) => {
    const visitor = await person('visitor')
    const page = await visitor.visit('/ordernow')
    const list = page.getByRole('dialog', { name: 'Fill the cart quickly' })
    const field = list.getByRole('textbox', { name: 'Your list' })
    const openList = async () => {
      await page.getByRole('button', { name: 'Fill quickly' }).click()
      await list.getByText('Paste a list', { exact: true }).click()
    }
    const inCart = async () =>
      page.evaluate(() =>
        (JSON.parse(localStorage.getItem('cart') ?? '[]') as { product: { name: string }; quantity: number }[])
          .map(({ product, quantity }) => `${product.name} ${quantity}`)
          .join(', '),
      )

    await stage('a message is read line by line, and nothing is in the cart yet', async () => {
      await putInCart(page, pots, 2)
      await openList()
      await field.fill('Hello sir\nflower pot special - 3\nlakshmi 5 box\nwashing powder 2\nlakshmi gold 4 inch')
      for (const sentence of ['1 line is clear.', '2 lines need your answer.', '1 line is not in our shop.'])
        await list.getByText(sentence).waitFor()
      await list.getByText('With the 2 already chosen, that makes 5.').waitFor()
      assert.equal(await inCart(), `${pots} 2`)
    })

    await stage('the list and the answers outlive Back and a reload', async () => {
      await list
        .getByRole('combobox', { name: 'Which product is “lakshmi 5 box”?' })
        .selectOption(`${lakshmi} · ₹50 · ${said('In Stock')}`)
      await page.goBack()
      await list.waitFor({ state: 'hidden' })
      await page.reload()
      await untilHydrated(page)
      await openList()
      for (const sentence of ['2 lines are clear.', '1 line needs your answer.'])
        await list.getByText(sentence).waitFor()
    })

    await stage('two presses add once, to what was in the cart; the open lines stay', async () => {
      const add = list.getByRole('button', { name: 'Add 2 products to the cart' })
      await add.evaluate((button: HTMLElement) => {
        button.click()
        button.click()
      })
      await until(async () => (await field.inputValue()) === 'washing powder 2\nlakshmi gold 4 inch')
      assert.equal(await inCart(), `${pots} 5, ${lakshmi} 5`)
    })

    await stage('more than the stock is refused with the sentence of the shop', async () => {
      await field.fill('flower pots special 6')
      await list.getByText('Only 10 items available in stock!').waitFor()
      assert.equal(await list.getByRole('button', { name: /^Add / }).count(), 0)
      await list.getByRole('button', { name: `Decrease quantity of ${pots}` }).click()
      await list.getByRole('button', { name: 'Add 1 product to the cart' }).click()
      await list.waitFor({ state: 'hidden' })
      await until(async () => (await inCart()) === `${pots} 10, ${lakshmi} 5`)
      assert.equal(new URL(page.url()).hash, '')
    })

    // In npm test: `web/storefront/order-now/pasted-list/sheet-lines.test.ts`.
    await detail('the price list of the shop, filled in, is read below the lines in the field', async () => {
      await openList()
      await field.fill('washing powder 2')
      const choose = (name: string, buffer: Buffer) =>
        list.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
      await choose('bill.xlsx', Buffer.from('GIF89a'))
      await list.getByText(/^This file is not our price list\./).waitFor()
      const given = await (await page.request.get(addressRead('/pricelist.xlsx'))).body()
      await choose('list.xlsx', given)
      await list.getByText(/^This list has no quantity yet\./).waitFor()
      await choose('list.xlsx', await filledIn(given, gold, 7))
      await list.getByText('1 line is clear.').waitFor()
      assert.match(await field.inputValue(), /^washing powder 2\nPRD\d{4} × 7$/)
      assert.equal(await list.getByText(/This (file|list)/).count(), 0)
      await list.getByRole('button', { name: 'Add 1 product to the cart' }).click()
      await until(async () => (await inCart()) === `${pots} 10, ${lakshmi} 5, ${gold} 7`)
    })
  },
)
