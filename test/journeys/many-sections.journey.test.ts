// §2 Sections that come back after a search: all of them at once, in their order.
import assert from 'node:assert/strict'
import { firstCategories } from '#domain/category/category.ts'
import { until } from '#test/until.ts'
import { fillCatalogue, plainNames, catalogueProducts } from '../fixtures/full-catalogue.ts'
import { journey } from './journey.ts'

journey(
  '§2 a search taken back brings all sections back at once, in their order',
  fillCatalogue,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    const titles = () => page.getByRole('region').getByRole('heading', { level: 2 }).allTextContents()
    assert.deepEqual(await titles(), firstCategories)

    const [wanted = ''] = plainNames(catalogueProducts.longRow)
    await page.getByRole('searchbox').fill(wanted)
    await until(async () => (await titles()).join() === catalogueProducts.longRow)
    const seen = await page.evaluateHandle(watchTitles)
    await page.getByRole('searchbox').fill('')
    await until(async () => (await titles()).join() === firstCategories.join())
    const lists = (await seen.evaluate((found) => found.lists)).filter(
      (list) => list.join() !== catalogueProducts.longRow,
    )
    assert.notEqual(lists.length, 0)
    for (const list of lists) assert.deepEqual(list, firstCategories)
  },
  { databases: ['sqlite'] },
)

/** The titles of the sections after each drawing from now on. */
function watchTitles() {
  const found: { lists: string[][] } = { lists: [] }
  new MutationObserver(() => {
    const titles = [...document.querySelectorAll('section[data-label] > header > h2')]
    found.lists.push(titles.map(({ textContent }) => textContent))
  }).observe(document.body, { childList: true, subtree: true })
  return found
}
