// Web push: subscribed browsers hear of new orders, also while no page of the shop is open.
import { newOrderMessage, type PushedOrder, type PushMessage, testMessage } from '#domain/push/push-message.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import type { Database } from '../database/open.ts'
import type { Log } from '../log.ts'
import type { System } from '../system.ts'
import { coalesce, createThrottle } from '../throttle.ts'
import { openPushDevices, type PushAddress, type PushDevices } from './push-devices.ts'
import { openPushKeys } from './push-keys.ts'
import { sendMessage, type SendOutcome } from './send-message.ts'

/** Orders that come in within so long after a message are one message together. */
const REST_MS = 10_000
const RETRY_SECONDS = [15, 60, 300]
const LOG_INTERVAL_MS = 10 * 60_000
const DURING = { during: 'sending push messages' }

export type Push = {
  /** With which a browser subscribes. */
  publicKey: string
  devices: PushDevices
  /** Returns at once: nothing that happens to a message concerns the order. */
  orderPlaced(order: PushedOrder): void
  /** Sends a message to one device; undefined when it is not there any more. */
  test(deviceId: string): Promise<SendOutcome['outcome'] | undefined>
  /** Resolves when nothing is being sent; what waits for another try is left out. */
  idle(): Promise<void>
  close(): Promise<void>
}

type Needs = {
  database: Database
  system: System
  settings(): ShopSettings
  log: Pick<Log, 'info' | 'warn' | 'error'>
  /** In place of the platform's. */
  fetch?: typeof fetch | undefined
  /** In place of RETRY_SECONDS and REST_MS. */
  retrySeconds?: readonly number[] | undefined
  restMs?: number | undefined
}

export async function openPush(needs: Needs): Promise<Push> {
  const { database, system, settings, log, retrySeconds = RETRY_SECONDS, restMs = REST_MS } = needs
  const keys = await openPushKeys(database, system)
  const devices = openPushDevices(database, system)
  const isLogDue = createThrottle(LOG_INTERVAL_MS, system.monotonicMs)
  const stopping = new AbortController()
  const retries = new Map<string, NodeJS.Timeout>()
  let waiting: { count: number; newest: PushedOrder } | undefined
  const announcing = coalesce(announce, stopping.signal)

  /** Each device has one message under way: a newer one takes the place of one that waits for another try. */
  async function send(device: PushAddress, message: PushMessage, tries = 0): Promise<SendOutcome['outcome']> {
    clearTimeout(retries.get(device.id))
    retries.delete(device.id)
    const fetch = needs.fetch ?? globalThis.fetch
    const subject = `mailto:${settings().email}`
    const sent = await sendMessage(device, message, { keys, subject, fetch, stopped: stopping.signal })
    if (stopping.signal.aborted) return sent.outcome
    if (sent.outcome === 'reached') await devices.keepReached(device.id)
    else await devices.keepFailure(device.id, sent.outcome)
    if ('reason' in sent) report(device, sent)
    if (sent.outcome === 'unreachable') retryLater(device, message, tries, sent.pauseSeconds)
    return sent.outcome
  }

  function retryLater(device: PushAddress, message: PushMessage, tries: number, pauseSeconds = 0): void {
    const seconds = retrySeconds[tries]
    if (seconds === undefined || retries.has(device.id)) return
    // It may have been turned off meanwhile, or have another address.
    const again = async () => {
      try {
        const known = await devices.find(device.id)
        retries.delete(device.id)
        if (known && !stopping.signal.aborted) await send(known, message, tries + 1)
      } catch (error) {
        log.error(error, DURING)
      }
    }
    const timer = setTimeout(() => void again(), Math.max(seconds, pauseSeconds) * 1_000)
    timer.unref()
    retries.set(device.id, timer)
  }

  /** Without the address of the browser, which is as good as a password for it. */
  function report({ endpoint }: PushAddress, sent: SendOutcome): void {
    const service = URL.parse(endpoint)?.host ?? ''
    if (!isLogDue(`${service} ${sent.outcome}`)) return
    // Without a network there is nothing to mend in the shop, and the list of devices says it.
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
