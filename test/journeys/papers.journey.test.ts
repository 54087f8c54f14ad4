// §2 The price list: the catalogue of this moment as a PDF, shown 700 px tall, made again when a price changes.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { until } from '#test/until.ts'
import { firstCategories } from '#domain/category/category.ts'
import type { Person } from '../browser/person.ts'
import { catalogueProducts, fillCatalogue } from '../fixtures/full-catalogue.ts'
import { journey } from './journey.ts'
import { orderElsewhere } from './shopping.ts'

const quick = { databases: ['sqlite'] } as const

/** The tests' browser has no PDF viewer; what it says of one is what a page can know. */
async function canShowPdfs({ context }: Person, isAble: boolean) {
  await context.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => value })
  }, isAble)
}

journey(
  '§2 the price list is embedded 700 px tall on a desk, and can be taken along',
  fillCatalogue,
  async ({ person, screen, shop }) => {
    const visitor = await person('visitor')
    await canShowPdfs(visitor, true)
    const page = await visitor.visit('/pricelist')
    await page.getByRole('heading', { level: 1, name: 'Price List' }).waitFor()
    if (screen === 'desk') {
      const paper = page.locator('iframe[title^="Price list"], embed, object')
      assert.equal((await paper.boundingBox())?.height, 700)
      assert.match((await paper.getAttribute('src')) ?? '', /^\/pricelist\.pdf#navpanes=0/)
    }
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Download/ }).click()
    const file = await coming
    assert.match(file.suggestedFilename(), /\.pdf$/)
    assert.equal((await readFile(await file.path())).subarray(0, 5).toString(), '%PDF-')

    const answer = await fetch(`${shop.origin}/pricelist.pdf`)
    assert.equal(answer.headers.get('Content-Type'), 'application/pdf')
    // A page of the shop may show it, nobody else's.
    assert.match(answer.headers.get('Content-Security-Policy') ?? '', /frame-ancestors 'self'/)
    const etag = answer.headers.get('ETag') ?? ''
    const again = await fetch(`${shop.origin}/pricelist.pdf`, { headers: { 'If-None-Match': etag } })
    assert.equal(again.status, 304)
  },
  quick,
)

journey(
  '§2 every price can be read without a PDF viewer, on a phone, and without JavaScript',
  fillCatalogue,
  async ({ person, screen }) => {
    const withoutViewer = await person('without a viewer')
    await canShowPdfs(withoutViewer, false)
    const withoutScript = await person('without JavaScript', { javaScriptEnabled: false })
    const pages = [await withoutViewer.visit('/pricelist'), await withoutScript.context.newPage()]
    await pages[1]?.goto('/pricelist')
    for (const page of pages) {
      const rocket = page
        .getByRole('table', { name: 'Rocket' })
        .getByRole('row')
        .filter({ hasText: catalogueProducts.soldOut })
      for (const text of ['Out of Stock', '1Pkt', '₹111', '₹444'])
        await rocket.getByText(text, { exact: true }).waitFor()
      assert.equal(await page.getByRole('table').count(), firstCategories.length)
      if (screen === 'phone') assert.equal(await page.locator('iframe').isVisible(), false)
    }
    assert.equal(await withoutViewer.context.pages()[0]?.locator('iframe').count(), 0)
  },
  quick,
)

journey(
  'an order does not make the price list again, as no price has changed',
  fillCatalogue,
  async ({ shop }) => {
    const etag = async () => (await fetch(`${shop.origin}/pricelist.pdf`)).headers.get('ETag')
    await until(async () => (await etag()) !== null)
    const before = await etag()
    await orderElsewhere(shop.origin, 'Wala No. 1', 50)
    assert.equal(await etag(), before)
  },
  { ...quick, only: 'desk' },
)
