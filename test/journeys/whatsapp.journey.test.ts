import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { CONFETTI_PARTICLES, WHATSAPP_TOAST_PROGRESS_MS } from '#domain/timings.ts'
import { until } from '#test/until.ts'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { seeTwoProducts } from './first-screen.ts'
import { detail, journey, stage } from './journey.ts'
import { moving, type Person } from '../browser/person.ts'
import { fillCheckout, openCheckout, putInCart, sendOrder } from './shopping.ts'

const quick = { databases: ['sqlite'], sharing: true } as const
const TEN_MINUTES_MS = 600_000

const toast = (page: Page) => page.getByRole('region', { name: 'Order Confirmation' })

/** Opens the order page with a clock that only the test moves; counts confetti as it is painted. */
async function arrive(visitor: Person, path: string, referer?: string): Promise<Page> {
  await visitor.context.clock.install()
  await visitor.context.addInitScript(() => {
    const { clearRect, fillRect } = CanvasRenderingContext2D.prototype
    let painted = 0
    CanvasRenderingContext2D.prototype.clearRect = function clear(...box) {
      painted = 0
      clearRect.apply(this, box)
    }
    CanvasRenderingContext2D.prototype.fillRect = function fill(...box) {
      painted += 1
      this.canvas.dataset.painted = String(painted)
      fillRect.apply(this, box)
    }
  })
  const page = await visitor.context.newPage()
  await page.goto(path, referer ? { referer } : {})
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle').catch(() => {})
  await page.clock.pauseAt(Date.now() + TEN_MINUTES_MS / 100)
  return page
}

/** Advances the stopped clock until the toast appears: the machine decides when the page began to count. */
async function untilToast(page: Page): Promise<void> {
  await until(async () => {
    await page.clock.runFor(1_000)
    // React renders in real time: a clock ahead of it would start the ten minutes too late.
    return toast(page)
      .waitFor({ timeout: 300 })
      .then(
        () => true,
        () => false,
      )
  })
}

const confetti = (page: Page) => page.locator('canvas.confetti')

journey(
  '§4 the toast comes after 5 s, its bar runs 5 s, it folds but for a hand on it, is gone after 10 min, and fires confetti when it is dismissed',
  fillSmallCatalogue,
  async ({ person }) => {
    await stage(
      'it folds to its title when its bar is full, is opened by its title, and goes after 10 min',
      async () => {
        const page = await arrive(await person('by a link', moving), '/ordernow?from=whatsapp')
        await untilToast(page)
        const bar = toast(page).locator('.whatsapp-toast-progress')
        const runs = await bar.evaluate((element) =>
          [element, ...element.children].flatMap((each) =>
            ['', '::before', '::after'].map((part) => getComputedStyle(each, part || undefined).animationDuration),
          ),
        )
        assert.ok(runs.includes('5s'), `the bar takes ${runs}`)
        const words = toast(page).getByText(/^Welcome from WhatsApp\./)
        await words.waitFor()
        await page.clock.runFor(WHATSAPP_TOAST_PROGRESS_MS)
        await words.waitFor({ state: 'hidden' })
        const title = toast(page).getByRole('heading', { name: 'Order Confirmation' })
        const box = await toast(page).boundingBox()
        assert.ok(box && box.height < 70, `folded it is ${box?.height} px high`)
        const size = page.viewportSize()
        await seeTwoProducts(page, 'folded on a phone')
        if (size) await page.setViewportSize(size)
        await title.click()
        await words.waitFor()
        await page.clock.runFor(WHATSAPP_TOAST_PROGRESS_MS * 4)
        assert.ok(await words.isVisible(), 'it folds under the eyes of a visitor who has opened it')
        await page.clock.runFor(TEN_MINUTES_MS - WHATSAPP_TOAST_PROGRESS_MS * 5 - 10_000)
        assert.equal(await toast(page).count(), 1)
        await page.clock.runFor(10_000)
        await toast(page).waitFor({ state: 'detached' })
        assert.equal(await confetti(page).count(), 0)
      },
    )

    await stage('it does not fold under a hand; dismissing it fires confetti, and it does not come again', async () => {
      const page = await arrive(await person('from the web', moving), '/ordernow', 'https://web.whatsapp.com/')
      await untilToast(page)
      await toast(page).getByRole('link', { name: 'Download Price List' }).focus()
      await page.clock.runFor(WHATSAPP_TOAST_PROGRESS_MS * 2)
      assert.ok(
        await toast(page)
          .getByText(/^Welcome from WhatsApp\./)
          .isVisible(),
        'it folds under a hand',
      )
      await toast(page).getByRole('button', { name: 'Dismiss' }).click()
      await confetti(page).waitFor({ state: 'attached' })
      let most = 0
      await until(async () => {
        await page.clock.runFor(50)
        most = Math.max(most, Number(await confetti(page).getAttribute('data-painted')))
        return most > CONFETTI_PARTICLES / 2
      })
      assert.ok(most <= CONFETTI_PARTICLES)
      await until(async () => {
        await page.clock.runFor(1_000)
        return (await confetti(page).count()) === 0
      })
      await page.clock.runFor(TEN_MINUTES_MS)
      assert.equal(await toast(page).count(), 0)
    })

    // In npm test: `domain/whatsapp-visit.test.ts`.
    await detail('a visitor from elsewhere sees no toast', async () => {
      const page = await arrive(await person('from a search', moving), '/ordernow', 'https://search.example/')
      await page.clock.runFor(TEN_MINUTES_MS)
      assert.equal(await toast(page).count(), 0)
    })
  },
  quick,
)

journey(
  '§4 downloading from it fires confetti; WhatsApp’s own browser is enough to be recognised',
  fillSmallCatalogue,
  async ({ person }) => {
    const userAgent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile WhatsApp/2.26.1'
    const visitor = await person('visitor', { userAgent, ...moving })
    await visitor.context.clock.install()
    const page = await visitor.visit('/ordernow')
    await putInCart(page, 'Wala No. 1', 50)
    await openCheckout(page)
    await fillCheckout(page)
    const orderId = await sendOrder(page)
    await until(async () => {
      await page.clock.fastForward(5_000)
      return toast(page).getByText(orderId).isVisible()
    })
    const file = page.waitForEvent('download')
    await toast(page).getByRole('button', { name: 'Download Invoice' }).click()
    assert.match((await file).suggestedFilename(), new RegExp(`^Estimate_${orderId}_`))
    await confetti(page).waitFor({ state: 'attached' })
    await toast(page).waitFor({ state: 'detached' })
  },
  quick,
)
