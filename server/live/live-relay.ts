// Relays changes between a shop's processes by PostgreSQL's NOTIFY and LISTEN.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { LIVE_EVENTS } from '../database/postgres/engine.ts'
import type { Log } from '../log.ts'
import { coalesce } from '../throttle.ts'
import { everything } from './compare-topics.ts'
import { type Change, decodeMessage, encodeMessages } from './live-message.ts'

const CHANNEL = 'shop_live'
const REST_MS = 20
const HEARTBEAT_MS = 5_000
const RESPONSE_TIMEOUT_MS = 5_000
const MIN_RECONNECT_MS = 250
const MAX_RECONNECT_MS = 15_000

export type LiveRelay = {
  /** Drops it while disconnected: `everything` follows on reconnection. */
  publish(change: Change): void
  close(): Promise<void>
}

export type LiveRelayNeeds = {
  /** Of the server itself, not of a pooler of transactions: LISTEN belongs to a session. */
  url: string
  /** `everything` after possible losses. */
  receive(change: Change): void
  log: Pick<Log, 'info' | 'warn' | 'error'>
  heartbeatMs?: number
  responseTimeoutMs?: number
}

/** Resolves when listening. Reconnects for as long as it takes, then reports `everything`. */
export async function openLiveRelay({
  url,
  receive,
  log,
  heartbeatMs = HEARTBEAT_MS,
  responseTimeoutMs = RESPONSE_TIMEOUT_MS,
}: LiveRelayNeeds): Promise<LiveRelay> {
  const processId = randomUUID()
  const unsent = new Map<string, Change>()
  let connection: Client | undefined
  const closing = new AbortController()
  const sending = coalesce(sendAll)

  // Without a message it shows whether the connection responds.
  const heartbeat = setInterval(sending.request, heartbeatMs).unref()
  await connect().catch((error: unknown) => {
    log.error(error, { event: 'live events of other processes not received yet' })
    void reconnect()
  })

  /** Merges by topic, and stock by product. */
  function publish(change: Change) {
    if (!connection) return
    const earlier = unsent.get(change.topic)
    const isMore = change.topic === 'stock' && earlier?.topic === 'stock'
    unsent.set(
      change.topic,
      isMore ? { topic: 'stock', products: [...new Set([...earlier.products, ...change.products])] } : change,
    )
    sending.request()
  }

  async function sendAll(): Promise<number> {
    const client = connection
    if (!client) return 0
    const messages = encodeMessages(processId, [...unsent.values()])
    unsent.clear()
    try {
      await client.query('select pg_notify($1, message) from unnest($2::text[]) message', [CHANNEL, messages])
    } catch (error) {
      onLost(client)(error)
    }
    return REST_MS
  }

  function onNotification(payload: string | undefined) {
    const message = decodeMessage(payload)
    if (!message) return log.warn('live event of an unknown sender', { channel: CHANNEL })
    if (message.from !== processId) receive(message.change)
  }

  async function connect() {
    const client = new Client({
      connectionString: url,
      application_name: LIVE_EVENTS,
      keepAlive: true,
      connectionTimeoutMillis: responseTimeoutMs,
      query_timeout: responseTimeoutMs,
    })
    client.on('notification', (notification) => onNotification(notification.payload))
    client.on('error', () => {
      // The connection's end follows, or the pending query rejects.
    })
    client.once('end', () => onLost(client)(new Error('The connection was closed')))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      end(client)
      throw error
    }
    if (closing.signal.aborted) end(client)
    else connection = client
  }

  function onLost(client: Client) {
    return (error: unknown) => {
      if (closing.signal.aborted || connection !== client) return
      connection = undefined
      log.error(error, { event: 'live events of other processes lost' })
      end(client)
      void reconnect()
    }
  }

  async function reconnect() {
    for (
      let pauseMs = MIN_RECONNECT_MS;
      !connection && !closing.signal.aborted;
      pauseMs = Math.min(2 * pauseMs, MAX_RECONNECT_MS)
    ) {
      await wait(pauseMs, undefined, { ref: false })
      await connect().catch(() => {
        // The server is still away, which was logged.
      })
    }
    if (closing.signal.aborted) return
    log.info('live events of other processes are received again')
    everything.forEach(receive)
    everything.forEach(publish)
  }

  return {
    publish,
    async close() {
      clearInterval(heartbeat)
      await sending.idle()
      closing.abort()
      // An unresponsive connection does not report its end.
      await Promise.race([connection?.end(), wait(responseTimeoutMs, undefined, { ref: false })])
    },
  }
}

function end(client: Client) {
  client.end().catch(() => {
    // It was broken.
  })
}
