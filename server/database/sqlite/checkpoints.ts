// Watches SQLite's checkpoints: if they fail, the log grows without an error.
import { statSync } from 'node:fs'
import type { Log } from '#server/log.ts'
import { createThrottle } from '#server/throttle.ts'

const LOOK_MS = 60_000
const LOG_INTERVAL_MS = 3_600_000
/** SQLite checkpoints at 4 MB; a large transaction or a long read may leave this much. */
const LARGE_BYTES = 64 * 1024 ** 2
const MB = 1024 ** 2

/** In the write-ahead log, and of these in the database. */
export type Checkpoint = { pages: number; copied: number }

export type WriteAheadLog = {
  /** On disk; SQLite reuses the file. */
  bytes(): number
  /** Does not wait. Rejects if a write or sync fails. */
  checkpoint(): Promise<Checkpoint>
}

export function writeAheadLog(file: string, checkpoint: WriteAheadLog['checkpoint']): WriteAheadLog {
  return { bytes: () => statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0, checkpoint }
}

type Needs = {
  log: Pick<Log, 'warn' | 'info'>
  everyMs?: number
  largeBytes?: number
  monotonicMs?: () => number
}

/** Logs `checkpoint failed` once an hour, and `checkpoint succeeded` afterwards. */
export function watchCheckpoints(
  wal: WriteAheadLog,
  { log, everyMs = LOOK_MS, largeBytes = LARGE_BYTES, monotonicMs }: Needs,
): { look(): Promise<void>; close(): void } {
  const isLogDue = createThrottle(LOG_INTERVAL_MS, monotonicMs)
  let hasFailed = false

  async function reasonOfFailure(): Promise<string | undefined> {
    try {
      const { pages, copied } = await wal.checkpoint()
      return copied < pages ? `a reader keeps ${pages - copied} of ${pages} pages` : undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  async function look() {
    if (!hasFailed && wal.bytes() < largeBytes) return
    const reason = await reasonOfFailure()
    if (reason !== undefined && isLogDue()) {
      log.warn('checkpoint failed', { reason, megabytes: Math.round(wal.bytes() / MB) })
    }
    if (reason === undefined && hasFailed) log.info('checkpoint succeeded')
    hasFailed = reason !== undefined
  }

  const timer = setInterval(() => void look(), everyMs)
  timer.unref()
  return { look, close: () => clearInterval(timer) }
}
