// Settings of backups: place, times and retention, checked at the start.
import { isAbsolute } from 'node:path'
import * as v from 'valibot'
import type { Keep } from '#domain/backup/backup-retention.ts'
import { isS3Url, s3Endpoint, type S3Place, s3PlaceOf, s3Region } from './s3-place.ts'

export type BackupConfig = {
  /** Absent: no schedule. */
  to?: { folder: string } | { s3: S3Place }
  /** In India. */
  hours: readonly number[]
  keep: Keep
  /** Back up before a migration. */
  beforeUpdate: boolean
}

export const usualBackups: BackupConfig = { hours: [3], keep: { days: 7, weeks: 4, months: 6 }, beforeUpdate: true }

const HOURS = /^(?:\d|1\d|2[0-3])(?:,(?:\d|1\d|2[0-3]))*$/
const KEEP = /^([1-9]\d{0,2}),(\d{1,3}),(\d{1,3})$/

const text = v.pipe(v.string(), v.trim())

function matching(pattern: RegExp, message: string) {
  return v.optional(v.pipe(text, v.regex(pattern, message)))
}

export const backupEntries = {
  BACKUP_TO: v.optional(
    v.pipe(
      text,
      v.check((to) => isAbsolute(to) || isS3Url(to), 'BACKUP_TO must be an absolute folder or s3://bucket/prefix'),
    ),
  ),
  BACKUP_AT: matching(HOURS, 'BACKUP_AT must be hours of the day from 0 to 23 with commas between, like 3,15'),
  BACKUP_KEEP: matching(KEEP, 'BACKUP_KEEP must be the days, weeks and months to keep one of, like 7,4,6'),
  BACKUP_BEFORE_UPDATE: v.optional(
    v.pipe(text, v.picklist(['on', 'off'], "BACKUP_BEFORE_UPDATE must be 'on' or 'off'")),
  ),
  BACKUP_S3_ENDPOINT: s3Endpoint('BACKUP_S3_ENDPOINT'),
  BACKUP_S3_REGION: s3Region('BACKUP_S3_REGION'),
  BACKUP_S3_KEY_ID: v.optional(text),
  BACKUP_S3_SECRET: v.optional(text),
}

type Given = { [Name in keyof typeof backupEntries]?: string | undefined }

/** Returns a sentence per missing setting of an S3 store. */
export function backupFaults(given: Given): string[] {
  if (!given.BACKUP_TO?.startsWith('s3:')) return []
  const needed = ['BACKUP_S3_KEY_ID', 'BACKUP_S3_SECRET', 'BACKUP_S3_REGION'] as const
  return needed
    .filter((name) => !given[name])
    .map((name) => `${name} must be set as well when BACKUP_TO is an s3 address`)
}

/** Needs settings without faults. */
export function backupConfigOf(given: Given): BackupConfig {
  const [, days, weeks, months] = (KEEP.exec(given.BACKUP_KEEP ?? '') ?? []).map(Number)
  const to = placeOf(given)
  return {
    ...(to && { to }),
    hours: given.BACKUP_AT?.split(',').map(Number) ?? usualBackups.hours,
    keep: days === undefined ? usualBackups.keep : { days, weeks: weeks ?? 0, months: months ?? 0 },
    beforeUpdate: given.BACKUP_BEFORE_UPDATE !== 'off',
  }
}

function placeOf({ BACKUP_TO = '', ...given }: Given): BackupConfig['to'] {
  if (isAbsolute(BACKUP_TO)) return { folder: BACKUP_TO }
  const s3 = s3PlaceOf(BACKUP_TO, {
    keyId: given.BACKUP_S3_KEY_ID,
    secret: given.BACKUP_S3_SECRET,
    region: given.BACKUP_S3_REGION,
    endpoint: given.BACKUP_S3_ENDPOINT,
  })
  return s3 && { s3 }
}
