import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { PackingPress } from '#domain/packing/line-presses.ts'
import { goods, lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { newKey, stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'
import { addPeople, cookieOf, people } from '#test/shop/people.ts'

const plain = { discountUnit: 'rupees', discount: '', packingNote: '', freightNote: '' } as const
const RUPEES = /₹|&#x20B9;|paise|pricePaise|mrp|discount/i

async function open(t: TestContext) {
  const web = await openTestWeb(t)
  const { shots } = await stockUp(web.shop, { shots: { ...goods.skyShots, stock: 100, tamilName: 'வண்ண மழை' } })
  await addPeople(web.shop)
  const place = async (customer = lakshmi) => {
    const placed = await web.shop.orders.place(newKey(), { customer, items: [{ id: shots.id, quantity: 5 }] })
    assert.ok('order' in placed)
    await web.shop.orders.steps.take(placed.order.orderId, 'confirmed')
    return placed.order.orderId
  }
  const cookie = await cookieOf(web.shop, 'packer')
  const read = async (path: string) => await (await web.send(path, { cookie })).text()
  const post = async (path: string, fields: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    const response = await web.send(`${path}.data`, { method: 'POST', cookie, body })
    return { status: response.status, text: await response.text() }
  }
  const press = (orderId: string, more: Partial<PackingPress> = {}): PackingPress => {
    const said = { state: 'ticked', quantity: 5, there: 5 } as const
    return { key: newKey(), orderId, productId: shots.id, ...said, at: web.shop.now().toISOString(), ...more }
  }
  return { web, shop: web.shop, shots, place, read, post, press }
}

test('a packer reads that an order is not paid in full, and no sum', async (t) => {
  const { shop, place, read } = await open(t)
  const orderId = await place()
  const paths = ['/admin/packing', `/admin/packing/${orderId}`]
  const { duePaise } = await shop.payments.due(orderId)
  for (const path of paths) {
    const page = await read(path)
    assert.match(page, /Not fully paid/)
    for (const sum of [duePaise, duePaise / 100]) assert.ok(!page.includes(`${sum}`), `${path}: ${sum}`)
    assert.doesNotMatch(page, /receivedPaise|duePaise|totalPaise/)
  }
  const cash = { method: 'cash', utr: '', receivedOn: '2026-10-28', note: '', isSeen: true } as const
  await shop.payments.add(orderId, { ...cash, amountPaise: duePaise }, { key: newKey() })
  for (const path of paths) assert.doesNotMatch(await read(path), /Not fully paid/)
})

test('a packer reads no price anywhere, and the number to call on the order that is packed alone', async (t) => {
  const { web, shop, place, read } = await open(t)
  const [orderId, other] = [await place(), await place(murugan)]
  const papers = `orders=${orderId},${other},ORD1`
  const paths = [
    '/admin/packing',
    `/admin/packing/${orderId}`,
    `/admin/packing/lists?${papers}`,
    `/admin/packing/lists?paper=80mm&${papers}`,
    `/admin/packing/picking?${papers}`,
  ]
  for (const path of paths) {
    const [name = '', search = ''] = path.split('?')
    for (const way of [path, `${name}.data?${search}`]) {
      const body = await read(way)
      assert.doesNotMatch(body, RUPEES, way)
      assert.equal(body.includes(lakshmi.mobile), name.endsWith(orderId), way)
      for (const secret of [lakshmi.alternateMobile!, lakshmi.address, murugan.mobile])
        assert.ok(!body.includes(secret), `${way}: ${secret}`)
      if (name !== '/admin/packing/picking') assert.ok(body.includes(lakshmi.name), way)
    }
  }
  const owner = await cookieOf(shop, 'owner')
  assert.match(await (await web.send('/admin/orders.data', { cookie: owner })).text(), RUPEES, 'the control')
  await shop.orders.steps.take(orderId, 'packed', { who: people.packer.email })
  assert.ok(!(await read(`/admin/packing/${orderId}`)).includes(lakshmi.mobile), 'nobody is called once it is packed')
})

test('the lists on paper have Tamil names, sums, and a sentence about orders left out', async (t) => {
  const { shop, place, read } = await open(t)
  const [one, two, cancelled] = [await place(), await place(murugan), await place()]
  await shop.orders.steps.take(cancelled, 'cancelled')
  const lists = await read(`/admin/packing/lists?orders=${one},${two},${cancelled},ORD1`)
  assert.equal(lists.match(/<article/g)?.length, 2)
  assert.match(lists, /வண்ண மழை/)
  assert.match(lists, new RegExp(`${cancelled}.{0,20}This order is not ready to pack, or it was deleted`))
  assert.match(lists, /ORD1.{0,20}This order is not ready to pack, or it was deleted/)
  const picking = await read(`/admin/packing/picking?orders=${one},${two},${one}`)
  assert.match(picking, /Picking list for 2 orders/)
  assert.match(picking, /<b>10<\/b>/)
  assert.match(await read('/admin/packing/lists'), /No packing lists/)
})

test('the lists on paper say of which moment and which revision they are', async (t) => {
  const { shop, shots, place, read } = await open(t)
  const orderId = await place()
  const paths = [`/admin/packing/lists?orders=${orderId}`, `/admin/packing/picking?orders=${orderId}`]
  for (const path of paths) assert.match(await read(path), /<p>As of \d+\/\d+\/\d{4} [\d:]+ [ap]m<\/p>/, path)
  assert.doesNotMatch(await read(paths[0]!), /Revised/)
  for (const quantity of [6, 7]) {
    const edit = { revision: quantity - 6, lines: [{ id: shots.id, quantity }], ...plain }
    await shop.orders.revisions.save(orderId, edit, { who: people.staff.email, key: newKey() })
  }
  assert.match(await read(paths[0]!), /<b>Revised [\d/]+ \(revision 2\)<\/b>/)
})

test('ticks are not announced, short and packed orders are', async (t) => {
  const { shop, place, post, press } = await open(t)
  const orderId = await place()
  const path = `/admin/packing/${orderId}`
  const send = (intent: string, presses: unknown) => post(path, { intent, orderId, presses: JSON.stringify(presses) })
  assert.equal((await send('tick', [press(orderId)])).status, 200)
  shop.system.advance(1)
  const short = press(orderId, { state: 'short', there: 3 })
  assert.equal((await send('tick', [short])).status, 422, 'a report has its own sentence in the list of changes')
  for (const presses of ['x', [{}], undefined]) assert.equal((await send('short', presses)).status, 422)
  assert.equal((await send('short', [short])).status, 200)
  const packed = { intent: 'packed', orderId, cases: '4', key: newKey() }
  assert.match((await post(path, packed)).text, /1 line is short/)
  shop.system.advance(1)
  await send('tick', [press(orderId)])
  assert.match((await post(path, { ...packed, cases: 'many' })).text, /Type the number of cases/)
  assert.equal((await post(path, packed)).status, 200)
  assert.equal((await shop.orders.find(orderId))?.step, 'packed')
  shop.system.advance(1)
  assert.equal((await post(path, { intent: 'unpack', orderId, key: newKey() })).status, 200)
  assert.equal((await shop.orders.find(orderId))?.step, 'confirmed')
  const { entries } = await shop.audit.page({})
  assert.deepEqual(
    entries
      .filter(({ kind }) => kind.startsWith('/admin/packing'))
      .map(({ kind, about, who }) => [kind.split(' ')[1], about, who]),
    ['unpack', 'packed', 'short'].map((intent) => [intent, orderId, people.packer.email]),
  )
})

test('a report is shown in the details of the order', async (t) => {
  const { web, shop, place, post, press } = await open(t)
  const orderId = await place()
  const presses = JSON.stringify([press(orderId, { state: 'short', there: 3 })])
  await post('/admin/packing', { intent: 'short', orderId, presses })
  const cookie = await cookieOf(shop, 'staff')
  const details = await (await web.send(`/admin/orders?order=${orderId}`, { cookie })).text()
  assert.match(details, new RegExp(`${people.packer.email} found 3 of 5 × ${goods.skyShots.name} while packing`))
  assert.match(await (await web.send('/admin/packing', { cookie })).text(), /1 short/)
})
