// Whether the shop can take orders now: notes failures of database and disk, and tries a small write on request.
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './database/open.ts'
import { type UnavailableReason, unavailableReason } from './database/unavailable.ts'
import type { Live } from './live/live.ts'
import type { Log } from './log.ts'
import { createThrottle } from './throttle.ts'
import type { System } from './system.ts'

const LOG_INTERVAL_MS = 60_000
/** Validity of a result before the next write. */
const READY_FOR_MS = 5_000
const NOT_READY_FOR_MS = 500
const PROBE_LIMIT_MS = 2_500
const REASON_LIMIT_MS = 1_000
/** A large order and its index: a disk with less space counts as full. */
const PROBE_BYTES = 32_768

export type Readiness = { ready: true } | { ready: false; reason: UnavailableReason | 'stopping' }

export type Availability = {
  /** Returns why the shop is unavailable, undefined for a bug. Logs each reason once a minute. */
  note(error: unknown, details?: Record<string, unknown>): UnavailableReason | undefined
  /** After a failure, ready again once a write succeeds. */
  readiness(): Promise<Readiness>
}

type Needs = {
  database: Database
  live: Pick<Live, 'ended'>
  log: Log
  system: Pick<System, 'monotonicMs' | 'randomToken'>
}

export function openAvailability({ database, live, log, system }: Needs): Availability {
  const isLogDue = createThrottle(LOG_INTERVAL_MS, system.monotonicMs)
  let known: { readiness: Readiness; untilMs: number } = { readiness: { ready: true }, untilMs: 0 }
  let asking: Promise<Readiness> | undefined

  function note(error: unknown, details?: Record<string, unknown>) {
    const reason = unavailableReason(error)
    if (!reason) return undefined
    // A lasting lock does not affect other orders.
    if (reason !== 'database busy') learn({ ready: false, reason })
    if (isLogDue(reason)) log.error(error, { ...details, event: 'unavailable', reason })
    return reason
  }

  function learn(readiness: Readiness): Readiness {
    if (readiness.ready && !known.readiness.ready) log.info('available again')
    known = { readiness, untilMs: system.monotonicMs() + (readiness.ready ? READY_FOR_MS : NOT_READY_FOR_MS) }
    return readiness
  }

  async function probe(): Promise<Readiness> {
    try {
      const limit = wait(PROBE_LIMIT_MS, 'late', { ref: false })
      if ((await Promise.race([writeAndRemove(), limit])) !== 'late') return learn({ ready: true })
      const reason = await reasonOfDelay()
      if (isLogDue(reason)) log.warn('unavailable', { reason })
      return learn({ ready: false, reason })
    } catch (error) {
      const reason = note(error) ?? 'database away'
      if (!unavailableReason(error)) log.error(error)
      return learn({ ready: false, reason })
    }
  }

  async function reasonOfDelay() {
    const unknown = wait(REASON_LIMIT_MS, false, { ref: false })
    return (await Promise.race([database.isStandbyAway?.(), unknown])) ? 'standby away' : 'database away'
  }

  /** A separate row, so that processes do not wait for each other. */
  async function writeAndRemove() {
    const id = system.randomToken(12)
    await database.transaction(async (trx) => {
      await trx
        .insertInto('write_probes')
        .values({ id, filler: 'x'.repeat(PROBE_BYTES) })
        .execute()
      await trx.deleteFrom('write_probes').where('id', '=', id).execute()
    })
  }

  return {
    note,
    async readiness() {
      if (live.ended.aborted) return { ready: false, reason: 'stopping' }
      if (system.monotonicMs() < known.untilMs) return known.readiness
      asking ??= probe().finally(() => (asking = undefined))
      return asking
    },
  }
}
