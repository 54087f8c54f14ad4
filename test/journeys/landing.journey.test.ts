// §1, §2 The landing page: the banner runs, the video waits for its turn, and every offer leads to its crackers.
import assert from 'node:assert/strict'
import { BANNER_SPEED } from '#domain/timings.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { journey } from './journey.ts'
import { moving } from '../browser/person.ts'

const isVideo = (path: string) => /\.(webm|mp4)$/.test(path)
const quick = { databases: ['sqlite'], sharing: true } as const

journey(
  '§1, §2 the landing page makes every claim and leads everywhere',
  fillSmallCatalogue,
  async ({ person }) => {
    const visitor = await person('visitor', { reducedMotion: 'reduce' })
    const page = await visitor.visit('/')
    const text = await page.locator('main').innerText()
    for (const claim of [
      // The greatest discount in this catalogue: the shop claims only what its products have.
      /up to 80% discount/i,
      /fast delivery/i,
      /minimum order Rs\.2,000 for Tamil Nadu/i,
      /premium quality/i,
      /delivery across India/i,
      /booking has started/i,
      /fancy crackers and gift boxes/i,
    ]) {
      assert.match(text, claim)
    }
    assert.equal(await page.getByRole('region', { name: 'What we promise' }).getByRole('listitem').count(), 4)
    const about = page.getByRole('region', { name: /^About / })
    for (const point of ['Quality', 'Service', 'Faster']) {
      await about.getByRole('heading', { name: point, exact: true }).waitFor()
    }

    const shopNow = page.getByRole('link', { name: /^Shop Now/ })
    assert.equal(await shopNow.count(), 5)
    const wanted = [/^Fancy items/, /^One sound crackers$/, /^Single shots$/, /^Wala$/, /^Gift box$/]
    for (const [index, category] of wanted.entries()) {
      await shopNow.nth(index).click()
      await page.getByRole('heading', { level: 1, name: category }).waitFor()
      await page.goBack()
      await shopNow.first().waitFor()
    }
    await page.getByRole('link', { name: /limited time only/i }).click()
    await page.waitForURL('**/ordernow')
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Order Now' }).first().click()
    await page.waitForURL('**/ordernow')
  },
  quick,
)

journey(
  '§9 the banner runs from right to left at 50 pixels a second, without a jump, until it is stopped',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor', moving)).visit('/')
    const banner = page.getByRole('region', { name: 'Offers' })
    // Where the line stands at a moment of its lap, as its own animation says.
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
    // At the end of the lap the second copy stands where the first one stood.
    assert.ok(Math.abs(start.x - end.x - (start.copies[0] ?? 0)) < 2, 'the banner jumps')
    assert.equal(start.copies[0], start.copies[1])

    await page.getByRole('button', { name: 'Pause moving text and video' }).click()
    const state = () =>
      banner.locator('.offer-banner-track').evaluate((track) => track.getAnimations()[0]?.playState ?? 'none')
    await until(async () => (await state()) !== 'running')
  },
  quick,
)

journey(
  '§2 the hero’s video loops after the page, and stays away for reduced motion and data savers',
  fillSmallCatalogue,
  async ({ person }) => {
    const visitor = await person('visitor', moving)
    const asked: string[] = []
    visitor.context.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const page = await visitor.visit('/')
    const video = page.locator('.hero video')
    await video.waitFor({ state: 'attached' })
    await until(() => video.evaluate((it: HTMLVideoElement) => it.currentTime > 0 && !it.paused))
    assert.ok(await video.evaluate((it: HTMLVideoElement) => it.loop && it.muted))
    const firstVideo = asked.findIndex(isVideo)
    assert.ok(
      asked.findIndex((path) => path.startsWith('/hero/') && !isVideo(path)) < firstVideo,
      'the video came first',
    )

    for (const [name, isStill] of [
      ['calm', { reducedMotion: 'reduce' }],
      ['saving', moving],
    ] as const) {
      const other = await person(name, isStill)
      const videos: string[] = []
      other.context.on('request', (request) => isVideo(request.url()) && videos.push(request.url()))
      if (name === 'saving') {
        await other.context.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
        )
      }
      await other.context.clock.install()
      const quiet = await other.visit('/')
      await untilHydrated(quiet)
      await quiet.clock.runFor(60_000)
      assert.deepEqual(videos, [])
      assert.equal(await quiet.locator('.hero video').count(), 0)
    }
  },
  quick,
)
