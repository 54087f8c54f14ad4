// Opens the place in which backups are kept: a folder, or a store that speaks S3.
import { join } from 'node:path'
import type { BackupConfig } from '#server/config/backup-config.ts'
import type { BackupStore } from './backup-store.ts'
import { openFolderStore } from './folder-store.ts'

/** Without a place of its own, backups stay in the data folder. The client of a store is loaded only where there is one. */
export async function openStore(to: BackupConfig['to'], dataDir: string): Promise<BackupStore> {
  const local = join(dataDir, 'backups')
  if (to && 's3' in to) return (await import('./s3-store.ts')).openS3Store(to.s3, local)
  return openFolderStore(to?.folder ?? local)
}
