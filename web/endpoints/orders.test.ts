import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import type { SpecOrder } from '#domain/spec-shape.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { newKey, stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb, orderRequest } from '#test/shop/open-test-web.ts'

async function openWithShots(t: TestContext, kind: 'sqlite' | 'postgres' = 'sqlite') {
  const web = await openTestWeb(t, kind)
  const { skyShots } = await stockUp(web.shop, goods)
  const body = { customer: lakshmi, items: [{ id: skyShots.id, quantity: 1 }] }
  return { ...web, skyShots, body }
}

onEachDatabase(
  '§3 POST /orders: 201 in the spec’s order shape, 200 when repeated, 422 on a shortage',
  async (kind, t) => {
    const { send, body, skyShots } = await openWithShots(t, kind)
    const key = newKey()
    const first = await send('/orders', orderRequest(key, body))
    assert.equal(first.status, 201)
    const order = (await first.json()) as SpecOrder
    assert.match(order.orderId, /^ORD\d{17}$/)
    assert.deepEqual(
      {
        totalItems: order.totalItems,
        totalAmount: order.totalAmount,
        verified: order.verified,
        completion: order.completion,
        customerDetails: order.customerDetails,
      },
      { totalItems: 1, totalAmount: 2_500, verified: 'Unverified', completion: 'Pending', customerDetails: lakshmi },
    )
    const [item] = order.items
    assert.deepEqual(
      [item?.id, item?.code, item?.productName, item?.quantity, item?.ourPrice],
      [skyShots.id, skyShots.code, skyShots.name, 1, 2_500],
    )

    const again = await send('/orders', orderRequest(key, body))
    assert.equal(again.status, 200)
    assert.deepEqual(await again.json(), order)

    const tooMany = await send(
      '/orders',
      orderRequest(newKey(), { ...body, items: [{ id: skyShots.id, quantity: 3 }] }),
    )
    assert.equal(tooMany.status, 422)
    assert.equal(
      ((await tooMany.json()) as { message: string }).message,
      `Insufficient stock for product ${skyShots.name}`,
    )
  },
)

test('422 has the total and the prices of an order that costs more than the customer saw', async (t) => {
  const { send, body, skyShots, shop } = await openWithShots(t)
  Object.assign(shop.settings, { callItEnquiry: true })
  const answer = await send('/orders', orderRequest(newKey(), { ...body, seenTotalPaise: 2_499_00 }))
  assert.equal(answer.status, 422)
  assert.deepEqual(await answer.json(), {
    message:
      'The total is now ₹2,500, you saw ₹2,499. The enquiry was not taken. Please look at the new prices and send it again.',
    higherTotal: { totalPaise: 2_500_00, pricesPaise: { [skyShots.id]: 2_500_00 } },
  })
})

test('§5 POST /orders takes numbers as people write them and stores their digits', async (t) => {
  const { send, body, shop } = await openWithShots(t)
  await shop.orders.place(newKey(), body) // leaves two
  for (const [mobile, alternateMobile, pincode] of [
    ['+91 (0) 98765-43210', '0091 98765 43211', '625 001'],
    ['௯௮௭௬௫ ௪௩௨௧௦', '\u200E098765\u00A043211', '६२५००१'],
  ]) {
    const answer = await send(
      '/orders',
      orderRequest(newKey(), { ...body, customer: { ...lakshmi, mobile, alternateMobile, pincode } }),
    )
    assert.equal(answer.status, 201)
    const { orderId, customerDetails } = (await answer.json()) as SpecOrder
    assert.deepEqual(customerDetails, lakshmi)
    assert.deepEqual((await shop.orders.find(orderId))?.customer, lakshmi)
  }
  const foreign = await send(
    '/orders',
    orderRequest(newKey(), { ...body, customer: { ...lakshmi, mobile: '+1 415 555 2671', alternateMobile: 5 } }),
  )
  assert.equal(foreign.status, 422)
  assert.deepEqual(await foreign.json(), {
    errors: {
      mobile: 'Mobile number must be 10 digits',
      alternateMobile: 'Alternate mobile number must be 10 digits',
    },
  })
})

test('§5 422 carries the errors of the form', async (t) => {
  const { send, body } = await openWithShots(t)
  const response = await send('/orders', orderRequest(newKey(), { ...body, customer: { ...lakshmi, name: ' ' } }))
  assert.equal(response.status, 422)
  assert.deepEqual(await response.json(), { errors: { name: 'Name is required' } })
})

