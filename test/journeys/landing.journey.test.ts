import assert from 'node:assert/strict'
import { BANNER_SPEED } from '#domain/timings.ts'
import { until } from '#test/until.ts'
import { posterGoods } from '../fixtures/sample-data.ts'
import { journey, stage } from './journey.ts'
import { moving } from '../browser/person.ts'

const isVideo = (path: string) => /\.(webm|mp4)$/.test(path)

journey(
  '§2, §9 the hero’s video and the banner run until they are stopped, both stay away for who wants less, and every offer leads to its crackers',
  posterGoods,
  async ({ person }) => {
    const visitor = await person('visitor', moving)
    const requested: string[] = []
    visitor.context.on('request', (request) => requested.push(new URL(request.url()).pathname))
    const page = await visitor.visit('/')

    await stage('the video loops, after the page', async () => {
      const video = page.locator('.hero video')
      await video.waitFor({ state: 'attached' })
      await until(() => video.evaluate((it: HTMLVideoElement) => it.currentTime > 0 && !it.paused))
      assert.ok(await video.evaluate((it: HTMLVideoElement) => it.loop && it.muted))
      const firstVideo = requested.findIndex(isVideo)
      const firstPicture = requested.findIndex((path) => path.startsWith('/hero/') && !isVideo(path))
      assert.ok(firstPicture < firstVideo, 'the video came first')
    })

    await stage(
      'the banner runs from right to left at 50 pixels a second, without a jump, until it is stopped',
      async () => {
        const banner = page.getByRole('region', { name: 'Offers' })
        // The line's position at a moment of its lap, by its own animation.
        const placeAt = (share: number) =>
          banner.locator('.offer-banner-track').evaluate((track, lapShare) => {
            const [animation] = track.getAnimations()
            if (!animation?.effect) throw new Error('The banner does not move')
            const lap = Number(animation.effect.getComputedTiming().duration)
            animation.currentTime = lap * lapShare
            const { x } = track.getBoundingClientRect()
            const copies = [...track.children].map((copy) => copy.getBoundingClientRect())
            return { x, lapSeconds: lap / 1_000 / animation.playbackRate, copies: copies.map((copy) => copy.width) }
          }, share)
        await until(async () => {
          const { copies, lapSeconds } = await placeAt(0)
          return Math.abs((copies[0] ?? 0) / lapSeconds - BANNER_SPEED) < 0.5
        })
        const [start, middle, end] = [await placeAt(0), await placeAt(0.5), await placeAt(0.9999)]
        assert.ok(start.x > middle.x && middle.x > end.x, 'the banner does not run to the left')
        // At the end of the lap the second copy is where the first one was.
        assert.ok(Math.abs(start.x - end.x - (start.copies[0] ?? 0)) < 2, 'the banner jumps')
        assert.equal(start.copies[0], start.copies[1])

        await page.getByRole('button', { name: 'Pause moving text and video' }).click()
        const state = () =>
          banner.locator('.offer-banner-track').evaluate((track) => track.getAnimations()[0]?.playState ?? 'none')
        await until(async () => (await state()) !== 'running')
      },
    )

    await stage('every offer opens its crackers', async () => {
      const shopNow = page.getByRole('link', { name: /^Shop Now/ })
      assert.equal(await shopNow.count(), 5)
      await shopNow.nth(1).click()
      await page.getByRole('heading', { level: 1, name: 'One sound crackers' }).waitFor()
      await page.goBack()
      await page.getByRole('link', { name: /limited time only/i }).click()
      await page.waitForURL('**/ordernow')
      await page.goBack()
      await page.getByRole('main').getByRole('link', { name: 'Order Now' }).first().click()
      await page.waitForURL('**/ordernow')
    })

    for (const [name, settings] of [
      ['with reduced motion', { reducedMotion: 'reduce' }],
      ['with a data saver', moving],
    ] as const) {
      await stage(`no video for a visitor ${name}`, async () => {
        const other = await person(name, settings)
        const videos: string[] = []
        other.context.on('request', (request) => isVideo(request.url()) && videos.push(request.url()))
        if (name === 'with a data saver') {
          await other.context.addInitScript(() =>
            Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
          )
        }
        await other.context.clock.install()
        const quiet = await other.visit('/')
        await quiet.clock.runFor(60_000)
        assert.deepEqual(videos, [])
        assert.equal(await quiet.locator('.hero video').count(), 0)
      })
    }
  },
  { databases: ['sqlite'] },
)
