// Draws the images of shared links into public/share/, 1200 by 630 and without the shop's name. Needs Chromium.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { FirstCategory } from '#domain/category/category.ts'
import { type Burst, burst } from '../svg/burst.ts'
import { seededRandom } from '#bin/seed/seeded-random.ts'
import { drawLabel } from '../labels/label.ts'
import { nightPalettes, type Palette } from '../svg/palettes.ts'
import { createDrawingContext } from '../svg/drawing-context.ts'
import { ROOT, writeResult } from '../write-result.ts'
import { openChromium } from '#test/browser/chromium.ts'

const SIZE = { width: 1200, height: 630 }

function dataUrl(type: string, content: Buffer | string): string {
  return `data:${type};base64,${Buffer.from(content).toString('base64')}`
}

function file(path: string): Buffer {
  return readFileSync(join(ROOT, path))
}

const fonts = (
  [
    ['Display', '@fontsource/baloo-thambi-2/files/baloo-thambi-2-latin-700-normal.woff2'],
    ['Text', '@fontsource/mukta-malar/files/mukta-malar-latin-600-normal.woff2'],
  ] as const
).map(([name, path]) => {
  const source = dataUrl('font/woff2', file(`node_modules/${path}`))
  return `@font-face { font-family: ${name}; src: url(${source}) }`
})

const style = `${fonts.join('\n')}
  body { margin: 0 }
  svg { display: block }
  .display { font: 700 100px Display }
  .text { font: 600 40px Text }`

const logo = dataUrl('image/svg+xml', file('public/logo.svg'))

/** The double rule of every label. */
function rules(outer: string, inner: string): string {
  return (
    `<rect x="14" y="14" width="1172" height="602" rx="16" fill="none" stroke="${outer}" stroke-width="8"/>` +
    `<rect x="28" y="28" width="1144" height="574" rx="8" fill="none" stroke="${inner}" stroke-width="3"/>`
  )
}

function ribbon(text: string, width: number): string {
  return (
    `<path fill="#98200f" d="M84 468h${width}l-26 33 26 33H84z"/>` +
    `<path fill="#c8301a" d="M76 460h${width}l-26 33 26 33H76z"/>` +
    `<text class="text" x="104" y="507" fill="#fffdf7">${text}</text>`
  )
}

function sky(): string {
  const bursts: Burst[] = [
    { middle: [965, 222], radius: 148, arms: 14, tip: 'star', shade: 0, form: 'spokes' },
    { middle: [1070, 452], radius: 78, arms: 12, tip: 'bead', shade: 1, form: 'petals' },
    { middle: [790, 440], radius: 84, arms: 12, tip: 'twinkle', shade: 0, form: 'beads' },
    { middle: [690, 128], radius: 58, arms: 10, tip: 'bead', shade: 2, form: 'willow' },
  ]
  return bursts
    .map((one, index) =>
      burst(createDrawingContext(nightPalettes[index] as Palette, seededRandom(`burst ${index}`), true), one),
    )
    .join('')
}

/** The landing page's roofs, across the whole width. */
function roofs(): string {
  const random = seededRandom('roofs of the share picture')
  let outline = 'M0 630'
  for (let x = 0; x < SIZE.width;) {
    const [width, top] = [random.integer(54, 110), random.integer(548, 590)]
    const roof = random.integer(0, 2)
    outline += roof === 0 ? `L${x} ${top}l${width / 2}-24 ${width / 2} 24` : `L${x} ${top}h${width}`
    x += width
  }
  return `<path fill="#0a0822" d="${outline}V630z"/>`
}

const shop = `
  <rect width="1200" height="630" fill="#100e31"/>
  <circle cx="930" cy="700" r="640" fill="#1d1a52"/>
  <circle cx="930" cy="760" r="470" fill="#34308a" opacity="0.5"/>
  ${sky()}${roofs()}
  <image href="${logo}" x="76" y="70" width="118" height="118"/>
  <text class="display" x="74" y="305" fill="#ffd36b">Fancy crackers</text>
  <text class="display" x="74" y="405" fill="#fffdf7">&amp; gift boxes</text>
  ${ribbon('Delivery across India', 446)}
  ${rules('#f7a81b', '#ffd36b')}`

function label(code: string, category: FirstCategory, place: string): string {
  const source = dataUrl('image/svg+xml', drawLabel({ code, category }))
  return (
    `<g transform="${place} scale(0.92)"><rect x="-156" y="-156" width="328" height="328" rx="14" fill="#261d3b" opacity="0.25"/>` +
    `<image href="${source}" x="-164" y="-164" width="328" height="328"/></g>`
  )
}

const sunburst = Array.from(
  { length: 24 },
  (_, index) => `<path d="M0 0-60-980H60Z" transform="translate(890 330) rotate(${index * 15})"/>`,
)

const order = `
  <rect width="1200" height="630" fill="#fbf4e3"/>
  <g fill="#fdecc2">${sunburst.join('')}</g>
  ${label('PRD0012', 'Flowers pots', 'translate(742 246) rotate(-9)')}
  ${label('PRD0031', 'Rocket', 'translate(988 232) rotate(8)')}
  ${label('PRD0054', 'Gift box', 'translate(872 412) rotate(-2)')}
  <image href="${logo}" x="76" y="70" width="118" height="118"/>
  <text class="display" x="74" y="305" fill="#c8301a">Today’s</text>
  <text class="display" x="74" y="405" fill="#261d3b">prices</text>
  ${ribbon('Crackers of every kind', 476)}
  ${rules('#c8301a', '#8b7850')}`

export async function makeShareImages() {
  mkdirSync(join(ROOT, 'public/share'), { recursive: true })
  const browser = await openChromium()
  try {
    const page = await browser.newPage({ viewport: SIZE })
    for (const [name, content] of Object.entries({ shop, order })) {
      const image = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${content}</svg>`
      await page.setContent(`<style>${style}</style>${image}`)
      await page.evaluate(() => document.fonts.ready)
      const screenshot = sharp(await page.screenshot())
      await writeResult(`public/share/${name}.jpg`, await screenshot.jpeg({ quality: 80, mozjpeg: true }).toBuffer())
    }
  } finally {
    await browser.close()
  }
}