test('409 while the first request under the same key is running', async (t) => {
  const { send, body } = await openWithShots(t)
  const key = newKey()
  const answers = await Promise.all([1, 2, 3].map(() => send('/orders', orderRequest(key, body))))
  const statuses = answers.map(({ status }) => status).toSorted()
  assert.deepEqual(statuses, [201, 409, 409])
  assert.equal(answers.find(({ status }) => status === 409)?.headers.get('Retry-After'), '1')
})

test('429 with Retry-After when one address sends a flood; other addresses can order', async (t) => {
  const { send, body } = await openWithShots(t)
  const flood = () => send('/orders', { ...orderRequest(undefined, body), address: '198.51.100.7' })
  const statuses: number[] = []
  for (let n = 0; n < 62; n += 1) statuses.push((await flood()).status)
  assert.deepEqual([statuses[59], statuses[60], statuses[61]], [400, 429, 429])
  assert.match((await flood()).headers.get('Retry-After') ?? '', /^[1-9]\d*$/)
  assert.equal((await send('/orders', orderRequest(newKey(), body))).status, 201)
})

const json = { 'Content-Type': 'application/json' }
const refused: [what: string, request: RequestInit, status: number][] = [
  ['no key', orderRequest(undefined, {}), 400],
  ['an invalid key', orderRequest('x', {}), 422],
  ['broken JSON', orderRequest(newKey(), '{"items":'), 400],
  ['no JSON at all', { method: 'POST', body: 'items=1', headers: { 'Content-Type': 'text/plain' } }, 415],
  ['a body of 300 kB', orderRequest(newKey(), { customer: { name: 'x'.repeat(300_000) } }), 413],
  ['an empty object', orderRequest(newKey(), {}), 422],
  ['null', orderRequest(newKey(), null), 422],
  [
    '5,000 lines',
    orderRequest(newKey(), { items: Array.from({ length: 5_000 }, () => ({ id: 'a', quantity: 1 })) }),
    422,
  ],
  ['a list', orderRequest(newKey(), []), 422],
  ['GET', { headers: json }, 405],
  ['DELETE', { method: 'DELETE', headers: json }, 405],
  ['another site', { ...orderRequest(newKey(), {}), headers: { ...json, Origin: 'https://evil.test' } }, 403],
]

for (const [what, request, status] of refused) {
  test(`POST /orders refuses ${what} with ${status}, and saves nothing`, async (t) => {
    const { send, shop } = await openWithShots(t)
    assert.equal((await send('/orders', request)).status, status)
    const { total } = await shop.orders.list({ search: '', verified: '', completion: '', sort: 'newest' })
    assert.equal(total, 0)
  })
}

test('a shop that takes enquiries refuses in its wording', async (t) => {
  const { send, body, shop } = await openWithShots(t)
  Object.assign(shop.settings, { callItEnquiry: true })
  const key = newKey()
  assert.equal((await send('/orders', orderRequest(key, body))).status, 201)
  const told = async (request: RequestInit) =>
    ((await (await send('/orders', request)).json()) as { message: string }).message
  assert.equal(
    await told(orderRequest(key, { ...body, customer: { ...lakshmi, name: 'Another' } })),
    'You already sent this enquiry with other items. Please send it again.',
  )
  const lines = Array.from({ length: 501 }, (_, n) => ({ id: `p${n}`, quantity: 1 }))
  assert.equal(await told(orderRequest(newKey(), { ...body, items: lines })), 'An enquiry can have up to 500 products')
  while ((await shop.orderRateLimit.retryAfterSeconds('203.0.113.5')) === 0);
  assert.match(
    await told(orderRequest(newKey(), body)),
    /^Too many enquiries at once\. Please try again in \d+ seconds\.$/,
  )
})

test('an order has the language of the page that sent it, whatever its body says', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const { shots } = await stockUp(shop, { shots: { ...goods.skyShots, stock: 4 } })
  const body = { customer: lakshmi, items: [{ id: shots.id, quantity: 1 }] }
  const languageOf = async (path: string, more: object) => {
    const answer = await send(path, orderRequest(newKey(), { ...body, ...more }))
    assert.equal(answer.status, 201)
    return ((await answer.json()) as SpecOrder).language
  }
  assert.equal(await languageOf('/orders', {}), undefined)
  assert.equal(await languageOf('/ta/orders', {}), 'ta')
  assert.equal(await languageOf('/orders', { language: ['ta-IN'] }), undefined)
  assert.equal(await languageOf('/ta/orders', { language: 'en' }), 'ta')
})
