import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { stockDemoGoods } from '#test/fixtures/demo-goods.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { moving } from '../browser/person.ts'
import { journey, stage } from './journey.ts'

const shared = { databases: ['sqlite'], sharing: true } as const
const LARGEST_SHIFT = 0.01
/** Late fonts show whether their fallbacks have the same metrics. */
const FONTS_LATE_MS = 700
/** The density of a cheap phone's screen. */
const DOTS_A_PIXEL = { phone: 2, desk: 1 }
/** After this time without a request, a press has loaded everything. */
const QUIET_MS = 400

journey(
  'no picture of the landing page and of the order page is larger than twice its box',
  stockDemoGoods,
  async ({ person, screen }) => {
    const dots = DOTS_A_PIXEL[screen]
    const { context } = await person('visitor', { deviceScaleFactor: dots })
    const page = await context.newPage()
    const pictures = () =>
      page.evaluate(() =>
        [...document.images]
          .filter((image) => image.complete && image.naturalWidth > 0 && !/\.svg/.test(image.currentSrc))
          .map((image) => ({ url: image.currentSrc, width: image.naturalWidth, box: image.clientWidth })),
      )
    for (const path of ['/', '/ordernow']) {
      await stage(path, async () => {
        await page.goto(path)
        await untilHydrated(page)
        await page.evaluate(async () => {
          for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
            scrollTo(0, top)
            await new Promise((drawn) => setTimeout(drawn, 60))
          }
        })
        if (path === '/ordernow') await until(async () => (await pictures()).length > 20)
        assert.notEqual((await pictures()).length, 0)
        const tooLarge = (await pictures()).filter(({ width, box }) => box > 0 && width > 2 * box * dots)
        assert.deepEqual(tooLarge, [])
      })
    }
  },
  shared,
)

/** Preloaded fonts are used, nothing shifts, and the manifest is cached correctly. */
async function seeFirstLoad(page: Page, path: string) {
  const asking = page.waitForResponse(/__manifest/)
  await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor()
  await page.evaluate(() => document.fonts.ready)
  const { early, used } = await page.evaluate(facesOfPage)
  assert.ok(early.length > 0)
  assert.deepEqual(
    early.filter((file) => !used.includes(file)),
    [],
    'fetched early in vain',
  )
  const shift = await page.evaluate(shiftOfPage)
  assert.ok(shift <= LARGEST_SHIFT, `shifted by ${shift}`)

  // The manifest of linked pages is cached for everybody; a private response has no ETag.
  const manifest = await asking
  assert.equal(manifest.status(), 200)
  assert.ok(await manifest.headerValue('etag'), manifest.url())
  assert.match((await manifest.headerValue('cache-control')) ?? '', /immutable/)
}

journey(
  'a first visit fetches the faces that it is set in, scripts once it is painted, and no style sheet; the next screens fetch what they lack',
  stockDemoGoods,
  async ({ person }) => {
    const { context } = await person('visitor', moving)
    await context.route('**/*.woff2', async (route) => {
      await new Promise((late) => setTimeout(late, FONTS_LATE_MS))
      await route.continue()
    })
    const page = await context.newPage()
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.resourceType()))

    const arrived = () =>
      page.evaluate(() => {
        const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
        const requests = performance.getEntriesByType('resource').filter(({ name }) => /tamil-600.*\.woff2$/.test(name))
        const isSet = [...document.fonts].some(({ unicodeRange, weight, status }) => {
          return /U\+0?B82/i.test(unicodeRange) && weight.startsWith('600') && status === 'loaded'
        })
        return isSet ? { painted, requestedAt: requests.map(({ startTime }) => startTime) } : undefined
      })

    await stage('the landing page', () => seeFirstLoad(page, '/'))
    fetched.length = 0
    await stage('the order page', () => seeFirstLoad(page, '/ordernow'))

    await stage('it comes with its styles, and fetches no script before it is seen', async () => {
      await untilHydrated(page)
      assert.ok(!fetched.includes('stylesheet'))
      const { painted, firstScript } = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        firstScript: Math.min(
          ...performance.getEntriesByType('resource').flatMap(({ name, startTime }) => {
            return /\/assets\/.*\.js$/.test(name) ? [startTime] : []
          }),
        ),
      }))
      assert.ok(painted < firstScript, `painted at ${painted} ms, a script was requested at ${firstScript} ms`)
    })

    await stage(
      'a Tamil name is shown before its font is requested, and is set in it once the page is hydrated',
      async () => {
        await until(async () => (await arrived()) !== undefined)
        const { painted = Infinity, requestedAt = [] } = (await arrived()) ?? {}
        assert.equal(requestedAt.length, 1)
        assert.ok(painted < Number(requestedAt[0]), `painted at ${painted} ms, requested at ${requestedAt} ms`)
      },
    )

    await stage(
      'the first touch of Add to Cart loads scripts, but no style sheet twice and no unused font',
      async () => {
        await untilQuiet(page)
        await page.evaluate(() => document.fonts.ready)
        fetched.length = 0
        const [tamil] = await page.locator('.product-card', { hasText: /[\u0B80-\u0BFF]/ }).all()
        await tamil?.getByRole('button', { name: /^Add to Cart/ }).click()
        await page
          .getByRole('status')
          .getByText(/[\u0B80-\u0BFF].* added to cart/)
          .waitFor({ state: 'attached' })
        await until(async () => fetched.includes('script'))
        await untilQuiet(page)
        assert.deepEqual(
          fetched.filter((type) => type === 'stylesheet' || type === 'font'),
          [],
        )
      },
    )

    await stage('the next screen, and the way back, are styled', async () => {
      const radius = () =>
        page
          .getByRole('button', { name: /^Add to Cart/ })
          .first()
          .evaluate((button) => getComputedStyle(button).borderRadius)
      const styled = await radius()
      assert.notEqual(styled, '0px')
      await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: false }).first().click()
      await page.waitForURL('**/about')
      await page.goBack()
      await page.waitForURL('**/ordernow')
      assert.equal(await radius(), styled)
    })
  },
  shared,
)

/** `networkidle` stays true once a page has been idle. */
async function untilQuiet(page: Page) {
  let lastAt = Date.now()
  const note = () => (lastAt = Date.now())
  page.on('request', note)
  page.on('requestfinished', note)
  await until(async () => Date.now() - lastAt > QUIET_MS)
  page.off('request', note)
  page.off('requestfinished', note)
}

/** The files of the preloaded fonts, and of those that the page really uses. */
function facesOfPage() {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule)
  const isUsed = [...document.fonts].map(({ status }) => status === 'loaded')
  const early = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')
  return {
    early: [...early].map(({ href }) => href.split('/').at(-1) ?? ''),
    used: faces
      .filter((_, at) => isUsed[at])
      .map(({ style }) => /([^/"]+\.woff2)/.exec(style.getPropertyValue('src'))?.[1] ?? ''),
  }
}

/** The browser's layout shift since the first paint. */
function shiftOfPage(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(sum), 500)
  })
}
