// The screens of packing and of the counter in Tamil have no English but names, signs and addresses.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { isoDay } from '#domain/dates/indian-date.ts'
import { goods, murugan } from './fixtures/sample-data.ts'
import { counterSale } from './shop/counter-shop.ts'
import { admin, newKey, stockUp } from './shop/open-test-shop.ts'
import { openTestWeb } from './shop/open-test-web.ts'

const who = admin.email
const act = () => ({ who, key: newKey() })

/** What people wrote and signs that Tamil readers know too; the screens of other work fall back to English. */
const KNOWN = [
  /^(?:English|தமிழ்)$/,
  /owner@shop\.test/,
  /Puducherry/,
  /^(?:ORD|CTR|PRD|RTN)\w+$/,
  /Flowers pots|Multi shots|Sri Vinayaga Crackers|Chatrapatti Road|33AAAAA0000A1Z9/,
]
const SIGNS = /\b(?:UPI|UTR|LR|GST|PDF|QR|WhatsApp|SMS|am|pm|Excel|PRD\w+|ORD\w+|CTR\w+)\b/g

/** Orders in each step, paid, short and dispatched; a sale with a return, and an office. All names are Tamil. */
async function openTamilShop(t: TestContext) {
  const web = await openTestWeb(t)
  const { shop } = web
  const { orders, payments, dispatch, counter, packing } = shop
  const { shots, pots } = await stockUp(shop, {
    shots: { ...goods.skyShots, name: 'வான வெடி', stock: 900 },
    pots: { ...goods.flowerPots, name: 'பூச்சட்டி', stock: 900 },
  })
  const customer = { ...murugan, address: '5, பெருமாள் கோவில் தெரு' }
  const place = async (...steps: Parameters<typeof orders.steps.take>[1][]) => {
    const items = [shots, pots].map(({ id }) => ({ id, quantity: 5 }))
    const placed = await orders.place(newKey(), { customer, items })
    assert.ok('order' in placed)
    shop.system.advance(60)
    for (const step of steps) await orders.steps.take(placed.order.orderId, step, { who })
    return placed.order.orderId
  }
  const orderIds = {
    placed: await place(),
    confirmed: await place('confirmed'),
    paid: await place('confirmed', 'paid'),
    packed: await place('confirmed', 'packed'),
    dispatched: await place('confirmed', 'packed'),
    delivered: await place('confirmed', 'packed', 'dispatched', 'delivered'),
    cancelled: await place('cancelled'),
  }
  const today = isoDay(shop.now())
  const payment = {
    method: 'upi',
    utr: '432156789012',
    amountPaise: 500_00,
    receivedOn: today,
    isSeen: false,
    note: '',
  } as const
  await payments.add(orderIds.confirmed, payment, { ...act(), isMoreMeant: true })
  const press = {
    key: newKey(),
    orderId: orderIds.confirmed,
    productId: pots.id,
    quantity: 5,
    at: shop.now().toISOString(),
  }
  await packing.press([{ ...press, state: 'short', there: 2 }], { id: who, email: who, role: 'owner' })
  const officeId = newKey()
  await dispatch.offices.add(officeId, { name: 'முருகன் லாரி', branch: 'மதுரை', phone: '0452 234567', places: 'மதுரை' })
  const details = { lr: '4711', cases: 3, freight: 'to pay', freightPaise: 450_00, receiptUrl: '' } as const
  await shop.language.during('ta', () =>
    dispatch.record(orderIds.dispatched, { office: { id: officeId }, details }, act()),
  )
  const sale = counterSale([
    [pots, 4],
    [shots, 1],
  ])
  await counter.sell(sale, { key: newKey(), who })
  await counter.returnGoods({ saleId: sale.saleId, pieces: { [pots.id]: 1 }, method: 'cash', ...act() })
  return { web, orderIds, saleId: sale.saleId }
}

test('a work screen in Tamil has no English sentence', async (t) => {
  const { web, orderIds, saleId } = await openTamilShop(t)
  const cookie = `${await web.signIn()}; language=ta`
  const paths = [
    '/admin/orders',
    ...Object.values(orderIds).map((id) => `/admin/orders?order=${id}`),
    '/admin/packing',
    `/admin/packing/${orderIds.confirmed}`,
    `/admin/packing/${orderIds.packed}`,
    `/admin/packing/lists?orders=${orderIds.confirmed}`,
    `/admin/packing/picking?orders=${orderIds.confirmed}`,
    '/admin/dispatch',
    '/admin/dispatch?view=sent',
    '/admin/dispatch/offices',
    '/admin/counter',
    '/admin/counter/sales',
    `/admin/counter/sales?sale=${saleId}`,
    '/admin/customers',
    '/admin/money',
    '/admin/notifications',
  ]
  const english: string[] = []
  const read = async (path: string, cookies: string) => {
    const page = await web.send(path, { cookie: cookies })
    assert.equal(page.status, 200, path)
    const texts = textsOf(await page.text())
    assert.ok(
      texts.some((text) => /\p{Script=Tamil}/u.test(text)),
      path,
    )
    english.push(...texts.filter(isEnglish).map((text) => `${path}: ${text}`))
  }
  await read('/vinayagaadmin', 'language=ta')
  for (const path of paths) await read(path, cookie)
  assert.deepEqual([...new Set(english.map((text) => text.replace(/order=ORD\d+/, 'order=')))], [])
})

/** The texts of the page, also those that are read aloud or shown in an empty field. */
function textsOf(html: string): string[] {
  const drawn = html.replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '')
  const attributes = drawn.matchAll(/ (?:aria-label|title|placeholder|alt|label)="([^"]*)"/g)
  return [...drawn.matchAll(/>([^<]+)</g), ...attributes]
    .map(([, text = '']) => text.trim())
    .filter((text) => text !== '')
}

function isEnglish(text: string): boolean {
  return (
    !KNOWN.some((known) => known.test(text)) && /[A-Za-z]{2}/.test(text.replaceAll(SIGNS, '').replaceAll(/&\w+;/g, ''))
  )
}
