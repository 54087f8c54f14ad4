// §2, §4 'Crackers Show' and 'Connect With Us': the videos play, turn, wrap around, and say when they cannot.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { demoVideos, seedDemoVideos } from '#server/demo/seed-videos.ts'
import { until } from '#test/until.ts'
import { journey } from './journey.ts'

const quick = { databases: ['sqlite'], sharing: true } as const
/** The newest first. */
const titles = demoVideos.map(({ title }) => title).toReversed()

const player = (page: Page) => page.locator('video')
const isRunning = (page: Page) =>
  player(page).evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0)
const seek = (page: Page, share: number) =>
  player(page).evaluate((element: HTMLVideoElement, part) => {
    element.currentTime = element.duration * part
  }, share)

journey(
  '§2, §4 the show plays, turns both ways, goes on by itself and wraps around',
  seedDemoVideos,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/contact')
    const show = page.getByRole('region', { name: 'Crackers Show' })
    const title = (index: number) => show.getByRole('heading', { name: titles.at(index) ?? '', exact: true }).waitFor()
    await title(0)
    await show.getByText('1 of 3', { exact: true }).waitFor()
    assert.equal(await show.getByRole('progressbar').count(), 3)
    if (await show.getByRole('button', { name: 'Play' }).isVisible())
      await show.getByRole('button', { name: 'Play' }).click()
    await until(() => isRunning(page))
    const bar = show.getByRole('progressbar').first()
    await until(async () => Number(await bar.getAttribute('value')) > 0)

    await show.getByRole('button', { name: 'Pause' }).click()
    await until(async () => !(await isRunning(page)))
    await show.getByRole('button', { name: 'Play' }).click()
    await until(() => isRunning(page))

    await show.getByRole('button', { name: 'Next video' }).click()
    await title(1)
    await show.getByText('2 of 3', { exact: true }).waitFor()
    await show.getByRole('button', { name: 'Previous video' }).click()
    await title(0)
    await show.getByRole('button', { name: 'Previous video' }).click()
    await title(-1)
    await show.getByText('3 of 3', { exact: true }).waitFor()
    await until(() => isRunning(page))
    await seek(page, 0.98)
    await title(0)
    await show.getByText('1 of 3', { exact: true }).waitFor()
    await until(() => isRunning(page))
  },
  quick,
)

journey(
  '§3 a video without words: No description available',
  async (shop) => {
    await seedDemoVideos(shop)
    const [video] = await shop.videos.all()
    if (video) await shop.videos.create({ title: 'Sparklers at night', videoUrl: video.videoUrl })
  },
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/contact')
    await page.getByRole('heading', { name: 'Sparklers at night' }).waitFor()
    await page.getByText('No description available').waitFor()
  },
  { databases: ['sqlite'], only: 'phone' },
)

journey(
  '§2 Loading video... until it can play; playback that is blocked turns playing off',
  seedDemoVideos,
  async ({ person }) => {
    const visitor = await person('visitor')
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
    await page.getByRole('button', { name: 'Play' }).waitFor()
    assert.equal(await isRunning(page), false)
  },
  quick,
)

journey(
  '§2 No videos available, and Connect With Us',
  {},
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/contact')
    await page.getByText('No videos available').waitFor()
    const card = page.getByRole('region', { name: 'Connect With Us' })
    const { name, tagline, address, phone, email, rating, established } = demoSettings
    for (const words of [name, tagline, address, String(rating), String(established)]) {
      await card.getByText(words).first().waitFor()
    }
    assert.equal(await card.getByRole('link', { name: phone }).getAttribute('href'), `tel:${phone.replaceAll(' ', '')}`)
    assert.equal(await card.getByRole('link', { name: email }).getAttribute('href'), `mailto:${email}`)
  },
  quick,
)
