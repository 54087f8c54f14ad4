// In `npm test`: server/media/uploads/video-chunks.test.ts, web/admin/media/send-in-chunks.test.ts, and the `video-mishaps` journey.
import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { aviBytes, unplayableVideo } from '#test/fixtures/videos.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '#test/browser/hydrated.ts'
import { journey, stage } from '#test/journeys/journey.ts'
import { clips, dropArea, entry, openVideos, save, title, turnTo } from '#test/journeys/video-desk.ts'

/** A restart and the retries take time on a busy machine. */
const PATIENCE_MS = 120_000
const MB = 1024 * 1024
const IN_THE_CLOUD = 'Video uploaded successfully to cloud storage!'
const LINE_LOST = /ERR_|Failed to load resource|status of (5\d\d|4\d\d)/

/** A real video, padded by an empty box to this length. */
async function longVideo(megabytes: number) {
  const clip = await readFile(clips.chakkar)
  const box = Buffer.alloc(megabytes * MB - clip.length)
  box.writeUInt32BE(box.length)
  box.write('free', 4, 'latin1')
  return { name: 'long.mp4', mimeType: 'video/mp4', buffer: Buffer.concat([clip, box]) }
}

const loseNothing = async (_offset: number, _time: number) => false

async function saveAs(page: Page, name: string) {
  await title(page).fill(name)
  await save(page).click()
  await turnTo(page, 'Video Library')
  await entry(page, name).waitFor()
}

async function plays(page: Page, name: string) {
  const url = await entry(page, name)
    .getByRole('link', { name: /^Watch/ })
    .getAttribute('href')
  const player = await page.context().newPage()
  await player.goto(url ?? '')
  await until(() => player.evaluate(() => (document.querySelector('video')?.readyState ?? 0) >= 2))
  await player.close()
}

journey(
  'a video is converted, and a long one resumes after a lost connection, a restart of the shop and a reload',
  {},
  async ({ person, shop }) => {
    const admin = await person('admin', { expected: LINE_LOST })
    const page = await openVideos(admin)
    let lose = loseNothing
    let sent: number[] = []
    await page.route('**/media/video/pieces/*', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue()
      const offset = Number(route.request().headers()['upload-offset'])
      sent.push(offset)
      return (await lose(offset, sent.length)) ? route.abort('connectionreset') : route.continue()
    })

    await stage(
      'a video that browsers cannot play is converted, or the admin sees a message before saving',
      async () => {
        const broken = { name: 'old.avi', mimeType: 'video/x-msvideo', buffer: aviBytes(5_000) }
        await dropArea(page).setInputFiles(broken)
        await page
          .getByText(/Failed to upload video.*Please save it as MP4 \(H\.264\) and upload that file\./)
          .waitFor()
        await title(page).fill('Old')
        assert.equal(await save(page).isDisabled(), true)
        const video = unplayableVideo('avi')
        if (!video) return
        await page.getByRole('button', { name: 'Cancel' }).click()
        await dropArea(page).setInputFiles({ ...broken, buffer: video })
        await page
          .getByText('We converted the video so that phones and browsers can play it.')
          .waitFor({ timeout: PATIENCE_MS })
        await saveAs(page, 'Old')
        await plays(page, 'Old')
      },
    )

    await stage('after a lost connection and a restart of the shop', async () => {
      sent = []
      lose = async (_offset, time) => {
        if (time !== 4) return time === 2
        await shop.goAway()
        void shop.comeBack()
        return false
      }
      await turnTo(page, 'Upload Video')
      await dropArea(page).setInputFiles(await longVideo(9))
      await page.getByText(IN_THE_CLOUD).waitFor({ timeout: PATIENCE_MS })
      assert.deepEqual(sent.slice(0, 4), [0, 4 * MB, 4 * MB, 8 * MB], 'nothing that had arrived was sent again')
      assert.ok(sent.length > 4 && sent.slice(4).every((offset) => offset === 8 * MB), `${sent}`)
      await saveAs(page, 'Long')
      await plays(page, 'Long')
    })

    await stage('the same file, chosen again after a reload, goes on where it stopped', async () => {
      await turnTo(page, 'Upload Video')
      const cut = Promise.withResolvers<void>()
      sent = []
      lose = async (_offset, time) => {
        if (time === 3) await cut.promise
        return time === 3
      }
      // Only a file on disk has the same age each time it is chosen.
      const path = join(shop.place.dataDir, 'long.mp4')
      await writeFile(path, (await longVideo(10)).buffer)
      await dropArea(page).setInputFiles(path)
      await until(async () => sent.length === 3, 30_000)
      await page.reload()
      cut.resolve()
      // A file set without a press, as here, goes to the input that hydration replaces.
      await untilHydrated(page)
      await turnTo(page, 'Upload Video')
      await dropArea(page).setInputFiles(path)
      await page.getByText(IN_THE_CLOUD).waitFor({ timeout: PATIENCE_MS })
      assert.deepEqual(sent, [0, 4 * MB, 8 * MB, 8 * MB])
    })
  },
  { databases: ['sqlite'], ownProcess: true },
)
