import assert from 'node:assert/strict'
import { onEachDatabase } from '#test/database/databases.ts'
import { testOrder } from '#test/fixtures/sample-order.ts'
import { admin } from '#test/shop/open-test-shop.ts'
import { people } from '#test/shop/people.ts'
import { openNotifying } from '#test/shop/notifying-shop.ts'

const order = testOrder()

onEachDatabase('turned on again at another address, a browser is one device', async (kind, t) => {
  const { notifications, turnOn, newBrowser } = await openNotifying(t, kind)
  const [lost, other, others] = [await turnOn(admin.email), await turnOn(admin.email), await turnOn(people.staff.email)]
  const again = { name: 'Chrome on Android', subscription: newBrowser(), hours: undefined }
  const added = await notifications.devices.add(admin.email, { ...again, before: lost.id })
  assert.ok(typeof added === 'object')
  // Another person's device stays, whatever the cookie says.
  await notifications.devices.add(admin.email, { ...again, before: others.id })
  const ids = (await notifications.devices.all()).map(({ id }) => id).toSorted()
  assert.deepEqual(ids, [added.id, other.id, others.id].toSorted())
})

onEachDatabase('a browser that subscribes again is one device, of the last person', async (kind, t) => {
  const { notifications, newBrowser } = await openNotifying(t, kind)
  const subscription = newBrowser()
  const device = { name: 'Chrome on Android', subscription, hours: undefined }
  const first = await notifications.devices.add(admin.email, device)
  const hours = { fromMinute: 540, toMinute: 1260 }
  assert.deepEqual(await notifications.devices.add(people.staff.email, { ...device, hours }), first)
  const all = await notifications.devices.all()
  assert.deepEqual(
    all.map(({ email, hours: chosen }) => ({ email, hours: chosen })),
    [{ email: people.staff.email, hours }],
  )
})

onEachDatabase('twelve presses at the same moment are ten devices', async (kind, t) => {
  const { notifications, newBrowser } = await openNotifying(t, kind)
  const added = await Promise.all(
    Array.from({ length: 12 }, () =>
      notifications.devices.add(admin.email, { name: 'Firefox', subscription: newBrowser(), hours: undefined }),
    ),
  )
  assert.equal(added.filter((each) => each === 'full').length, 2)
  assert.equal((await notifications.devices.all()).length, 10)
  assert.equal(
    await notifications.devices.add('nobody@shop.test', { name: '', subscription: newBrowser(), hours: undefined }),
    'nobody',
  )
})

onEachDatabase(
  'a device whose session ends gets no message; a new password of one’s own spares this device',
  async (kind, t) => {
    const { shop, ids, notifications, turnOn } = await openNotifying(t, kind)
    const emails = async () => (await notifications.devices.all()).map(({ email }) => email)
    await turnOn(people.staff.email)
    await shop.people.stop(ids.staff)
    assert.deepEqual(await emails(), [])
    await shop.people.letIn(ids.staff)
    assert.deepEqual(await emails(), [])

    await turnOn(people.staff.email)
    await shop.people.setPassword(ids.staff, 'wt5r3-kk8pz')
    assert.deepEqual(await emails(), [])

    const [kept] = [await turnOn(admin.email), await turnOn(admin.email)]
    const signedIn = await shop.signIn.withPassword(admin.email, admin.password, '203.0.113.5')
    assert.ok('token' in signedIn)
    assert.deepEqual(await shop.signIn.changePassword(signedIn.token, 'wt5r3-kk8pz', kept?.id), { ok: true })
    assert.deepEqual(
      (await notifications.devices.all()).map(({ id }) => id),
      [kept?.id],
    )
  },
)

onEachDatabase('a browser gets another address, and no other device keeps it', async (kind, t) => {
  const { notifications, turnOn, newBrowser, endpoints } = await openNotifying(t, kind)
  const [one, other] = [await turnOn(admin.email), await turnOn(admin.email)]
  const subscription = newBrowser(other?.endpoint)
  assert.equal(await notifications.devices.renew(one?.id ?? '', subscription), true)
  assert.equal(await notifications.devices.renew('gone', newBrowser()), false)
  notifications.orderPlaced(order)
  await notifications.idle()
  assert.deepEqual(endpoints(), [subscription.endpoint])
})
