// GET /live: sends changes to open pages as server-sent events; orders only during a session.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { unavailableReason } from '../database/unavailable.ts'
import type { Log } from '../log.ts'
import { createThrottle } from '../throttle.ts'
import { createAuthenticatedStream } from './authenticated-stream.ts'
import { sendTo, startBroadcast, type StreamGroup } from './broadcast.ts'
import { createConnectionLimit } from './connection-limit.ts'
import { eventsOf, formatEvents } from './live-events.ts'
import type { Live, Topic } from './live.ts'

const PATH = /^\/live(?:\?|$)/
const PUBLIC_TOPICS: readonly Topic[] = ['products', 'settings', 'stock', 'videos']
/** Spreads the reconnection of a thousand phones whose connections broke together. */
const MIN_RETRY_MS = 1_000
const RETRY_SPREAD_MS = 5_000
const MIN_RETRY_AFTER_SECONDS = 30
const RETRY_AFTER_SPREAD_SECONDS = 60
const LOG_INTERVAL_MS = 60_000

type Needs = {
  live: Live
  log: Pick<Log, 'warn' | 'error'>
  /** Added to every response. */
  headers: Iterable<readonly [string, string]>
  isSignedIn(cookie: string | undefined): Promise<boolean>
  randomInteger(below: number): number
  limits: { all: number; perAddress: number }
  heartbeatMs?: number
  /** Of a stream in a rush. */
  bytesPerSecond?: number
}

export type LiveStreams = {
  /** Returns true for /live; `addressOf` returns the client's address. */
  answer(req: IncomingMessage, res: ServerResponse, addressOf: () => string): boolean
  count(): number
}

export function openLiveStreams({
  live,
  log,
  headers,
  isSignedIn,
  randomInteger,
  limits,
  heartbeatMs,
  bytesPerSecond,
}: Needs): LiveStreams {
  const always = Object.fromEntries(headers)
  const groups = new Map<string, StreamGroup>()
  const limit = createConnectionLimit(limits)
  const isLogDue = createThrottle(LOG_INTERVAL_MS)
  startBroadcast({ live, groups, heartbeatMs, bytesPerSecond })
  live.ended.addEventListener('abort', () => {
    for (const { anonymous, authenticated } of groups.values()) {
      for (const res of anonymous) res.end()
      for (const stream of authenticated) stream.stop()
    }
  })

  function answer(req: IncomingMessage, res: ServerResponse, addressOf: () => string): boolean {
    const { url = '', method } = req
    if (!PATH.test(url) || (method !== 'GET' && method !== 'HEAD')) return false
    const query = new URLSearchParams(url.slice('/live'.length))
    const topics = requestedTopics(query.get('topics'))
    // The browser's last event is newer than the page's cursor.
    const cursor = singleValue(req.headers['last-event-id']) ?? query.get('since') ?? undefined
    if (topics.size === 0) refuse(res, 400, 'Please name topics.')
    else if (topics.has('orders')) void openAuthenticated(res, topics, cursor, req.headers.cookie)
    else openAnonymous(res, topics, cursor, addressOf())
    return true
  }

  function openAnonymous(res: ServerResponse, topics: ReadonlySet<Topic>, cursor: string | undefined, address: string) {
    if (live.ended.aborted) return refuseClosing(res)
    if (!limit.acquire(address)) return refuseForNow(res)
    const { anonymous } = groupOf(topics)
    res.once('close', () => {
      limit.release(address)
      anonymous.delete(res)
    })
    if (begin(res, topics, cursor)) anonymous.add(res)
  }

  /** Accounts are exempt from the limits. */
  async function openAuthenticated(
    res: ServerResponse,
    topics: ReadonlySet<Topic>,
    cursor: string | undefined,
    cookie: string | undefined,
  ) {
    const isStillSignedIn = () => isSignedIn(cookie)
    try {
      if (!(await isStillSignedIn())) return refuse(res, 401, 'Please sign in.')
    } catch (error) {
      if (unavailableReason(error))
        return refuse(res, 503, 'The shop cannot answer at this moment.', { 'Retry-After': '3' })
      log.error(error)
      return refuse(res, 500, 'An error occurred. Please try again.')
    }
    if (live.ended.aborted) return refuseClosing(res)
    if (res.destroyed) return
    const stream = createAuthenticatedStream({
      isSignedIn: isStillSignedIn,
      send: (bytes) => sendTo(res, bytes),
      end: () => void res.end(),
    })
    const { authenticated } = groupOf(topics)
    res.once('close', () => authenticated.delete(stream))
    if (!begin(res, topics, cursor)) return
    authenticated.add(stream)
    // The session may have ended between its check and the subscription.
    stream.push()
  }

  /** The caller must add the stream to its group in the same tick: no event may fall between replay and broadcast. */
  function begin(res: ServerResponse, topics: ReadonlySet<Topic>, cursor: string | undefined): boolean {
    res.socket?.setNoDelay(true)
    // Without chunking a write is one buffer; the connection's end ends the stream.
    res.removeHeader('Transfer-Encoding')
    writeHead(res, 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
      Connection: 'close',
    })
    if (res.req.method === 'HEAD') {
      res.end()
      return false
    }
    const missed = cursor === undefined ? [] : eventsOf(topics, live.eventsSince(cursor))
    const retryMs = MIN_RETRY_MS + randomInteger(RETRY_SPREAD_MS)
    res.write(`retry: ${retryMs}\n\n${formatEvents(missed, live.cursor())}`)
    return true
  }

  function refuseForNow(res: ServerResponse) {
    const seconds = MIN_RETRY_AFTER_SECONDS + randomInteger(RETRY_AFTER_SPREAD_SECONDS)
    refuse(res, 503, 'Too many pages listen at this moment.', { 'Retry-After': String(seconds) })
    if (isLogDue()) log.warn('live stream refused', { streams: limit.count(), ...limits })
  }

  /** Browsers then reconnect to the next process. */
  function refuseClosing(res: ServerResponse) {
    refuse(res, 503, 'The shop is closing.', { 'Retry-After': '1' })
  }

  function refuse(res: ServerResponse, status: number, text: string, more: Record<string, string> = {}) {
    writeHead(res, status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...more })
    res.end(text)
  }

  function writeHead(res: ServerResponse, status: number, more: Record<string, string>) {
    res.writeHead(status, { ...always, ...more, 'X-Request-Id': randomUUID() })
  }

  function groupOf(topics: ReadonlySet<Topic>): StreamGroup {
    const name = [...topics].toSorted().join(',')
    const group = groups.get(name) ?? { topics, anonymous: new Set(), authenticated: new Set() }
    groups.set(name, group)
    return group
  }

  return {
    answer,
    count: () => sum([...groups.values()].map(({ anonymous, authenticated }) => anonymous.size + authenticated.size)),
  }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0)
}

function requestedTopics(list: string | null): Set<Topic> {
  if (list === null) return new Set(PUBLIC_TOPICS)
  const named = list.split(',')
  return new Set((['orders', ...PUBLIC_TOPICS] as const).filter((topic) => named.includes(topic)))
}

function singleValue(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && header !== '' ? header : undefined
}
