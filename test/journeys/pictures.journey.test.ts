import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { answerTo } from '../browser/again.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { numberedPicture, zipFile } from '../fixtures/picture-zip.ts'
import { goods } from '../fixtures/sample-data.ts'
import { zipPart } from '../fixtures/zip.ts'
import { journey, stage } from './journey.ts'

async function stock(shop: Shop) {
  const { lakshmiCrackers, flowerPots, rockets } = goods
  const imageUrl = await shop.media.putImage(await numberedPicture(20))
  await shop.products.create({ ...lakshmiCrackers, imageUrl }, { code: 'PRD0001' })
  await shop.products.create({ ...flowerPots, tamilName: 'பூச்சட்டி' }, { code: 'PRD0002' })
  await shop.products.create(rockets, { code: 'PRD0003' })
  await shop.products.create({ ...rockets, name: 'Electric' }, { code: 'PRD0004' })
  await shop.products.create({ ...flowerPots, name: 'Electric' }, { code: 'PRD0005' })
  await shop.products.create({ ...flowerPots, name: 'Sky Lantern' }, { code: 'PRD0006' })
}

async function zip() {
  const names = ['PRD0003.jpg', 'பூச்சட்டி (1).jpg', '4 laxmi.jpg', 'Electric.jpg', 'IMG_1843.jpg', 'DSC_2.jpg']
  const pictures = await Promise.all(
    names.map(async (name, at) => zipPart(`Pictures/${name}`, await numberedPicture(at))),
  )
  return zipFile([...pictures, zipPart('Pictures/prices.pdf', Buffer.from('%PDF'))])
}

const list = (page: Page, name: string) => page.getByRole('region', { name })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Chooses the zip and assigns each picture that does not match a product. */
async function choose(page: Page) {
  await page.locator('input[name=pictures]').setInputFiles(await zip())
  await list(page, 'These have their product').waitFor()
  await page.getByLabel('Add 4 laxmi.jpg to 4" Lakshmi').check()
  await page
    .getByLabel('Product of Electric.jpg', { exact: true })
    .selectOption({ label: 'Electric · Flowers pots · PRD0005' })
  await press(page, 'Choose the product of IMG_1843.jpg')
  const dialog = page.getByRole('dialog', { name: 'To which product?' })
  await dialog.getByLabel('Search products').fill('lantern')
  await dialog.getByRole('button', { name: /^Sky Lantern/ }).click()
}

/** Codes of the products with a picture. */
async function pictured({ origin }: { origin: string }): Promise<Record<string, string>> {
  const all = (await (await fetch(`${origin}/products.json`)).json()) as { code: string; imageUrl: string }[]
  return Object.fromEntries(all.flatMap(({ code, imageUrl }) => (imageUrl ? [[code, imageUrl]] : [])))
}

journey(
  'a zip of pictures finds its products, goes on after a stop and a reload, and is undone in one press; loose files go in too',
  stock,
  async ({ person, shop }) => {
    const page = await (await person('owner', { expected: /Failed to load resource/ })).visitOffice('/admin/pictures')
    page.on('dialog', (dialog) => void dialog.accept())
    const before = await pictured(shop)
    await stage('a zip without its end is refused', async () => {
      await page.locator('input[name=pictures]').setInputFiles({
        name: 'broken.zip',
        mimeType: 'application/zip',
        buffer: (await zip()).buffer.subarray(0, 5_000),
      })
      await page.getByText('This is not a zip, or its end is missing.').waitFor()
    })

    await stage('pictures find their product by code, name, guess and choice', async () => {
      await page.reload()
      await untilHydrated(page)
      await choose(page)
      assert.equal(await list(page, 'These have their product').getByRole('listitem').count(), 2)
      assert.equal(await list(page, 'Check these').getByRole('listitem').count(), 2)
      assert.match(await list(page, 'These have no product yet').innerText(), /DSC_2\.jpg/)
      await page.getByText('We can only use PNG and JPG pictures.').waitFor()
      assert.match(await list(page, 'Without a picture').innerText(), /Electric\s+PRD0004/)
    })

    await stage('a stop in the middle changes nothing, and leaving asks', async () => {
      let uploads = 0
      await page.route('**/media/image/upload', async (route) => {
        uploads += 1
        if (uploads < 3) return route.continue()
        await route.fulfill({ status: 401, json: { error: { message: 'Please sign in again' } } })
      })
      await press(page, 'Add 5 pictures')
      await page.getByText('Stopped. 2 of 5 uploaded.').waitFor()
      await page.getByText('Sign in (in a new tab)').waitFor()
      await page.getByRole('link', { name: 'Dashboard' }).first().click()
      const leaving = page.getByRole('dialog', { name: 'The pictures are not in the shop yet' })
      await leaving.getByRole('button', { name: 'Stay' }).click()
      assert.deepEqual(await pictured(shop), before, 'nothing is changed before all are there')
    })

    await stage('after a reload it goes on, and sends nothing again', async () => {
      await page.reload()
      await untilHydrated(page)
      await page.unrouteAll()
      let sent = 0
      await page.route('**/media/image/upload', async (route) => {
        sent += 1
        await route.continue()
      })
      await choose(page)
      await press(page, 'Add 5 pictures')
      await page.getByText('5 pictures added.').waitFor()
      assert.equal(sent, 3, 'what was uploaded is not sent again')
      const after = await pictured(shop)
      assert.deepEqual(Object.keys(after).toSorted(), ['PRD0001', 'PRD0002', 'PRD0003', 'PRD0005', 'PRD0006'])
      assert.notEqual(after['PRD0001'], before['PRD0001'])
    })

    await stage('stored pictures are not added again', async () => {
      await press(page, 'Start over')
      await page.locator('input[name=pictures]').setInputFiles(await zip())
      await list(page, 'These have their product').getByText('In the shop').first().waitFor()
      await page.getByText('No picture is ticked').waitFor()
    })

    await stage('all is undone in one press', async () => {
      await page.goto('/admin/products/changes')
      await untilHydrated(page)
      await press(page, 'Undo: New pictures')
      await page.getByText('Undone on').waitFor()
      assert.deepEqual(await pictured(shop), before)
    })

    await stage('loose files go in too, and a save whose answer is lost is pressed again and counts once', async () => {
      await page.goto('/admin/pictures')
      await untilHydrated(page)
      const files = ['PRD0002.jpg', 'PRD0003.jpg'].map(async (name, at) => ({
        name,
        mimeType: 'image/jpeg',
        buffer: await numberedPicture(at),
      }))
      await page.locator('input[name=pictures]').setInputFiles(await Promise.all(files))
      let posts = 0
      await page.route('**/admin/pictures.data*', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        posts += 1
        if (posts > 1) return route.continue()
        await answerTo(route)
        await route.abort()
      })
      await press(page, 'Add 2 pictures')
      await page.getByText('Failed to add the pictures').waitFor()
      await press(page, 'Try again')
      await page.getByText('2 pictures added.').waitFor()
      assert.deepEqual(Object.keys(await pictured(shop)).toSorted(), ['PRD0001', 'PRD0002', 'PRD0003'])
      await press(page, 'Undo')
      await page.getByText('Undone: New pictures.').waitFor()
      assert.deepEqual(await pictured(shop), before)
    })
  },
)
