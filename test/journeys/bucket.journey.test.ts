import assert from 'node:assert/strict'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { imageRefusals, videoRefusals } from '#server/media/uploads/upload-refusal.ts'
import { until } from '#test/until.ts'
import { goods } from '../fixtures/sample-data.ts'
import { redSquare } from '../fixtures/red-square.ts'
import { type S3Fault, startS3Server } from '../fixtures/s3-server.ts'
import { journey, stage } from './journey.ts'
import { clips } from './video-desk.ts'

const { flowerPots } = goods
const expected = /Failed to load resource|answered 502/

const image = (page: Page) => page.getByLabel(/Drop the product image/)
const video = (page: Page) => page.getByLabel(/Drop a video/)
const says = (page: Page, sentence: string) => page.getByText(sentence, { exact: false }).first().waitFor()
const uploadNow = (page: Page) => page.getByRole('button', { name: 'Upload now' }).click()

journey(
  'with media in a bucket: what is uploaded is there on every machine, and while the store is away nothing typed or sent is lost',
  {},
  async ({ t, person, shop }) => {
    const store = await startS3Server(t)
    const { place } = store
    const settings = {
      MEDIA_TO: `s3://${place.bucket}/${place.prefix}`,
      MEDIA_S3_ENDPOINT: place.endpoint,
      MEDIA_S3_REGION: place.region,
      MEDIA_S3_KEY_ID: place.keyId,
      MEDIA_S3_SECRET: place.secret,
    }
    const away = (method: string) =>
      void store.failures.push(...Array.from({ length: 100 }, (): S3Fault => ({ method, status: 503 })))
    await shop.goAway()
    await shop.comeBack(settings)
    const stored = (kind: string) => [...store.objects.keys()].filter((key) => key.includes(`/${kind}/`)).length
    const page = await (await person('admin', { expected })).visitOffice('/admin/upload')

    const sentFrom: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH') sentFrom.push(request.headers()['upload-offset'] ?? '')
    })

    await stage('while it is away, uploads are refused with the reason, and what is typed stays', async () => {
      away('PUT')
      await page.getByLabel('Product Name').first().fill(flowerPots.name)
      await image(page).setInputFiles(await redSquare())
      await uploadNow(page)
      await video(page).setInputFiles(clips.chakkar)
      await uploadNow(page)
      for (const { noService } of [imageRefusals, videoRefusals]) await says(page, noService.message)
      assert.equal(await page.getByLabel('Product Name').first().inputValue(), flowerPots.name)
      assert.equal(stored('video'), 0)
    })

    await stage('when it is back, both are taken, and the video is not sent again', async () => {
      store.failures.length = 0
      const { size } = await stat(clips.chakkar)
      for (const kind of ['video', 'image']) {
        await page.getByRole('button', { name: 'Try again' }).last().click()
        await until(async () => stored(kind) === 1)
      }
      await says(page, 'Video uploaded successfully!')
      await says(page, 'Image uploaded successfully')
      assert.deepEqual(sentFrom, ['0', String(size)])
    })

    await stage('the product is saved with both', async () => {
      await page.getByLabel('Per').first().selectOption('1box')
      await page.getByLabel('Category').first().selectOption('Flowers pots')
      await page.getByLabel('M.R.P').first().fill('250')
      await page.getByLabel('Discount').first().fill('80')
      await page.getByLabel('Stock Count').first().fill('40')
      await page.getByRole('button', { name: 'Save Product' }).click()
      await says(page, 'Product uploaded successfully!')
    })

    await stage('a machine without a copy shows it, also when the store is away afterwards', async () => {
      await shop.goAway()
      await rm(join(shop.place.dataDir, 'media'), { recursive: true })
      await shop.comeBack(settings)
      const visitor = await (await person('visitor')).visit('/ordernow')
      assert.ok(await isShown(visitor))
      away('GET')
      await visitor.reload()
      assert.ok(await isShown(visitor))
    })
  },
  { databases: ['sqlite'], ownProcess: true },
)

async function isShown(page: Page): Promise<boolean> {
  const picture = page.getByRole('img', { name: flowerPots.name }).first()
  await picture.scrollIntoViewIfNeeded()
  return picture.evaluate(async (element) => {
    const shown = element as HTMLImageElement
    await shown.decode()
    return shown.naturalWidth > 0
  })
}
