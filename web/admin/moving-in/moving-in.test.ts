import assert from 'node:assert/strict'
import test from 'node:test'
import { realSystem } from '#server/system.ts'
import { madeExport } from '#lab/import-shop/made-export.ts'
import { usualShape } from '#test/shop/imported-shop.ts'
import { checkExport, movedTo } from '#test/shop/moved-shop.ts'
import { admin, testSystem } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'

const PATH = '/admin/import/shop'
const text = [...madeExport({ ...usualShape, orders: 6, products: 4, videos: 1, faults: 0 })].join('')

test('an export comes in chunks, and only an owner may send, check and save it', async (t) => {
  let ageMs = 0
  const now = () => new Date(Date.now() + ageMs)
  const { shop, send, signIn } = await openTestWeb(t, 'sqlite', { system: testSystem({ now }) })
  const cookie = await signIn()
  const TUS = { 'Tus-Resumable': '1.0.0' }
  const pieces = '/media/export/pieces'
  const create = { method: 'POST', headers: { ...TUS, 'Upload-Length': `${Buffer.byteLength(text)}` } }
  assert.equal((await send(pieces, create)).status, 401)
  const place = (await send(pieces, { ...create, cookie })).headers.get('Location') ?? ''
  assert.match(place, /^\/media\/export\/pieces\/[0-9a-f]{32}-\d+$/)
  const chunk = (from: number, until?: number) => ({
    method: 'PATCH',
    cookie,
    headers: { ...TUS, 'Upload-Offset': `${from}`, 'Content-Type': 'application/offset+octet-stream' },
    body: Buffer.from(text).subarray(from, until),
  })
  assert.equal((await send(place, chunk(0, 1_000))).status, 204)
  const { headers } = await send(place, { method: 'HEAD', cookie, headers: TUS })
  assert.equal(headers.get('Upload-Offset'), '1000', 'a line that was cut')
  const id = ((await (await send(place, chunk(1_000))).json()) as { secure_url: string }).secure_url

  const press = async (intent: string, fields: Record<string, string> = {}) => {
    const body = new URLSearchParams({ intent, id, name: 'old.json', ...fields })
    const response = await send(`${PATH}.data`, { method: 'POST', cookie, body })
    return `${response.status} ${await response.text()}`
  }
  assert.match(await press('check'), /^200 /)
  assert.equal((await movedTo(shop)).by, admin.email)
  const report = await send(`${PATH}/report`, { cookie })
  assert.deepEqual(
    [report.headers.get('Content-Disposition'), report.headers.get('Cache-Control')],
    ['attachment; filename="import-report.txt"', 'no-store'],
  )
  assert.match(await report.text(), /^Orders: 6 in the export\. 6 new\./m)

  ageMs = 20 * 60_000
  assert.match(await press('save'), /^422 .*"passwordOf"/)
  const limits = { mostOrders: 5, ordersPerSecond: 2 }
  Object.assign(shop.movingIn, { openLimits: limits })
  const page = async () => (await send(PATH, { cookie })).text()
  assert.match(await page(), /While your shop is open, we save up to 5 new orders at once\./)
  assert.match(await press('save', { ownPassword: admin.password }), /^422 .*up to 5 new orders at once/)
  limits.mostOrders = 6
  assert.doesNotMatch(await page(), /new orders at once/)
  assert.match(await press('save', { ownPassword: admin.password }), /^200 /)
  assert.equal((await movedTo(shop)).stage, 'saved')
  assert.match(await page(), /Your old shop is here/)
  assert.match(await press('save'), /^422 .*Another export is being imported/)
  assert.match(await press('cancel'), /^422 .*It has already ended/)
  assert.match(await press('discard'), /^200 /)
  assert.match(await press('check'), /^422 .*no longer here/)
  assert.equal((await send(`${PATH}/report`, { cookie })).status, 404)
  const { entries } = await shop.audit.page({})
  assert.deepEqual(
    entries.map(({ kind, about }) => `${kind}: ${about}`),
    ['discard', 'save', 'check'].map((intent) => `${PATH} ${intent}: old.json`),
  )
})

test('the screen follows an import that another owner has begun, in each of its states', async (t) => {
  const { shop, send, signIn } = await openTestWeb(t, 'sqlite', { system: testSystem({ now: realSystem.now }) })
  const cookie = await signIn()
  const page = async () => (await send(PATH, { cookie })).text()
  assert.match(await page(), /The export of your old shop/)
  const refused = await checkExport(shop, '{"users":{}}', 'meena@shop.test')
  assert.match(await page(), /export\.json, uploaded by meena@shop\.test[\s\S]*It has users\./)
  await shop.movingIn.remove(refused.id)
  const id = (await checkExport(shop, text, 'meena@shop.test')).id
  assert.match(await page(), /We found no fault in this export\./)
  await shop.movingIn.save(id)
  await shop.movingIn.close()
  assert.match(await page(), /It has saved all rows or none\./)
})
