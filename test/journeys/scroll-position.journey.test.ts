// §2 Where the visitor stands in the catalogue: after the browser's way back where they were, after a choice at its beginning.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { firstCategories } from '#domain/category/category.ts'
import { until } from '../until.ts'
import { fillCatalogue, catalogueProducts } from '../fixtures/full-catalogue.ts'
import { journey } from './journey.ts'

const FAR_DOWN_PX = 3_000

journey(
  '§2 a visitor who comes back from another screen, or from a category, keeps the scroll position',
  fillCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    await goDown(page)
    const [, second] = await sectionsOnScreen(page)
    const isThere = async () => (await sectionsOnScreen(page)).includes(second ?? '')
    assert.ok(await isThere())

    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/about"]')?.click())
    await page.waitForURL('**/about')
    await page.goBack()
    await until(isThere)

    await category(page).selectOption(catalogueProducts.longRow)
    await page.waitForURL('**/ordernow?category=*')
    await page.goBack()
    await until(isThere)
    assert.equal(await page.getByRole('region').count(), firstCategories.length)
  },
  { databases: ['sqlite'], sharing: true },
)

for (const [how, act] of [
  ['choosing a category', (page: Page) => category(page).selectOption(catalogueProducts.longRow)],
  ['searching', (page: Page) => page.getByRole('searchbox').fill(catalogueProducts.longRow)],
] as const) {
  journey(
    `§2 ${how} from far down shows what was found from its beginning`,
    fillCatalogue,
    async ({ person }) => {
      const page = await (await person('visitor')).visit('/ordernow')
      await goDown(page)
      await act(page)
      await until(async () => (await sectionsOnScreen(page)).join() === catalogueProducts.longRow)
      const title = page.getByRole('heading', { name: catalogueProducts.longRow, level: 2 })
      const tools = await category(page).boundingBox()
      const place = await title.boundingBox()
      assert.ok(place && tools && place.y >= tools.y + tools.height, 'the title stands below the tools')
    },
    { databases: ['sqlite'], sharing: true },
  )
}

function category(page: Page) {
  return page.getByRole('combobox', { name: 'Category' })
}

/** As a visitor does, so that the sections on the way are rendered. */
async function goDown(page: Page) {
  await page.mouse.move(200, 400)
  while ((await page.evaluate(() => scrollY)) < FAR_DOWN_PX) await page.mouse.wheel(0, 400)
}

/** The names of those of which something is to be seen. */
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
