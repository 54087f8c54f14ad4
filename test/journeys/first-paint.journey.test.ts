// What waits for the first picture: sections below the fold and whatever moves; without JavaScript nothing waits.
import assert from 'node:assert/strict'
import { stockDemoGoods } from '#test/fixtures/demo-goods.ts'
import { until } from '../until.ts'
import { journey } from './journey.ts'
import { moving } from '../browser/person.ts'

const shared = { databases: ['sqlite'], sharing: true } as const

journey(
  'what is out of sight comes after the first picture, in a browser too that does not tell when it has painted',
  stockDemoGoods,
  async ({ person }) => {
    const { context } = await person('visitor')
    const page = await context.newPage()
    await page.addInitScript(watchSections)
    await page.goto('/ordernow')
    await until(() => page.evaluate(() => 'sections' in document.documentElement.dataset))
    const frames = await page.evaluate(() => (window as unknown as { frames: boolean[][] }).frames)
    const isSeen = [0, 1, 2, 3].map((part) => frames.some((frame) => frame[part]))
    const isWide = await page.evaluate(() => matchMedia('(width >= 48rem)').matches)
    assert.deepEqual(isSeen, [true, isWide, false, false])
    await until(() => page.evaluate(isThirdSectionDrawn))
    assert.ok(await page.evaluate(() => document.querySelectorAll('.product-card')[4]?.checkVisibility()))
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

journey(
  'each turn draws one section more, as the script marks them',
  stockDemoGoods,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    const drawnIn = (turn: number | 'all') => page.evaluate(sectionsDrawnIn, turn)
    await until(async () => (await drawnIn('all')) >= 5)
    for (const turn of [1, 2, 3, 4]) assert.equal(await drawnIn(turn), turn)
  },
  shared,
)

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

journey(
  'a visitor who scrolls does not wait for the turns',
  stockDemoGoods,
  async ({ person }) => {
    const { context } = await person('visitor', { expected: /ERR_FAILED/, ...moving })
    await context.route('**/*.js', (route) => route.abort())
    const page = await context.newPage()
    await page.addInitScript(() => Object.assign(window, { setTimeout: () => 0 }))
    await page.goto('/ordernow')
    assert.equal(await page.evaluate(() => document.documentElement.dataset.sections), undefined)
    await page.evaluate(() => scrollBy(0, 10))
    await until(() => page.evaluate(isThirdSectionDrawn))
  },
  shared,
)

function isThirdSectionDrawn(): boolean {
  const card = document.querySelectorAll('.product-section')[2]?.querySelector('.product-card')
  return card?.checkVisibility({ contentVisibilityAuto: true }) ?? false
}

journey(
  'nothing moves before the page answers; what is below the fold does not wait for that',
  stockDemoGoods,
  async ({ person }) => {
    const { context } = await person('visitor', { expected: /ERR_FAILED/, ...moving })
    await context.route('**/*.js', (route) => route.abort())
    const page = await context.newPage()
    await page.goto('/')
    await until(() => page.evaluate(() => 'sections' in document.documentElement.dataset))
    assert.equal(await page.evaluate(() => document.getAnimations().length), 0)
    await page.goto('/ordernow')
    await until(() => page.evaluate(isThirdSectionDrawn))
  },
  shared,
)

journey(
  'without JavaScript the banner runs and the sections stand there',
  stockDemoGoods,
  async ({ person }) => {
    const { context } = await person('visitor', { javaScriptEnabled: false, ...moving })
    const page = await context.newPage()
    // Such a browser has come to the end of a page only when it has every picture.
    const soon = { waitUntil: 'domcontentloaded' } as const
    await page.goto('/', soon)
    const laps = () => page.locator('.offer-banner-track').evaluate((track) => track.getAnimations().length)
    await until(async () => (await laps()) === 1)
    await page.goto('/ordernow', soon)
    await until(() => page.evaluate(isThirdSectionDrawn))
  },
  shared,
)
