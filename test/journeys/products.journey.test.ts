// §2, §4, §8 Products: found, looked at in both views, counted, edited and deleted.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { goods } from '../fixtures/sample-data.ts'
import { redSquare } from '../fixtures/red-square.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { journey } from './journey.ts'
import type { Person } from '../browser/person.ts'
import { orderElsewhere } from './shopping.ts'

const quick = { databases: ['sqlite'] } as const
const { flowerPots, skyShots, rockets, lakshmiCrackers } = goods
const NOTICE_MS = 5_000

async function openProducts(person: Person): Promise<Page> {
  return await person.visitOffice('/admin/products')
}

const says = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor()
const rows = (page: Page) => page.getByRole('table', { name: 'Products' }).locator('tbody > tr')
const stock = (page: Page, { name }: { name: string }) => page.getByRole('textbox', { name: `stock of ${name}` })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function edit(page: Page, { name }: { name: string }) {
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await dialog(page, 'Edit Product').waitFor()
}

const inForm = (page: Page, label: string) => dialog(page, 'Edit Product').getByLabel(label, { exact: false }).first()
const saveChanges = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()

type Listed = { productName: string; stock: number; ourPrice: number; items: string; imageUrl: string }

async function listed({ origin }: { origin: string }, name: string): Promise<Listed | undefined> {
  const all = (await (await fetch(`${origin}/products.json`)).json()) as Listed[]
  return all.find(({ productName }) => productName === name)
}

journey(
  '§2 products are searched by name, code or category, filtered, and shown in the view that was chosen',
  goods,
  async ({ person, screen }) => {
    const page = await openProducts(await person('admin'))
    assert.equal(await rows(page).count(), 4)
    assert.match(await page.locator('.count-tiles').innerText(), /Total Products\s+4|4\s+Total Products/)
    const search = page.getByRole('searchbox')
    await search.fill('sky')
    await says(page, 'No products found')
    await search.fill('colour rain')
    await until(async () => (await rows(page).count()) === 1)
    await search.fill('rocket')
    await until(async () => (await rows(page).innerText()).includes(rockets.name))
    await search.fill('')
    await page.getByLabel('Stock', { exact: true }).selectOption('out')
    await until(async () => (await rows(page).count()) === 1)
    await page.getByLabel('Stock', { exact: true }).selectOption('low-to-high')
    await until(async () => (await rows(page).count()) === 4)
    assert.ok((await rows(page).first().innerText()).includes(rockets.name))
    await page.getByLabel('Per', { exact: true }).selectOption('1pkt')
    await until(async () => (await rows(page).count()) === 2)

    const other = screen === 'phone' ? 'List' : 'Grid'
    await page.getByRole('radio', { name: other }).check({ force: true })
    await page.reload()
    await untilHydrated(page)
    assert.equal(await page.getByRole('radio', { name: other }).isChecked(), true, 'the choice is remembered')
    assert.equal(await rows(page).count(), 2, 'the filters are in the address')
  },
  quick,
)

journey(
  '§4, §8 the stock is counted down, typed and filled up in bulk, and each message goes after 5 s',
  goods,
  async ({ person, shop }) => {
    const page = await openProducts(await person('admin'))
    await page.getByRole('button', { name: `Decrease stock of ${flowerPots.name}` }).click()
    await says(page, 'Stock updated successfully')
    assert.equal((await listed(shop, flowerPots.name))?.stock, 9)
    await page.waitForTimeout(NOTICE_MS + 500)
    assert.equal(await page.getByText('Stock updated successfully').count(), 0)

    for (const [typed, becomes] of [
      ['-7', 0],
      ['25', 25],
      ['௭௫', 75],
      ['many', 0],
    ] as const) {
      await stock(page, flowerPots).fill(typed)
      await stock(page, flowerPots).press('Tab')
      await until(async () => (await listed(shop, flowerPots.name))?.stock === becomes)
      assert.equal(await stock(page, flowerPots).inputValue(), String(becomes))
    }
    await page.getByRole('button', { name: `Increase stock of ${flowerPots.name}` }).click()
    const bulk = dialog(page, 'Add Bulk Stock')
    assert.deepEqual(await bulk.locator('fieldset button').allInnerTexts(), [
      '+10',
      '+25',
      '+50',
      '+100',
      '+150',
      '+200',
    ])
    await bulk.getByRole('button', { name: '+150' }).click()
    await says(page, 'Added 150 units to stock')
    assert.equal((await listed(shop, flowerPots.name))?.stock, 150)
  },
  quick,
)

