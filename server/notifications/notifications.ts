// Web notifications: notifies subscribed browsers of orders, also without an open page.
import {
  newOrderMessage,
  type NotifiedOrder,
  type PushMessage,
  testMessage,
} from '#domain/notifications/push-message.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import type { Database } from '../database/open.ts'
import type { Log } from '../log.ts'
import type { System } from '../system.ts'
import { coalesce, createThrottle } from '../throttle.ts'
import { openNotificationDevices, type PushAddress, type NotificationDevices } from './notification-devices.ts'
import { openPushKeys } from './push-keys.ts'
import { sendMessage, type SendOutcome } from './send-message.ts'

/** Orders within this time after a message share the next one. */
const REST_MS = 10_000
const RETRY_SECONDS = [15, 60, 300]
const LOG_INTERVAL_MS = 10 * 60_000
const DURING = { during: 'sending push messages' }

export type Notifications = {
  /** For subscriptions. */
  publicKey: string
  devices: NotificationDevices
  /** Returns at once: failures of messages do not concern the order. */
  orderPlaced(order: NotifiedOrder): void
  /** Sends a test message; undefined if the device does not exist. */
  test(deviceId: string): Promise<SendOutcome['outcome'] | undefined>
  /** Resolves when no message is in flight, apart from retries. */
  idle(): Promise<void>
  close(): Promise<void>
}

type Needs = {
  database: Database
  system: System
  settings(): ShopSettings
  log: Pick<Log, 'info' | 'warn' | 'error'>
  /** Replaced by tests. */
  fetch?: typeof fetch | undefined
  /** Override RETRY_SECONDS and REST_MS. */
  retrySeconds?: readonly number[] | undefined
  restMs?: number | undefined
}

export async function openNotifications(needs: Needs): Promise<Notifications> {
  const { database, system, settings, log, retrySeconds = RETRY_SECONDS, restMs = REST_MS } = needs
  const keys = await openPushKeys(database, system)
  const devices = openNotificationDevices(database, system)
  const isLogDue = createThrottle(LOG_INTERVAL_MS, system.monotonicMs)
  const stopping = new AbortController()
  const retries = new Map<string, NodeJS.Timeout>()
  let waiting: { count: number; newest: NotifiedOrder } | undefined
  const announcing = coalesce(announce, stopping.signal)

  /** One message per device: a newer one replaces a pending retry. */
  async function send(device: PushAddress, message: PushMessage, tries = 0): Promise<SendOutcome['outcome']> {
    clearTimeout(retries.get(device.id))
    retries.delete(device.id)
    const fetch = needs.fetch ?? globalThis.fetch
    const subject = `mailto:${settings().email}`
    const sending = { keys, subject, fetch, stopped: stopping.signal, now: system.now }
    const sent = await sendMessage(device, message, sending)
    if (stopping.signal.aborted) return sent.outcome
    if (sent.outcome === 'reached') await devices.keepReached(device.id)
    else await devices.keepFailure(device.id, sent.outcome)
    if ('reason' in sent) report(device, sent)
    if (sent.outcome === 'unreachable') retryLater(device, message, tries, sent.pauseMs)
    return sent.outcome
  }

  function retryLater(device: PushAddress, message: PushMessage, tries: number, pauseMs = 0): void {
    const seconds = retrySeconds[tries]
    if (seconds === undefined || retries.has(device.id)) return
    // The device may be gone, or have another address.
    const again = async () => {
      try {
        const known = await devices.find(device.id)
        retries.delete(device.id)
        if (known && !stopping.signal.aborted) await send(known, message, tries + 1)
      } catch (error) {
        log.error(error, DURING)
      }
    }
    const timer = setTimeout(() => void again(), Math.max(seconds * 1_000, pauseMs))
    timer.unref()
    retries.set(device.id, timer)
  }

  /** Logs without the browser's address, which is as secret as a password. */
  function report({ endpoint }: PushAddress, sent: SendOutcome): void {
    const service = URL.parse(endpoint)?.host ?? ''
    if (!isLogDue(`${service} ${sent.outcome}`)) return
    // A missing network is no fault of the shop, and the device list shows it.
    const write = sent.outcome === 'refused' ? log.warn : log.info
    write('push message not delivered', { service, ...sent })
  }

  async function announce(): Promise<number> {
    const orders = waiting
    waiting = undefined
    try {
      if (orders) {
        const message = newOrderMessage(orders.count, orders.newest)
        await Promise.all((await devices.toReach()).map((device) => send(device, message)))
      }
    } catch (error) {
      log.error(error, DURING)
    }
    return restMs
  }

  return {
    publicKey: keys.publicKey,
    devices,
    orderPlaced(order) {
      waiting = { count: (waiting?.count ?? 0) + 1, newest: order }
      announcing.request()
    },
    async test(deviceId) {
      const device = await devices.find(deviceId)
      return device && (await send(device, testMessage(settings().name), retrySeconds.length))
    },
    idle: announcing.idle,
    async close() {
      stopping.abort()
      for (const timer of retries.values()) clearTimeout(timer)
      await announcing.idle()
    },
  }
}
