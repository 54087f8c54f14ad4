// The owner's note on backups: the last one's age, and whether it needs attention.
import { counted } from '../counted.ts'

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

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Without a schedule. */
export const LATE_AFTER_MS = 7 * DAY_MS

/** A failure is reported first; a late or missing backup needs attention. */
export function backupNote({ lastAt, failed, isScheduled, isLate }: BackupState, now: Date): BackupNote {
  const last = lastAt && `The last one was made ${ageInWords(lastAt, now)}.`
  if (failed !== undefined)
    return { tone: 'bad', text: `The last backup failed: ${failed} ${last ?? 'There is none yet.'}` }
  if (!last) return { tone: 'bad', text: 'There is no backup of this shop yet.' }
  if (isLate)
    return { tone: 'warn', text: `${last} ${isScheduled ? 'A newer one is due.' : 'It is time for another.'}` }
  return { tone: 'plain', text: last }
}

function ageInWords(at: Date, now: Date): string {
  const ageMs = now.getTime() - at.getTime()
  if (ageMs < HOUR_MS) return 'less than an hour ago'
  const [count, unit] = ageMs < 2 * DAY_MS ? [Math.floor(ageMs / HOUR_MS), 'hour'] : [Math.floor(ageMs / DAY_MS), 'day']
  return `${counted(count, unit)} ago`
}
