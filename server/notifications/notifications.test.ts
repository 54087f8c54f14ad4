import assert from 'node:assert/strict'
import { onEachDatabase } from '#test/database/databases.ts'
import { pushServices } from '#test/fixtures/push-browser.ts'
import { testOrder } from '#test/fixtures/sample-order.ts'
import { admin } from '#test/shop/open-test-shop.ts'
import { people } from '#test/shop/people.ts'
import { openNotifying } from '#test/shop/notifying-shop.ts'
import { until } from '#test/until.ts'

const order = testOrder()

onEachDatabase('the keys are made at the first start, and are the same ever after', async (kind, t) => {
  const { shop, notifications } = await openNotifying(t, kind)
  assert.equal(Buffer.from(notifications.publicKey, 'base64url').length, 65)
  assert.equal(shop.notifications.publicKey, notifications.publicKey)
})

onEachDatabase(
  'a new order reaches each subscribed device, encrypted for it and signed by the shop',
  async (kind, t) => {
    const { notifications, turnOn, endpoints, received } = await openNotifying(t, kind)
    const devices = [await turnOn(admin.email), await turnOn(people.staff.email)]
    notifications.orderPlaced(order)
    await notifications.idle()
    assert.deepEqual(endpoints(), devices.map(({ endpoint }) => endpoint).toSorted())
    for (const { message, headers, isSigned } of received) {
      assert.equal(message.url, `/admin/orders?order=${order.orderId}`)
      assert.ok(isSigned)
      assert.equal(headers.get('Urgency'), 'high')
      assert.equal(headers.get('Topic'), 'new-orders')
      assert.equal(headers.get('TTL'), '43200')
      assert.ok(headers.get('Authorization')?.endsWith(`k=${notifications.publicKey}`))
    }
    assert.ok((await notifications.devices.all()).every(({ reachedAt }) => reachedAt !== undefined))
  },
)

onEachDatabase('a device gets no message out of its hours, and a packer none at all', async (kind, t) => {
  const { notifications, turnOn, endpoints } = await openNotifying(t, kind)
  // It is noon in Sivakasi.
  const heard = await turnOn(admin.email, { fromMinute: 9 * 60, toMinute: 21 * 60 })
  await turnOn(admin.email, { fromMinute: 13 * 60, toMinute: 21 * 60 })
  await turnOn(people.packer.email)
  notifications.orderPlaced(order)
  await notifications.idle()
  assert.deepEqual(endpoints(), [heard.endpoint])
})

onEachDatabase('orders that come in together are one message', async (kind, t) => {
  const { notifications, turnOn, received } = await openNotifying(t, kind)
  await turnOn(admin.email)
  for (let number = 0; number < 12; number += 1) notifications.orderPlaced(order)
  await notifications.idle()
  const titles = received.map(({ message }) => message.title)
  assert.match(titles[0] ?? '', /^New order/)
  assert.deepEqual(titles.slice(1), ['11 new orders'])
})

onEachDatabase('a browser that is gone gets one request, and is shown as gone', async (kind, t) => {
  let requests = 0
  const services = pushServices(() => {
    requests += 1
    return new Response('', { status: 410 })
  })
  const { notifications, turnOn } = await openNotifying(t, kind, services)
  await turnOn(admin.email)
  for (let number = 0; number < 3; number += 1) {
    notifications.orderPlaced(order)
    await notifications.idle()
  }
  assert.equal(requests, 1)
  const [device] = await notifications.devices.all()
  assert.equal(device?.failure, 'gone')
})

onEachDatabase('a busy service, a broken line and no answer are tried again', async (kind, t) => {
  const answers = [
    () => new Response('', { status: 503 }),
    () =>
      Promise.reject(new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND fcm.googleapis.com') })),
    () => new Response(null, { status: 201 }),
  ]
  const services = pushServices(() => answers.shift()?.() ?? new Response('', { status: 500 }))
  const { notifications, turnOn, received, logged } = await openNotifying(t, kind, services)
  await turnOn(admin.email)
  notifications.orderPlaced(order)
  await until(async () => received.length === 1)
  await until(async () => (await notifications.devices.all())[0]?.failure === undefined)
  assert.deepEqual(logged, [{ service: 'fcm.googleapis.com', outcome: 'unreachable', reason: 'status 503' }])
})

onEachDatabase('a device that was turned off is not tried again', async (kind, t) => {
  const requests: string[] = []
  const services = pushServices((endpoint) => {
    requests.push(endpoint)
    return new Response('', { status: 503 })
  })
  const { notifications, turnOn } = await openNotifying(t, kind, { ...services, retrySeconds: [0.2, 0.2] })
  const [off, on] = [await turnOn(admin.email), await turnOn(admin.email)]
  notifications.orderPlaced(order)
  await notifications.idle()
  await notifications.devices.remove(off.id)
  // The other one is retried to the end.
  await until(async () => requests.filter((endpoint) => endpoint === on.endpoint).length === 3)
  assert.equal(requests.filter((endpoint) => endpoint === off.endpoint).length, 1)
})

onEachDatabase(
  'a message that a service refuses is not sent again, nor to the target of a redirect',
  async (kind, t) => {
    for (const status of [400, 403, 413, 301]) {
      let requests = 0
      const services = pushServices(() => {
        requests += 1
        return new Response('', { status, headers: { Location: 'http://127.0.0.1/' } })
      })
      const { notifications, turnOn } = await openNotifying(t, kind, services)
      const { id } = await turnOn(admin.email)
      assert.equal(await notifications.test(id), 'refused')
      notifications.orderPlaced(order)
      await notifications.idle()
      assert.equal(requests, 2, `status ${status}`)
      assert.equal((await notifications.devices.find(id))?.failure, 'refused')
    }
  },
)

onEachDatabase('a key that cannot encrypt is refused, and nothing is sent', async (kind, t) => {
  const { notifications, received, logged } = await openNotifying(t, kind)
  const endpoint = 'https://fcm.googleapis.com/fcm/send/x'
  const subscription = { endpoint, p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
  const added = await notifications.devices.add(admin.email, { name: 'Chrome', subscription, hours: undefined })
  assert.ok(typeof added === 'object')
  assert.equal(await notifications.test(added.id), 'refused')
  assert.deepEqual([received.length, logged.length], [0, 1])
})

onEachDatabase('the shop closes although a service does not answer', async (kind, t) => {
  const asked = Promise.withResolvers<void>()
  const services = pushServices((_endpoint, { signal }) => {
    asked.resolve()
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
  })
  const { notifications, turnOn } = await openNotifying(t, kind, services)
  await turnOn(admin.email)
  notifications.orderPlaced(order)
  await asked.promise
  await notifications.close()
})
