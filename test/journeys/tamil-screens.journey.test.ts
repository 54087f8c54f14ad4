import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { pathIn } from '#domain/language-address.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { publicPages } from '../urls.ts'
import { cutTexts, nothingIsCut } from './cut-text.ts'
import { seeTwoProducts } from './first-screen.ts'
import { journey, stage, usually } from './journey.ts'

const SHOP = '/ta/ordernow'
/** Of each kind of page one; the others are texts in the same layout. */
const KINDS = ['/', '/ordernow', '/pricelist']
/** A window of 1280 pixels at 400 %, a phone, and 1440 at 200 %, in CSS pixels. */
const SIZES = [
  [320, 568],
  [390, 844],
  [720, 450],
] as const

async function open(page: Page, path: string) {
  await page.goto('about:blank')
  await page.goto(path)
  await untilHydrated(page)
}

async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  await page.evaluate(() => scrollTo(0, 0))
}

async function fitsEverySize(page: Page, what: string) {
  for (const [width, height] of SIZES) {
    await resize(page, width, height)
    await nothingIsCut(page, `${what} at ${width} px`)
  }
}

/** Text twice as large on the narrowest phone and a usual one. */
async function fitsLargeText(page: Page, what: string) {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  for (const [width, height] of SIZES.slice(0, 2)) {
    await resize(page, width, height)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, `${what} at 200 %`)
  }
}

journey(
  'no Tamil page cuts a word off or is too wide, from 320 px, nor any with text twice as large; the first screen shows two products whole',
  fillSmallCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor', { expected: /status of 404/ })).context.newPage()
    const all = [...publicPages().map(({ path }) => path), '/nothing-here']
    for (const path of usually(all, KINDS)) {
      await stage(path, async () => {
        await open(page, pathIn('ta', path))
        await fitsEverySize(page, path)
        await fitsLargeText(page, path)
      })
    }
    await stage('two products are whole, before and after the first is in the cart', async () => {
      await open(page, SHOP)
      await seeTwoProducts(page, 'a new visitor')
      await page.locator('.product-card-buying > .button').first().click()
      await page.locator('.total-bar').waitFor()
      await seeTwoProducts(page, 'a visitor with a cart')
    })
    for (const panel of ['cart', 'checkout']) {
      await stage(panel, async () => {
        await open(page, `${SHOP}#${panel}`)
        await page.locator('dialog[open]').waitFor()
        await fitsEverySize(page, panel)
      })
    }
    await stage('control: a cut text, and one that runs out of its box, are found', async () => {
      await open(page, '/ta')
      assert.deepEqual(await cutTexts(page), [])
      await page.evaluate(() => {
        const faults = [
          '<p style="width: 5rem; height: 1rem; overflow: hidden">ஒரு நீண்ட வாக்கியம்</p>',
          '<p style="width: 2rem; white-space: nowrap">விலைப்பட்டியல்</p>',
        ]
        document.querySelector('main')?.insertAdjacentHTML('beforeend', faults.join(''))
      })
      assert.equal((await cutTexts(page)).length, 2)
    })
  },
  { databases: ['sqlite'], only: 'phone', sharing: true },
)
