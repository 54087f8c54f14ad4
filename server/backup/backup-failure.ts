// Failures of backup and restore, with a sentence for the admin.
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
  if (error instanceof BackupRefused || error instanceof BackupDamaged) return error.message
  const { errcode } = error as { errcode?: number }
  if (hasCode(error, 'ENOSPC', 'EDQUOT') || errcode === SQLITE_FULL) return `There is no room left in ${folder}.`
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return `This user may not write to ${folder}.`
  if (hasCode(error, 'ENOENT', 'ENOTDIR')) return `There is no folder ${folder}.`
  if (hasCode(error, 'EIO')) return `The disk of ${folder} fails.`
  return undefined
}

const SQLITE_FULL = 13
