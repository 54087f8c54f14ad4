import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { firstCategories } from '#domain/category/category.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { fillCatalogue, plainNames, catalogueProducts } from '../fixtures/full-catalogue.ts'
import { addressRead, said, titleRead } from '../browser/reading.ts'
import { journey, stage } from './journey.ts'

const quick = { databases: ['sqlite'], sharing: true } as const
const FAR_DOWN_PX = 3_000
const REST_MS = 200
/** Sections out of sight reserve the usual height: seven of them may differ by some 60 px, less than a tip or a notice. */
const SAME_PLACE_PX = 90

const pictureName = (place: number) => `Enlarge picture of ${plainNames(catalogueProducts.longRow).at(place)}`
const category = (page: Page) => page.getByRole('combobox', { name: 'Category', exact: true })
const searchBox = (page: Page) => page.getByPlaceholder('Search crackers...')
const namesOf = (page: Page) => page.locator('main').getByRole('heading', { level: 3 })

/** Like a visitor, so that the sections on the way are rendered. */
async function goDown(page: Page) {
  await page.mouse.move(200, 400)
  while ((await page.evaluate(() => scrollY)) < FAR_DOWN_PX) await page.mouse.wheel(0, 400)
}

function topOf(page: Page, section: string): Promise<number> {
  const title = page.getByRole('heading', { name: section, level: 2 })
  return title.evaluate((element) => element.getBoundingClientRect().top)
}

/** Waits for the end of the scrolling. */
async function restingTopOf(page: Page, section: string): Promise<number> {
  let top = await topOf(page, section)
  await until(async () => {
    const before = top
    await page.waitForTimeout(REST_MS)
    top = await topOf(page, section)
    return top === before
  })
  return top
}

function sectionsOnScreen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.product-section')]
      .filter((section) => {
        const { top, bottom } = section.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      })
      .map((section) => section.querySelector('h2')?.textContent ?? ''),
  )
}

/** Only the long row's section is visible, from its beginning below the tools. */
async function showsItsBeginning(page: Page) {
  await until(async () => (await sectionsOnScreen(page)).join() === titleRead(catalogueProducts.longRow))
  const title = page.getByRole('heading', { name: catalogueProducts.longRow, level: 2 })
  const tools = await category(page).boundingBox()
  const place = await title.boundingBox()
  assert.ok(place && tools && place.y >= tools.y + tools.height, 'the title is under the tools')
}

/** Records the section titles after each later change of the page. */
function watchTitles() {
  const found: { lists: string[][] } = { lists: [] }
  new MutationObserver(() => {
    const titles = [...document.querySelectorAll('section[data-label] > header > h2')]
    found.lists.push(titles.map(({ textContent }) => textContent))
  }).observe(document.body, { childList: true, subtree: true })
  return found
}

