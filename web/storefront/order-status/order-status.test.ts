import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { settingsJson } from '#domain/settings/settings-json.ts'
import { openLog } from '#server/log.ts'
import { lakshmi } from '#test/fixtures/sample-data.ts'
import { openLinkedOrder, shopSecrets } from '#test/shop/linked-order.ts'
import { admin, newKey } from '#test/shop/open-test-shop.ts'
import { openTestWeb, orderRequest } from '#test/shop/open-test-web.ts'
import type { Bill } from '#web/admin/orders/bill/route.ts'
import { people } from '#test/shop/people.ts'

const DAY_SECONDS = 24 * 60 * 60
const GUESSED = 'AAAAAAAAAAAAAAAAAAAAAA'

async function openPage(t: TestContext) {
  const lines: string[] = []
  const log = openLog((line) => lines.push(line), { level: 'debug', format: 'json' })
  const web = await openTestWeb(t, 'sqlite', { log })
  const linked = await openLinkedOrder(web.shop)
  const ways = (link = linked.link) => [`/order/${link}`, `/ta/order/${link}`, `/order/${link}.data`]
  const read = async (path: string, address?: string) => {
    const response = await web.send(path, address === undefined ? {} : { address })
    return { response, body: await response.text() }
  }
  return { web, ...linked, ways, read, lines }
}

test('the link of an order shows where it is, each change, the lorry and exactly what is due', async (t) => {
  const { link, read, take, edit, pay, send } = await openPage(t)
  const page = async () => (await read(`/order/${link}`)).body
  assert.match(await page(), /We have your order\. We will call you to confirm it\./)
  assert.equal((await edit(3)).outcome, 'done')
  await take('confirmed')
  await pay(1_000_00)
  const confirmed = await page()
  for (const said of [
    'This page is genuine. It is on <b translate="no">http://shop.test</b>',
    'Pay only to <b translate="no">',
    'Your order is confirmed.',
    'Flower Pots Special: was 2, now 3',
    'xxxxx x3210',
    'Madurai',
  ])
    assert.ok(confirmed.includes(said), said)
  const total = (await read(`/order/${link}`)).body.match(/am=([\d.]+)/)?.[1]
  assert.match(total ?? '', /^\d+\.\d\d$/)
  await send()
  const sent = await page()
  for (const said of ['KPN Parcel, Madurai', 'MDU 4711', '0452 234567', 'to pay: ₹450'])
    assert.ok(sent.includes(said), said)
  const tamil = (await read(`/ta/order/${link}`)).body
  assert.ok(tamil.includes('உங்கள் பட்டாசுகள் வந்துகொண்டிருக்கின்றன'))
})

