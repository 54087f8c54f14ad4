import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { demoVideos, seedDemoVideos } from '#server/demo/seed-videos.ts'
import type { Shop } from '#server/shop.ts'
import { until } from '#test/until.ts'
import { moving } from '../browser/person.ts'
import { journey, stage } from './journey.ts'

const WITHOUT_WORDS = 'Sparklers at night'
/** Newest first. */
const titles = [...demoVideos.map(({ title }) => title), WITHOUT_WORDS].toReversed()

async function fill(shop: Shop) {
  await seedDemoVideos(shop)
  const [video] = await shop.videos.all()
  assert.ok(video)
  // Two videos of the same millisecond have no certain order, and the show would begin with the other one.
  await until(async () => new Date().toISOString() > video.createdAt)
  await shop.videos.create({ title: WITHOUT_WORDS, videoUrl: video.videoUrl })
}

const player = (page: Page) => page.locator('video')
const isRunning = (page: Page) =>
  player(page).evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0)
const seek = (page: Page, share: number) =>
  player(page).evaluate((element: HTMLVideoElement, part) => {
    element.currentTime = element.duration * part
  }, share)

journey(
  '§2, §3, §4 the show plays, turns both ways, goes on by itself and wraps around; playback that is blocked turns playing off',
  fill,
  async ({ person }) => {
    await stage('the show', async () => {
      const page = await (await person('visitor', moving)).visit('/contact')
      const show = page.getByRole('region', { name: 'Crackers Show' })
      const title = (index: number) =>
        show.getByRole('heading', { name: titles.at(index) ?? '', exact: true }).waitFor()
      await title(0)
      await show.getByText('1 of 4', { exact: true }).waitFor()
      await show.getByText('No description available').waitFor()
      assert.equal(await show.getByRole('progressbar').count(), 4)
      if (await show.getByRole('button', { name: 'Play', exact: true }).isVisible())
        await show.getByRole('button', { name: 'Play', exact: true }).click()
      await until(() => isRunning(page))
      const bar = show.getByRole('progressbar').first()
      await until(async () => Number(await bar.getAttribute('value')) > 0)

      await show.getByRole('button', { name: 'Pause', exact: true }).click()
      await until(async () => !(await isRunning(page)))
      await show.getByRole('button', { name: 'Play', exact: true }).click()
      await until(() => isRunning(page))

      await show.getByRole('button', { name: 'Next video' }).click()
      await title(1)
      await show.getByText('2 of 4', { exact: true }).waitFor()
      await show.getByRole('button', { name: 'Previous video' }).click()
      await title(0)
      await show.getByRole('button', { name: 'Previous video' }).click()
      await title(-1)
      await show.getByText('4 of 4', { exact: true }).waitFor()
      await until(() => isRunning(page))
      await seek(page, 0.98)
      await title(0)
      await show.getByText('1 of 4', { exact: true }).waitFor()
      await until(() => isRunning(page))
    })

    await stage('Loading video... until it can play; playback is blocked', async () => {
      const visitor = await person('blocked', moving)
      await visitor.context.addInitScript(() => {
        HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('blocked', 'NotAllowedError'))
      })
      const held = Promise.withResolvers<void>()
      await visitor.context.route('**/media/video/**', async (route) => {
        await held.promise
        await route.continue()
      })
      const page = await visitor.visit('/contact')
      await page.getByText('Loading video...').waitFor()
      held.resolve()
      await page.getByText('Loading video...').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
      assert.equal(await isRunning(page), false)
    })
  },
  { databases: ['sqlite'] },
)
