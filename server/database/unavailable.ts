// Decides which errors mean temporary unavailability; all others are bugs.
import { QueueFull } from '../semaphore.ts'
import { postgresReasons, postgresReasonsOfClass } from './postgres/errors.ts'
import { primaryCode, sqliteReasons } from './sqlite/errors.ts'

export type UnavailableReason =
  | 'database away'
  | 'database busy'
  | 'standby away'
  | 'disk full'
  | 'disk failing'
  | 'too many open files'

const fileErrors: Partial<Record<string, UnavailableReason>> = {
  ENOSPC: 'disk full',
  EDQUOT: 'disk full',
  EIO: 'disk failing',
  EROFS: 'disk failing',
  EMFILE: 'too many open files',
  ENFILE: 'too many open files',
}

const sqliteErrors: Partial<Record<number, UnavailableReason>> = sqliteReasons
const postgresErrors: Partial<Record<string, UnavailableReason>> = postgresReasons
const postgresClasses: Partial<Record<string, UnavailableReason>> = postgresReasonsOfClass

const marked = new WeakMap<object, UnavailableReason>()

/** For an error whose code is not conclusive; returns it. */
export function markUnavailable<Thrown>(error: Thrown, reason: UnavailableReason): Thrown {
  if (typeof error === 'object' && error !== null) marked.set(error, reason)
  return error
}

/** Undefined for an error that a retry would repeat. */
export function unavailableReason(error: unknown): UnavailableReason | undefined {
  if (!(error instanceof Error)) return undefined
  const known = marked.get(error)
  if (known) return known
  if (error instanceof QueueFull) return 'database busy'
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (typeof errcode === 'number') return sqliteErrors[primaryCode(errcode)]
  if (typeof code !== 'string') return undefined
  return fileErrors[code] ?? postgresErrors[code] ?? (isSqlState(error) ? postgresClasses[code.slice(0, 2)] : undefined)
}

/** A server's error has a severity; a library's five-letter code does not. */
function isSqlState(error: Error): boolean {
  return 'severity' in error
}
