import assert from 'node:assert/strict'
import { until } from '#test/until.ts'
import { COUNT, fillLongRow, nameOf, namesIn, ROW } from './long-row.ts'
import { journey } from './journey.ts'

journey(
  '§2 a long row is extended while it is scrolled, to its last product, and a search finds products not yet rendered',
  fillLongRow,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    const names = namesIn(page)
    const begun = await names.count()
    assert.ok(begun < COUNT, `${begun} of ${COUNT} are drawn at once`)
    await page.getByRole('searchbox').fill(nameOf(COUNT - 1))
    await until(async () => (await names.allTextContents()).join() === nameOf(COUNT - 1))
    await page.getByRole('searchbox').fill('')

    await page.getByRole('region', { name: ROW }).getByText(`${COUNT} items`, { exact: true }).waitFor()
    const row = page.getByRole('region', { name: ROW }).getByRole('list')
    assert.ok((await names.count()) < COUNT)
    await until(async () => {
      await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth }))
      return (await names.count()) === COUNT
    })
    assert.equal(await names.last().textContent(), nameOf(COUNT - 1))
    assert.equal(await page.locator('.product-row-more').count(), 0)
  },
  { databases: ['sqlite'] },
)
