// Retries a transaction after a lock conflict (spec §7: up to 25 times).
import { setTimeout as wait } from 'node:timers/promises'
import { postgresConflicts, UNIQUE_VIOLATION } from './postgres/errors.ts'
import { primaryCode, sqliteConflicts } from './sqlite/errors.ts'

export const LOCK_TRIES = 25

const FIRST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 1_000
/** For PostgreSQL: longer than its server leaves a lock to a frozen process (postgres.ts). */
export const LONGEST_MS = 6_000

export type RetryLimits = { tries?: number; longestMs?: number; pause?: (ms: number) => Promise<unknown> }

/** For a unique key taken between lookup and write: the retry finds it. */
const NAME_TRIES = 3

/** PostgreSQL only; `lockMs` limits each wait. */
export type TransactionLimits = Pick<RetryLimits, 'tries' | 'longestMs'> & { lockMs?: number }

/**
 * Retries with growing pauses, 20 seconds in all or `longestMs`; a taken unique key up to NAME_TRIES times. Throws
 * other errors at once.
 */
export async function retryLockConflicts<T>(
  work: () => Promise<T>,
  { tries = LOCK_TRIES, longestMs = Infinity, pause = wait }: RetryLimits = {},
): Promise<T> {
  const started = performance.now()
  let taken = 0
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const isOver = attempt >= tries || performance.now() - started > longestMs
      if (isUniqueViolation(error)) taken += 1
      else if (!isLockConflict(error)) throw error
      if (isOver || taken >= NAME_TRIES) throw error
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS))
    }
  }
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && (error as { code?: string }).code === UNIQUE_VIOLATION
}

export function isLockConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { errcode, code } = error as { errcode?: number; code?: string }
  if (errcode !== undefined && sqliteConflicts.has(primaryCode(errcode))) return true
  return code !== undefined && postgresConflicts.has(code)
}
