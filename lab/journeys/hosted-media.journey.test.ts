// `npm test` proves what is sent to a hosted service (server/media/hosted-service.test.ts); here a browser uploads and shows it.
import assert from 'node:assert/strict'
import test from 'node:test'
import type { Page } from 'playwright-core'
import { openPerson } from '#test/browser/person.ts'
import { untilHydrated } from '#test/browser/hydrated.ts'
import { cleanup } from '#test/cleanup.ts'
import { emptyPlace } from '#test/database/databases.ts'
import { startTestService } from '#test/fixtures/media-service.ts'
import { redSquare } from '#test/fixtures/red-square.ts'
import { clips, dropArea, entry, openVideos, save, title, turnTo } from '#test/journeys/video-desk.ts'
import { runShop } from '#test/shop/running-shop.ts'
import { until } from '#test/until.ts'

/** The service stores the video before it answers. */
const PATIENCE_MS = 120_000
const IN_THE_CLOUD = 'Video uploaded successfully to cloud storage!'

async function saveAs(page: Page, name: string) {
  await title(page).fill(name)
  await save(page).click()
  await turnTo(page, 'Video Library')
  await entry(page, name).waitFor()
}

test('with a hosted service pictures and videos go there and are shown from there', async (t) => {
  const service = await startTestService(t)
  const running = await runShop(await emptyPlace('sqlite', t), {
    env: {
      MEDIA_IMAGE_UPLOAD_URL: `${service.origin}/image/upload`,
      MEDIA_VIDEO_UPLOAD_URL: `${service.origin}/video/upload`,
      MEDIA_UPLOAD_PRESET: 'shop',
    },
  })
  cleanup(t, running.stop)
  const admin = await openPerson(running.origin, 'phone')
  cleanup(t, admin.leave)
  const shown: string[] = []
  await admin.context.route(`${service.origin}/**`, async (route) => {
    shown.push(route.request().url())
    await route.continue()
  })
  const page = await openVideos(admin)
  await dropArea(page).setInputFiles(clips.chakkar)
  await page.getByText(IN_THE_CLOUD).waitFor({ timeout: PATIENCE_MS })
  await saveAs(page, 'Hosted')
  await page.goto('/contact')
  await until(() => page.evaluate(() => (document.querySelector('video')?.readyState ?? 0) >= 1))

  await page.goto('/admin/upload')
  await untilHydrated(page)
  await page
    .getByLabel(/image/i)
    .first()
    .setInputFiles(await redSquare())
  await page.getByRole('button', { name: 'Upload now' }).first().click()
  await page.getByText('Image uploaded successfully').waitFor()
  await page.getByLabel('Product Name').fill('Hosted rocket')
  await page.getByLabel('Per').selectOption('1box')
  await page.getByLabel('Category').selectOption('Rocket')
  for (const [field, value] of [
    ['M.R.P', '500'],
    ['Our Price', '100'],
    ['Stock Count', '20'],
  ] as const) {
    await page.getByLabel(field).fill(value)
  }
  await page.getByRole('button', { name: 'Save Product' }).click()
  await page.getByText('Product uploaded successfully!').waitFor()
  await page.goto('/ordernow')
  const picture = page.getByRole('img', { name: 'Enlarge picture of Hosted rocket' })
  await picture.scrollIntoViewIfNeeded()
  await until(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
  assert.deepEqual(
    service.received.map(({ path, fields }) => [path, fields]),
    [
      ['/video/upload', { upload_preset: 'shop', resource_type: 'video' }],
      ['/image/upload', { upload_preset: 'shop' }],
    ],
  )
  assert.ok(
    shown.some((url) => /\/shop\/video\/upload\/q_auto\/v1\//.test(url)),
    `${shown}`,
  )
  // The service promises no other transformation (§7).
  const images = shown.filter((url) => url.includes('/image/'))
  assert.ok(images.length > 0 && images.every((url) => url.includes('/image/upload/f_jpg,q_auto/v1/')), `${images}`)
  assert.deepEqual(admin.faults(), [])

  await admin.context.route(/\/f_jpg,q_auto\//, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/ordernow')
  await page.locator('.product-card').first().scrollIntoViewIfNeeded()
  // The failed URL's element is removed from the page.
  const shownNow = () =>
    page.evaluate(
      () => [...document.images].find((image) => image.naturalWidth > 0 && image.alt.includes('Hosted'))?.currentSrc,
    )
  await until(async () => (await shownNow()) !== undefined)
  assert.match((await shownNow()) ?? '', /\/image\/upload\/v1\//)

  await admin.context.route(/\/image\/upload\//, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/ordernow')
  await page.getByText('Image Not Found').waitFor()
})
