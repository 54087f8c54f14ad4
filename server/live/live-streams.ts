// GET /live, on the port itself: tells an open page what changed, as server-sent events; orders only while its session lasts.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { unavailableReason } from '../database/unavailable.ts'
import type { Live, Topic } from './live.ts'
import type { Log } from '../log.ts'
import { guardedStream } from './authenticated-stream.ts'
import { eventsText, hintsOf } from './live-events.ts'
import { type Group, sendTo, startRounds } from './broadcast.ts'
import { openSeats } from './connection-limit.ts'

const PATH = /^\/live(?:\?|$)/
const PUBLIC_TOPICS: readonly Topic[] = ['products', 'stock', 'videos']
/** A thousand phones whose lines broke at the same moment come back one by one. */
const RETRY_LEAST_MS = 1_000
const RETRY_SPREAD_MS = 5_000
const COME_BACK_LEAST_SECONDS = 30
const COME_BACK_SPREAD_SECONDS = 60
const LOG_GAP_MS = 60_000

type Needs = {
  live: Live
  log: Pick<Log, 'info' | 'error'>
  /** Names and values that every answer carries. */
  headers: Iterable<readonly [string, string]>
  /** Whether the request with this Cookie header is the signed-in admin's. */
  isSignedIn(cookie: string | undefined): Promise<boolean>
  /** A number from 0 up to, not including, `below`. */
  randomInteger(below: number): number
  most: { all: number; perAddress: number }
  heartbeatMs?: number
}

export type LiveStreams = {
  /** True when it was for the live line and is taken care of; `addressOf` says whose it is. */
  answer(req: IncomingMessage, res: ServerResponse, addressOf: () => string): boolean
}

export function openLiveStreams({
  live,
  log,
  headers,
  isSignedIn,
  randomInteger,
  most,
  heartbeatMs,
}: Needs): LiveStreams {
  const always = Object.fromEntries(headers)
  const groups = new Map<string, Group>()
  const seats = openSeats(most)
  let refusedLogged = -Infinity
  startRounds({ live, groups, ...(heartbeatMs !== undefined && { heartbeatMs }) })
  live.ended.addEventListener('abort', () => {
    for (const { open, guarded } of groups.values()) {
      for (const res of open) res.end()
      for (const stream of guarded) stream.stop()
    }
  })

  function answer(req: IncomingMessage, res: ServerResponse, addressOf: () => string): boolean {
    const { url = '', method } = req
    if (!PATH.test(url) || (method !== 'GET' && method !== 'HEAD')) return false
    const query = new URLSearchParams(url.slice('/live'.length))
    const topics = askedTopics(query.get('topics'))
    // What a browser has heard since counts more than what its page was drawn with.
    const mark = oneOf(req.headers['last-event-id']) ?? query.get('since') ?? undefined
    if (topics.size === 0) refuse(res, 400, 'Please name topics.')
    else if (topics.has('orders')) void openGuarded(res, topics, mark, req.headers.cookie)
    else openPublic(res, topics, mark, addressOf())
    return true
  }

  function openPublic(res: ServerResponse, topics: ReadonlySet<Topic>, mark: string | undefined, address: string) {
    if (live.ended.aborted) return refuseClosing(res)
    if (!seats.take(address)) return refuseForNow(res)
    const { open } = groupOf(topics)
    res.once('close', () => {
      seats.leave(address)
      open.delete(res)
    })
    if (begin(res, topics, mark)) open.add(res)
  }

  /** The owner is let in however many visitors listen. */
  async function openGuarded(
    res: ServerResponse,
    topics: ReadonlySet<Topic>,
    mark: string | undefined,
    cookie: string | undefined,
  ) {
    const mayGoOn = () => isSignedIn(cookie)
    try {
      if (!(await mayGoOn())) return refuse(res, 401, 'Please sign in.')
    } catch (error) {
      if (unavailableReason(error))
        return refuse(res, 503, 'The shop cannot answer at this moment.', { 'Retry-After': '3' })
      log.error(error)
      return refuse(res, 500, 'An error occurred. Please try again.')
    }
    if (live.ended.aborted) return refuseClosing(res)
    if (res.destroyed) return
    const stream = guardedStream({ mayGoOn, send: (bytes) => sendTo(res, bytes), end: () => void res.end() })
    const { guarded } = groupOf(topics)
    res.once('close', () => guarded.delete(stream))
    if (!begin(res, topics, mark)) return
    guarded.add(stream)
    // The session may have ended after it was asked for and before the stream could hear of it.
    stream.push()
  }

  /** Nothing may come between what was missed and the first round: this and the stream's entry are one turn. */
  function begin(res: ServerResponse, topics: ReadonlySet<Topic>, mark: string | undefined): boolean {
    res.socket?.setNoDelay(true)
    // Without chunks a write is one buffer to the network; the stream ends with its connection.
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
    const missed = mark === undefined ? [] : hintsOf(topics, live.since(mark))
    const retryMs = RETRY_LEAST_MS + randomInteger(RETRY_SPREAD_MS)
    res.write(`retry: ${retryMs}\n\n${eventsText(missed, live.mark())}`)
    return true
  }

  function refuseForNow(res: ServerResponse) {
    const seconds = COME_BACK_LEAST_SECONDS + randomInteger(COME_BACK_SPREAD_SECONDS)
    refuse(res, 503, 'Too many pages listen at this moment.', { 'Retry-After': String(seconds) })
    if (performance.now() - refusedLogged < LOG_GAP_MS) return
    refusedLogged = performance.now()
    log.info('live stream refused', { streams: seats.taken(), ...most })
  }

  /** Who dials while the shop closes comes back to the next one; nothing is amiss. */
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

  function groupOf(topics: ReadonlySet<Topic>): Group {
    const name = [...topics].toSorted().join(',')
    const group = groups.get(name) ?? { topics, open: new Set(), guarded: new Set() }
    groups.set(name, group)
    return group
  }

  return { answer }
}

function askedTopics(list: string | null): Set<Topic> {
  if (list === null) return new Set(PUBLIC_TOPICS)
  const asked = list.split(',')
  return new Set((['orders', ...PUBLIC_TOPICS] as const).filter((topic) => asked.includes(topic)))
}

function oneOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && header !== '' ? header : undefined
}
