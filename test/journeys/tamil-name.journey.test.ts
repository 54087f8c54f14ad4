import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { ownIdentity } from '../fixtures/sample-data.ts'
import { journey } from './journey.ts'
import { withSettings } from './journey-shop.ts'

/** Measures each line's glyphs in their font. Returns those that reach into the next line, or out of a box that cuts them. */
const glyphFaults = (page: Page, selector: string) =>
  page.locator(selector).evaluate(async (element) => {
    await document.fonts.ready
    const style = getComputedStyle(element)
    const canvas = document.createElement('canvas').getContext('2d')
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    if (!canvas || !text) return ['no text']
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const lines = new Map<number, string>()
    for (const word of (text.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      const { top } = range.getBoundingClientRect()
      lines.set(top, `${lines.get(top) ?? ''} ${word[0]}`)
    }
    const lineHeight = Number.parseFloat(style.lineHeight)
    const glyphs = [...lines.values()].map((line) => {
      const measured = canvas.measureText(line)
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = measured
      const baseline = (lineHeight - ascent - descent) / 2 + ascent
      return { top: baseline - measured.actualBoundingBoxAscent, bottom: baseline + measured.actualBoundingBoxDescent }
    })
    const isCut = style.overflowY !== 'visible'
    return glyphs.flatMap(({ top, bottom }, index) => {
      const next = glyphs[index + 1]
      const into = next ? bottom - lineHeight - next.top : isCut ? bottom - lineHeight : 0
      const above = index === 0 && isCut ? -top : 0
      return Math.max(into, above) > 0.5 ? [`line ${index + 1} of ${glyphs.length}: ${into} below, ${above} above`] : []
    })
  })

async function withTamilName(shop: Shop) {
  await withSettings(shop, { ...ownIdentity, name: 'ஸ்ரீ விநாயகா பட்டாசுக் கடை, சிவகாசி' })
}

journey(
  'a name in Tamil has its line height in bar, hero and headings, and no letter is cut or runs into another line',
  withTamilName,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/')
    for (const selector of ['.hero h1', '.top-bar-name', '.about-blurb h2 > span', '.footer-name']) {
      const ratio = await page.locator(selector).evaluate((element) => {
        const { lineHeight, fontSize } = getComputedStyle(element)
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
      })
      assert.ok(ratio >= 1.35, `${selector}: ${ratio}`)
      assert.deepEqual(await glyphFaults(page, selector), [], selector)
    }
  },
  { databases: ['sqlite'], only: 'phone' },
)
