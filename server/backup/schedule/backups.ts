// The shop's backups: scheduled in one of its processes or made on request, and their status.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { LATE_AFTER_MS } from '#domain/backup/backup-note.ts'
import { lastDue } from '#domain/backup/backup-retention.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { backups as words } from '#domain/words/en/office/shop/backups.ts'
import type { Config } from '#server/config.ts'
import { tryExclusiveLock } from '#server/database/exclusive-lock.ts'
import type { Database } from '#server/database/open.ts'
import type { Log } from '#server/log.ts'
import { notFound, sendFile } from '#server/files/send-file.ts'
import { fileExists } from '#server/files/stored-files.ts'
import type { System } from '#server/system.ts'
import { type BackupConfig, usualBackups } from '#server/config/backup-config.ts'
import { backupName, type Occasion } from '../backup-name.ts'
import { runInBackground } from '#server/background/background-process.ts'
import { openStore } from '../stores/open-store.ts'
import { openBackupRecords } from './backup-records.ts'
import { type BackupOutcome, type BackupTask, stoppedOutcome } from './run-backup.ts'

const LOOK_MS = 60_000
/** After a failure. */
const AGAIN_AFTER_MS = 60 * 60_000
/** Longer than a process takes from its claim to the lock. */
const STARTING_MS = 60_000
/** Tolerated clock difference between processes. */
const CLOCKS_DIFFER_MS = 60_000

export type BackupStatus = {
  isScheduled: boolean
  isRunning: boolean
  /** A scheduled one is an hour late, or an unscheduled one a week old. */
  isLate: boolean
  /** Where backups are kept. */
  place: { folder: string } | { address: string }
  /** The last success; `isHere` if `download` has the file. */
  last?: { at: string; file: string; bytes: number; isHere: boolean }
  /** Why a later attempt failed. */
  failed?: string
}

export type Backups = {
  status(): Promise<BackupStatus>
  /** Resolves at its end; `busy` if one is running. */
  make(): Promise<BackupOutcome | 'busy'>
  /** Serves ranges; 404 if the backup is not local. */
  download(request: Request): Promise<Response>
  /** Unless another process has. */
  makeDue(): Promise<void>
  /** Aborts a running one, leaving nothing. */
  close(): Promise<void>
}

type Needs = {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'mediaBucket' | 'backup'>
  database: Pick<Database, 'db'>
  system: System
  log: Pick<Log, 'info' | 'warn' | 'error'>
  run?: (task: BackupTask, stopped: AbortSignal) => Promise<BackupOutcome>
}

