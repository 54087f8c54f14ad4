// What an owner reads of the shop's backups: how old the last one is, and what asks for a look.
import { counted } from '../counted.ts'

export type BackupState = {
  /** When the last that ended well began. */
  lastAt?: Date | undefined
  /** Why the last attempt failed, when it came after that. */
  failed?: string | undefined
  /** Whether one is made by itself. */
  isScheduled: boolean
  /** Whether one that was due is lacking. */
  isLate: boolean
}

export type BackupNote = { tone: 'plain' | 'warn' | 'bad'; text: string }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Where none is made by itself. */
export const LATE_AFTER_MS = 7 * DAY_MS

/** A failure comes first; what is late or was never made asks for a look. */
export function backupNote({ lastAt, failed, isScheduled, isLate }: BackupState, now: Date): BackupNote {
  const last = lastAt && `The last one was made ${ageInWords(lastAt, now)}.`
  if (failed !== undefined)
    return { tone: 'bad', text: `The last backup failed: ${failed} ${last ?? 'There is none yet.'}` }
  if (!last) return { tone: 'bad', text: 'There is no backup of this shop yet.' }
  if (isLate)
    return { tone: 'warn', text: `${last} ${isScheduled ? 'A newer one is due.' : 'It is time for another.'}` }
  return { tone: 'plain', text: last }
}

/** 'less than an hour ago', '3 hours ago', '2 days ago'. */
function ageInWords(at: Date, now: Date): string {
  const ageMs = now.getTime() - at.getTime()
  if (ageMs < HOUR_MS) return 'less than an hour ago'
  const [count, unit] = ageMs < 2 * DAY_MS ? [Math.floor(ageMs / HOUR_MS), 'hour'] : [Math.floor(ageMs / DAY_MS), 'day']
  return `${counted(count, unit)} ago`
}
