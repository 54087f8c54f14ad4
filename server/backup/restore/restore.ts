// Restores a backup: unpacks and checks everything before replacing anything.
import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { bucketOf } from '#server/bucket/open-bucket.ts'
import { type Progress, silent } from '#server/progress.ts'
import { hasCode } from '#server/files/stored-files.ts'
import { freeBytesOf } from '#server/free-bytes.ts'
import { BackupRefused } from '../backup-failure.ts'
import type { ShopPlace } from '../make-backup.ts'
import { openFolder } from './restore-to-folder.ts'
import type { OnStep, Target, TargetNeeds, Unpacked } from './target.ts'
import { unpack } from './unpack.ts'

const UNPACKED = '.restoring-'
const MB = 1024 * 1024

export type RestoreRequest = {
  /** A backup, or the folder of a replaced shop. */
  from: string
  place: ShopPlace
  /** Allows setting an existing shop aside. */
  replace?: boolean
  now: () => Date
  progress?: Progress
  onStep?: OnStep
}

/** `aside` is the replaced shop's folder. */
export type Restored = Omit<Unpacked, 'folder'> & { aside?: string }

/**
 * Throws BackupRefused, BackupDamaged, DatabaseUnusable or a system error (see `failureSentence`), with the existing
 * shop unchanged. Killed at any moment, it leaves the old or the new shop, complete by the next start.
 */
export async function restoreBackup(request: RestoreRequest): Promise<Restored> {
  const { from, place, replace = false, now, progress = silent, onStep = () => {} } = request
  await assertReadable(from)
  await mkdir(place.dataDir, { recursive: true, mode: 0o700 })
  await using target = await openTarget(place, { replace, now, bucket: await bucketOf(place) })
  await removeLeftBehind(place.dataDir)
  await assertRoom(from, place.dataDir)
  const folder = join(place.dataDir, UNPACKED + randomBytes(8).toString('hex'))
  try {
    const unpacked = await unpack({ from, folder, now, progress, onStep })
    onStep('checked')
    const aside = await target.take(unpacked, onStep)
    const { rows, madeAt } = unpacked
    return { rows, ...(madeAt !== undefined && { madeAt }), ...(aside !== undefined && { aside }) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function assertReadable(from: string): Promise<void> {
  try {
    await access(from, constants.R_OK)
  } catch (error) {
    const mayNotRead = hasCode(error, 'EACCES', 'EPERM')
    throw new BackupRefused(mayNotRead ? `This user may not read ${from}.` : `There is no backup ${from}.`)
  }
}

/** Loads the driver only for a server. */
async function openTarget(place: ShopPlace, needs: TargetNeeds): Promise<Target> {
  if (!place.databaseUrl) return openFolder(place.dataDir, needs)
  const { openServer } = await import('./restore-to-server.ts')
  return openServer(place, needs)
}

/** Needs the target's lock. */
async function removeLeftBehind(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(UNPACKED)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

async function assertRoom(from: string, dataDir: string): Promise<void> {
  const backup = await stat(from)
  if (!backup.isFile()) return
  const free = await freeBytesOf(dataDir)
  if (free < backup.size)
    throw new BackupRefused(
      `There is not enough room in ${dataDir}: the backup has ${Math.ceil(backup.size / MB)} MB, and ${Math.floor(free / MB)} MB are free. Nothing was changed.`,
    )
}
