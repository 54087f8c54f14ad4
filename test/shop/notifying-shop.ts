// A shop with the test's own push services and pauses.
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { openDatabase } from '#server/database/open.ts'
import { openNotifications } from '#server/notifications/notifications.ts'
import { cleanup } from '../cleanup.ts'
import type { DatabaseKind } from '../database/databases.ts'
import { pushServices } from '../fixtures/push-browser.ts'
import { openTestShop } from './open-test-shop.ts'
import { addPeople } from './people.ts'

/** With staff, a packer, and a second push without pauses. */
type Services = ReturnType<typeof pushServices> & { retrySeconds?: readonly number[] }

export async function openNotifying(t: TestContext, kind: DatabaseKind, services: Services = pushServices()) {
  const shop = await openTestShop(t, kind)
  const ids = await addPeople(shop)
  const database = await openDatabase(shop.config, shop.system.now)
  cleanup(t, () => database.close())
  const logged: unknown[] = []
  const notifications = await openNotifications({
    database,
    system: shop.system,
    settings: () => demoSettings,
    log: {
      info: (_event, details) => void logged.push(details),
      warn: (_event, details) => void logged.push(details),
      error: (error) => void logged.push(error),
    },
    fetch: services.fetch,
    retrySeconds: services.retrySeconds ?? [0, 0],
    restMs: 0,
  })
  cleanup(t, () => notifications.close())
  const turnOn = async (email: string, hours?: { fromMinute: number; toMinute: number }) => {
    const subscription = services.newBrowser()
    const added = await notifications.devices.add(email, { name: 'Chrome on Android', subscription, hours })
    assert.ok(typeof added === 'object')
    return { id: added.id, endpoint: subscription.endpoint }
  }
  const endpoints = () => services.received.map(({ endpoint }) => endpoint).toSorted()
  return { shop, ids, notifications, turnOn, endpoints, logged, ...services }
}
