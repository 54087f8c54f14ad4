// §2 The order page: categories, search, cards, previews, and what it says while there is nothing to show.
import assert from 'node:assert/strict'
import { firstCategories } from '#domain/category/category.ts'
import { until } from '#test/until.ts'
import { untilHydrated } from '../browser/hydrated.ts'
import { fillCatalogue, plainNames, catalogueProducts } from '../fixtures/full-catalogue.ts'
import { journey } from './journey.ts'

const quick = { databases: ['sqlite'], sharing: true } as const

const pictureName = (place: number) => `Enlarge picture of ${plainNames(catalogueProducts.longRow).at(place)}`

journey(
  '§2 the category stands in the address and unknown ones fall back to all',
  fillCatalogue,
  async ({ person }) => {
    const visitor = await person('visitor')
    const page = await visitor.visit('/ordernow')
    const choice = page.getByRole('combobox', { name: 'Category', exact: true })
    assert.deepEqual(await choice.locator('option').allTextContents(), ['All Categories', ...firstCategories])
    const sections = page.locator('main').getByRole('region')
    assert.equal(await sections.count(), firstCategories.length)

    await choice.selectOption('Sparklers')
    await page.waitForURL('**/ordernow?category=Sparklers')
    await until(async () => (await sections.count()) === 1)
    await page.getByRole('region', { name: 'Sparklers' }).getByText('12 items', { exact: true }).waitFor()
    await choice.selectOption('All Categories')
    await page.waitForURL(/\/ordernow$/)
    await until(async () => (await sections.count()) === firstCategories.length)

    for (const [asked, found] of [
      ['Fancy item', "Fancy items (Children's Special)"],
      ['ONE SOUND CRACKERS', 'One sound crackers'],
      ['Single Shots', 'Single shots'],
      ['Wala', 'Wala'],
      ['Gift box', 'Gift box'],
      ['Umbrellas', ''],
    ] as const) {
      await page.goto(`/ordernow?category=${encodeURIComponent(asked)}`)
      assert.equal(await choice.inputValue(), found, asked)
    }
  },
  quick,
)

journey(
  '§2 search finds names, codes and categories, and says so when it finds nothing',
  fillCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    const search = page.getByPlaceholder('Search crackers...')
    await search.fill('மின்னும்')
    const names = page.locator('main').getByRole('heading', { level: 3 })
    await until(async () => (await names.count()) === 1)
    assert.equal(await names.textContent(), catalogueProducts.tamil)
    await search.fill('மத்தாப்பூ matchboxes')
    await until(async () => (await names.count()) === 1)
    await search.fill('sparklrs')
    await until(async () => (await names.allTextContents()).every((name) => name.startsWith('Sparklers')))
    await search.fill('umbrella')
    await page.getByText('No products found').waitFor()
    await page.getByRole('link', { name: 'Show all crackers' }).click()
    await until(async () => (await names.count()) > 60)
  },
  quick,
)

journey(
  '§2 a search that finds nothing suggests one that does, and says what other categories have',
  fillCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    const search = page.getByPlaceholder('Search crackers...')
    const names = page.locator('main').getByRole('heading', { level: 3 })
    await search.fill('rocket whistlyngz')
    await page.getByText('No products found').waitFor()
    await page.getByText('Did you mean').waitFor()
    await page.getByRole('button', { name: 'Rocket Whistling', exact: true }).click()
    await until(async () => (await names.allTextContents()).join() === catalogueProducts.soldOut)
    assert.equal(await search.inputValue(), 'Rocket Whistling')

    await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('Smoke')
    await page.getByText('No products found').waitFor()
    await page.getByRole('link', { name: 'Show 1 in All Categories' }).click()
    await until(async () => (await names.allTextContents()).join() === catalogueProducts.soldOut)
  },
  quick,
)

journey(
  'without the files that forgive, a search finds what has its letters',
  fillCatalogue,
  async ({ person }) => {
    const { context, visit } = await person('visitor', { expected: /ERR_FAILED|assets/ })
    const page = await visit('/ordernow')
    await context.route('**/assets/**', (route) => route.abort())
    const names = page.locator('main').getByRole('heading', { level: 3 })
    await page.getByPlaceholder('Search crackers...').fill('whistling r')
    await until(async () => (await names.allTextContents()).join() === catalogueProducts.soldOut)
  },
  quick,
)

