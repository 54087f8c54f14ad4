// Carries hints to all streams in rounds: what changed meanwhile goes out once, as one buffer for each set of topics.
import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Live, Topic } from './live.ts'
import { eventsText, hintsOf } from './live-events.ts'
import type { GuardedStream } from './authenticated-stream.ts'

const HEARTBEAT_MS = 25_000
/** Pages and orders are answered between two handfuls. */
const HANDFUL = 250
/** The rest after a round: in a rush streams take a quarter of the time at the most, and nobody waits a second. */
const REST_FACTOR = 3
const REST_LEAST_MS = 20
const REST_MOST_MS = 500
/** A reader that is this far behind is let go; its browser connects again and is told what it missed. */
export const MOST_UNREAD_BYTES = 64 * 1024

/** All streams of one set of topics. */
export type Group = { topics: ReadonlySet<Topic>; open: Set<ServerResponse>; guarded: Set<GuardedStream> }

type Rounds = { live: Live; groups: ReadonlyMap<string, Group>; heartbeatMs?: number }

/** Goes on until the shop closes. */
export function startRounds({ live, groups, heartbeatMs = HEARTBEAT_MS }: Rounds): void {
  const heartbeat = Buffer.from(':\n\n')
  let told = live.mark()
  let isResting = false
  let isWanted = false

  const unsubscribe = live.subscribe(({ topic }) => {
    if (topic === 'sessions') return askForSessions()
    isWanted = true
    if (isResting) return
    isResting = true
    setImmediate(goRound)
  })
  const timer = setInterval(() => void tellAll(() => heartbeat), heartbeatMs).unref()
  live.ended.addEventListener('abort', () => {
    unsubscribe()
    clearInterval(timer)
  })

  async function goRound(): Promise<void> {
    isWanted = false
    const hints = live.since(told)
    const mark = live.mark()
    told = mark
    const began = performance.now()
    await tellAll(({ topics }) => {
      const due = hintsOf(topics, hints)
      return due.length > 0 ? Buffer.from(eventsText(due, mark)) : undefined
    })
    const restMs = (performance.now() - began) * REST_FACTOR
    setTimeout(
      () => {
        if (isWanted) void goRound()
        else isResting = false
      },
      Math.min(Math.max(restMs, REST_LEAST_MS), REST_MOST_MS),
    ).unref()
  }

  async function tellAll(bytesOf: (group: Group) => Buffer | undefined): Promise<void> {
    let count = 0
    for (const group of groups.values()) {
      const bytes = bytesOf(group)
      if (!bytes) continue
      for (const stream of group.guarded) stream.push(bytes)
      for (const res of group.open) {
        sendTo(res, bytes)
        count += 1
        if (count % HANDFUL === 0) await nextTurn()
      }
    }
  }

  function askForSessions() {
    for (const { guarded } of groups.values()) for (const stream of guarded) stream.push()
  }
}

export function sendTo(res: ServerResponse, bytes: Buffer | string): void {
  if (res.destroyed || res.writableEnded) return
  if (res.writableLength > MOST_UNREAD_BYTES) res.destroy()
  else res.write(bytes)
}
