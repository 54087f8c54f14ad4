// Failures of backup and restore, with a sentence for the admin.
import { wordsOf } from '#domain/words/catalogue.ts'
import { backups } from '#domain/words/en/office/shop/backups.ts'
import { S3Failure } from '#server/bucket/s3-failure.ts'
import { DatabaseUnusable } from '#server/database/open.ts'
import { Refusal } from '#server/refusal.ts'
import { hasCode } from '#server/files/stored-files.ts'

/** Nothing was changed. */
export class BackupRefused extends Refusal {
  override name = 'BackupRefused'
}

export class BackupDamaged extends Refusal {
  override name = 'BackupDamaged'
}

/** `folder` was written to; undefined for a bug. */
export function failureSentence(error: unknown, folder: string): string | undefined {
  if (error instanceof BackupRefused || error instanceof BackupDamaged || error instanceof S3Failure)
    return error.message
  if (error instanceof DatabaseUnusable) return `${error.message}.`
  if (isDatabaseFault(error)) return damaged(error.message)
  const text = wordsOf(backups)
  const { errcode } = error as { errcode?: number }
  if (hasCode(error, 'ENOSPC', 'EDQUOT') || errcode === SQLITE_FULL) return text.noRoom({ folder })
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return text.mayNotWrite({ folder })
  if (hasCode(error, 'ENOENT', 'ENOTDIR')) return text.noFolder({ folder })
  if (hasCode(error, 'EEXIST')) return text.notAFolder({ folder })
  if (hasCode(error, 'EIO')) return text.diskFails({ folder })
  return undefined
}

/** SQLITE_CORRUPT or SQLITE_NOTADB. */
export function isDatabaseFault(error: unknown): error is Error {
  const { errcode } = error as { errcode?: number }
  return error instanceof Error && (errcode === 11 || errcode === 26)
}

export function damaged(reason: unknown): string {
  return `The database is damaged: ${String(reason)}.`
}

const SQLITE_FULL = 13
