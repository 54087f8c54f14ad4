import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { lakshmi } from '#test/fixtures/sample-data.ts'
import { openLinkedOrder } from '#test/shop/linked-order.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'

const UTR = '500060007000'

async function openPage(t: TestContext) {
  const web = await openTestWeb(t)
  return { web, ...(await openLinkedOrder(web.shop)) }
}

test('the customer sends the UTR of a payment: it is kept, shown by its end, and the order is as due as before', async (t) => {
  const { web, orderId, link, order } = await openPage(t)
  const send = (utr: string, path = `/order/${link}`, address = '203.0.113.5') =>
    web.send(path, { method: 'POST', body: new URLSearchParams({ utr }), address })
  const wrong = await send('50006000')
  assert.equal(wrong.status, 422)
  const asked = await wrong.text()
  assert.ok(asked.includes('Enter the 12 digits of the UTR') && asked.includes('value="50006000"'))
  const sent = await send('UTR 5000 6000 7000')
  assert.equal(sent.status, 200)
  assert.ok((await sent.text()).includes('Thank you. We check it in our bank.'))
  const inTamil = await send(UTR, `/ta/order/${link}`)
  assert.ok((await inTamil.text()).includes('நன்றி. எங்கள் வங்கியில் சரிபார்க்கிறோம்.'))
  for (const way of [`/order/${link}`, `/order/${link}.data`]) {
    const body = await (await web.send(way)).text()
    assert.ok(body.includes('7000') && !body.includes(UTR) && !body.includes('5000 6000'), way)
  }
  assert.equal((await web.shop.payments.due(orderId)).duePaise, order.totalPaise)
  const cookie = await web.signIn()
  for (const path of [`/admin/orders?order=${orderId}`, '/admin/money?view=unseen'])
    assert.ok((await (await web.send(path, { cookie })).text()).includes('UTR 5000 6000 7000, sent'), path)
  await web.shop.orders.said.dismiss(orderId, UTR, { who: 'ravi' })
  assert.ok((await (await web.send(`/order/${link}`)).text()).includes('We do not find it in our bank.'))
})

test('a UTR of another order is kept without telling of whom', async (t) => {
  const { web, link, order } = await openPage(t)
  const items = order.items.slice(0, 1).map(({ productId: id }) => ({ id, quantity: 8 }))
  const other = await web.shop.orders.place(newKey(), {
    customer: { ...lakshmi, name: 'Gopal Iyer', mobile: '9123456781' },
    items,
  })
  assert.ok('order' in other && other.link)
  assert.equal((await web.shop.orders.said.say(other.order.orderId, UTR, other.link)).outcome, 'said')
  const body = await (
    await web.send(`/order/${link}`, { method: 'POST', body: new URLSearchParams({ utr: UTR }) })
  ).text()
  assert.ok(body.includes('We have this UTR with another payment too.'))
  for (const secret of [other.order.orderId, 'Gopal', '56781', other.link]) assert.ok(!body.includes(secret), secret)
})

test('who sends too often waits, and the order does not change', async (t) => {
  const { web, orderId, link } = await openPage(t)
  const send = (path = `/order/${link}.data`, address = '203.0.113.91') =>
    web.send(path, { method: 'POST', body: new URLSearchParams({ utr: UTR }), address })
  const statuses: number[] = []
  for (let n = 0; n < 100; n += 1) statuses.push((await send()).status)
  assert.deepEqual([statuses.indexOf(429), new Set(statuses).size], [12, 2])
  assert.equal((await web.shop.orders.said.ofOrder(orderId)).length, 1)
  assert.equal((await send(undefined, '198.51.100.9')).status, 200)
  const foreign = await web.send(`/order/${link}`, {
    method: 'POST',
    body: new URLSearchParams({ utr: '500060007001' }),
    headers: { Origin: 'https://elsewhere.example' },
  })
  assert.equal(foreign.status, 403)
  assert.equal((await web.shop.orders.said.ofOrder(orderId)).length, 1)
})
