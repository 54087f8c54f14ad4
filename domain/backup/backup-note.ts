// The owner's note on backups: the last one's age, and whether it needs attention.
import { wordsOf } from '../words/catalogue.ts'
import { backups } from '../words/en/office/shop/backups.ts'

export type BackupState = {
  /** The start of the last successful backup. */
  lastAt?: Date | undefined
  /** Why a later attempt failed. */
  failed?: string | undefined
  isScheduled: boolean
  /** A due backup is missing. */
  isLate: boolean
}

export type BackupNote = { tone: 'plain' | 'warn' | 'bad'; text: string }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Without a schedule. */
export const LATE_AFTER_MS = 7 * DAY_MS

/** A failure is reported first; a late or missing backup needs attention. */
export function backupNote({ lastAt, failed, isScheduled, isLate }: BackupState, now: Date): BackupNote {
  const text = wordsOf(backups)
  const last = lastAt && lastMade(now.getTime() - lastAt.getTime())
  if (failed !== undefined)
    return { tone: 'bad', text: `${text.lastFailed({ reason: failed })} ${last ?? text.noneYet}` }
  if (!last) return { tone: 'bad', text: text.none }
  if (isLate) return { tone: 'warn', text: `${last} ${isScheduled ? text.newerIsDue : text.timeForAnother}` }
  return { tone: 'plain', text: last }
}

function lastMade(ageMs: number): string {
  const text = wordsOf(backups)
  if (ageMs < MINUTE_MS) return text.madeNow
  if (ageMs < HOUR_MS) return text.madeMinutesAgo({ count: Math.floor(ageMs / MINUTE_MS) })
  if (ageMs < 2 * DAY_MS) return text.madeHoursAgo({ count: Math.floor(ageMs / HOUR_MS) })
  return text.madeDaysAgo({ count: Math.floor(ageMs / DAY_MS) })
}
