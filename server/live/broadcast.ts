// Broadcasts events to all streams in batches: changes between two go out once, as one buffer per topic set.
import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { coalesce } from '../throttle.ts'
import type { AuthenticatedStream } from './authenticated-stream.ts'
import { eventsOf, formatEvents } from './live-events.ts'
import type { Live, Topic } from './live.ts'

export const HEARTBEAT_MS = 25_000
/** Pages and orders are answered between batches. */
const BATCH_SIZE = 250
/** A multiple of the broadcast's duration: streams take at most a quarter of the time. */
const REST_FACTOR = 3
const MIN_REST_MS = 20
const MAX_REST_MS = 500
/**
 * In a rush most products change all the time. A visitor's stream gets this much, which a phone's slow line carries,
 * and the shop's own for thousands of streams.
 */
export const BYTES_PER_SECOND = 2_000
/** A round waits only for a line that is busier than this: the stock of a long order is never late. */
export const MAX_ON_LINE_MS = 3_000
const MAX_WAIT_MS = 3_000
/** A client further behind is disconnected; its browser reconnects and gets what it missed. */
export const MAX_UNREAD_BYTES = 64 * 1024

export type StreamGroup = {
  topics: ReadonlySet<Topic>
  anonymous: Set<ServerResponse>
  authenticated: Set<AuthenticatedStream>
}

/** Visitors and the back office. */
const audiences = ['anonymous', 'authenticated'] as const
type Audience = (typeof audiences)[number]

type Needs = {
  live: Live
  groups: ReadonlyMap<string, StreamGroup>
  heartbeatMs?: number | undefined
  bytesPerSecond?: number | undefined
}

/** Runs until the shop closes. */
export function startBroadcast({
  live,
  groups,
  heartbeatMs = HEARTBEAT_MS,
  bytesPerSecond = BYTES_PER_SECOND,
}: Needs): void {
  const heartbeat = Buffer.from(':\n\n')
  // The back office hears at once, however much the phones are sent.
  const rounds = [openRounds('anonymous', bytesPerSecond), openRounds('authenticated', Infinity)]

  const unsubscribe = live.subscribe(({ topic }) => {
    if (topic === 'sessions') checkSessions()
    else for (const round of rounds) round.request()
  })
  const timer = setInterval(() => {
    for (const audience of audiences) void sendToAll(audience, () => heartbeat)
  }, heartbeatMs).unref()
  live.ended.addEventListener('abort', () => {
    unsubscribe()
    clearInterval(timer)
  })

  function openRounds(audience: Audience, mostPerSecond: number) {
    let sentUpTo = live.cursor()
    /** When a slow line has carried all that was sent. */
    let carriedAt = 0

    async function sendNewEvents(): Promise<number> {
      // Events published in the same turn go together.
      await nextTurn()
      const events = live.eventsSince(sentUpTo)
      const cursor = live.cursor()
      sentUpTo = cursor
      const startedAt = performance.now()
      let mostBytes = 0
      await sendToAll(audience, ({ topics }) => {
        const due = eventsOf(topics, events)
        if (due.length === 0) return undefined
        const bytes = Buffer.from(formatEvents(due, cursor))
        mostBytes = Math.max(mostBytes, bytes.length)
        return bytes
      })
      const now = performance.now()
      const lineMs = Math.max(carriedAt - now, 0) + (mostBytes / mostPerSecond) * 1_000
      const restMs = restAfter(now - startedAt, lineMs)
      carriedAt = now + Math.min(lineMs, MAX_ON_LINE_MS + MAX_WAIT_MS)
      return restMs
    }

    return coalesce(sendNewEvents)
  }

  async function sendToAll(audience: Audience, bytesFor: (group: StreamGroup) => Buffer | undefined): Promise<void> {
    let count = 0
    for (const group of groups.values()) {
      if (group[audience].size === 0) continue
      const bytes = bytesFor(group)
      if (!bytes) continue
      for (const stream of group[audience]) {
        if ('push' in stream) stream.push(bytes)
        else sendTo(stream, bytes)
        count += 1
        if (count % BATCH_SIZE === 0) await nextTurn()
      }
    }
  }

  function checkSessions() {
    for (const { authenticated } of groups.values()) for (const stream of authenticated) stream.push()
  }
}

/** Returns milliseconds. `lineMs` is how long a slow line is busy with this round and those before it. */
export function restAfter(tookMs: number, lineMs: number): number {
  const afterWork = Math.min(Math.max(tookMs * REST_FACTOR, MIN_REST_MS), MAX_REST_MS)
  return Math.max(afterWork, Math.min(lineMs - MAX_ON_LINE_MS, MAX_WAIT_MS))
}

export function sendTo(res: ServerResponse, bytes: Buffer | string): void {
  if (res.destroyed || res.writableEnded) return
  if (res.writableLength > MAX_UNREAD_BYTES) res.destroy()
  else res.write(bytes)
}
