// §8 When the shop fails the admin: each act says so in the specification's words, nothing on the screen is lost, and a second try works.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { goods } from '../fixtures/sample-data.ts'
import { redSquare } from '../fixtures/red-square.ts'
import { until } from '#test/until.ts'
import { type Journey, journey } from './journey.ts'
import { clips, entry, lookAgain, openVideos, save, title, turnTo, upload } from './video-desk.ts'

const quick = { databases: ['sqlite'] } as const
const expected = /Failed to load resource|ERR_FAILED/
const { flowerPots } = goods

async function openScreen({ person }: Journey, path: string): Promise<Page> {
  return await (await person('admin', { expected })).visitOffice(path)
}

const says = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor()

const isOffice = (url: URL) => url.pathname.startsWith('/admin/')

/** Nothing that is sent by `act` reaches the shop. */
async function cutOff(page: Page, act: () => Promise<unknown>) {
  await page.route(isOffice, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await act()
  await page.unroute(isOffice)
}

const stockNow = async ({ shop }: Journey) => {
  const products = (await (await fetch(`${shop.origin}/products.json`)).json()) as {
    productName: string
    stock: number
  }[]
  return products.find(({ productName }) => productName === flowerPots.name)?.stock
}

journey(
  '§8 Failed to update stock: the number goes back to what the shop has, and the next try counts once',
  goods,
  async (walk) => {
    const page = await openScreen(walk, '/admin/products')
    const minus = page.getByRole('button', { name: `Decrease stock of ${flowerPots.name}` })
    const field = page.getByRole('textbox', { name: `stock of ${flowerPots.name}` })
    await cutOff(page, async () => {
      await minus.click()
      await says(page, 'Failed to update stock')
    })
    await until(async () => (await field.inputValue()) === String(flowerPots.stock))
    assert.equal(await stockNow(walk), flowerPots.stock)
    await minus.click()
    await until(async () => (await stockNow(walk)) === flowerPots.stock - 1)
    assert.equal(await field.inputValue(), String(flowerPots.stock - 1))
  },
  quick,
)

journey(
  '§8 Failed to update product, Failed to delete product: the form and the question stay, and the next try works',
  goods,
  async (walk) => {
    const page = await openScreen(walk, '/admin/products')
    await page.getByRole('button', { name: `Edit ${flowerPots.name}` }).click()
    const form = page.getByRole('dialog', { name: 'Edit Product' })
    await form.getByLabel('Product Name').fill('பூச்சட்டி')
    await cutOff(page, async () => {
      await form.getByRole('button', { name: 'Save Changes' }).click()
      await says(page, 'Failed to update product')
    })
    assert.equal(await form.getByLabel('Product Name').inputValue(), 'பூச்சட்டி')
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await says(page, 'Product updated successfully')

    await page.getByRole('button', { name: 'Delete பூச்சட்டி' }).click()
    const question = page.getByRole('dialog', { name: 'Delete Product' })
    const confirm = question.getByRole('button', { name: 'Delete', exact: true })
    await cutOff(page, async () => {
      await confirm.click()
      await says(page, 'Failed to delete product')
    })
    if (!(await confirm.isVisible())) await page.getByRole('button', { name: 'Delete பூச்சட்டி' }).click()
    await confirm.click()
    await says(page, 'Product deleted successfully')
  },
  quick,
)

journey(
  '§2, §8 Uploading image..., then Failed to upload image, and Try again',
  goods,
  async (walk) => {
    const page = await openScreen(walk, '/admin/upload')
    const held = Promise.withResolvers<void>()
    await page.route('**/media/image/upload', async (route) => {
      await held.promise
      await route.abort()
    })
    await page.getByLabel(/Drop the product image/).setInputFiles(await redSquare())
    await page.getByRole('button', { name: 'Upload now' }).click()
    await page.getByText('Uploading image...').first().waitFor()
    held.resolve()
    await page.getByText('Failed to upload image').first().waitFor()
    await page.unroute('**/media/image/upload')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Image uploaded successfully').first().waitFor()
  },
  quick,
)

journey(
  '§4, §8 Update Video: Failed to save video data to the database, then Updating... and Video updated successfully!',
  {},
  async ({ person }) => {
    const page = await openVideos(await person('admin', { expected }))
    await turnTo(page, 'Upload Video')
    await upload(page, clips.pots)
    await title(page).fill('Flower pots')
    await save(page).click()
    await entry(page, 'Flower pots').waitFor()
    await lookAgain(page)
    await turnTo(page, 'Video Library')
    await entry(page, 'Flower pots').getByRole('button', { name: /^Edit/ }).click()
    const update = page.getByRole('button', { name: 'Update Video' })
    await title(page).fill('பூச்சட்டி')
    await cutOff(page, async () => {
      await update.click()
      await page.getByText('Failed to save video data to the database').first().waitFor()
    })
    assert.equal(await title(page).inputValue(), 'பூச்சட்டி')
    await update.click()
    await page.getByText('Video updated successfully!').first().waitFor()
    await turnTo(page, 'Video Library')
    await entry(page, 'பூச்சட்டி').waitFor()
  },
  quick,
)
