import assert from 'node:assert/strict'
import test from 'node:test'
import { withShownCustomer } from '#domain/customers/erased.ts'
import { openDatabase } from '#server/database/open.ts'
import { cleanup } from '#test/cleanup.ts'
import { goods, lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { counterSale } from '#test/shop/counter-shop.ts'
import { admin, newKey, stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'
import { intents } from './intents.ts'
import { loadCustomers } from './load-customers.ts'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('a number is found however it is written; the file has all of its orders; a second typing erases them', async (t) => {
  const { shop, send, signIn } = await openTestWeb(t)
  const { lakshmiCrackers } = await stockUp(shop, { lakshmiCrackers: goods.lakshmiCrackers })
  const items = [{ id: lakshmiCrackers.id, quantity: 40 }]
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items })
  await shop.orders.place(newKey(), { customer: murugan, items })
  assert.ok('order' in placed)
  const { order } = placed

  const open = async (orderId: string, search = '') => {
    const params = new URLSearchParams({ customer: orderId, search })
    return await loadCustomers(shop, params, 'https://shop.test')
  }
  for (const mobile of [
    '9876543210',
    '+91 98765-43210',
    '09876543210',
    '00919876543210',
    '௯௮௭௬௫௪௩௨௧௦',
    '98765 43211',
  ]) {
    const { customers } = await open('', mobile)
    assert.deepEqual(
      customers.map((customer) => customer.id),
      [order.orderId],
      mobile,
    )
  }
  const failure = { ok: false, message: 'Enter a mobile number.' }
  assert.deepEqual(await intents.export(form({ number: '' }), shop), failure)

  const { file } = await intents.export(form({ number: lakshmi.mobile }), shop)
  assert.equal((await intents.export(form({ mobile: lakshmi.mobile }), shop)).file?.text, file?.text, 'an older tab')
  const data = JSON.parse(file?.text ?? '') as { orders: { customerDetails: unknown; items: unknown[] }[] }
  assert.deepEqual(
    data.orders.map(({ customerDetails }) => customerDetails),
    [lakshmi],
  )
  assert.equal(data.orders[0]?.items.length, 1)
  assert.equal(file?.name, 'Customer_9876543210.json')

  const erase = (again: string) => intents.erase(form({ number: lakshmi.mobile, again }), shop)
  const notYet = `1 order is not complete yet: ${order.orderId}. Complete or delete it first.`
  assert.equal((await erase(lakshmi.mobile)).message, `${notYet} The customer was not erased.`)
  const lookUp = async () => (await open(order.orderId)).opened?.view?.notYet
  assert.equal(await lookUp(), notYet, 'said before the number is typed a second time')
  await shop.orders.steps.complete(order.orderId, 'Complete')
  assert.equal(await lookUp(), undefined)
  assert.deepEqual(await erase('98765 43212'), {
    ok: false,
    message: 'You typed another number. Type the number of this customer.',
  })
  const heard: string[] = []
  shop.live.subscribe(({ topic }) => heard.push(topic))
  assert.deepEqual(await erase('+91 98765 43210'), { ok: true, message: 'Customer erased: 1 order.' })
  assert.deepEqual(heard, ['orders'], 'open lists look again')
  assert.deepEqual(await erase(lakshmi.mobile), { ok: false, message: 'No order has this number.' })
  assert.deepEqual((await open(order.orderId)).opened, { id: order.orderId, view: undefined })

  const cookie = await signIn()
  const grid = await (await send('/admin/orders', { cookie: `${cookie}; orders-view=grid` })).text()
  assert.equal(grid.split('class="order-card"').length, 3)
  assert.equal(grid.split('class="order-phones').length, 2, 'no sign of a telephone without a number')
  const orderPaths = ['/admin', '/admin/orders', `/admin/orders?order=${order.orderId}`]
  for (const path of [...orderPaths, '/admin/customers', `/admin/customers?customer=${order.orderId}`]) {
    const html = await (await send(path, { cookie })).text()
    if (orderPaths.includes(path)) assert.match(html, /Erased at the customer’s request/, path)
    assert.doesNotMatch(html, /Lakshmi Narayanan|9876543210|href="tel:"/, path)
  }
  const bill = await (await send(`/admin/orders/${order.orderId}/bill`, { cookie })).text()
  const stored = await shop.orders.find(order.orderId)
  assert.ok(stored)
  assert.deepEqual((JSON.parse(bill) as { order: unknown }).order, withShownCustomer(stored))
})

