import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { pushServices } from '#test/fixtures/push-browser.ts'
import { newKey, stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb, orderRequest } from '#test/shop/open-test-web.ts'
import { addPeople, cookieOf } from '#test/shop/people.ts'
import { testText } from './test-text.ts'

const PATH = '/admin/notifications'

async function openScreen(t: TestContext, services = pushServices()) {
  const web = await openTestWeb(t, 'sqlite', { pushFetch: services.fetch })
  await addPeople(web.shop)
  const cookies = {
    owner: await cookieOf(web.shop, 'owner'),
    staff: await cookieOf(web.shop, 'staff'),
    packer: await cookieOf(web.shop, 'packer'),
  }
  const send = async (role: keyof typeof cookies, fields: Record<string, string>, device = '') => {
    const cookie = `${cookies[role]}; push-device=${device}`
    const headers = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/153.0.0.0 Mobile Safari/537.36' }
    const body = new URLSearchParams(fields)
    const response = await web.send(`${PATH}.data`, { method: 'POST', cookie, headers, body })
    const cookieLine = response.headers.get('Set-Cookie') ?? ''
    return {
      status: response.status,
      body: await response.text(),
      device: /^push-device=([^;]+)/.exec(cookieLine)?.[1],
    }
  }
  const browser = (endpoint?: string) => {
    const { endpoint: at, ...keys } = services.newBrowser(endpoint)
    return { endpoint: at, subscription: JSON.stringify({ endpoint: at, expirationTime: null, keys }) }
  }
  const turnOn = async (role: keyof typeof cookies, fields: Record<string, string> = {}) => {
    const { subscription, endpoint } = browser()
    const { device = '', ...answer } = await send(role, { intent: 'turn-on', subscription, ...fields })
    return { ...answer, device, endpoint }
  }
  return { web, shop: web.shop, cookies, send, browser, turnOn, ...services }
}

test('a device is turned on at its hours, tried at once, and listed by its browser', async (t) => {
  const { turnOn, shop, received, web, cookies } = await openScreen(t)
  const { body, device, endpoint } = await turnOn('staff', { only: 'on', from: '09:00', to: '21:00' })
  assert.ok(body.includes(testText('reached')), body)
  assert.deepEqual(
    received.map((each) => each.endpoint),
    [endpoint],
  )
  const [listed] = await shop.notifications.devices.all()
  assert.deepEqual([listed?.name, listed?.hours], ['Chrome on Android', { fromMinute: 540, toMinute: 1260 }])
  const page = await web.send(PATH, { cookie: `${cookies.staff}; push-device=${device}` })
  const html = await page.text()
  for (const text of ['Chrome on Android', 'From 9:00 am to 9:00 pm', 'This device'])
    assert.ok(html.includes(text), text)
})

test('without a network the device is still turned on, with a note in the answer', async (t) => {
  const services = pushServices(() => Promise.reject(new TypeError('fetch failed')))
  const { turnOn, shop } = await openScreen(t, services)
  const { status, body } = await turnOn('owner')
  assert.equal(status, 200)
  assert.ok(body.includes(testText('unreachable')), body)
  assert.equal((await shop.notifications.devices.all()).length, 1)
})

test('an address that is not a push service, and nonsense, are refused', async (t) => {
  const { send, shop, browser } = await openScreen(t)
  const { subscription } = browser('https://127.0.0.1/internal')
  for (const nonsense of [subscription, '', 'null', '{"endpoint":1}', 'x'.repeat(2_000)]) {
    const { status, body } = await send('owner', { intent: 'turn-on', subscription: nonsense })
    assert.equal(status, 422)
    assert.ok(body.includes('This browser gave no address for notifications.'))
  }
  const { body } = await send('owner', {
    intent: 'turn-on',
    subscription: browser().subscription,
    only: 'on',
    from: '9',
  })
  assert.match(body, /Enter both times/)
  assert.deepEqual(await shop.notifications.devices.all(), [])
})

test('a person changes their own devices, an owner removes anybody’s, a packer has none', async (t) => {
  const { send, turnOn, shop, web, cookies } = await openScreen(t)
  const [owners, staffs] = [await turnOn('owner'), await turnOn('staff')]
  assert.equal((await turnOn('packer')).status, 403)
  for (const intent of ['remove', 'test', 'set-hours']) {
    const { body } = await send('staff', { intent, id: owners.device })
    assert.ok(body.includes('This device belongs to someone else.'), intent)
    assert.ok((await send('staff', { intent, id: 'nothing' })).body.includes('This device is no longer in the list.'))
  }
  const seen = await (await web.send(PATH, { cookie: cookies.staff })).text()
  assert.ok(!seen.includes('owner@shop.test'), 'staff sees the devices of others')
  assert.equal((await send('owner', { intent: 'remove', id: staffs.device })).status, 200)
  assert.deepEqual(
    (await shop.notifications.devices.all()).map(({ id }) => id),
    [owners.device],
  )
})

test('a browser with a new address is recognized by its cookie alone', async (t) => {
  const { send, turnOn, browser, shop } = await openScreen(t)
  const { device } = await turnOn('staff')
  const { subscription, endpoint } = browser()
  assert.equal((await send('owner', { intent: 'renew', subscription }, device)).status, 422)
  assert.equal((await send('staff', { intent: 'renew', subscription })).status, 422)
  assert.equal((await send('staff', { intent: 'renew', subscription }, device)).status, 200)
  assert.equal((await shop.notifications.devices.find(device))?.endpoint, endpoint)
})

test('signing out ends the messages of this browser, and of no other', async (t) => {
  const { turnOn, web, cookies, shop } = await openScreen(t)
  const [here, there] = [await turnOn('staff'), await turnOn('staff')]
  const cookie = `${cookies.staff}; push-device=${here.device}`
  const response = await web.send('/admin/sign-out', { method: 'POST', cookie })
  assert.deepEqual(
    response.headers.getSetCookie().map((line) => line.split(';', 2).join(';')),
    ['session=; Max-Age=0', 'push-device=; Max-Age=0'],
  )
  assert.deepEqual(
    (await shop.notifications.devices.all()).map(({ id }) => id),
    [there.device],
  )
})

test('an order of a customer is announced once; one sent again, refused or a trial is not', async (t) => {
  const { web, cookies, shop } = await openScreen(t)
  const announced = t.mock.method(shop.notifications, 'orderPlaced')
  const { skyShots } = await stockUp(shop, { skyShots: goods.skyShots })
  const order = { customer: lakshmi, items: [{ id: skyShots.id, quantity: 1 }] }
  const place = async (key: string, body: object, cookie?: string) =>
    await web.send('/orders', { ...orderRequest(key, body), ...(cookie && { cookie }) })
  assert.equal((await place(newKey(), { ...order, items: [{ id: skyShots.id, quantity: 4 }] })).status, 422)
  assert.equal((await place(newKey(), { ...order, kind: 'trial' }, cookies.owner)).status, 201)
  assert.equal(announced.mock.callCount(), 0)
  shop.system.advance(60)
  const key = newKey()
  assert.equal((await place(key, order)).status, 201)
  assert.equal((await place(key, order)).status, 200)
  const newest = await shop.orders.newest(shop.now())
  assert.deepEqual(
    announced.mock.calls.map(({ arguments: [placed] }) => placed.orderId),
    [newest?.orderId],
  )
})
