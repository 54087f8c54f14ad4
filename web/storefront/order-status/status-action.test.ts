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
  const again = await (await send(UTR)).text()
  assert.ok(again.includes('Thank you. We check it') && !again.includes('We do not find it in our bank.'))
  assert.equal(await web.shop.orders.said.countOpen(), 1)
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

test('a body that is no form, or too large, is refused like an empty one', async (t) => {
  const { web, orderId, link } = await openPage(t)
  const bodies: [what: string, init: RequestInit][] = [
    ['none', {}],
    ['JSON', { body: '{"answer":"yes"}', headers: { 'Content-Type': 'application/json' } }],
    ['no parts', { body: 'x', headers: { 'Content-Type': 'multipart/form-data; boundary=b' } }],
    ['a megabyte', { body: new URLSearchParams({ utr: UTR, note: 'x'.repeat(1_000_000) }) }],
  ]
  for (const [what, init] of bodies)
    for (const path of [`/order/${link}`, `/order/${link}.data`])
      assert.equal((await web.send(path, { method: 'POST', ...init })).status, 422, what)
  assert.deepEqual(await web.shop.orders.said.ofOrder(orderId), [])
})

const FLOWER_POTS = 'Flower Pots Special'

async function openAsked(t: TestContext) {
  const page = await openPage(t)
  const { web, orderId, order, link } = page
  const [pots, shots] = order.items
  assert.ok(pots && shots)
  const edit = (quantity: number, revision = 0) => ({
    revision,
    lines: [
      { id: pots.productId, quantity },
      { id: shots.productId, quantity: 1 },
    ],
    discountUnit: 'rupees' as const,
    discount: '250',
    packingNote: 'Thermocol-Secret',
    freightNote: 'Thermocol-Lorry',
  })
  const ask = (quantity: number, revision = 0) =>
    web.shop.orders.proposals.ask(orderId, edit(quantity, revision), { who: 'ravi', key: newKey() })
  assert.deepEqual(await ask(3), { outcome: 'asked' })
  const send = (answer: string, { question = '1', path = `/order/${link}`, address = '203.0.113.5' } = {}) =>
    web.send(path, { method: 'POST', body: new URLSearchParams({ question, answer }), address })
  const read = async (path = `/order/${link}`) => (await web.send(path)).text()
  const sent = async (...args: Parameters<typeof send>) => {
    const response = await send(...args)
    return { status: response.status, body: await response.text() }
  }
  return { ...page, edit, ask, send, sent, read }
}

test('the page asks line by line, old and new total beside each other; yes changes the order once', async (t) => {
  const { web, orderId, link, send, sent, read } = await openAsked(t)
  const body = await read()
  for (const said of [
    'May we change your order?',
    'Nothing changes before you answer.',
    FLOWER_POTS,
    'was 2, now 3',
    'was 2, now 1',
    'was none, now ₹250',
    'Total now',
    '₹5,500',
    'Total after the change',
    '₹3,000',
    'Yes, change it',
    'No, keep it as it is',
  ])
    assert.ok(body.includes(said), said)
  assert.ok((await read(`/ta/order/${link}`)).includes('உங்கள் ஆர்டரை மாற்றலாமா?'))
  const yes = await sent('yes')
  assert.equal(yes.status, 200)
  assert.ok(yes.body.includes('Thank you. We have changed your order.') && !yes.body.includes('May we change'))
  assert.equal((await web.shop.orders.find(orderId))?.totalPaise, 3_000_00)
  const no = await sent('no')
  assert.ok(no.body.includes('You had already answered. Your first answer counts.'))
  assert.ok(no.body.includes('Thank you. We have changed your order.'))
  assert.equal((await web.shop.orders.find(orderId))?.revision, 1)
  assert.equal((await send('yes', { path: `/order/${link}.data` })).status, 200)
  const cookie = await web.signIn()
  const office = await (await web.send(`/admin/orders?order=${orderId}`, { cookie })).text()
  assert.ok(office.includes('The customer said yes. The order is changed.'))
  assert.ok((await (await web.send('/admin', { cookie })).text()).includes('Customers’ answers'))
})

test('the desk reads that a question is hidden while the order is cancelled', async (t) => {
  const { web, orderId, read } = await openAsked(t)
  const cookie = await web.signIn()
  const office = async () => (await web.send(`/admin/orders?order=${orderId}`, { cookie })).text()
  const hidden = 'The customer cannot see the question any more'
  const { steps } = web.shop.orders
  assert.ok((await read()).includes('May we change') && !(await office()).includes(hidden))
  await steps.take(orderId, 'cancelled')
  assert.ok(!(await read()).includes('May we change') && (await office()).includes(hidden))
  await steps.takeBack(orderId, 'cancelled')
  assert.ok((await read()).includes('May we change') && !(await office()).includes(hidden))
})

