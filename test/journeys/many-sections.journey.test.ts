// §2 Sections that come back after a search are drawn one after the other: all of them, in their order, around those that stayed.
import assert from 'node:assert/strict'
import { categories } from '#domain/category.ts'
import { until } from '#test/until.ts'
import { fillShelf, plainNames, shelf } from './full-shelf.ts'
import { journey } from './journey.ts'

journey(
  '§2 a search taken back brings every section back to its place, and what was found is not drawn anew',
  fillShelf,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    const titles = () => page.getByRole('region').getByRole('heading', { level: 2 }).allTextContents()
    const all = await titles()
    assert.deepEqual(all, categories)

    const [wanted = ''] = plainNames(shelf.longRow)
    const found = page.getByRole('region', { name: shelf.longRow, exact: true })
    await found.evaluate((section) => (section.dataset.stood = ''))
    await page.getByRole('searchbox').fill(wanted)
    await until(async () => (await titles()).join() === shelf.longRow)
    await page.getByRole('searchbox').fill('')
    await until(async () => (await titles()).join() === all.join())
    assert.equal(await found.getAttribute('data-stood'), '')
  },
  { databases: ['sqlite'] },
)