test('the code asks for what is due after a part payment, and no longer once all is paid', async (t) => {
  const { web, orderId, link, read, take, pay } = await openPage(t)
  await take('confirmed')
  await pay(1_000_00)
  const { duePaise } = await web.shop.payments.due(orderId)
  const { body } = await read(`/order/${link}`)
  assert.ok(duePaise > 0 && body.includes(`am=${duePaise / 100}.00&amp;`), body.match(/upi:[^"]*/)?.[0] ?? '')
  const rest = {
    method: 'cash',
    utr: '',
    amountPaise: duePaise,
    receivedOn: '2026-10-28',
    isSeen: true,
    note: '',
  } as const
  assert.equal((await web.shop.payments.add(orderId, rest, { key: newKey() })).outcome, 'done')
  const paid = (await read(`/order/${link}`)).body
  assert.ok(paid.includes('Paid in full') && !paid.includes('upi://'))
})

test('a shop without UPI shows its bank account while something is due, and on no other page', async (t) => {
  const { web, orderId, link, read, take, pay } = await openPage(t)
  const bank = {
    accountName: 'Vinayaga',
    accountNumber: '001234567890',
    ifsc: 'ABCD0123456',
    bankName: 'A Bank',
    branch: '',
  }
  const edit = { edited: { upiId: '', bank }, seen: settingsJson(web.shop.settings) }
  const saved = await web.shop.settingsVersions.save(edit, { key: newKey(), who: admin.email })
  assert.ok('version' in saved, JSON.stringify(saved))
  await take('confirmed')
  const isShown = async () => (await read(`/order/${link}`)).body.includes(bank.accountNumber)
  assert.ok(await isShown())
  assert.ok(!(await read('/about')).body.includes(bank.accountNumber))
  const { duePaise } = await web.shop.payments.due(orderId)
  assert.equal((await pay(duePaise)).outcome, 'done')
  assert.ok(!(await isShown()))
})

test('neither the page nor its data tells more of the customer, or what the shop’s people wrote, or who they are', async (t) => {
  const { ways, read, take, edit, pay, send } = await openPage(t)
  assert.equal((await edit(3)).outcome, 'done')
  await take('confirmed')
  assert.equal((await pay(500_00)).outcome, 'done')
  assert.equal((await send()).outcome, 'done')
  const { name, mobile, alternateMobile, address, pincode } = lakshmi
  const secrets = [
    name,
    'Narayanan',
    mobile,
    '98765',
    alternateMobile ?? '',
    address,
    'Masi',
    pincode,
    ...Object.values(shopSecrets),
    ...Object.values(people).flatMap((each) => [each.name, each.email]),
    admin.email,
  ]
  for (const way of ways()) {
    const { response, body } = await read(way)
    assert.equal(response.status, 200)
    assert.ok(body.includes('MDU 4711'), 'control: what is shown is there')
    for (const secret of secrets) assert.ok(!body.includes(secret), `${way} tells ${secret}`)
  }
})

const UTR = '500060007000'

/** Without its own address, and what differs in each answer. */
const plain = (body: string, own: string) => body.replaceAll(own, 'LINK').replaceAll(/nonce="[^"]*"/g, '')

test('a link that opens nothing has one answer, whatever is wrong with it', async (t) => {
  const { web, orderId, link, ways, read } = await openPage(t)
  const { links } = web.shop.orders
  const missing = await read(`/order/${GUESSED}`)
  assert.equal(missing.response.status, 404)
  assert.ok(missing.body.includes('Page not found'))
  const assertMissing = async (own: string, why: string) => {
    for (const [index, way] of ways(own).entries()) {
      const { response, body } = await read(way, `198.51.100.${(web.shop.system.monotonicMs() % 200) + index}`)
      const other = await read(ways(GUESSED)[index] ?? '', '198.51.100.250')
      assert.equal(response.status, 404, `${way}, ${why}`)
      assert.equal(plain(body, own), plain(other.body, GUESSED), why)
      assert.deepEqual(headersOf(response), headersOf(other.response), why)
    }
    for (const [index, way] of ways(own).entries()) {
      const [sent, guessed] = await Promise.all(
        [way, ways(GUESSED)[index] ?? ''].map((path) =>
          web.send(path, { method: 'POST', body: new URLSearchParams({ utr: UTR }), address: '198.51.100.251' }),
        ),
      )
      assert.ok(sent && guessed)
      assert.deepEqual([sent.status, guessed.status], [404, 404], `${way} sent, ${why}`)
      assert.equal(plain(await sent.text(), own), plain(await guessed.text(), GUESSED), why)
    }
    web.shop.system.advance(600)
  }
  await assertMissing('malformed', 'malformed')
  await assertMissing(orderId, 'the number of the order')
  await links.end(orderId)
  await assertMissing(link, 'ended')
  await links.renew(orderId)
  const state = (await links.of([orderId])).get(orderId)
  const second = state && 'link' in state ? state.link : assert.fail('no other link')
  assert.equal((await read(`/order/${second}`)).response.status, 200)
  await assertMissing(link, 'replaced by another link')
  await web.shop.orders.steps.complete(orderId, 'Complete')
  web.shop.system.setClock(179 * DAY_SECONDS)
  assert.equal((await read(`/order/${second}`)).response.status, 200)
  web.shop.system.setClock(2 * DAY_SECONDS)
  await assertMissing(second, 'too old')
  web.shop.system.setClock(-181 * DAY_SECONDS)
  await web.shop.orders.remove(orderId)
  await assertMissing(second, 'of a deleted order')
})

function headersOf({ headers }: Response) {
  return [...headers].filter(([name]) => !['x-request-id', 'content-security-policy'].includes(name))
}

test('the page stays out of caches, search engines and the referrer of every link on it', async (t) => {
  const { web, link, ways, read, lines } = await openPage(t)
  for (const way of [...ways(), ...ways(GUESSED), `/order/${link}/`, `/order/${link}?x=1`]) {
    const { response } = await read(way)
    assert.equal(response.headers.get('Referrer-Policy'), 'no-referrer', way)
    assert.equal(response.headers.get('Cache-Control'), 'no-store', way)
    assert.match(response.headers.get('X-Robots-Tag') ?? '', /noindex/, way)
  }
  for (const file of ['/robots.txt', '/sitemap.xml', '/products.json']) {
    const { body } = await read(file)
    assert.ok(!body.includes('/order/') && !body.includes(link), file)
  }
  assert.ok(
    lines.some((line) => line.includes('/order/[link]')),
    'control: the requests are in the log',
  )
  assert.deepEqual(
    lines.filter((line) => line.includes(link)),
    [],
  )
  const redirected = await web.fetch(`//order/${link}/`)
  assert.deepEqual([redirected.status, redirected.headers.get('Cache-Control')], [308, 'no-store'])
})

test('the bill of the back office names the order’s page while its link opens it', async (t) => {
  const { web, orderId, link, read } = await openPage(t)
  const cookie = await web.signIn()
  const bill = async () => (await (await web.send(`/admin/orders/${orderId}/bill`, { cookie })).json()) as Bill
  assert.equal((await bill()).pageUrl, `http://shop.test/order/${link}`)
  await web.shop.orders.links.end(orderId)
  assert.equal((await bill()).pageUrl, undefined)
  assert.ok(!JSON.stringify(await bill()).includes(link))
  assert.equal((await read(`/order/${link}`)).response.status, 404)
})

test('an address that tries many links waits; others do not', async (t) => {
  const { link, read } = await openPage(t)
  let missed = 0
  while ((await read(`/order/${GUESSED}`, '203.0.113.77')).response.status === 404) missed += 1
  assert.equal(missed, 30)
  const { response } = await read(`/order/${link}`, '203.0.113.77')
  assert.equal(response.status, 429)
  assert.ok(Number(response.headers.get('Retry-After')) > 0)
  for (let n = 0; n < 40; n += 1) assert.equal((await read(`/order/${link}`, '198.51.100.9')).response.status, 200)
})

test('the customer who placed an order gets its link, also by repeating it; nobody else gets one', async (t) => {
  const { web, link, repeat, order } = await openPage(t)
  const again = await repeat()
  assert.ok('link' in again && again.link === link)
  const items = order.items.slice(0, 1).map(({ productId: id }) => ({ id, quantity: 8 }))
  const request = orderRequest(newKey(), { customer: lakshmi, items })
  const placed = (await (await web.send('/orders', request)).json()) as { link: string; orderId: string }
  assert.equal(placed.link.length, 22)
  assert.equal((await web.send(`/order/${placed.link}`)).status, 200)
  const cookie = await web.signIn()
  for (const path of ['/admin/orders', '/admin/customers', '/admin/packing', '/admin/money'])
    assert.ok(!(await (await web.send(path, { cookie })).text()).includes(placed.link), path)
})