test('no leaves the order, and a question that the shop has ended is no longer asked', async (t) => {
  const { web, orderId, ask, sent, read } = await openAsked(t)
  assert.ok((await sent('no')).body.includes('Your order stays as it was.'))
  assert.equal((await web.shop.orders.find(orderId))?.revision, undefined)
  assert.deepEqual(await ask(4), { outcome: 'asked' })
  assert.ok((await read()).includes('was 2, now 4'))
  const stale = await sent('yes', { question: '1' })
  assert.ok(stale.body.includes('You had already answered.') && stale.body.includes('was 2, now 4'))
  await web.shop.orders.proposals.withdraw(orderId, { who: 'ravi' })
  assert.ok(!(await read()).includes('May we change'))
  assert.ok((await sent('no', { question: '2' })).body.includes('We no longer ask this.'))
  const late = await sent('yes', { question: '2' })
  assert.ok(late.body.includes('This change is no longer possible.') && late.body.includes('We will call you.'))
})

test('a yes that the stock no longer allows says that the shop calls, and nothing of why', async (t) => {
  const { web, orderId, order, sent, read } = await openAsked(t)
  const [pots] = order.items
  const left = (await web.shop.products.find(pots?.productId ?? ''))?.stock ?? 0
  await web.shop.products.changeStock(pots?.productId ?? '', -left)
  const before = await web.shop.orders.find(orderId)
  const { body } = await sent('yes')
  assert.ok(body.includes('This change is no longer possible. Your order is as it was. We will call you.'))
  assert.ok(!body.includes('Not enough stock'))
  assert.deepEqual(await web.shop.orders.find(orderId), before)
  assert.ok((await read()).includes('We will call you.'))
  const cookie = await web.signIn()
  const office = await (await web.send(`/admin/orders?order=${orderId}`, { cookie })).text()
  assert.ok(office.includes('Call the customer.') && office.includes('Not enough stock'))
})

test('a packed order is not asked about; the page tells nothing of the shop’s notes or people', async (t) => {
  const { web, orderId, link, sent, read } = await openAsked(t)
  for (const path of [`/order/${link}`, `/order/${link}.data`]) {
    const body = await read(path)
    for (const secret of ['Thermocol', 'ravi', 'selvi']) assert.ok(!body.includes(secret), `${path}: ${secret}`)
  }
  await web.shop.orders.steps.take(orderId, 'packed')
  assert.ok(!(await read()).includes('May we change'))
  assert.ok((await sent('yes')).body.includes('We will call you.'))
})

test('a browser without scripts sends the forms of the page, which has no referrer; another site does not', async (t) => {
  const { web, orderId, link } = await openAsked(t)
  const send = (fields: Record<string, string>, site: string) =>
    web.send(`/order/${link}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Origin: 'null', 'Sec-Fetch-Site': site },
    })
  assert.equal((await send({ question: '1', answer: 'no' }, 'cross-site')).status, 403)
  assert.equal((await web.shop.orders.proposals.newest(orderId))?.state, 'open')
  const body = await (await send({ question: '1', answer: 'no' }, 'same-origin')).text()
  assert.ok(body.includes('Your order stays as it was.'))
  assert.equal((await send({ utr: UTR }, 'same-origin')).status, 200)
})

test('a form that is no answer, an ended link and too many presses change nothing', async (t) => {
  const { web, orderId, send } = await openAsked(t)
  for (const [answer, question] of [
    ['maybe', '1'],
    ['', '1'],
    ['yes', 'x'],
    ['yes', '1.5'],
  ] as const)
    assert.equal((await send(answer, { question })).status, 422, `${answer} ${question}`)
  assert.equal((await send('yes', { question: '99' })).status, 200)
  const statuses: number[] = []
  for (let n = 0; n < 30; n += 1) statuses.push((await send('maybe', { address: '203.0.113.91' })).status)
  assert.deepEqual([statuses.indexOf(429), new Set(statuses).size], [12, 2])
  await web.shop.orders.links.end(orderId)
  assert.equal((await send('yes', { address: '198.51.100.9' })).status, 404)
  assert.equal((await web.shop.orders.proposals.newest(orderId))?.state, 'open')
  assert.equal((await web.shop.orders.find(orderId))?.revision, undefined)
})
