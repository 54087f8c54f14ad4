import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { answerTo } from '../browser/again.ts'
import { goods } from '../fixtures/sample-data.ts'
import { redSquare } from '../fixtures/red-square.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { journey, stage } from './journey.ts'
import type { Person } from '../browser/person.ts'

/** Longer than a file waits before its upload. */
const COUNTDOWN_MS = 10_000
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
  '§4, §5, §8 a product is uploaded with picture and video, mistakes are marked, and nothing is lost or doubled on the way',
  catalogue,
  async ({ person, shop }) => {
    const admin = await person('admin', { expected: /Failed to load resource/ })
    await admin.context.clock.install()
    const page = await openUpload(admin)

    await stage('missing or wrong values are marked, and the first has the focus', async () => {
      await save(page)
      await says(page, 'Please fill in all required fields and wait for image upload')
      assert.equal(await field(page, 'Product Name').evaluate((input) => input === document.activeElement), true)
      await fillIn(page)
      await field(page, 'Stock Count').fill('-1')
      await save(page)
      await says(page, 'Stock count cannot be negative')
    })

    await stage('a file of another kind is refused, and a picture that still waits is not left behind', async () => {
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
    })

    await stage('a picture waits for its countdown', async () => {
      await page.getByLabel(/Drop the product image/).setInputFiles(await redSquare())
      await page.getByText(/^Uploads in (10|[5-9]) s$/).waitFor()
    })

    await stage('a picture whose upload fails is tried again', async () => {
      const sent = Promise.withResolvers<void>()
      await page.route('**/media/image/upload', async (route) => {
        await sent.promise
        await route.abort()
      })
      await page.getByRole('button', { name: 'Upload now' }).click()
      await page.getByText('Uploading image...').first().waitFor()
      sent.resolve()
      await page.getByText('Failed to upload image').first().waitFor()
      await page.unroute('**/media/image/upload')
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByText('Image uploaded successfully').first().waitFor()
    })

    await stage('a video uploads when its countdown is over', async () => {
      const video = { name: 'chakkar.mp4', mimeType: 'video/mp4', buffer: await readFile(VIDEO) }
      await page.getByLabel(/Drop a video/).setInputFiles(video)
      await page.getByText(/^Uploads in /).waitFor()
      await page.clock.fastForward(COUNTDOWN_MS)
      await says(page, 'Video uploaded successfully!')
      await page.getByLabel('Preview of the video').waitFor()
    })

    await stage('the third price follows, and all of it survives a reload', async () => {
      await fillIn(page)
      await field(page, 'Discount').fill('60')
      assert.equal(await field(page, 'Our Price').inputValue(), '100', 'the third price follows')
      await field(page, 'Discount').fill('80')
      await page.reload()
      await untilHydrated(page)
      assert.equal(await field(page, 'Product Name').inputValue(), 'பூச்சட்டி Special ½"')
      assert.equal(await field(page, 'Our Price').inputValue(), '50')
      await page.getByRole('button', { name: 'Remove', exact: true }).waitFor()
      await page.getByLabel('Preview of the video').waitFor()
    })

    await stage('it is saved, and the form is empty again', async () => {
      await save(page)
      await says(page, 'Product uploaded successfully!')
      await page.getByLabel(/Drop the product image/).waitFor({ state: 'attached' })
      await page.locator('.upload-file').first().locator('input:focus').waitFor({ state: 'attached' })
      for (const label of ['Product Name', 'Per', 'Category', 'M.R.P', 'Discount', 'Our Price', 'Stock Count']) {
        assert.equal(await field(page, label).inputValue(), '', label)
      }
    })

    await stage('the shop has all of it', async () => {
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
    })

    await stage('a save with a lost answer shows an error, and pressing again makes no second product', async () => {
      await fillIn(page)
      await field(page, 'Product Name').fill('Sent twice')
      await page.route('**/admin/upload.data*', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        await answerTo(route)
        await route.abort()
      })
      await save(page)
      await says(page, 'Failed to save product')
      await until(async () => (await products(shop)).length === 3)
      await page.unrouteAll()
      // Even a reload is allowed in between.
      await page.reload()
      await untilHydrated(page)
      await save(page)
      await says(page, 'Product uploaded successfully!')
      assert.equal((await products(shop)).length, 3)
    })

    await stage('another product typed over it raises a question and overwrites nothing', async () => {
      await fillIn(page)
      await field(page, 'Product Name').fill('Answer lost')
      const typedOn = Promise.withResolvers<void>()
      await page.route('**/admin/upload.data*', async (route) => {
        if (route.request().method() === 'POST') {
          await answerTo(route)
          return route.abort()
        }
        await typedOn.promise
        await route.continue()
      })
      await save(page)
      await says(page, 'Failed to save product')
      // The screen is still revalidating.
      await field(page, 'Product Name').fill('Atom Bomb')
      await field(page, 'Per').selectOption('1pkt')
      typedOn.resolve()
      await page.unrouteAll({ behavior: 'wait' })
      await save(page)
      await page.getByText(/is in the shop already as PRD\d{4}\. Save again to add this as another product\./).waitFor()
      await save(page)
      await says(page, 'Product uploaded successfully!')
      const names = (await products(shop)).map(({ productName }) => productName)
      assert.equal(names.length, 5)
      assert.ok(names.includes('Atom Bomb'))
    })
  },
  { databases: ['sqlite'] },
)
