// For an order that is not theirs, packers get the same answer as for one that never existed.
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { Customer } from '#domain/checkout/checkout-form.ts'
import type { RecordedStep } from '#domain/steps/steps.ts'
import { type DatabaseKind, onEachDatabase } from '#test/database/databases.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'
import { addPeople, cookieOf, people } from '#test/shop/people.ts'

const { alternateMobile: _, ...own } = lakshmi
const hidden: Customer = { ...own, name: 'Zeenathkani', district: 'Qarunagar', mobile: '9731864205' }
const SECRET = new RegExp(`Zeenathkani|Qarunagar|97318642|${goods.skyShots.name}`)
const UNKNOWN = 'ORD19991120224520123'

async function open(t: TestContext, kind: DatabaseKind) {
  const web = await openTestWeb(t, kind)
  const { shop } = web
  const { shots } = await stockUp(shop, { shots: { ...goods.skyShots, stock: 100 } })
  await addPeople(shop)
  const cookie = await cookieOf(shop, 'packer')
  const order = async (steps: readonly RecordedStep[], { who = 'selvi@shop.test', customer = hidden } = {}) => {
    const placed = await shop.orders.place(newKey(), { customer, items: [{ id: shots.id, quantity: 5 }] })
    assert.ok('order' in placed)
    for (const step of steps) await shop.orders.steps.take(placed.order.orderId, step, { who })
    return placed.order.orderId
  }
  const pressKey = newKey()
  const press = (orderId: string) => {
    const said = { state: 'ticked', quantity: 5, there: 5, at: '2026-01-01T00:00:00.000Z' }
    return JSON.stringify([{ key: pressKey, orderId, productId: shots.id, ...said }])
  }
  const post = (path: string, fields: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return web.send(path, { method: 'POST', cookie, body })
  }
  /** Every request of a packer about an order, without the order's id in the answers. */
  const answers = async (orderId: string) => {
    const screen = `/admin/packing/${orderId}`
    const papers = ['lists', 'picking'].flatMap((name) =>
      ['', '.data'].map((form) => `/admin/packing/${name}${form}?orders=${orderId}`),
    )
    const forms = {
      tick: { presses: press(orderId) },
      packed: { cases: '4' },
      unpack: {},
    }
    const sent: [string, Response][] = []
    for (const path of [screen, `${screen}.data`, ...papers]) sent.push([path, await web.send(path, { cookie })])
    for (const [intent, fields] of Object.entries(forms))
      for (const path of [screen, `${screen}.data`])
        sent.push([`${path} ${intent}`, await post(path, { intent, orderId, ...fields })])
    sent.push(['/admin/packing.data tick', await post('/admin/packing.data', { intent: 'tick', ...forms.tick })])
    const read: [string, number, string][] = []
    for (const [path, response] of sent)
      read.push([path, response.status, await response.text()].map((each) => plain(each, orderId)) as (typeof read)[0])
    return read
  }
  return { web, shop, cookie, order, answers, post, press }
}

/** Without the order's id and the number of live events. */
const plain = <Value>(each: Value, orderId: string) =>
  typeof each === 'string' ? each.replaceAll(orderId, 'ORDER').replace(/\b[0-9a-f]{8}\.\d+\b/g, 'LIVE') : each

onEachDatabase('§6 another packer’s order reads like a missing one', async (kind, t) => {
  const { shop, order, answers } = await open(t, kind)
  const deleted = await order(['confirmed'])
  await shop.orders.remove(deleted, { returnGoods: true })
  const erased = await order(['confirmed', 'packed', 'dispatched', 'delivered'], {
    who: people.packer.email,
    customer: { ...hidden, mobile: '9731864299' },
  })
  assert.equal((await shop.customers.erase('9731864299')).outcome, 'erased')
  const orders = {
    deleted,
    erased,
    placed: await order([]),
    'packed by another': await order(['confirmed', 'packed']),
    dispatched: await order(['confirmed', 'packed', 'dispatched']),
    delivered: await order(['confirmed', 'packed', 'dispatched', 'delivered']),
    cancelled: await order(['confirmed', 'cancelled']),
  }
  const unknown = await answers(UNKNOWN)
  for (const [name, orderId] of Object.entries(orders)) {
    const read = await answers(orderId)
    assert.deepEqual(read, unknown, name)
    for (const [path, , body] of read) assert.doesNotMatch(body, SECRET, `${name} ${path}`)
  }
  assert.deepEqual(
    (await shop.audit.page({})).entries.filter(({ kind: act }) => act.startsWith('/admin/packing')),
    [],
  )
})

onEachDatabase('§6 a packer reads the orders to pack, and those they packed', async (kind, t) => {
  const { web, shop, cookie, order, post, press } = await open(t, kind)
  const orderId = await order(['confirmed'])
  const screen = `/admin/packing/${orderId}`
  const read = async (path: string) => await (await web.send(path, { cookie })).text()
  const papers = [`/admin/packing/lists?orders=${orderId}`, `/admin/packing/picking?orders=${orderId}`]
  for (const path of [screen, ...papers]) assert.match(await read(path), new RegExp(goods.skyShots.name), path)
  assert.match(await read(screen), /tel:9731864205/)
  assert.equal((await post(`${screen}.data`, { intent: 'tick', orderId, presses: press(orderId) })).status, 200)
  assert.equal((await post(`${screen}.data`, { intent: 'packed', orderId, cases: '4' })).status, 200)
  const { steps } = shop.orders
  for (const step of ['packed', 'dispatched', 'delivered'] as const) {
    if (step !== 'packed') await steps.take(orderId, step)
    for (const path of [screen, ...papers])
      assert.match(await read(path), new RegExp(goods.skyShots.name), `${step} ${path}`)
    assert.doesNotMatch(await read(screen), /9731864205/, 'nobody is called once it is packed')
  }
  const refused = await post(`${screen}.data`, { intent: 'unpack', orderId })
  assert.match(await refused.text(), /This order is already delivered/)
})

onEachDatabase('§6 owner and staff read why an order is not to be packed', async (kind, t) => {
  const { web, shop, order } = await open(t, kind)
  const orderId = await order(['confirmed', 'cancelled'])
  for (const role of ['owner', 'staff'] as const) {
    const cookie = await cookieOf(shop, role)
    const read = async (path: string) => await (await web.send(path, { cookie })).text()
    assert.match(await read(`/admin/packing/${orderId}`), /This order is cancelled/, role)
    assert.match(await read(`/admin/packing/lists?orders=${orderId}`), /This order is cancelled/, role)
  }
})

onEachDatabase('a report that was not stored is not in the list of changes', async (kind, t) => {
  const { shop, order, post, press } = await open(t, kind)
  const orderId = await order([])
  const presses = press(orderId).replace('"there":5', '"there":3').replace('ticked', 'short')
  assert.equal((await post('/admin/packing.data', { intent: 'short', orderId, presses })).status, 200)
  assert.deepEqual(
    (await shop.audit.page({})).entries.filter(({ kind: act }) => act.endsWith('short')),
    [],
  )
  // Of two reports in one form, the list of changes names the order of the stored one, and no text of the form.
  const there = await order(['confirmed'])
  const report = (id: string) => JSON.parse(press(id).replace('"there":5', '"there":3').replace('ticked', 'short'))
  const both = JSON.stringify([orderId, there].map((id) => ({ ...report(id)[0], key: newKey() })))
  await post('/admin/packing.data', { intent: 'short', orderId: UNKNOWN, presses: both })
  const [entry] = (await shop.audit.page({})).entries
  assert.deepEqual([entry?.kind, entry?.about], ['/admin/packing short', there])
})
