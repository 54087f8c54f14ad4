import assert from 'node:assert/strict'
import test from 'node:test'
import { formatRupees } from '#domain/numbers/money.ts'
import { unitLabel } from '#domain/product/product.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'
import { pdfLines } from '#test/pdf-text.ts'
import { until } from '#test/until.ts'

test('§2 /pricelist.pdf is the live catalogue as a document, shown only inside our own pages', async (t) => {
  const { shop, send } = await openTestWeb(t, 'sqlite', { priceListPdf: 'ahead' })
  const first = await send('/pricelist.pdf')
  assert.equal(first.status, 200)
  assert.equal(first.headers.get('Content-Type'), 'application/pdf')
  assert.equal(first.headers.get('X-Frame-Options'), 'SAMEORIGIN')
  assert.equal(
    first.headers.get('Content-Security-Policy'),
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  )
  assert.match(
    first.headers.get('Content-Disposition') ?? '',
    /^inline; filename="Price_List_Sri_Vinayaga_Crackers_28-10-2026\.pdf"/,
  )
  const bytes = new Uint8Array(await first.arrayBuffer())
  assert.equal(first.headers.get('Content-Length'), String(bytes.length))

  await stockUp(shop, goods)
  await until(async () => (await shop.priceList.current())?.products === Object.keys(goods).length)
  const renewed = await send('/pricelist.pdf')
  assert.notEqual(renewed.headers.get('ETag'), first.headers.get('ETag'))
  const said = pdfLines(new Uint8Array(await renewed.arrayBuffer()))
  for (const { name } of Object.values(goods)) assert.ok(said.includes(name), name)
})

test('a client with the newest list gets 304', async (t) => {
  const { send } = await openTestWeb(t, 'sqlite', { priceListPdf: 'ahead' })
  const etag = (await send('/pricelist.pdf')).headers.get('ETag') ?? ''
  const again = await send('/pricelist.pdf', { headers: { 'If-None-Match': `"older", W/${etag}` } })
  assert.equal(again.status, 304)
  assert.equal(await again.text(), '')
  const other = await send('/pricelist.pdf', { headers: { 'If-None-Match': '"older"' } })
  assert.equal(other.status, 200)
})

test('without a list the response is 503 with Retry-After, and the page renders without it', async (t) => {
  const { send } = await openTestWeb(t)
  const refused = await send('/pricelist.pdf')
  assert.equal(refused.status, 503)
  assert.equal(refused.headers.get('Retry-After'), '5')
  const page = await send('/pricelist')
  assert.equal(page.status, 200)
  assert.match(await page.text(), /<h1>Price List<\/h1>/)
})

test('§2 /pricelist has every product as text: name, unit, M.R.P., price, and sold out', async (t) => {
  const { shop, send } = await openTestWeb(t)
  await stockUp(shop, goods)
  const html = (await (await send('/pricelist')).text()).replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
  const rows = [...html.matchAll(/<tr[^>]*><th scope="row">.*?<\/tr>/g)].map(([row]) => row.replaceAll(/<[^>]*>/g, ' '))
  assert.equal(rows.length, Object.keys(goods).length)
  for (const { name, pricePaise, stock, unit } of Object.values(goods)) {
    const row = rows.find((each) => each.includes(name)) ?? ''
    assert.ok(row.includes(formatRupees(pricePaise)) && row.includes(unitLabel(unit)), row)
    assert.equal(row.includes('Out of Stock'), stock === 0, row)
  }
})

test('§2 /pricelist shows the document in a frame, dated, with a download', async (t) => {
  const { shop, send } = await openTestWeb(t, 'sqlite', { priceListPdf: 'ahead' })
  await stockUp(shop, goods)
  await shop.priceList.current()
  const page = await (await send('/pricelist')).text()
  assert.match(page, /<iframe [^>]*src="\/pricelist\.pdf#navpanes=0&amp;view=FitH"/)
  assert.match(page, /Prices of (<!-- -->)?28\/10\/2026/)
  assert.match(page, /<a [^>]*download="Price_List_Sri_Vinayaga_Crackers_28-10-2026\.pdf"[^>]*href="\/pricelist\.pdf"/)
})
