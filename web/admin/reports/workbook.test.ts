import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unreadable } from '#server/spreadsheets/unreadable-sheet.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'

const FILES = ['/admin/reports/download/products.xlsx?day=today', '/admin/import/download/products.xlsx']

test('a workbook without room in the worker is a 503 with a message, not an error', async (t) => {
  const web = await openTestWeb(t)
  const cookie = await web.signIn()
  for (const path of FILES) assert.equal((await web.send(path, { cookie })).status, 200, path)
  const full = t.mock.method(web.shop.sheetWorker, 'run', () => Promise.reject(unreadable('busy')))
  for (const path of FILES) {
    const answer = await web.send(path, { cookie })
    assert.deepEqual([answer.status, answer.headers.get('Retry-After')], [503, '60'], path)
    assert.equal(await answer.text(), 'We are writing other lists. Try again in a minute.')
  }
  full.mock.mockImplementation(() => Promise.reject(new Error('broken')))
  assert.equal((await web.send(FILES[0]!, { cookie })).status, 500, 'the control: a fault of the shop is one')
})

test('the files are of the days on the screen, and so is the report that the Dashboard opens', async (t) => {
  const { shop, send, signIn } = await openTestWeb(t)
  const { skyShots } = await stockUp(shop, { skyShots: goods.skyShots })
  const items = [{ id: skyShots.id, quantity: 1 }]
  assert.ok('order' in (await shop.orders.place(newKey(), { customer: lakshmi, items })))
  const cookie = await signIn()
  const dashboard = await (await send('/admin', { cookie })).text()
  assert.match(dashboard, /href="\/admin\/reports\?day=range&amp;from=2026-10-22&amp;to=2026-10-28"/)
  const html = await (await send('/admin/reports?day=today', { cookie })).text()
  const links = [...html.matchAll(/"(\/admin\/reports\/download\/[^"]*)"/g)].map(([, link = '']) => link)
  assert.ok(links.length >= 4, html)
  for (const link of links) assert.match(link, /\.xlsx\?day=range&amp;from=2026-10-28&amp;to=2026-10-28$/)
})
