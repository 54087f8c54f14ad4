// Makes one backup, puts it into its place, and then removes there what is older of its occasion than is kept.
import { join } from 'node:path'
import type { Keep } from '#domain/backup/backup-retention.ts'
import type { DatabasePlace } from '#server/database/open.ts'
import type { BackupConfig } from '#server/config/backup-config.ts'
import { failureSentence } from '../backup-failure.ts'
import { readBackupName } from '../backup-name.ts'
import { makeBackup } from '../make-backup.ts'
import { pruneBackups } from '../prune-backups.ts'
import { openStore } from '../stores/open-store.ts'

/** `name` is one of `backupName`; `place` is where the shop is. */
export type BackupTask = { place: DatabasePlace; backup: { to: BackupConfig['to']; keep: Keep }; name: string }

export type BackupOutcome = { bytes: number; faulty: number } | { failed: string }

export const STOPPED: BackupOutcome = { failed: 'The shop was stopped.' }

/** Resolves with a sentence where it failed; rejects for a bug. */
export async function runBackup({ place, backup, name }: BackupTask, now: () => Date): Promise<BackupOutcome> {
  const store = await openStore(backup.to, place.dataDir)
  try {
    const { bytes, manifest } = await makeBackup({ place, file: join(store.folder, name), now })
    await store.put(name)
    // Only now, when the new one is there and checked.
    const occasion = readBackupName(name)?.occasion
    if (occasion) await pruneBackups(store, { occasion, keep: backup.keep, now: now() })
    return { bytes, faulty: manifest.faulty.length }
  } catch (error) {
    const sentence = failureSentence(error, store.folder)
    if (sentence === undefined) throw error
    return { failed: sentence }
  }
}
