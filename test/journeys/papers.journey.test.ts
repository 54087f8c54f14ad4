import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import type { Person } from '../browser/person.ts'
import { catalogueProducts, fillSmallCatalogue } from '../fixtures/full-catalogue.ts'
import { journey, stage } from './journey.ts'

/** The tests' browser has no PDF viewer; a page knows only what the browser reports. */
async function canShowPdfs({ context }: Person, isAble: boolean) {
  await context.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => value })
  }, isAble)
}

journey(
  '§2 the price list is embedded 700 px tall on a desk and can be downloaded; without a PDF viewer every price can be read',
  fillSmallCatalogue,
  async ({ person }) => {
    await stage('with a PDF viewer', async () => {
      const visitor = await person('visitor')
      await canShowPdfs(visitor, true)
      const page = await visitor.visit('/pricelist')
      await page.getByRole('heading', { level: 1, name: 'Price List' }).waitFor()
      const paper = page.locator('iframe[title^="Price list"], embed, object')
      assert.equal((await paper.boundingBox())?.height, 700)
      assert.match((await paper.getAttribute('src')) ?? '', /^\/pricelist\.pdf#navpanes=0/)
      const coming = page.waitForEvent('download')
      await page.getByRole('link', { name: /^Download/ }).click()
      const file = await coming
      assert.match(file.suggestedFilename(), /\.pdf$/)
      assert.equal((await readFile(await file.path())).subarray(0, 5).toString(), '%PDF-')
      await page.setViewportSize({ width: 390, height: 844 })
      await paper.waitFor({ state: 'hidden' })
    })

    await stage('without one', async () => {
      const visitor = await person('without a viewer')
      await canShowPdfs(visitor, false)
      const page = await visitor.visit('/pricelist')
      const rocket = page
        .getByRole('table', { name: 'Rocket' })
        .getByRole('row')
        .filter({ hasText: catalogueProducts.soldOut })
      for (const text of ['Out of Stock', '1Pkt', '₹111', '₹444'])
        await rocket.getByText(text, { exact: true }).waitFor()
      assert.equal(await page.locator('iframe').count(), 0)
    })
  },
  { databases: ['sqlite'], only: 'desk' },
)
