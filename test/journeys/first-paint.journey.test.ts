import assert from 'node:assert/strict'
import { firstCategories } from '#domain/category/category.ts'
import { stockDemoGoods } from '#test/fixtures/demo-goods.ts'
import { until } from '../until.ts'
import { journey, stage } from './journey.ts'
import { moving } from '../browser/person.ts'

const shared = { databases: ['sqlite'], sharing: true } as const
/** The sections have names of two and of three lines. */
const HEIGHT_OFF_PX = 12

journey(
  'content out of sight reserves its final height, and is laid out in idle time',
  stockDemoGoods,
  async ({ person }) => {
    const { context } = await person('visitor')
    const page = await context.newPage()
    const laidOut = () => page.evaluate(() => (window as unknown as { laidOut: Set<string> }).laidOut.size)
    await page.addInitScript(noteLaidOut)
    await page.goto('/ordernow')

    await stage('content far from the screen is laid out while the page is idle', async () => {
      await until(async () => (await laidOut()) === firstCategories.length + 1)
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

/** Records each element whose box is read: rows by section name, and the footer. */
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

journey(
  'nothing on a page moves until its scripts run',
  stockDemoGoods,
  async ({ person }) => {
    const { context } = await person('visitor', { expected: /ERR_FAILED/, ...moving })
    await context.route('**/*.js', (route) => route.abort())
    const page = await context.newPage()

    await page.goto('/')
    await until(() => page.evaluate(() => document.querySelector('link[rel="modulepreload"]') !== null))
    assert.equal(await page.evaluate(() => document.getAnimations().length), 0)
  },
  shared,
)
