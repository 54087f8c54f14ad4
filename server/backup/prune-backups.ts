// Removes an occasion's older backups once a newer one is checked.
import { allButNewest, backupsToPrune, KEPT_BEFORE_UPDATE, KEPT_BY_HAND } from '#domain/backup/backup-retention.ts'
import type { BackupConfig } from '../config/backup-config.ts'
import type { Occasion } from './backup-name.ts'
import type { BackupStore, StoredBackup } from './stores/backup-store.ts'

type Pruning = { occasion: Occasion; keep: BackupConfig['keep']; now: Date }

/** Returns the removed names. Other occasions and other files stay. */
export async function pruneBackups(store: BackupStore, { occasion, keep, now }: Pruning): Promise<string[]> {
  const made = (await store.list()).filter((backup) => backup.occasion === occasion)
  const old = oldOf(made, { occasion, keep, now })
  for (const { name } of old) await store.remove(name)
  return old.map(({ name }) => name)
}

function oldOf(made: readonly StoredBackup[], { occasion, keep, now }: Pruning): StoredBackup[] {
  if (occasion === 'scheduled') return backupsToPrune(made, keep, now)
  return allButNewest(made, occasion === 'by-hand' ? KEPT_BY_HAND : KEPT_BEFORE_UPDATE, now)
}