journey(
  '§2 a visitor finds products by category and by search, and keeps the scroll position on the way back',
  fillCatalogue,
  async ({ person }) => {
    const { context, visit } = await person('visitor', { expected: /ERR_FAILED|assets/ })
    const page = await visit('/ordernow')
    const search = searchBox(page)
    const names = namesOf(page)
    const titles = () => page.getByRole('region').getByRole('heading', { level: 2 }).allTextContents()
    const choice = category(page)

    await stage('the category is in the address; Back returns to where the visitor was', async () => {
      assert.deepEqual(await choice.locator('option').allTextContents(), [
        said('All Categories'),
        ...firstCategories.map(said),
      ])
      assert.deepEqual(await titles(), firstCategories.map(titleRead))
      await goDown(page)
      const [, second = ''] = await sectionsOnScreen(page)
      const top = await restingTopOf(page, second)
      const tip = page.getByRole('complementary', { name: 'Tip' })
      assert.ok(await tip.isVisible())
      const isBack = async () => Math.abs((await topOf(page, second)) - top) < SAME_PLACE_PX

      await choice.selectOption(catalogueProducts.longRow)
      await page.waitForURL(`**/ordernow?category=${catalogueProducts.longRow}`)
      await showsItsBeginning(page)
      await page.getByRole('region', { name: 'Sparklers' }).getByText('12 items', { exact: true }).waitFor()
      await page.goBack()
      await page.waitForURL(/\/ordernow$/)
      // The category alone may be the section that was on screen before.
      await until(async () => (await titles()).join() === firstCategories.map(titleRead).join())
      await until(isBack)

      await page
        .locator(`a[href="${addressRead('/about')}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click())
      await page.waitForURL('**/about')
      await page.goBack()
      await until(isBack)
      // It was above the place.
      assert.ok(await tip.isVisible())
    })

    await stage('a search from far down shows its result from the beginning', async () => {
      await search.fill(catalogueProducts.longRow)
      await showsItsBeginning(page)
    })

    await stage('a search that is cleared brings all sections back at once, in their order', async () => {
      const seen = await page.evaluateHandle(watchTitles)
      await search.fill('')
      await until(async () => (await titles()).join() === firstCategories.map(titleRead).join())
      const lists = (await seen.evaluate((found) => found.lists)).filter(
        (list) => list.join() !== titleRead(catalogueProducts.longRow),
      )
      assert.notEqual(lists.length, 0)
      for (const list of lists) assert.deepEqual(list, firstCategories.map(titleRead))
    })

    await stage('a search finds names and categories, forgives a letter, and shows when it finds nothing', async () => {
      await search.fill('மின்னும் வண்ணப்')
      await until(async () => (await names.allTextContents()).join() === catalogueProducts.tamil)
      await search.fill('மத்தாப்பூ matchboxes')
      await until(async () => (await names.count()) === 1)
      await search.fill('sparklrs')
      await until(async () => (await names.allTextContents()).every((name) => name.startsWith('Sparklers')))
      await search.fill('umbrella')
      await page.getByText('No products found').waitFor()
      await page.getByRole('link', { name: 'Show all crackers' }).click()
      await until(async () => (await names.count()) > 60)
    })

    await stage('it suggests a search that finds something, and counts the results of other categories', async () => {
      await search.fill('rocket whistlyngz')
      await page.getByText('No products found').waitFor()
      await page.getByText('Did you mean').waitFor()
      await page.getByRole('button', { name: 'Rocket Whistling', exact: true }).click()
      await until(async () => (await names.allTextContents()).join() === catalogueProducts.soldOut)
      assert.equal(await search.inputValue(), 'Rocket Whistling')

      await choice.selectOption('Smoke')
      await page.getByText('No products found').waitFor()
      await page.getByRole('link', { name: 'Show 1 in All Categories' }).click()
      await until(async () => (await names.allTextContents()).join() === catalogueProducts.soldOut)
    })

    await stage('an address with another spelling chooses the category, one with none falls back to all', async () => {
      for (const [spelled, found] of [
        ['ONE SOUND CRACKERS', 'One sound crackers'],
        ['Umbrellas', ''],
      ] as const) {
        await page.goto(`/ordernow?category=${encodeURIComponent(spelled)}`)
        assert.equal(await choice.inputValue(), found, spelled)
      }
    })

    await stage('without the forgiving files, a search matches letters', async () => {
      await untilHydrated(page)
      await context.route('**/assets/**', (route) => route.abort())
      await search.fill('whistling r')
      await until(async () => (await names.allTextContents()).join() === catalogueProducts.soldOut)
    })
  },
  quick,
)

journey(
  '§2 a card shows discount, prices, stock label and its picture in full size; a long row scrolls sideways by buttons, wheel and keys',
  fillCatalogue,
  async ({ person, screen }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    const row = (name: string) => page.getByRole('region', { name, exact: true })

    await stage('the cards', async () => {
      assert.deepEqual(await row('Wala').getByRole('heading', { level: 3 }).allTextContents(), plainNames('Wala'))
      const card = row('Wala').getByRole('listitem').first()
      await card.getByText('80% OFF').waitFor()
      await card.getByText('₹43', { exact: true }).waitFor()
      assert.match((await card.locator('s').textContent()) ?? '', /₹215/)
      await card.getByText('In Stock').waitFor()
      await row('Pencil').getByText('Only 3 left').waitFor()
      await row('Rocket').getByText('Out of Stock').waitFor()
      const soldOut = row('Rocket').getByRole('button', { name: `Add to Cart: ${catalogueProducts.soldOut}` })
      assert.ok(await soldOut.isDisabled())
    })

    await stage('the picture in full size', async () => {
      const enlarge = row('Match box').getByRole('button', { name: `Enlarge picture of ${catalogueProducts.tamil}` })
      await enlarge.click()
      const picture = page
        .getByRole('dialog', { name: catalogueProducts.tamil })
        .getByRole('img', { name: catalogueProducts.tamil })
      await until(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth >= 320))
      await page.keyboard.press('Escape')
      await picture.waitFor({ state: 'detached' })
      assert.ok(await enlarge.evaluate((button) => button === document.activeElement))
    })

    await stage('the long row', async () => {
      const region = row(catalogueProducts.longRow)
      const list = region.getByRole('list')
      await list.scrollIntoViewIfNeeded()
      const left = () => list.evaluate(({ scrollLeft }) => scrollLeft)
      assert.equal(await left(), 0)
      if (screen === 'desk') {
        await region.getByRole('button', { name: `More of ${catalogueProducts.longRow}` }).click()
        await until(async () => (await left()) > 400)
        await region.getByRole('button', { name: `Earlier in ${catalogueProducts.longRow}` }).click()
        await until(async () => (await left()) === 0)
        await list.hover()
        await page.mouse.wheel(500, 0)
        await until(async () => (await left()) > 300)
      }
      const picture = (place: number) => region.getByRole('button', { name: pictureName(place), exact: true })
      await picture(0).focus()
      // The row grows on the way, so its last card is not there at first.
      const focused = () => page.evaluate(() => document.activeElement?.querySelector('img')?.alt)
      for (let tabs = 0; tabs < 60 && (await focused()) !== said(pictureName(-1)); tabs += 1)
        await page.keyboard.press('Tab')
      assert.equal(await focused(), said(pictureName(-1)))
      const box = await picture(-1).boundingBox()
      assert.ok(
        box && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0),
        'the focus left the screen',
      )
    })
  },
  // The buttons and the wheel belong to a desktop.
  { ...quick, only: 'desk' },
)
