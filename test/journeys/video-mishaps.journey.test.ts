import assert from 'node:assert/strict'
import { until } from '#test/until.ts'
import { answerTo } from '../browser/again.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { detail, journey, stage } from './journey.ts'
import { openScreen } from './open-screen.ts'
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

const DATA = '**/admin/video.data*'
const expected = /video\.data|\/media\/video|ERR_FAILED|status of (500|507)|answered 500/

journey(
  '§8 the video manager when the network or the shop fails: each action reports it, nothing is lost or doubled, and a second try works',
  {},
  async ({ person }) => {
    const page = await openVideos(await person('admin', { expected }))
    const drop = page.getByText('Drop the video here, or press to choose')

    // In npm test: web/admin/kit/network-fallback.test.ts, web/admin/videos/video-draft.test.ts, and the `stale-lists` journey.
    await detail('a failed first check keeps the typed text', async () => {
      await title(page).fill('Typed before')
      await description(page).fill('and kept')
      await page.goto('/admin/products')
      await untilHydrated(page)
      await page.route(DATA, (route) => route.abort())
      await openScreen(page, 'Videos')
      await page.getByText('Failed to fetch videos from database', { exact: true }).waitFor()
      await page.unroute(DATA)
      await page.getByRole('button', { name: 'Refresh Page' }).click()
      await until(async () => (await title(page).inputValue()) === 'Typed before')
      assert.equal(await description(page).inputValue(), 'and kept')
      await untilHydrated(page)
      await description(page).fill('')
    })

    await stage('a failed upload shows an error, and another file can be chosen', async () => {
      await page.route('**/media/video/**', (route) =>
        route.fulfill({ status: 507, json: { error: { message: 'There is no room left to store videos' } } }),
      )
      await dropArea(page).setInputFiles(clips.chakkar)
      await page
        .getByText('Failed to upload video to the media service. There is no room left to store videos', {
          exact: true,
        })
        .waitFor()
      assert.equal(await dropArea(page).isDisabled(), false, 'another file can be chosen')
    })

    await stage('while the shop does not answer, it shows that it retries, and asks before it is left', async () => {
      await page.unroute('**/media/video/**')
      await page.route('**/media/video/**', (route) => route.fulfill({ status: 500, body: '' }))
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByText('The connection was lost. Trying again...').waitFor()
      await openScreen(page, 'Products')
      const leaving = page.getByRole('dialog', { name: 'Video is uploading' })
      await leaving.getByRole('button', { name: 'Stay' }).click()
      await page.getByText('The connection was lost. Trying again...').waitFor()
    })

    await stage('and resumes without a press', async () => {
      await page.unroute('**/media/video/**')
      await page.getByText('Video uploaded successfully!', { exact: true }).waitFor()
      assert.equal(await page.getByText('The connection was lost.').count(), 0)
    })

    await stage('a running upload is given up', async () => {
      await page.getByRole('button', { name: 'Remove' }).click()
      await drop.waitFor()
      await page.route('**/media/video/**', () => {})
      await dropArea(page).setInputFiles(clips.chakkar)
      await page.getByText(/^Uploading video/).waitFor()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await drop.waitFor()
      await page.unroute('**/media/video/**')
    })

    // In npm test: web/admin/media/upload-state.test.ts, web/admin/videos/video-draft.test.ts.
    await detail('a removed video stays removed, also one that was uploaded before a reload', async () => {
      await title(page).fill('')
      await upload(page, clips.chakkar)
      await lookAgain(page)
      await page.getByText('Keep this video, or replace it.').waitFor()
      await page.getByRole('button', { name: 'Remove' }).click()
      await drop.waitFor()
      // Now nothing is left of the draft.
      await lookAgain(page)
      await drop.waitFor()
      await upload(page, clips.pots)
      await title(page).fill('Pots')
      await page.getByRole('button', { name: 'Remove' }).click()
      await lookAgain(page)
      await until(async () => (await title(page).inputValue()) === 'Pots')
      await drop.waitFor()
      assert.equal(await save(page).isDisabled(), true)
    })

    await stage(
      'a save with a lost answer shows an error, and pressed again after a reload makes no second video',
      async () => {
        await upload(page, clips.pots)
        await title(page).fill('Once and only once')
        let lost = 0
        await page.route(DATA, async (route) => {
          if (route.request().method() !== 'POST') return route.continue()
          await answerTo(route)
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
    )

    // In npm test: web/admin/kit/network-fallback.test.ts, and the `products` journey with the same form.
    await detail('so does an update that never arrives, and the typed text stays', async () => {
      await lookAgain(page)
      await turnTo(page, 'Video Library')
      await entry(page, 'Once, and mended').getByRole('button', { name: /^Edit/ }).click()
      const update = page.getByRole('button', { name: 'Update Video' })
      await title(page).fill('பூச்சட்டி')
      await page.route(DATA, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
      await update.click()
      await page.getByText('Failed to save video data to the database').first().waitFor()
      assert.equal(await title(page).inputValue(), 'பூச்சட்டி')
      await page.unroute(DATA)
      await update.click()
      await page.getByText('Video updated successfully!').first().waitFor()
      await turnTo(page, 'Video Library')
      await entry(page, 'பூச்சட்டி').waitFor()
    })
  },
  { databases: ['sqlite'] },
)
