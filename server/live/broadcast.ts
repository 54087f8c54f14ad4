// Broadcasts events to all streams in batches: changes between two go out once, as one buffer per topic set.
import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { coalesce } from '../throttle.ts'
import type { AuthenticatedStream } from './authenticated-stream.ts'
import { eventsOf, formatEvents } from './live-events.ts'
import type { Live, Topic } from './live.ts'

const HEARTBEAT_MS = 25_000
/** Pages and orders are answered between batches. */
const BATCH_SIZE = 250
/** A multiple of the broadcast's duration: streams take at most a quarter of the time. */
const REST_FACTOR = 3
const MIN_REST_MS = 20
const MAX_REST_MS = 500
/**
 * In a rush most products change all the time. A stream gets this much, which a phone's slow line carries, and the
 * shop's own for thousands of streams.
 */
const BYTES_PER_SECOND = 2_000
const MAX_REST_AFTER_BYTES_MS = 3_000
/** A client further behind is disconnected; its browser reconnects and gets what it missed. */
export const MAX_UNREAD_BYTES = 64 * 1024

export type StreamGroup = {
  topics: ReadonlySet<Topic>
  anonymous: Set<ServerResponse>
  authenticated: Set<AuthenticatedStream>
}

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
  let sentUpTo = live.cursor()
  const broadcast = coalesce(sendNewEvents)

  const unsubscribe = live.subscribe(({ topic }) => {
    if (topic === 'sessions') checkSessions()
    else broadcast.request()
  })
  const timer = setInterval(() => void sendToAll(() => heartbeat), heartbeatMs).unref()
  live.ended.addEventListener('abort', () => {
    unsubscribe()
    clearInterval(timer)
  })

  async function sendNewEvents(): Promise<number> {
    // Events published in the same turn go together.
    await nextTurn()
    const events = live.eventsSince(sentUpTo)
    const cursor = live.cursor()
    sentUpTo = cursor
    const startedAt = performance.now()
    let mostBytes = 0
    await sendToAll(({ topics }) => {
      const due = eventsOf(topics, events)
      if (due.length === 0) return undefined
      const bytes = Buffer.from(formatEvents(due, cursor))
      mostBytes = Math.max(mostBytes, bytes.length)
      return bytes
    })
    return restAfter(performance.now() - startedAt, mostBytes, bytesPerSecond)
  }

  async function sendToAll(bytesFor: (group: StreamGroup) => Buffer | undefined): Promise<void> {
    let count = 0
    for (const group of groups.values()) {
      const bytes = bytesFor(group)
      if (!bytes) continue
      for (const stream of group.authenticated) stream.push(bytes)
      for (const res of group.anonymous) {
        sendTo(res, bytes)
        count += 1
        if (count % BATCH_SIZE === 0) await nextTurn()
      }
    }
  }

  function checkSessions() {
    for (const { authenticated } of groups.values()) for (const stream of authenticated) stream.push()
  }
}

/** Milliseconds, after a round that took so long and sent each stream so much. */
export function restAfter(tookMs: number, bytes: number, bytesPerSecond = BYTES_PER_SECOND): number {
  const afterWork = Math.min(Math.max(tookMs * REST_FACTOR, MIN_REST_MS), MAX_REST_MS)
  const afterBytes = Math.min((bytes / bytesPerSecond) * 1_000, MAX_REST_AFTER_BYTES_MS)
  return Math.max(afterWork, afterBytes)
}

export function sendTo(res: ServerResponse, bytes: Buffer | string): void {
  if (res.destroyed || res.writableEnded) return
  if (res.writableLength > MAX_UNREAD_BYTES) res.destroy()
  else res.write(bytes)
}