journey(
  '§4 a product is edited: prices help, the picture is removed and replaced, and a sale made meanwhile counts',
  goods,
  async ({ person, shop }) => {
    const page = await openProducts(await person('admin'))
    await edit(page, flowerPots)
    await inForm(page, 'Product Name').fill('')
    await saveChanges(page)
    await says(page, 'Please fill in all required fields')
    await inForm(page, 'Product Name').fill('பூச்சட்டி Deluxe')
    await inForm(page, 'Our Price').fill('')
    await inForm(page, 'Our Price').pressSequentially('Rs. ௧௨௫')
    assert.equal(await inForm(page, 'Discount').inputValue(), '90')
    await inForm(page, 'Stock').fill('௩௫')
    await orderElsewhere(shop.origin, flowerPots.name, 8)
    await page.getByText('2 now: it becomes 27, your change of +25').waitFor()

    await page.getByLabel(/Drop the product image/).setInputFiles(await redSquare())
    await page.getByRole('button', { name: 'Uploading...' }).click()
    await says(page, 'Please wait for the image to finish uploading')
    await page.getByRole('button', { name: 'Upload now' }).click()
    await says(page, 'Image uploaded successfully')
    await saveChanges(page)
    await says(page, 'Product updated successfully')
    const edited = await listed(shop, 'பூச்சட்டி Deluxe')
    assert.deepEqual([edited?.stock, edited?.ourPrice], [27, 125])
    assert.match(edited?.imageUrl ?? '', /^\/media\/image\/upload\//)
    await page.getByText('பூச்சட்டி Deluxe').first().waitFor()

    await edit(page, { name: 'பூச்சட்டி Deluxe' })
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByLabel(/Drop the product image/).waitFor({ state: 'attached' })
    await saveChanges(page)
    await until(async () => (await listed(shop, 'பூச்சட்டி Deluxe'))?.imageUrl === '')
  },
  quick,
)

journey(
  'two admins edit one product: what only one changed is joined, what both changed is asked about',
  goods,
  async ({ person, shop }) => {
    const [anbu, selvi] = await Promise.all([
      openProducts(await person('anbu')),
      openProducts(await person('selvi', { expected: /status of 422/ })),
    ])
    await edit(anbu, skyShots)
    await edit(selvi, skyShots)
    await inForm(selvi, 'Product Name').fill('120 Shots')
    await inForm(selvi, 'Our Price').fill('2000')
    await inForm(anbu, 'Product Name').fill('Colour Rain')
    await inForm(anbu, 'Category').selectOption('Special Multi Shots')
    await saveChanges(anbu)
    await says(anbu, 'Product updated successfully')

    await selvi.getByText('Someone else has changed Product Name too.', { exact: true }).waitFor()
    await saveChanges(selvi)
    await selvi
      .getByText(/changed Product Name too. Choose/)
      .first()
      .waitFor()
    assert.equal((await listed(shop, 'Colour Rain'))?.ourPrice, 2500, 'nothing was written over')
    await selvi.getByRole('button', { name: 'Use theirs for Product Name' }).click()
    assert.equal(await inForm(selvi, 'Product Name').inputValue(), 'Colour Rain')
    await saveChanges(selvi)
    await says(selvi, 'Product updated successfully')
    const joined = await listed(shop, 'Colour Rain')
    assert.deepEqual([joined?.ourPrice, joined?.items], [2000, 'Special Multi Shots'])
  },
  quick,
)

journey(
  'what was typed into the edit form survives closing it and a reload, until it is saved or cancelled',
  goods,
  async ({ person }) => {
    const page = await openProducts(await person('admin'))
    await edit(page, lakshmiCrackers)
    await inForm(page, 'Product Name').fill('5" Lakshmi')
    await page.keyboard.press('Escape')
    await dialog(page, 'Edit Product').waitFor({ state: 'hidden' })
    await page.reload()
    await untilHydrated(page)
    await edit(page, lakshmiCrackers)
    await says(page, 'Here is what you had not saved yet.')
    assert.equal(await inForm(page, 'Product Name').inputValue(), '5" Lakshmi')
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await edit(page, lakshmiCrackers)
    assert.equal(await inForm(page, 'Product Name').inputValue(), lakshmiCrackers.name)
  },
  quick,
)

journey(
  '§8 a product is deleted after its question, and its orders keep it',
  goods,
  async ({ person, shop }) => {
    await orderElsewhere(shop.origin, flowerPots.name, 8)
    const page = await openProducts(await person('admin'))
    const remove = page.getByRole('button', { name: `Delete ${flowerPots.name}` })
    await remove.click()
    await says(page, 'Are you sure you want to delete this product?')
    await page.getByRole('button', { name: 'Cancel' }).click()
    assert.equal(await remove.evaluate((button) => button === document.activeElement), true, 'the focus comes back')
    await remove.click()
    await dialog(page, 'Delete Product').getByRole('button', { name: 'Delete', exact: true }).click()
    await says(page, 'Product deleted successfully')
    await rows(page).filter({ hasText: flowerPots.name }).getByText('Deleted', { exact: true }).waitFor()
    assert.equal(await remove.count(), 0)
    await page.getByRole('button', { name: 'Refresh list' }).click()
    await until(async () => (await rows(page).count()) === 3)
    assert.equal(await listed(shop, flowerPots.name), undefined)
    await page.goto('/admin/orders')
    await untilHydrated(page)
    await page.getByText('₹2,000').first().waitFor()
  },
  quick,
)
