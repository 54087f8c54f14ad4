// Carries hints between the processes of a shop on PostgreSQL, by NOTIFY and LISTEN: a page hears of what came in through another one.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { readMessage, writeMessages } from './live-message.ts'
import type { Hint, Live } from './live.ts'
import type { Log } from './log.ts'

const CHANNEL = 'shop_live'
/** In a rush others are told so often, and no more. */
const REST_MS = 20
const BEAT_MS = 30_000
const ANSWER_LIMIT_MS = 5_000
const DIAL_AGAIN_LEAST_MS = 250
const DIAL_AGAIN_MOST_MS = 15_000

/** What a process must look at again after it has been deaf, or mute, for a while. */
const EVERYTHING: readonly Hint[] = [
  { topic: 'products' },
  { topic: 'videos' },
  { topic: 'orders' },
  { topic: 'sessions' },
]

export type LiveRelay = { close(): Promise<void> }

export type LiveRelayNeeds = {
  /** Of the server itself, or of a pool that keeps a session to one client: LISTEN belongs to a session. */
  url: string
  live: Pick<Live, 'publish' | 'subscribe'>
  log: Pick<Log, 'info' | 'error'>
  beatMs?: number
  answerLimitMs?: number
}

/** Resolves when it listens. A line that breaks is dialled again, for as long as it takes; then everybody looks again. */
export async function openLiveRelay({
  url,
  live,
  log,
  beatMs = BEAT_MS,
  answerLimitMs = ANSWER_LIMIT_MS,
}: LiveRelayNeeds): Promise<LiveRelay> {
  const from = randomUUID()
  const unsent = new Map<string, Hint>()
  let line: Client | undefined
  let isSending = false
  let sent: Promise<void> | undefined
  let isHearing = false
  const closing = new AbortController()

  const unsubscribe = live.subscribe((hint) => {
    if (!isHearing && line) tell(hint)
  })
  const beat = setInterval(() => {
    if (line) line.query('select 1').catch(lineLost(line))
  }, beatMs).unref()
  await dial().catch((error: unknown) => {
    log.error(error, { event: 'live hints of other processes not heard yet' })
    void dialAgain()
  })

  /** Of each topic the newest; of each product its newest stock. */
  function tell(hint: Hint) {
    const earlier = unsent.get(hint.topic)
    const isMore = hint.topic === 'stock' && earlier?.topic === 'stock'
    unsent.set(hint.topic, isMore ? { topic: 'stock', stock: { ...earlier.stock, ...hint.stock } } : hint)
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

  function hear(payload: string | undefined) {
    const heard = readMessage(payload)
    if (!heard) return log.info('live hint of a stranger', { channel: CHANNEL })
    if (heard.from !== from) publish([heard.hint])
  }

  /** To the pages of this process, and to no other process. */
  function publish(hints: readonly Hint[]) {
    isHearing = true
    try {
      for (const hint of hints) live.publish(hint)
    } finally {
      isHearing = false
    }
  }

  async function dial() {
    const client = new Client({
      connectionString: url,
      application_name: 'shop live hints',
      keepAlive: true,
      connectionTimeoutMillis: answerLimitMs,
      query_timeout: answerLimitMs,
    })
    client.on('notification', (notification) => hear(notification.payload))
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
    publish(EVERYTHING)
    for (const hint of EVERYTHING) tell(hint)
  }

  return {
    async close() {
      unsubscribe()
      clearInterval(beat)
      await sent
      closing.abort()
      // A line that has fallen silent does not say that it has ended.
      await Promise.race([line?.end(), wait(answerLimitMs, undefined, { ref: false })])
    },
  }
}
