// Opens the backup place: a folder or an S3 store.
import { join } from 'node:path'
import type { BackupConfig } from '#server/config/backup-config.ts'
import type { BackupStore } from './backup-store.ts'
import { openFolderStore } from './folder-store.ts'

/** Defaults to the data folder. Loads the S3 client on demand. */
export async function openStore(to: BackupConfig['to'], dataDir: string): Promise<BackupStore> {
  const local = join(dataDir, 'backups')
  if (to && 's3' in to) return (await import('./s3-store.ts')).openS3Store(to.s3, local)
  return openFolderStore(to?.folder ?? local)
}
