// Opens the database; before a migration backs up the whole shop, so that an update can be reverted.
import { join } from 'node:path'
import { KEPT_BEFORE_UPDATE } from '#domain/backup/backup-retention.ts'
import type { MediaPlace } from '#server/bucket/open-bucket.ts'
import { exclusiveLock } from '#server/database/exclusive-lock.ts'
import { newestVersion, OLDEST_VERSION } from '#server/database/migrate.ts'
import { type Database, type DatabasePlace, DatabaseUnusable, openDatabase } from '#server/database/open.ts'
import { schemaVersion } from '#server/database/schema-version.ts'
import { type BackupConfig, usualBackups } from '../config/backup-config.ts'
import { failureSentence } from './backup-failure.ts'
import { backupName } from './backup-name.ts'

type Needs = {
  now: () => Date
  say: (line: string) => void
  freeBytes?: (folder: string) => Promise<number>
  mayMigrate?: boolean | undefined
}
type Place = DatabasePlace & MediaPlace & { backup?: BackupConfig | undefined }

/** Throws DatabaseUnusable, also without room for the backup; then nothing is migrated. */
export async function openUpdatedDatabase(place: Place, needs: Needs): Promise<Database> {
  if (needs.mayMigrate === false && (await isUpdateDue(place)))
    throw new DatabaseUnusable(
      'This version changes the database, which running processes of the version before still use: restart the shop instead (systemctl restart cracker-shop)',
    )
  if (place.backup?.beforeUpdate === false || !(await isUpdateDue(place))) return openDatabase(place, needs.now)
  await using _lock = await exclusiveLock(
    place,
    () => needs.say('Another process is updating this shop: waiting for it …'),
    'update',
  )
  // Another process may have migrated.
  if (await isUpdateDue(place)) await backUp(place, needs)
  return await openDatabase(place, needs.now)
}

async function isUpdateDue(place: DatabasePlace): Promise<boolean> {
  const kind = place.databaseUrl ? 'postgres' : 'sqlite'
  // `openDatabase` reports an unreadable or too old one.
  const version = await schemaVersion(place).catch(() => undefined)
  return version !== undefined && version >= OLDEST_VERSION && version < (await newestVersion(kind))
}

async function backUp(place: Place, { now, say, freeBytes }: Needs): Promise<void> {
  const folder = join(place.dataDir, 'backups')
  const file = join(folder, backupName('before-update', now()))
  say('This update changes the database: the shop is backed up first …')
  // Few starts need the archive code.
  const { makeBackup } = await import('./make-backup.ts')
  try {
    await makeBackup({ place, file, now, ...(freeBytes && { freeBytes }) })
  } catch (error) {
    const sentence = failureSentence(error, folder)
    if (sentence === undefined) throw error
    throw new DatabaseUnusable(
      `The shop cannot be backed up, so the update has changed nothing: ${sentence} BACKUP_BEFORE_UPDATE=off updates without a backup.`,
    )
  }
  const into = place.databaseUrl ? 'with DATABASE_URL set to an empty database' : 'with --replace'
  say(
    `The shop before the update is in ${file}. To go back, install the earlier version and restore that file, ${into}.`,
  )
  for (const name of await prune(folder, now()))
    say(`An older one was removed, as the newest ${KEPT_BEFORE_UPDATE} are kept: ${name}`)
}

/** A folder without permission to delete must not block an update. */
async function prune(folder: string, now: Date): Promise<string[]> {
  const { openFolderStore } = await import('./stores/folder-store.ts')
  const { pruneBackups } = await import('./prune-backups.ts')
  const pruning = { occasion: 'before-update', keep: usualBackups.keep, now } as const
  return pruneBackups(openFolderStore(folder), pruning).catch((error: unknown) => {
    if (failureSentence(error, folder) === undefined) throw error
    return []
  })
}
