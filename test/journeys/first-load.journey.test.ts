// What a first visit loads: pictures no larger than they are shown, the faces that the page is set in, and nothing that moves.
import assert from 'node:assert/strict'
import { stockDemoGoods, stockPicturedGoods } from '#test/fixtures/demo-goods.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { journey } from './journey.ts'

const LARGEST_SHIFT = 0.01
/** Fonts that come late show whether their stand-ins have the same measures. */
const FONTS_LATE_MS = 700
/** As fine as a cheap phone's screen. */
const DOTS_A_PIXEL = { phone: 2, desk: 1 }

for (const path of ['/', '/ordernow']) {
  journey(
    `no picture of ${path} is larger than twice its box`,
    stockPicturedGoods,
    async ({ person, screen }) => {
      const dots = DOTS_A_PIXEL[screen]
      const page = await (await person('visitor', { deviceScaleFactor: dots })).visit(path)
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
          scrollTo(0, top)
          await new Promise((drawn) => setTimeout(drawn, 60))
        }
      })
      const pictures = () =>
        page.evaluate(() =>
          [...document.images]
            .filter((image) => image.complete && image.naturalWidth > 0 && !/\.svg/.test(image.currentSrc))
            .map((image) => ({ url: image.currentSrc, width: image.naturalWidth, box: image.clientWidth })),
        )
      if (path === '/ordernow') await until(async () => (await pictures()).length > 20)
      const tooLarge = (await pictures()).filter(({ width, box }) => box > 0 && width > 2 * box * dots)
      assert.deepEqual(tooLarge, [])
    },
    { databases: ['sqlite'], sharing: true },
  )

  journey(
    `the faces that ${path} fetches early are faces that it is set in, and nothing moves when they come`,
    stockDemoGoods,
    async ({ person }) => {
      const { context } = await person('visitor')
      await context.route('**/*.woff2', async (route) => {
        await new Promise((late) => setTimeout(late, FONTS_LATE_MS))
        await route.continue()
      })
      const page = await context.newPage()
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
    },
    { databases: ['sqlite'], sharing: true },
  )
}

journey(
  'the order page comes with its styles and fetches no script before it is seen; the next screen fetches what it lacks',
  stockDemoGoods,
  async ({ person }) => {
    const { context } = await person('visitor')
    const page = await context.newPage()
    const sheets: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(request.url())
    })
    await page.goto('/ordernow')
    await untilHydrated(page)
    assert.deepEqual(sheets, [])
    const { painted, firstScript } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      firstScript: Math.min(
        ...performance.getEntriesByType('resource').flatMap(({ name, startTime }) => {
          return /\/assets\/.*\.js$/.test(name) ? [startTime] : []
        }),
      ),
    }))
    assert.ok(painted < firstScript, `painted at ${painted} ms, a script was asked for at ${firstScript} ms`)
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
  },
  { databases: ['sqlite'], sharing: true },
)

/** The files of the faces that are fetched early, and of those that the page has turned out to need. */
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

/** How far what was drawn has moved since, by the browser's own count. */
function shiftOfPage(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(sum), 500)
  })
}

journey(
  'a Tamil name is shown before its font is requested, and is set in it once the page is hydrated',
  stockDemoGoods,
  async ({ person }) => {
    const { context } = await person('visitor')
    const page = await context.newPage()
    await page.goto('/ordernow')
    const arrived = () =>
      page.evaluate(() => {
        const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
        const asked = performance.getEntriesByType('resource').filter(({ name }) => /tamil-600.*\.woff2$/.test(name))
        const isSet = [...document.fonts].some(({ unicodeRange, weight, status }) => {
          return /U\+0?B82/i.test(unicodeRange) && weight.startsWith('600') && status === 'loaded'
        })
        return isSet ? { painted, askedFor: asked.map(({ startTime }) => startTime) } : undefined
      })
    await until(async () => (await arrived()) !== undefined)
    const { painted = Infinity, askedFor = [] } = (await arrived()) ?? {}
    assert.equal(askedFor.length, 1)
    assert.ok(painted < Number(askedFor[0]), `painted at ${painted} ms, the face was asked for at ${askedFor} ms`)
  },
  { databases: ['sqlite'], sharing: true },
)

for (const path of ['/', '/ordernow', '/contact']) {
  journey(
    `what ${path} asks for of the pages that it links to is stored for everybody`,
    stockDemoGoods,
    async ({ person }) => {
      const { context } = await person('visitor')
      const page = await context.newPage()
      const asking = page.waitForResponse(/__manifest/)
      await page.goto(path)
      const answer = await asking
      assert.equal(answer.status(), 200)
      // What is drawn anew has none.
      assert.ok(await answer.headerValue('etag'), answer.url())
      assert.match((await answer.headerValue('cache-control')) ?? '', /immutable/)
    },
    { databases: ['sqlite'], sharing: true },
  )
}

journey(
  'the first touch of Add to Cart fetches what comes next, but neither a style sheet that is there nor a face that nobody sees',
  stockDemoGoods,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.resourceType()))
    const [tamil] = await page.locator('.product-card', { hasText: /[\u0B80-\u0BFF]/ }).all()
    await tamil?.getByRole('button', { name: /^Add to Cart/ }).click()
    await page
      .getByRole('status')
      .getByText(/[\u0B80-\u0BFF].* added to cart/)
      .waitFor({ state: 'attached' })
    await until(async () => fetched.includes('script'))
    await page.waitForLoadState('networkidle')
    assert.deepEqual(
      fetched.filter((type) => type === 'stylesheet' || type === 'font'),
      [],
    )
  },
  { databases: ['sqlite'], sharing: true },
)

journey(
  'a read that a newer navigation aborted is no error of the page; any other rejection is one',
  async () => {},
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/')
    await untilHydrated(page)
    const isSilenced = (name: string) =>
      page.evaluate((of) => {
        const reason = new DOMException('for a test', of)
        const event = new PromiseRejectionEvent('unhandledrejection', {
          promise: Promise.resolve(),
          reason,
          cancelable: true,
        })
        dispatchEvent(event)
        return event.defaultPrevented
      }, name)
    // The journey fails when the browser reports this one.
    await page.evaluate(() => void Promise.reject(new DOMException('for a test', 'AbortError')))
    assert.equal(await isSilenced('AbortError'), true)
    assert.equal(await isSilenced('DataError'), false)
  },
  { databases: ['sqlite'], sharing: true },
)
