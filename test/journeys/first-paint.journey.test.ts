// What waits for the first picture: sections below the fold and whatever moves; and how what is far from the screen is laid out.
import assert from 'node:assert/strict'
import { firstCategories } from '#domain/category/category.ts'
import { stockDemoGoods } from '#test/fixtures/demo-goods.ts'
import { until } from '../until.ts'
import { journey, stage } from './journey.ts'
import { moving } from '../browser/person.ts'

const shared = { databases: ['sqlite'], sharing: true } as const
/** Names of two and of three lines stand in different sections. */
const HEIGHT_OFF_PX = 12

journey(
  'what is out of sight comes after the first picture, one section a turn, as high as it will be in sight, and is laid out while the page is idle',
  stockDemoGoods,
  async ({ person }) => {
    const { context } = await person('visitor')
    const page = await context.newPage()
    const laidOut = () => page.evaluate(() => (window as unknown as { laidOut: Set<string> }).laidOut.size)
    const drawnIn = (turn: number | 'all') => page.evaluate(sectionsDrawnIn, turn)
    await page.addInitScript(watchSections)
    await page.addInitScript(noteLaidOut)
    await page.goto('/ordernow')

    await stage(
      'sections come after the first picture, also where the browser does not tell when it has painted',
      async () => {
        await until(() => page.evaluate(() => 'sections' in document.documentElement.dataset))
        const frames = await page.evaluate(() => (window as unknown as { frames: boolean[][] }).frames)
        const isSeen = [0, 1, 2, 3].map((part) => frames.some((frame) => frame[part]))
        const isWide = await page.evaluate(() => matchMedia('(width >= 48rem)').matches)
        assert.deepEqual(isSeen, [true, isWide, false, false])
        await until(() => page.evaluate(isThirdSectionDrawn))
        assert.ok(await page.evaluate(() => document.querySelectorAll('.product-card')[4]?.checkVisibility()))
      },
    )

    await stage('what is far from the screen is laid out while the page has nothing else to do', async () => {
      await until(async () => (await laidOut()) === firstCategories.length + 1)
    })

    await stage('each turn draws one section more, as the script marks them', async () => {
      await until(async () => (await drawnIn('all')) >= 5)
      for (const turn of [1, 2, 3, 4]) assert.equal(await drawnIn(turn), turn)
      await drawnIn('all')
    })

    await stage('a section out of sight is as high as it will be in sight', async () => {
      const heights = () =>
        page.locator('.product-section').evaluateAll((sections) => sections.map((section) => section.clientHeight))
      const inSight = () =>
        page
          .locator('.product-section > header')
          .evaluateAll((heads) => heads.filter((head) => head.checkVisibility({ contentVisibilityAuto: true })).length)
      const reserved = await heights()
      assert.ok((await inSight()) < reserved.length / 2, 'hardly a section is out of sight')
      await page.evaluate(() => {
        const all = new CSSStyleSheet()
        all.replaceSync('.product-section { content-visibility: visible !important }')
        document.adoptedStyleSheets = [all]
      })
      const real = await heights()
      const apart = reserved.map((height, at) => Math.abs(height - (real[at] ?? 0))).toSorted((a, b) => a - b)
      assert.equal(await inSight(), reserved.length)
      const middle = apart[Math.floor(apart.length / 2)] ?? Infinity
      assert.ok(middle <= HEIGHT_OFF_PX, `half of the sections are off by ${middle} px and more`)
    })
  },
  shared,
)

/** Notes of each frame until the page is told of its picture: are the first section, its fifth card and the next two drawn? */
function watchSections() {
  PerformanceObserver.prototype.observe = () => {}
  const frames: boolean[][] = []
  const look = () => {
    if ('sections' in document.documentElement.dataset) return
    const sections = document.querySelectorAll('.product-section')
    const [first, second, third] = [...sections].map((section) => section.querySelectorAll('.product-card'))
    const cards = [first?.[0], first?.[4], second?.[0], third?.[0]]
    frames.push(cards.map((card) => card?.checkVisibility({ contentVisibilityAuto: true }) ?? false))
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  Object.assign(window, { frames })
}

/** Notes each element whose box is read: each row by the name of its section, and the footer. */
function noteLaidOut() {
  const laidOut = new Set<string>()
  const { getBoundingClientRect } = Element.prototype
  Element.prototype.getBoundingClientRect = function noted() {
    if (this.matches('.product-row, .footer-columns')) {
      laidOut.add(this.closest('section')?.querySelector('h2')?.textContent ?? 'footer')
    }
    return getBoundingClientRect.call(this)
  }
  Object.assign(window, { laidOut })
}

/** Marks as many sections as the script has by that turn, and counts the drawn ones after two frames, in which browsers find out what is near. */
async function sectionsDrawnIn(turn: number | 'all'): Promise<number> {
  document.documentElement.dataset.sections = turn === 'all' ? turn : 'progressive'
  for (const [index, section] of document.querySelectorAll<HTMLElement>('.product-section').entries()) {
    if (turn !== 'all' && index < turn) section.dataset.shown = ''
    else delete section.dataset.shown
  }
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  const heads = [...document.querySelectorAll('.product-section > header')]
  return heads.filter((head) => head.checkVisibility({ contentVisibilityAuto: true })).length
}

function isThirdSectionDrawn(): boolean {
  const card = document.querySelectorAll('.product-section')[2]?.querySelector('.product-card')
  return card?.checkVisibility({ contentVisibilityAuto: true }) ?? false
}

journey(
  'before its scripts come nothing of a page moves, and neither what is below the fold nor a visitor who scrolls waits for them',
  stockDemoGoods,
  async ({ person }) => {
    const { context } = await person('visitor', { expected: /ERR_FAILED/, ...moving })
    await context.route('**/*.js', (route) => route.abort())
    const page = await context.newPage()

    await stage('nothing moves', async () => {
      await page.goto('/')
      await until(() => page.evaluate(() => 'sections' in document.documentElement.dataset))
      assert.equal(await page.evaluate(() => document.getAnimations().length), 0)
    })

    await stage('what is below the fold is drawn', async () => {
      await page.goto('/ordernow')
      await until(() => page.evaluate(isThirdSectionDrawn))
    })

    await stage('a visitor who scrolls does not wait for the turns', async () => {
      await page.addInitScript(() => Object.assign(window, { setTimeout: () => 0 }))
      await page.goto('/ordernow')
      assert.equal(await page.evaluate(() => document.documentElement.dataset.sections), undefined)
      await page.evaluate(() => scrollBy(0, 10))
      await until(() => page.evaluate(isThirdSectionDrawn))
    })
  },
  shared,
)
