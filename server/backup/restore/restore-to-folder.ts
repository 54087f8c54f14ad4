// Restores a shop into an SQLite data folder and keeps the replaced one aside.
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Bucket } from '#server/bucket/bucket.ts'
import { copyToFolder } from '#server/bucket/media-files.ts'
import { isLockConflict } from '#server/database/lock-conflict.ts'
import { moveRestored, RESTORED } from '#server/database/sqlite/finish-restore.ts'
import { lockShop } from '#server/database/sqlite/shop-lock.ts'
import { BackupRefused } from '../backup-failure.ts'
import { DATABASE, isBackedUpName, SETTINGS } from '../manifest.ts'
import { assertNoOtherSettings, moveMedia } from './place-files.ts'
import type { Target, TargetNeeds } from './target.ts'
import { linkOrCopy } from './unpack.ts'

/** Locks the folder until disposed. Throws BackupRefused if a shop is open, or exists without `replace`. */
export async function openFolder(dataDir: string, { replace, now, bucket }: TargetNeeds): Promise<Target> {
  const lock = lockShop(dataDir, 'alone')
  if (!lock) throw new BackupRefused(isOpen(dataDir))
  try {
    moveRestored(dataDir)
    const database = join(dataDir, DATABASE)
    if (existsSync(database)) {
      if (!replace)
        throw new BackupRefused(
          `There is a shop in ${dataDir} already. Nothing was changed. Add --replace to put the backup in its place; the shop that is there is kept aside.`,
        )
      closeLog(database, dataDir)
    }
  } catch (error) {
    lock[Symbol.dispose]()
    throw error
  }

  return {
    async take({ folder }, onStep) {
      const isReplacing = existsSync(join(dataDir, DATABASE))
      if (!isReplacing) await assertNoOtherSettings(folder, dataDir)
      await moveMedia(folder, dataDir, bucket)
      onStep('media')
      const aside = isReplacing ? await keepAside(dataDir, now(), bucket) : undefined
      onStep('aside')
      await removeAllBut(folder, [DATABASE, SETTINGS])
      await rename(folder, join(dataDir, RESTORED))
      await syncFolder(dataDir)
      onStep('decided')
      moveRestored(dataDir)
      onStep('database')
      return aside
    },
    [Symbol.asyncDispose]: async () => lock[Symbol.dispose](),
  }
}

function isOpen(dataDir: string): string {
  return `The shop in ${dataDir} is open: stop it first. Nothing was changed.`
}

/**
 * SQLite removes the log only for an exclusive user, which finds programs without the lock. A damaged database keeps
 * its log.
 */
function closeLog(file: string, dataDir: string): void {
  using database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('pragma journal_mode = delete')
  } catch (error) {
    if (isLockConflict(error)) throw new BackupRefused(isOpen(dataDir))
  }
}

/** Returns the folder, which a restore accepts. Media are hard links if possible; those of a bucket are fetched. */
async function keepAside(dataDir: string, now: Date, bucket: Bucket | undefined): Promise<string> {
  const isThere = (await readdir(dataDir)).filter((name) => name === SETTINGS || name.startsWith(DATABASE))
  const aside = join(dataDir, `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`)
  await mkdir(aside, { mode: 0o700 })
  for (const name of isThere) await linkOrCopy(join(dataDir, name), join(aside, name))
  const media = existsSync(join(dataDir, 'media')) ? await readdir(join(dataDir, 'media'), { recursive: true }) : []
  for (const name of media.map((each) => `media/${each}`).filter(isBackedUpName))
    await linkOrCopy(join(dataDir, name), join(aside, name))
  try {
    // Nothing would name them in the bucket any more, and the sweep would remove them.
    if (bucket) await copyToFolder({ media: join(aside, 'media'), bucket })
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    throw error
  }
  await syncFolder(aside)
  return aside
}

async function removeAllBut(folder: string, names: readonly string[]): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!names.includes(name)) await rm(join(folder, name), { recursive: true, force: true })
  }
  await syncFolder(folder)
}

async function syncFolder(folder: string): Promise<void> {
  await using directory = await open(folder, 'r')
  await directory.sync()
}
