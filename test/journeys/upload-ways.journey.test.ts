import assert from 'node:assert/strict'
import { openScreen } from './open-screen.ts'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { goods } from '../fixtures/sample-data.ts'
import { redSquare } from '../fixtures/red-square.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { until } from '#test/until.ts'
import { openWithoutScripts } from '../browser/late-scripts.ts'
import { detail, journey, stage, usually } from './journey.ts'
import { clips } from './video-desk.ts'

const { flowerPots } = goods
const NOTICE_MS = 5_000

const image = (page: Page) => page.getByLabel(/Drop the product image/)
const leaving = (page: Page) => page.getByRole('dialog', { name: 'A file is uploading' })

/** A browser's default for a file dropped outside a drop target. */
async function dropOn(page: Page, place: string, file: Awaited<ReturnType<typeof redSquare>>) {
  return await page.locator(place).evaluate(
    (target, { name, mimeType, base64 }) => {
      const dataTransfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      dataTransfer.items.add(new File([bytes], name, { type: mimeType }))
      const drag = (type: string) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })
      const isOpened = [drag('dragover'), drag('drop')].map((event) => target.dispatchEvent(event))
      return { isOpened: isOpened.includes(true) }
    },
    { name: file.name, mimeType: file.mimeType, base64: file.buffer.toString('base64') },
  )
}

journey(
  'a file chosen before the scripts run is taken, and so is typed text, even when its picker is closed afterwards',
  {},
  async ({ person }) => {
    const admin = await person('admin')
    for (const path of usually(['/admin/upload', '/admin/video'], ['/admin/upload'])) {
      await stage(`chosen early on ${path}`, async () => {
        const { page, release } = await openWithoutScripts(admin, path)
        const isVideo = path === '/admin/video'
        const input = page.locator(`input[type=file][name=${isVideo ? 'video' : 'image'}]`)
        await input.setInputFiles(isVideo ? clips.chakkar : await redSquare())
        const text = page.locator(`input[name=${isVideo ? 'title' : 'productName'}]`)
        await text.fill('Typed early')
        assert.equal(await page.evaluate(() => 'hydrated' in document.documentElement.dataset), false)
        release()
        await page
          .getByText(isVideo ? 'Video uploaded successfully!' : /^Uploads in (10|[3-9]) s$/)
          .first()
          .waitFor()
        assert.equal(await text.inputValue(), 'Typed early')
        // Otherwise its picture would still be uploading when the shop stops.
        await page.close()
      })
    }

    await stage('its picker was opened before the scripts run, and is closed afterwards', async () => {
      const { page, release } = await openWithoutScripts(admin, '/admin/video')
      const input = await page.locator('input[type=file][name=video]').elementHandle()
      assert.ok(input)
      await input.dispatchEvent('click')
      release()
      await untilHydrated(page)
      assert.equal(await input.evaluate((element) => element.isConnected), false)
      await input.setInputFiles(clips.chakkar)
      await page.getByText('Video uploaded successfully!').first().waitFor()
    })
  },
  { databases: ['sqlite'] },
)

