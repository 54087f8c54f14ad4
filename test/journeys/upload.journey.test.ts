// §2, §4, §5 Upload Product: picture and video with their countdown, prices that help, and nothing lost on the way.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { goods } from '../fixtures/sample-data.ts'
import { redSquare } from '../fixtures/red-square.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { journey } from './journey.ts'
import type { Person } from '../browser/person.ts'

const quick = { databases: ['sqlite'] } as const
const catalogue = { rockets: goods.rockets }
const VIDEO = join(import.meta.dirname, '../../server/demo/videos/chakkar.mp4')

async function openUpload(person: Person): Promise<Page> {
  return await person.visitOffice('/admin/upload')
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: false }).first()
const save = (page: Page) => page.getByRole('button', { name: 'Save Product' }).click()
const says = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor()

async function fillIn(page: Page) {
  await field(page, 'Product Name').fill('பூச்சட்டி Special ½"')
  await field(page, 'Per').selectOption('1box')
  await field(page, 'Category').selectOption('Flowers pots')
  await field(page, 'M.R.P').fill('250')
  await field(page, 'Discount').fill('80')
  await field(page, 'Stock Count').fill('40')
}

async function products({ origin }: { origin: string }): Promise<Record<string, unknown>[]> {
  return (await (await fetch(`${origin}/products.json`)).json()) as Record<string, unknown>[]
}

journey(
  '§4 a product is uploaded with its picture and its video, and the form resets',
  catalogue,
  async ({ person, shop }) => {
    const page = await openUpload(await person('admin'))
    await page.getByLabel(/Drop the product image/).setInputFiles(await redSquare())
    await page.getByText(/^Uploads in (10|[5-9]) s$/).waitFor()
    await page.getByRole('button', { name: 'Upload now' }).click()
    await says(page, 'Image uploaded successfully')

    const video = { name: 'chakkar.mp4', mimeType: 'video/mp4', buffer: await readFile(VIDEO) }
    await page.getByLabel(/Drop a video/).setInputFiles(video)
    await page.getByText(/^Uploads in /).waitFor()
    await says(page, 'Video uploaded successfully!')
    await page.getByLabel('Preview of the video').waitFor()

    await fillIn(page)
    assert.equal(await field(page, 'Our Price').inputValue(), '50', 'the third price follows')
    await save(page)
    await says(page, 'Product uploaded successfully!')
    await page.getByLabel(/Drop the product image/).waitFor({ state: 'attached' })
    // C P3-34
    await page.locator('.upload-file').first().locator('input:focus').waitFor({ state: 'attached' })
    for (const label of ['Product Name', 'Per', 'Category', 'M.R.P', 'Discount', 'Our Price', 'Stock Count']) {
      assert.equal(await field(page, label).inputValue(), '', label)
    }
    const stored = (await products(shop)).find(({ productName }) => productName !== goods.rockets.name)
    assert.match(String(stored?.code), /^PRD\d{4}$/)
    assert.match(String(stored?.imageUrl), /^\/media\/image\/upload\//)
    assert.match(String(stored?.videoUrl), /^\/media\/video\/upload\//)
    const { productName, category, items, mrp, ourPrice, discount, stock } = stored ?? {}
    assert.deepEqual(
      { productName, category, items, mrp, ourPrice, discount, stock },
      {
        productName: 'பூச்சட்டி Special ½"',
        category: '1box',
        items: 'Flowers pots',
        mrp: 250,
        ourPrice: 50,
        discount: 80,
        stock: 40,
      },
    )
  },
  quick,
)

journey(
  '§5 what is missing or wrong is said, and the first fault has the focus',
  catalogue,
  async ({ person }) => {
    const page = await openUpload(await person('admin'))
    await save(page)
    await says(page, 'Please fill in all required fields and wait for image upload')
    assert.equal(await field(page, 'Product Name').evaluate((input) => input === document.activeElement), true)
    await fillIn(page)
    await field(page, 'Stock Count').fill('-1')
    await save(page)
    await says(page, 'Stock count cannot be negative')
    await page.getByLabel(/Drop a video/).setInputFiles(await redSquare())
    await says(page, 'Please select a valid video file')
    await page
      .getByLabel(/Drop the product image/)
      .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
    await says(page, 'Please select a valid image file')
    await field(page, 'Stock Count').fill('4')
    await page.getByLabel(/Drop the product image/).setInputFiles(await redSquare())
    await save(page)
    await says(page, 'Please fill in all required fields and wait for image upload')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByLabel(/Drop the product image/).waitFor({ state: 'attached' })
  },
  quick,
)

journey(
  'a half-filled form survives a reload, its picture with it',
  catalogue,
  async ({ person }) => {
    const page = await openUpload(await person('admin'))
    await fillIn(page)
    await page.getByLabel(/Drop the product image/).setInputFiles(await redSquare())
    await page.getByRole('button', { name: 'Upload now' }).click()
    await says(page, 'Image uploaded successfully')
    await page.reload()
    await untilHydrated(page)
    assert.equal(await field(page, 'Product Name').inputValue(), 'பூச்சட்டி Special ½"')
    assert.equal(await field(page, 'Our Price').inputValue(), '50')
    await page.getByRole('button', { name: 'Remove' }).waitFor()
  },
  quick,
)

journey(
  '§8 a save whose answer is lost says so, and pressing again makes no second product',
  catalogue,
  async ({ person, shop }) => {
    const page = await openUpload(await person('admin', { expected: /Failed to load resource/ }))
    await fillIn(page)
    await page.route('**/admin/upload.data*', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await route.fetch()
      await route.abort()
    })
    await save(page)
    await says(page, 'Failed to save product')
    await until(async () => (await products(shop)).length === 2)
    await page.unrouteAll()
    // The page may even be loaded anew in between.
    await page.reload()
    await untilHydrated(page)
    await save(page)
    await says(page, 'Product uploaded successfully!')
    assert.equal((await products(shop)).length, 2)
  },
  quick,
)

journey(
  '§8 after a lost answer, another product typed over the first is asked about and overwrites nothing',
  catalogue,
  async ({ person, shop }) => {
    const page = await openUpload(await person('admin', { expected: /Failed to load resource/ }))
    await fillIn(page)
    const typedOn = Promise.withResolvers<void>()
    await page.route('**/admin/upload.data*', async (route) => {
      if (route.request().method() === 'POST') {
        await route.fetch()
        return route.abort()
      }
      await typedOn.promise
      await route.continue()
    })
    await save(page)
    await says(page, 'Failed to save product')
    // The screen is still being read anew.
    await field(page, 'Product Name').fill('Atom Bomb')
    await field(page, 'Per').selectOption('1pkt')
    typedOn.resolve()
    await page.unrouteAll({ behavior: 'wait' })
    await save(page)
    await page.getByText(/is in the shop already as PRD\d{4}\. Save again to add this as another product\./).waitFor()
    await save(page)
    await says(page, 'Product uploaded successfully!')
    const names = (await products(shop)).map(({ productName }) => productName)
    assert.equal(names.length, 3)
    assert.ok(names.includes('Atom Bomb'))
  },
  quick,
)
