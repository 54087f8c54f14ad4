// Tries a transaction again when another one was in its way, and only then (spec §7: up to 25 times).
import { setTimeout as wait } from 'node:timers/promises'
import { postgresConflicts, UNIQUE_VIOLATION } from './postgres/errors.ts'
import { primaryCode, sqliteConflicts } from './sqlite/errors.ts'

export const LOCK_TRIES = 25

const FIRST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 1_000
/** For PostgreSQL: longer than its server leaves a lock to a process that is frozen (postgres.ts). */
export const LONGEST_MS = 6_000

export type RetryLimits = { tries?: number; longestMs?: number; pause?: (ms: number) => Promise<unknown> }

/** A name was looked for, and taken by another transaction before this one wrote it: it is looked for again, and then found. */
const NAME_TRIES = 3

/** For a transaction on PostgreSQL; `lockMs` is how long each lock is waited for, with its place in the queue for it. */
export type TransactionLimits = Pick<RetryLimits, 'tries' | 'longestMs'> & { lockMs?: number }

/**
 * Runs `work` until it does not fail on a lock, `tries` times at the most, with growing pauses: 20 seconds in all, unless
 * `longestMs` is less. A unique key that is taken is tried again likewise, NAME_TRIES times at the most. Any other error is thrown at
 * once.
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
