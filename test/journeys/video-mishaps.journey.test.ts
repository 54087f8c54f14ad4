// §8 The video manager when the line or the shop fails: the sentences, and that nothing is lost or doubled.
import assert from 'node:assert/strict'
import { seedDemoVideos } from '#server/demo/seed-videos.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { journey } from './journey.ts'
import {
  clips,
  description,
  dropArea,
  entry,
  lookAgain,
  openVideos,
  save,
  title,
  turnTo,
  upload,
} from './video-desk.ts'

const quick = { databases: ['sqlite'] } as const
const DATA = '**/admin/video.data*'
const expected = /video\.data|\/media\/video|status of (500|507)/

journey(
  '§8 an upload that fails says so, can be tried again, and asks before it is left',
  {},
  async ({ person }) => {
    const page = await openVideos(await person('admin', { expected }))
    await page.route('**/media/video/**', (route) =>
      route.fulfill({ status: 507, json: { error: { message: 'There is no room left to store videos' } } }),
    )
    await dropArea(page).setInputFiles(clips.chakkar)
    await page
      .getByText('Failed to upload video to the media service. There is no room left to store videos', { exact: true })
      .waitFor()
    assert.equal(await dropArea(page).isDisabled(), false, 'another file can be chosen')
    await page.unroute('**/media/video/**')
    await page.route('**/media/video/**', () => {})
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText(/^Uploading video/).waitFor()

    await page.getByRole('link', { name: /Products/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Video is uploading' })
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await page.getByText(/^Uploading video/).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Drop the video here, or press to choose').waitFor()
    await page.unroute('**/media/video/**')
    await upload(page, clips.pots)
    await page.getByRole('link', { name: /Products/ }).click()
    await page.waitForURL('**/admin/products')
  },
  quick,
)

journey(
  'a removed video stays removed, also one that was uploaded before a reload',
  {},
  async ({ person }) => {
    const page = await openVideos(await person('admin', { expected }))
    await upload(page, clips.chakkar)
    await page.reload()
    await untilHydrated(page)
    await page.getByText('This video is in place.').waitFor()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Drop the video here, or press to choose').waitFor()
    // Nothing is left of the draft then.
    await lookAgain(page)
    await page.getByText('Drop the video here, or press to choose').waitFor()
    await upload(page, clips.pots)
    await title(page).fill('Pots')
    await page.getByRole('button', { name: 'Remove' }).click()
    await lookAgain(page)
    await until(async () => (await title(page).inputValue()) === 'Pots')
    await page.getByText('Drop the video here, or press to choose').waitFor()
    assert.equal(await save(page).isDisabled(), true)
  },
  quick,
)

journey(
  'while the shop does not answer, an upload says that it tries again, and goes on by itself',
  {},
  async ({ person }) => {
    const page = await openVideos(await person('admin', { expected: /status of 500|answered 500/ }))
    await page.route('**/media/video/**', (route) => route.fulfill({ status: 500, body: '' }))
    await dropArea(page).setInputFiles(clips.chakkar)
    await page.getByText('The connection was lost. Trying again...').waitFor()
    await page.unroute('**/media/video/**')
    await page.getByText('Video uploaded successfully!', { exact: true }).waitFor()
    assert.equal(await page.getByText('The connection was lost.').count(), 0)
  },
  quick,
)

journey(
  '§8 a save whose answer is lost says so, and pressed again makes no second video',
  {},
  async ({ person }) => {
    const page = await openVideos(await person('admin', { expected }))
    await upload(page, clips.chakkar)
    await title(page).fill('Once and only once')
    let lost = 0
    await page.route(DATA, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      lost += 1
      await route.abort()
    })
    for (const count of [1, 2]) {
      await save(page).click()
      await until(async () => lost === count)
      await page.getByText('Failed to save video data to the database', { exact: true }).waitFor()
      assert.equal(await title(page).inputValue(), 'Once and only once')
    }
    await page.unroute(DATA)
    await page.reload()
    await untilHydrated(page)
    await until(async () => (await title(page).inputValue()) === 'Once and only once')
    await title(page).fill('Once, and mended')
    await save(page).click()
    await page.getByText('Video uploaded successfully!', { exact: true }).waitFor()
    await turnTo(page, 'Video Library')
    await entry(page, 'Once, and mended').waitFor()
    assert.equal(await page.locator('.library-entry').count(), 1)
  },
  quick,
)

journey(
  '§8 Failed to fetch videos from database: on the first look, and what was typed is there after it',
  seedDemoVideos,
  async ({ person }) => {
    const page = await openVideos(await person('admin', { expected }))
    await title(page).fill('Typed before')
    await description(page).fill('and kept')
    await page.goto('/admin/products')
    await untilHydrated(page)
    await page.route(DATA, (route) => route.abort())
    await page.getByRole('link', { name: 'Videos' }).click()
    await page.getByText('Failed to fetch videos from database', { exact: true }).waitFor()
    await page.unroute(DATA)
    await page.getByRole('button', { name: 'Refresh Page' }).click()
    await until(async () => (await title(page).inputValue()) === 'Typed before')
    assert.equal(await description(page).inputValue(), 'and kept')
    await lookAgain(page)
    await turnTo(page, 'Video Library')
    assert.equal(await page.locator('.library-entry').count(), 3)
  },
  quick,
)