export function openBackups({ config, database, system, log, run = backUpInBackground }: Needs): Backups {
  const { dataDir, databaseUrl, mediaBucket, backup = usualBackups } = config
  const records = openBackupRecords(database)
  const store = openStore(backup.to, dataDir)
  const stopping = new AbortController()
  let underWay: Promise<unknown> = Promise.resolve()
  const timer = backup.to && setInterval(() => void look(), LOOK_MS).unref()

  async function runClaimed(id: string, occasion: Occasion): Promise<BackupOutcome | 'busy'> {
    const startedAt = system.now()
    const name = backupName(occasion, startedAt)
    if (!(await records.claim({ id, occasion, started_at: startedAt.toISOString(), name }))) return 'busy'
    const started = system.monotonicMs()
    const task = { place: { dataDir, databaseUrl, mediaBucket }, backup: { to: backup.to, keep: backup.keep }, name }
    const outcome = await run(task, stopping.signal).catch((error: unknown) => {
      if (stopping.signal.aborted) return stoppedOutcome()
      log.error(error, { during: 'a backup' })
      return { failed: wordsOf(words).error }
    })
    await records.end(id, outcome, system.now())
    const seconds = Math.round((system.monotonicMs() - started) / 100) / 10
    if ('failed' in outcome) log.warn('backup failed', { occasion, reason: outcome.failed })
    else {
      log.info('backup made', { occasion, name, seconds, bytes: outcome.bytes, faultyFiles: outcome.faulty })
      if (outcome.notPruned !== undefined) log.warn('old backups not removed', { reason: outcome.notPruned })
    }
    return outcome
  }

  async function makeDue(): Promise<void> {
    try {
      const due = `scheduled ${lastDue(backup.hours, system.now()).toISOString()} ${placeKey(backup.to)} `
      const attempts = await records.of(due)
      if (attempts.some(({ outcome }) => outcome === 'done')) return
      const latest = attempts.at(-1)
      if (latest && ageMs(latest.started_at) < AGAIN_AFTER_MS) return
      if ((await lastRows()).any?.outcome === 'running') return
      await runClaimed(`${due}${String(attempts.length + 1).padStart(3, '0')}`, 'scheduled')
    } catch (error) {
      // The next check may find the database again.
      log.error(error, { during: 'the look for a due backup' })
    }
  }

  function ageMs(moment: string): number {
    return Math.abs(system.now().getTime() - Date.parse(moment))
  }

  async function look(): Promise<void> {
    underWay = underWay.then(makeDue)
    await underWay
  }

  /** First ends the row of a process that died: a living one has the lock. */
  async function lastRows() {
    const until = new Date(system.now().getTime() + CLOCKS_DIFFER_MS)
    const rows = await records.last(until)
    if (rows.any?.outcome !== 'running' || ageMs(rows.any.started_at) < STARTING_MS) return rows
    await using lock = await tryExclusiveLock(config, 'backup')
    if (!lock) return rows
    await records.end(rows.any.id, stoppedOutcome(), system.now())
    return await records.last(until)
  }

  async function lastDone() {
    const { done, any } = await lastRows()
    const { folder, address } = await store
    const path = done && join(folder, done.name)
    const place = address === undefined ? { folder } : { address }
    return { done, any, place, path: path !== undefined && (await fileExists(path)) ? path : undefined }
  }

  function isLate(lastAt: string): boolean {
    const at = system.now().getTime()
    if (!backup.to) return at - Date.parse(lastAt) > LATE_AFTER_MS
    return Date.parse(lastAt) < lastDue(backup.hours, new Date(at - AGAIN_AFTER_MS)).getTime()
  }

  if (timer) void look()

  return {
    async status() {
      const { done, any, place, path } = await lastDone()
      const isFailed = any?.outcome === 'failed' && any.id !== done?.id
      return {
        isScheduled: backup.to !== undefined,
        isRunning: any?.outcome === 'running',
        isLate: done !== undefined && isLate(done.started_at),
        place,
        ...(done && {
          last: { at: done.started_at, file: done.name, bytes: Number(done.bytes), isHere: path !== undefined },
        }),
        ...(isFailed && { failed: any.reason ?? '' }),
      }
    },
    async download(request) {
      const { done, path } = await lastDone()
      if (!done || !path) return notFound()
      const sent = { path, type: 'application/x-tar', etag: `"${done.name}-${done.bytes}"`, cacheControl: 'no-store' }
      const response = await sendFile(sent, request)
      response.headers.set('Content-Disposition', `attachment; filename="${done.name}"`)
      return response
    },
    async make() {
      if ((await lastRows()).any?.outcome === 'running') return 'busy'
      const made = runClaimed(`by-hand ${system.now().toISOString()}`, 'by-hand')
      underWay = Promise.allSettled([underWay, made])
      return await made
    },
    makeDue: look,
    async close() {
      clearInterval(timer)
      stopping.abort()
      await underWay
    },
  }
}

/** A new place is due at once, so that its owner learns soon whether it works. */
function placeKey(to: BackupConfig['to']): string {
  const place = to && 's3' in to ? `${to.s3.endpoint}/${to.s3.bucket}/${to.s3.prefix}` : to?.folder
  return createHash('sha256')
    .update(place ?? '')
    .digest('hex')
    .slice(0, 8)
}

export function backUpInBackground(task: BackupTask, stopped: AbortSignal): Promise<BackupOutcome> {
  return runInBackground(new URL('./backup-process-main.ts', import.meta.url), task, stopped)
}
