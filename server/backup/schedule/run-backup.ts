// Makes a backup, stores it, and prunes older ones of its occasion.
import { join } from 'node:path'
import type { Keep } from '#domain/backup/backup-retention.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { backups } from '#domain/words/en/office/shop/backups.ts'
import type { BackupConfig } from '#server/config/backup-config.ts'
import { failureSentence } from '../backup-failure.ts'
import { readBackupName } from '../backup-name.ts'
import { makeBackup, type ShopPlace } from '../make-backup.ts'
import { pruneBackups } from '../prune-backups.ts'
import { openStore } from '../stores/open-store.ts'

/** `name` is from `backupName`. */
export type BackupTask = { place: ShopPlace; backup: { to: BackupConfig['to']; keep: Keep }; name: string }

export type BackupOutcome = { bytes: number; faulty: number } | { failed: string }

export function stoppedOutcome(): BackupOutcome {
  return { failed: wordsOf(backups).stopped }
}

/** Resolves to a sentence on failure; rejects for a bug. */
export async function runBackup({ place, backup, name }: BackupTask, now: () => Date): Promise<BackupOutcome> {
  const store = await openStore(backup.to, place.dataDir)
  try {
    const { bytes, manifest } = await makeBackup({ place, file: join(store.folder, name), now })
    await store.put(name)
    // Only after the new one is stored and checked.
    const occasion = readBackupName(name)?.occasion
    if (occasion) await pruneBackups(store, { occasion, keep: backup.keep, now: now() })
    return { bytes, faulty: manifest.faulty.length }
  } catch (error) {
    const sentence = failureSentence(error, store.folder)
    if (sentence === undefined) throw error
    return { failed: sentence }
  }
}