test('an opened customer: the newest address, all orders of the number, the sum of counted ones, the messages', async (t) => {
  const { shop, send, signIn } = await openTestWeb(t)
  const { lakshmiCrackers } = await stockUp(shop, { lakshmiCrackers: goods.lakshmiCrackers })
  const place = async (
    customer: typeof lakshmi,
    options: { kind?: 'trial'; key?: string; supersedes?: string } = {},
  ) => {
    const { kind, key = newKey(), supersedes } = options
    const items = [{ id: lakshmiCrackers.id, quantity: supersedes ? 50 : 40 }]
    const placed = await shop.orders.place(key, { customer, items, supersedes }, kind)
    assert.ok('order' in placed, JSON.stringify(placed))
    shop.system.advance(60)
    return placed.order
  }
  const first = await place(lakshmi)
  const key = newKey()
  const replaced = await place({ ...lakshmi, district: 'Theni' }, { key })
  const last = await place({ ...lakshmi, district: 'Theni' }, { supersedes: key })
  const trial = await place(lakshmi, { kind: 'trial' })
  const sister = await place({ ...murugan, alternateMobile: lakshmi.mobile })
  const params = new URLSearchParams({ customer: first.orderId })
  const view = (await loadCustomers(shop, params, 'https://shop.test')).opened?.view
  assert.ok(view)
  assert.deepEqual(
    view.orders.map(({ orderId }) => orderId),
    [sister, trial, last, replaced, first].map(({ orderId }) => orderId),
  )
  assert.deepEqual(
    [view.ordered?.customer.district, view.ordered?.count, view.ordered?.sumPaise, view.unconfirmed],
    ['Theni', 2, first.totalPaise + last.totalPaise, undefined],
  )
  assert.match(view.firstMessage, new RegExp(last.orderId))
  assert.match(view.againMessage, /https:\/\/shop\.test\/ordernow#cart=\d+\.50-end\n\n1\. .+ × 50$/)

  const cancelled = await place({ ...lakshmi, name: 'Lakshmi N.', district: 'Salem' })
  await shop.orders.steps.take(cancelled.orderId, 'cancelled')
  const { customers, opened } = await loadCustomers(shop, params, 'https://shop.test/ordernow')
  const listed = customers.find(({ mobile }) => mobile === lakshmi.mobile)
  assert.deepEqual([listed?.id, listed?.name, listed?.district], [last.orderId, lakshmi.name, 'Theni'])
  const customer = opened?.view?.ordered?.customer
  assert.deepEqual([customer?.name, customer?.district], [listed?.name, listed?.district], 'the same when opened')
  const cookie = await signIn()
  for (const path of ['/admin', `/admin/customers?${params}`]) {
    const html = await (await send(path, { cookie })).text()
    const [, item = ''] = html.split(`order=${cancelled.orderId}"`)
    assert.match(item.split('</li>')[0] ?? '', /Cancelled/, path)
  }
})

test('a customer of the counter alone is opened by a sale, written to, exported and erased', async (t) => {
  const { shop } = await openTestWeb(t)
  const { flowerPots } = await stockUp(shop, { flowerPots: { ...goods.flowerPots, stock: 100 } })
  const sell = async (customerName: string) => {
    const sale = counterSale([[flowerPots, 2]], { customerName, mobile: '9000000001' })
    await shop.counter.sell(sale, { key: newKey(), who: admin.email })
    return sale.saleId
  }
  const named = await sell('Ravi')
  const unnamed = await sell('')
  const open = async (customer: string) => {
    const params = new URLSearchParams({ customer, channel: 'counter' })
    return await loadCustomers(shop, params, 'https://shop.test')
  }
  const { customers, opened } = await open(named)
  assert.deepEqual(
    customers.map(({ id, name }) => [id, name]),
    [[unnamed, 'Ravi']],
  )
  assert.ok(opened?.view)
  const { view } = opened
  assert.deepEqual([view.name, view.mobile, view.ordered, view.orders], ['Ravi', '9000000001', undefined, []])
  assert.deepEqual(
    view.sales.map(({ saleId, day, totalPaise }) => [saleId, day, totalPaise]),
    [unnamed, named].map((saleId) => [saleId, '2026-10-28', 500_00]),
  )
  assert.match(view.firstMessage, /^Hello Ravi, this is .+\.\n$/)
  assert.match(
    view.againMessage,
    /as on 28\/10\/2026 again\?.*\nhttps:\/\/shop\.test\/ordernow#cart=\d+\.2-end\n\n1\. .+ × 2$/,
  )
  const fields = { number: view.number, again: view.mobile }
  assert.equal((await intents.export(form(fields), shop)).ok, true)
  assert.deepEqual(await intents.erase(form(fields), shop), { ok: true, message: 'Customer erased: 2 counter sales.' })
  assert.deepEqual((await open(named)).opened, { id: named, view: undefined })
})

test('an imported customer is exported and erased, with a number of another form or without any', async (t) => {
  const { shop, send, signIn } = await openTestWeb(t)
  const { lakshmiCrackers } = await stockUp(shop, { lakshmiCrackers: goods.lakshmiCrackers })
  const database = await openDatabase(shop.config, shop.now)
  cleanup(t, database.close)
  const place = async (mobile: string) => {
    const placed = await shop.orders.place(newKey(), {
      customer: lakshmi,
      items: [{ id: lakshmiCrackers.id, quantity: 40 }],
    })
    assert.ok('order' in placed)
    const { orderId } = placed.order
    const stored = { mobile, alternate_mobile: null }
    await database.db.updateTable('orders').set(stored).where('order_id', '=', orderId).execute()
    await shop.orders.steps.complete(orderId, 'Complete')
    return orderId
  }
  const open = async (customer: string) => {
    const params = new URLSearchParams({ customer })
    return (await loadCustomers(shop, params, 'https://shop.test/ordernow')).opened?.view
  }
  const cookie = await signIn()
  const short = await place('91')
  const others = await place('')
  for (const mobile of ['04562/27-43 "R"', '']) {
    const orderId = await place(mobile)
    const number = mobile || orderId
    const view = await open(orderId)
    assert.deepEqual([view?.number, view?.mobile, view?.orders.length], [number, mobile, 1])
    const screen = await (await send(`/admin/customers?customer=${orderId}`, { cookie })).text()
    assert.doesNotMatch(screen, /href="tel:"/)
    const { file } = await intents.export(form({ number }), shop)
    const data = JSON.parse(file?.text ?? '') as { mobile: string; orders: { orderId: string }[] }
    assert.deepEqual([data.mobile, data.orders.map((order) => order.orderId)], [mobile, [orderId]])
    const erase = (again: string) => intents.erase(form({ number, again }), shop)
    assert.equal((await erase(lakshmi.mobile)).ok, false)
    assert.deepEqual(await erase(` ${number} `), { ok: true, message: 'Customer erased: 1 order.' })
    assert.equal((await shop.orders.find(orderId))?.erased, 'request')
    assert.equal(await open(orderId), undefined)
  }
  assert.deepEqual(await shop.customers.erase(''), { outcome: 'none' }, 'no number is nobody')
  assert.deepEqual([(await open(short))?.number, (await open(others))?.number], ['91', others])
  const page = await (await send(`/admin/orders?order=${others}`, { cookie })).text()
  assert.match(page, new RegExp(`customers\\?customer=${others}"[^>]*>No mobile number`))
})
