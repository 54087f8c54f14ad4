// The nightly data check: run by one process when due, reported on the Dashboard and in metrics.
import { lastDue } from '#domain/backup/backup-retention.ts'
import type { Config } from '#server/config.ts'
import { runInBackground } from '#server/background/background-process.ts'
import type { Database, DatabasePlace } from '#server/database/open.ts'
import type { Log } from '#server/log.ts'
import type { System } from '#server/system.ts'
import type { FaultKind } from './check.ts'
import type { CheckOutcome, FinishedCheck } from './check-place.ts'
import { faultWords } from './fault-words.ts'
import type { DataCheckRow } from '../database/tables/check-tables.ts'
import { countFaults } from './find-faults.ts'

/** In India, an hour after the default backup. */
const HOURS = [4]
const LOOK_MS = 60_000
const MINUTE_MS = 60_000
/** After a failure. */
const AGAIN_AFTER_MS = 60 * MINUTE_MS
/** Longer than a check: an older running row means a dead process. */
const DEAD_AFTER_MS = 60 * MINUTE_MS
/** A check this late is overdue; a shop opened late has until then. */
const LATE_AFTER_MS = 3 * 60 * MINUTE_MS
/** Tolerated clock difference between processes. */
const CLOCKS_DIFFER_MS = MINUTE_MS
const ROWS_KEPT = 60
const SENTENCES_KEPT = 20

export type DataCheckStatus = {
  last?: { at: string; faults: number; counts: Partial<Record<FaultKind, number>>; sentences: string[] }
  failed?: { at: string; reason: string }
  isLate: boolean
}

export type DataChecks = {
  status(): Promise<DataCheckStatus>
  /** Unless another process has. */
  checkDue(): Promise<void>
  close(): Promise<void>
}

type Needs = {
  config: Pick<Config, 'dataDir' | 'databaseUrl'>
  database: Pick<Database, 'db'>
  system: Pick<System, 'now' | 'monotonicMs'>
  log: Pick<Log, 'info' | 'warn' | 'error'>
  run?: (place: DatabasePlace, stopped: AbortSignal) => Promise<CheckOutcome>
}

export function openDataChecks({ config, database: { db }, system, log, run = checkInBackground }: Needs): DataChecks {
  const { dataDir, databaseUrl } = config
  const openedAt = system.monotonicMs()
  const stopping = new AbortController()
  let underWay: Promise<void> = Promise.resolve()
  // The first check is a minute after opening: a shop opened briefly checks nothing.
  const timer = setInterval(() => void (underWay = underWay.then(checkDue)), LOOK_MS).unref()

  async function checkDue(): Promise<void> {
    if (stopping.signal.aborted) return
    try {
      const due = `${lastDue(HOURS, system.now()).toISOString()} `
      const attempts = await db
        .selectFrom('data_checks')
        .selectAll()
        .where('id', 'like', `${due}%`)
        .orderBy('id')
        .execute()
      if (attempts.some(({ outcome }) => outcome === 'done')) return
      const latest = attempts.at(-1)
      const pauseMs = latest?.outcome === 'running' ? DEAD_AFTER_MS : AGAIN_AFTER_MS
      if (latest && Math.abs(system.now().getTime() - Date.parse(latest.started_at)) < pauseMs) return
      const id = `${due}${String(attempts.length + 1).padStart(3, '0')}`
      if (await claim(id)) await check(id)
    } catch (error) {
      // The next check may find the database again.
      log.error(error, { during: 'the look for a due check of the data' })
    }
  }

  /** Returns false if another process has claimed it. */
  async function claim(id: string): Promise<boolean> {
    const blank = { ended_at: null, faults: null, counts: null, sentences: null, reason: null }
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('data_checks')
      .values({ id, started_at: system.now().toISOString(), outcome: 'running', ...blank })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }

  async function check(id: string): Promise<void> {
    const started = system.monotonicMs()
    const outcome = await run({ dataDir, databaseUrl }, stopping.signal).catch((error: unknown): CheckOutcome => {
      if (stopping.signal.aborted) return { stopped: true }
      log.error(error, { during: 'the check of the data' })
      return { failed: faultWords().failed }
    })
    // A check aborted by closing is repeated by the next process.
    if ('stopped' in outcome) {
      await db.deleteFrom('data_checks').where('id', '=', id).execute()
      return
    }
    await db
      .updateTable('data_checks')
      .set({ ...rowOf(outcome), ended_at: system.now().toISOString() })
      .where('id', '=', id)
      .execute()
    const kept = db.selectFrom('data_checks').select('id').orderBy('started_at', 'desc').limit(ROWS_KEPT)
    await db.deleteFrom('data_checks').where('id', 'not in', kept).execute()
    const seconds = Math.round((system.monotonicMs() - started) / 100) / 10
    if ('failed' in outcome) log.warn('data not checked', { reason: outcome.failed })
    else if (countFaults(outcome.faults) > 0) log.warn('data has faults', { seconds, ...outcome.faults.counts })
    else log.info('data checked', { seconds })
  }

  return {
    checkDue,
    async status() {
      const now = system.now().getTime()
      const until = new Date(now + CLOCKS_DIFFER_MS).toISOString()
      const newest = (outcome: DataCheckRow['outcome']) =>
        db
          .selectFrom('data_checks')
          .selectAll()
          .where('outcome', '=', outcome)
          .where('started_at', '<=', until)
          .orderBy('started_at', 'desc')
          .limit(1)
          .executeTakeFirst()
      const [done, failed] = await Promise.all([newest('done'), newest('failed')])
      const isOpenLong = system.monotonicMs() - openedAt > LATE_AFTER_MS
      const due = lastDue(HOURS, new Date(now - LATE_AFTER_MS))
      return {
        isLate: isOpenLong && (done === undefined || Date.parse(done.started_at) < due.getTime()),
        ...(done && { last: foundIn(done) }),
        ...(failed &&
          failed.started_at > (done?.started_at ?? '') && {
            failed: { at: failed.started_at, reason: failed.reason ?? '' },
          }),
      }
    },
    async close() {
      clearInterval(timer)
      stopping.abort()
      await underWay
    },
  }
}

function rowOf(outcome: FinishedCheck): Partial<DataCheckRow> {
  if ('failed' in outcome) return { outcome: 'failed', reason: outcome.failed }
  const { counts, sentences } = outcome.faults
  return {
    outcome: 'done',
    faults: countFaults(outcome.faults),
    counts: JSON.stringify(counts),
    sentences: JSON.stringify(sentences.slice(0, SENTENCES_KEPT)),
  }
}

function foundIn({ started_at, faults, counts, sentences }: DataCheckRow): NonNullable<DataCheckStatus['last']> {
  return {
    at: started_at,
    faults: faults ?? 0,
    counts: JSON.parse(counts ?? '{}'),
    sentences: JSON.parse(sentences ?? '[]'),
  }
}

function checkInBackground(place: DatabasePlace, stopped: AbortSignal): Promise<CheckOutcome> {
  return runInBackground(new URL('./check-process-main.ts', import.meta.url), place, stopped)
}
