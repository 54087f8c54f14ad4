// §2 The price list: the catalogue of this moment as a PDF, shown 700 px tall, made again when a price changes.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { until } from '#test/until.ts'
import { fillCatalogue } from '../fixtures/full-catalogue.ts'
import { journey } from './journey.ts'
import { orderElsewhere } from './shopping.ts'

const quick = { databases: ['sqlite'] } as const

journey(
  '§2 the price list is embedded 700 px tall on a desk, and can be taken along',
  fillCatalogue,
  async ({ person, screen, shop }) => {
    const page = await (await person('visitor')).visit('/pricelist')
    await page.getByRole('heading', { level: 1, name: 'Price List' }).waitFor()
    if (screen === 'desk') {
      const paper = page.locator('iframe[title^="Price list"], embed, object')
      assert.equal((await paper.boundingBox())?.height, 700)
      assert.match((await paper.getAttribute('src')) ?? '', /^\/pricelist\.pdf/)
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
