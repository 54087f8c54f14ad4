// §2 A row of forty: its beginning is drawn, the rest as the visitor comes near, and without JavaScript a link leads to it.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Shop } from '#server/shop.ts'
import { goods } from '../fixtures/sample-data.ts'
import { stockUp } from '../shop/open-test-shop.ts'
import { until } from '#test/until.ts'
import { journey } from './journey.ts'

const ROW = 'Sparklers'
const COUNT = 40
const name = (at: number) => `Sparkler ${String(at).padStart(2, '0')}`

function fill(shop: Shop) {
  const drafts = Array.from(
    { length: COUNT },
    (_, at) =>
      ({
        ...goods.lakshmiCrackers,
        category: ROW,
        name: name(at),
      }) as const,
  )
  const others = { ...goods.lakshmiCrackers, category: 'Rocket', name: 'Rocket' } as const
  return stockUp(shop, Object.fromEntries([...drafts, others].map((draft) => [draft.name, draft])))
}

const quick = { databases: ['sqlite'], sharing: true } as const
const namesIn = (page: Page) => page.getByRole('region', { name: ROW }).getByRole('heading', { level: 3 })

journey(
  '§2 a long row is drawn on while it is scrolled, to its last product, and a search finds what was not drawn',
  fill,
  async ({ person }) => {
    const page = await (await person('visitor')).visit('/ordernow')
    const names = namesIn(page)
    const begun = await names.count()
    assert.ok(begun < COUNT, `${begun} of ${COUNT} are drawn at once`)
    await page.getByRole('region', { name: ROW }).getByText(`${COUNT} items`, { exact: true }).waitFor()
    const row = page.getByRole('region', { name: ROW }).getByRole('list')
    await until(async () => {
      await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth }))
      return (await names.count()) === COUNT
    })
    assert.equal(await names.last().textContent(), name(COUNT - 1))
    assert.equal(await page.locator('.product-row-more').count(), 0)

    await page.reload()
    await page.getByRole('searchbox').fill(name(COUNT - 1))
    await until(async () => (await names.allTextContents()).join() === name(COUNT - 1))
  },
  quick,
)

journey(
  '§2 without JavaScript the row ends in a link to its category, where all of it stands',
  fill,
  async ({ person }) => {
    const { context } = await person('visitor', { javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/ordernow')
    assert.equal(await namesIn(page).count(), 8)
    await page.getByRole('link', { name: `All ${COUNT} of ${ROW}` }).click()
    await page.waitForURL(`**/ordernow?category=${ROW}`)
    assert.equal(await namesIn(page).count(), COUNT)
  },
  quick,
)