journey(
  '§2 a card shows discount, prices, stock label, and its picture in full size',
  fillCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    const row = (category: string) => page.getByRole('region', { name: category, exact: true })
    assert.deepEqual(await row('Wala').getByRole('heading', { level: 3 }).allTextContents(), plainNames('Wala'))
    const card = row('Wala').getByRole('listitem').first()
    await card.getByText('80% OFF').waitFor()
    await card.getByText('₹43', { exact: true }).waitFor()
    assert.match((await card.locator('s').textContent()) ?? '', /₹215/)
    await card.getByText('In Stock').waitFor()
    await row('Pencil').getByText('Only 3 left').waitFor()
    await row('Rocket').getByText('Out of Stock').waitFor()
    assert.ok(
      await row('Rocket')
        .getByRole('button', { name: `Add to Cart: ${catalogueProducts.soldOut}` })
        .isDisabled(),
    )

    const enlarge = row('Match box').getByRole('button', { name: `Enlarge picture of ${catalogueProducts.tamil}` })
    await enlarge.click()
    const picture = page
      .getByRole('dialog', { name: catalogueProducts.tamil })
      .getByRole('img', { name: catalogueProducts.tamil })
    await until(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth >= 320))
    await page.keyboard.press('Escape')
    await picture.waitFor({ state: 'detached' })
    assert.ok(await enlarge.evaluate((button) => button === document.activeElement))
  },
  quick,
)

journey(
  '§2 a long row scrolls sideways by buttons, wheel and keys',
  fillCatalogue,
  async ({ person, screen }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    const region = page.getByRole('region', { name: catalogueProducts.longRow, exact: true })
    const row = region.getByRole('list')
    await row.scrollIntoViewIfNeeded()
    const left = () => row.evaluate((list) => list.scrollLeft)
    assert.equal(await left(), 0)
    if (screen === 'desk') {
      await region.getByRole('button', { name: `More of ${catalogueProducts.longRow}` }).click()
      await until(async () => (await left()) > 400)
      await region.getByRole('button', { name: `Earlier in ${catalogueProducts.longRow}` }).click()
      await until(async () => (await left()) === 0)
      await row.hover()
      await page.mouse.wheel(500, 0)
      await until(async () => (await left()) > 300)
    }
    const picture = (place: number) => region.getByRole('button', { name: pictureName(place), exact: true })
    await picture(0).focus()
    // The row grows under way, so its last card is not there from the beginning.
    const focused = () => page.evaluate(() => document.activeElement?.querySelector('img')?.alt)
    for (let tabs = 0; tabs < 60 && (await focused()) !== pictureName(-1); tabs += 1) await page.keyboard.press('Tab')
    assert.equal(await focused(), pictureName(-1))
    const box = await picture(-1).boundingBox()
    assert.ok(box && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0), 'the focus left the screen')
  },
  quick,
)

journey(
  '§2, §8 loading, failing and empty: each says what it is',
  {},
  async ({ person, shop }) => {
    const visitor = await person('visitor', { expected: /\/ordernow(:|\.data)/ })
    const page = await visitor.visit('/')
    let answer: 'wait' | 'break' = 'break'
    const held = Promise.withResolvers<void>()
    await page.route('**/ordernow.data*', async (route) => {
      if (answer === 'break') return route.fulfill({ status: 500 })
      await held.promise
      return route.continue()
    })
    const orderNow = page.getByRole('link', { name: 'Order Now' }).locator('visible=true').first()
    await orderNow.click()
    await page.getByRole('heading', { name: 'Error Loading Products' }).waitFor()
    await page.getByText('Failed to load products. Please refresh the page.').waitFor()
    await page.getByRole('button', { name: 'Refresh Page' }).click()
    await page.getByText('No products available').waitFor()

    answer = 'wait'
    await page.goto(`${shop.origin}/`)
    await untilHydrated(page)
    await orderNow.click()
    await page.getByText('Loading products...').waitFor()
    held.resolve()
    await page.getByText('No products available').waitFor()
  },
  { databases: ['sqlite'] },
)
