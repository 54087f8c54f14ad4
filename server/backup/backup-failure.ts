// Failures of backup and restore, with a sentence for the admin.
import { wordsOf } from '#domain/words/catalogue.ts'
import { backups } from '#domain/words/en/office/shop/backups.ts'
import { S3Failure } from '#server/bucket/s3-failure.ts'
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
  const text = wordsOf(backups)
  const { errcode } = error as { errcode?: number }
  if (hasCode(error, 'ENOSPC', 'EDQUOT') || errcode === SQLITE_FULL) return text.noRoom({ folder })
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return text.mayNotWrite({ folder })
  if (hasCode(error, 'ENOENT', 'ENOTDIR')) return text.noFolder({ folder })
  if (hasCode(error, 'EIO')) return text.diskFails({ folder })
  return undefined
}

const SQLITE_FULL = 13
