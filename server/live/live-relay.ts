// Carries notices between the processes of a shop on PostgreSQL, by NOTIFY and LISTEN: each hears of what came in through another one.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { type Notice, readMessage, writeMessages } from './live-message.ts'
import type { Log } from '../log.ts'

const CHANNEL = 'shop_live'
/** In a rush others are told so often, and no more. */
const REST_MS = 20
const BEAT_MS = 5_000
const ANSWER_LIMIT_MS = 5_000
const DIAL_AGAIN_LEAST_MS = 250
const DIAL_AGAIN_MOST_MS = 15_000

/** What a process must look at again after it has been deaf, or mute, for a while. */
const EVERYTHING: readonly Notice[] = [
  { topic: 'products' },
  { topic: 'videos' },
  { topic: 'orders' },
  { topic: 'sessions' },
]

export type LiveRelay = {
  /** Tells the other processes. What cannot be told now is made up for by EVERYTHING once they can be reached again. */
  tell(notice: Notice): void
  close(): Promise<void>
}

export type LiveRelayNeeds = {
  /** Of the server itself, or of a pool that keeps a session to one client: LISTEN belongs to a session. */
  url: string
  /** Called with what another process told, and with everything after a time in which it may have been missed. */
  hear(notice: Notice): void
  log: Pick<Log, 'info' | 'error'>
  beatMs?: number
  answerLimitMs?: number
}

/** Resolves when it listens. A line that breaks is dialled again, for as long as it takes; then everybody looks again. */
export async function openLiveRelay({
  url,
  hear,
  log,
  beatMs = BEAT_MS,
  answerLimitMs = ANSWER_LIMIT_MS,
}: LiveRelayNeeds): Promise<LiveRelay> {
  const from = randomUUID()
  const unsent = new Map<string, Notice>()
  let line: Client | undefined
  let isSending = false
  let sent: Promise<void> | undefined
  const closing = new AbortController()

  const beat = setInterval(() => {
    if (line) line.query('select 1').catch(lineLost(line))
  }, beatMs).unref()
  await dial().catch((error: unknown) => {
    log.error(error, { event: 'live hints of other processes not heard yet' })
    void dialAgain()
  })

  /** Of each topic one; of stock each product once. */
  function tell(notice: Notice) {
    if (!line) return
    const earlier = unsent.get(notice.topic)
    const isMore = notice.topic === 'stock' && earlier?.topic === 'stock'
    unsent.set(
      notice.topic,
      isMore ? { topic: 'stock', products: [...new Set([...earlier.products, ...notice.products])] } : notice,
    )
    if (isSending) return
    isSending = true
    sent = sendAll()
  }

  async function sendAll() {
    while (line && unsent.size > 0) {
      const mine = line
      const messages = writeMessages(from, [...unsent.values()])
      unsent.clear()
      try {
        for (const text of messages) await mine.query('select pg_notify($1, $2)', [CHANNEL, text])
      } catch (error) {
        lineLost(mine)(error)
      }
      await wait(REST_MS)
    }
    isSending = false
  }

  function receive(payload: string | undefined) {
    const heard = readMessage(payload)
    if (!heard) return log.info('live hint of a stranger', { channel: CHANNEL })
    if (heard.from !== from) hear(heard.notice)
  }

  async function dial() {
    const client = new Client({
      connectionString: url,
      application_name: 'shop live hints',
      keepAlive: true,
      connectionTimeoutMillis: answerLimitMs,
      query_timeout: answerLimitMs,
    })
    client.on('notification', (notification) => receive(notification.payload))
    client.on('error', () => {
      // Its end follows, or the query that waits is told.
    })
    client.once('end', () => lineLost(client)(new Error('The line was closed')))
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    if (closing.signal.aborted) await client.end()
    else line = client
  }

  function lineLost(client: Client) {
    return (error: unknown) => {
      if (closing.signal.aborted || line !== client) return
      line = undefined
      log.error(error, { event: 'live hints of other processes lost' })
      client.end().catch(() => {
        // It was broken.
      })
      void dialAgain()
    }
  }

  async function dialAgain() {
    for (
      let pauseMs = DIAL_AGAIN_LEAST_MS;
      !line && !closing.signal.aborted;
      pauseMs = Math.min(2 * pauseMs, DIAL_AGAIN_MOST_MS)
    ) {
      await wait(pauseMs, undefined, { ref: false })
      await dial().catch(() => {
        // The server is still away, which has been logged.
      })
    }
    if (closing.signal.aborted) return
    log.info('live hints of other processes are heard again')
    EVERYTHING.forEach(hear)
    EVERYTHING.forEach(tell)
  }

  return {
    tell,
    async close() {
      clearInterval(beat)
      await sent
      closing.abort()
      // A line that has fallen silent does not say that it has ended.
      await Promise.race([line?.end(), wait(answerLimitMs, undefined, { ref: false })])
    },
  }
}
