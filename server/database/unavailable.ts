// Decides which errors mean that the shop cannot read or write for now, and why; every other error is a bug.
import { QueueFull } from '../semaphore.ts'

export type UnavailableReason = 'database away' | 'database busy' | 'disk full' | 'disk failing' | 'too many open files'

const fileErrors: Partial<Record<string, UnavailableReason>> = {
  ENOSPC: 'disk full',
  EDQUOT: 'disk full',
  EIO: 'disk failing',
  EROFS: 'disk failing',
  EMFILE: 'too many open files',
  ENFILE: 'too many open files',
}

/** Primary result codes of SQLite: the low byte of `errcode`. */
const sqliteErrors: Partial<Record<number, UnavailableReason>> = {
  5: 'database busy',
  6: 'database busy',
  8: 'disk failing',
  10: 'disk failing',
  13: 'disk full',
  14: 'disk failing',
}

/** SQLSTATE codes of PostgreSQL. */
const postgresErrors: Partial<Record<string, UnavailableReason>> = {
  '25006': 'database away',
  '25P03': 'database away',
  '25P04': 'database busy',
  '40001': 'database busy',
  '40P01': 'database busy',
  '53100': 'disk full',
  '55P03': 'database busy',
  '57014': 'database busy',
  '57P01': 'database away',
  '57P02': 'database away',
  '57P03': 'database away',
  '58030': 'disk failing',
}
/** Connection exceptions, and a server without memory, connections or another resource. */
const postgresClasses: Partial<Record<string, UnavailableReason>> = { '08': 'database away', '53': 'database away' }

const marked = new WeakMap<object, UnavailableReason>()

/** For an error whose own code does not tell, as of a connection that broke; returns it. */
export function markUnavailable<Thrown>(error: Thrown, reason: UnavailableReason): Thrown {
  if (typeof error === 'object' && error !== null) marked.set(error, reason)
  return error
}

/** Undefined for an error that a later try would meet again. */
export function unavailableReason(error: unknown): UnavailableReason | undefined {
  if (!(error instanceof Error)) return undefined
  const known = marked.get(error)
  if (known) return known
  if (error instanceof QueueFull) return 'database busy'
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (typeof errcode === 'number') return sqliteErrors[errcode & 0xff]
  if (typeof code !== 'string') return undefined
  return fileErrors[code] ?? postgresErrors[code] ?? (isSqlState(error) ? postgresClasses[code.slice(0, 2)] : undefined)
}

/** A server's error comes with its severity; a library's code of five letters does not. */
function isSqlState(error: Error): boolean {
  return 'severity' in error
}