journey(
  'a running upload asks before it is left; a file that is dropped beside its place does nothing, and a refused one can only be replaced',
  goods,
  async ({ person, shop }) => {
    const admin = await person('admin', { expected: /status of (401|415|422)|\/live\?/ })
    await admin.context.clock.install()
    const page = await admin.visitOffice('/admin/upload')
    const place = page.locator('.file-uploader[data-kind=image]')
    const dialog = page.getByRole('dialog', { name: 'Edit Product' })
    const file = await redSquare()
    const stored = async () => {
      const all = (await (await fetch(`${shop.origin}/products.json`)).json()) as Record<string, unknown>[]
      return all.find(({ productName }) => productName === flowerPots.name)?.videoUrl
    }
    const openForm = () => page.getByRole('button', { name: `Edit ${flowerPots.name}` }).click()

    await stage('a file that is dropped beside its place does nothing', async () => {
      assert.deepEqual(await dropOn(page, 'h1', file), { isOpened: false })
      await image(page).waitFor({ state: 'attached' })
    })

    await stage('a file that is no picture is refused, and the message disappears after 5 s', async () => {
      await dropOn(page, '[data-kind=image] input', { ...file, name: 'list.pdf', mimeType: 'application/pdf' })
      const refusal = page.getByText('Please select a valid image file')
      await refusal.waitFor()
      assert.equal(await refusal.count(), 1)
      await page.clock.fastForward(NOTICE_MS)
      await refusal.waitFor({ state: 'detached' })
    })

    await stage('a file dropped on the picture replaces it, before its upload and after', async () => {
      // Each file has a random delay.
      await page.evaluate(() => void (Math.random = () => 0))
      await dropOn(page, '[data-kind=image] input', file)
      await page.getByText(/^Uploads in [1-5] s$/).waitFor()
      await page.evaluate(() => void (Math.random = () => 0.999))
      assert.deepEqual(await dropOn(page, '.file-preview img', file), { isOpened: false })
      await page.getByText(/^Uploads in ([6-9]|10) s$/).waitFor()
      await page.getByRole('button', { name: 'Upload now' }).click()
      await page.getByText('Image uploaded successfully').waitFor()
      assert.deepEqual(await dropOn(page, '.file-preview img', file), { isOpened: false })
      await page.getByText(/^Uploads in /).waitFor()
      // The previous one is back in its place.
      await place.getByRole('button', { name: 'Cancel' }).click()
      await place.getByRole('button', { name: 'Remove' }).click()
    })

    await stage('a refused file can only be replaced', async () => {
      const large = Buffer.from('89504e470d0a1a0a0000000d4948445200004e2000004e200806000000', 'hex')
      await image(page).setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large })
      await place.getByText('Image must be 40 megapixels or smaller').waitFor()
      await image(page).setInputFiles({ name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
      await place.getByRole('button', { name: 'Upload now' }).click()
      await place.getByText(/^Failed to upload image\. /).waitFor()
      assert.equal(await place.getByRole('button', { name: 'Try again' }).count(), 0)
      assert.equal(await place.getByRole('button', { name: 'Replace' }).getAttribute('data-variant'), 'primary')
    })

    await stage('an ended session shows so, with a way to sign in that keeps the file', async () => {
      await place.locator('input[type=file]').setInputFiles(await redSquare())
      await page.route('**/media/image/upload', (route) =>
        route.fulfill({ status: 401, json: { error: { message: 'Please sign in.' } } }),
      )
      await place.getByRole('button', { name: 'Upload now' }).click()
      await place.getByText('Failed to upload image. Please sign in.').waitFor()
      await page.unroute('**/media/image/upload')
      const opening = page.context().waitForEvent('page')
      await place.getByRole('link', { name: /^Sign in/ }).click()
      await (await opening).close()
      await place.getByRole('button', { name: 'Try again' }).click()
      await place.getByText('Image uploaded successfully').waitFor()
      await place.getByRole('button', { name: 'Remove' }).click()
    })

    await stage('a running upload asks before its screen is left; without one there is no question', async () => {
      await image(page).setInputFiles(await redSquare())
      await page.getByText(/^Uploads in /).waitFor()
      await openScreen(page, 'Products')
      await leaving(page).getByRole('button', { name: 'Stay' }).click()
      await page.getByText(/^Uploads in /).waitFor()
      await page.getByRole('button', { name: 'Upload now' }).click()
      await page.getByText('Image uploaded successfully').waitFor()
      await openScreen(page, 'Products')
      await page.waitForURL('**/admin/products')
    })

    await stage('so it is with the form of a product, whichever way it is left', async () => {
      await page.getByRole('button', { name: `Edit ${flowerPots.name}` }).click()
      for (const leave of [
        () => dialog.getByRole('button', { name: 'Cancel', exact: true }).last().click(),
        () => dialog.getByRole('button', { name: 'Close' }).click(),
        () => page.keyboard.press('Escape'),
      ]) {
        await image(page).setInputFiles(await redSquare())
        await dialog.getByText(/^Uploads in /).waitFor()
        await leave()
        await leaving(page).getByRole('button', { name: 'Stay' }).click()
        await dialog.getByText(/^Uploads in /).waitFor()
        await dialog.locator('.file-uploader').first().getByRole('button', { name: 'Cancel' }).click()
      }
      await image(page).setInputFiles(await redSquare())
      await dialog.getByText(/^Uploads in /).waitFor()
      // A browser closes a dialog in spite of a cancelled event when Escape is pressed repeatedly.
      for (let press = 0; press < 5; press += 1) {
        await page.keyboard.press('Escape')
        await until(() => dialog.isVisible())
      }
      if (await leaving(page).isVisible()) await leaving(page).getByRole('button', { name: 'Stay' }).click()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await leaving(page).getByRole('button', { name: 'Leave' }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: `Edit ${flowerPots.name}` }).click()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    })

    // In npm test: web/admin/products/intents.test.ts, and the `upload` journey with the same uploader.
    await detail('a product’s video is seen, added and removed in its edit form', async () => {
      const save = async () => {
        await page.getByRole('button', { name: 'Save Changes' }).click()
        await dialog.waitFor({ state: 'detached' })
      }
      await openForm()
      const video = { name: 'chakkar.mp4', mimeType: 'video/mp4', buffer: await readFile(clips.chakkar) }
      await dialog.getByLabel(/Drop a video/).setInputFiles(video)
      await dialog.getByRole('button', { name: 'Upload now' }).click()
      await dialog.getByText('Video uploaded successfully!').waitFor()
      await save()
      assert.match(String(await stored()), /^\/media\/video\/upload\//)
      await openForm()
      await dialog.getByLabel('Preview of the video').waitFor()
      await dialog.getByRole('button', { name: 'Remove video' }).click()
      await save()
      assert.equal(await stored(), undefined)
    })
  },
  { databases: ['sqlite'] },
)
