// Creates a backup: one tar of a database snapshot, media and settings, checked before it gets its name.
import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Bucket } from '#server/bucket/bucket.ts'
import { type BucketFiles, filesInBucket, filesInFolder } from '#server/bucket/media-files.ts'
import { bucketOf, type MediaPlace } from '#server/bucket/open-bucket.ts'
import { S3Failure } from '#server/bucket/s3-failure.ts'
import { tryExclusiveLock } from '#server/database/exclusive-lock.ts'
import type { DatabasePlace } from '#server/database/open.ts'
import { lockFile } from '#server/files/file-lock.ts'
import { hasCode } from '#server/files/stored-files.ts'
import { type Progress, silent } from '#server/progress.ts'
import { createArchive } from './archive.ts'
import { BackupDamaged, BackupRefused } from './backup-failure.ts'
import { freeBytesOf } from '#server/free-bytes.ts'
import { inspectDatabase } from './inspect-database.ts'
import { type BackedUpFile, DATABASE, FORMAT, isBackedUpName, MANIFEST, type Manifest, SETTINGS } from './manifest.ts'
import { readBackup } from './read-backup.ts'
import { takeSnapshot, versionOfShop } from './snapshot.ts'

const WORK_FOLDER = '.backup-'
/** Older work is left from a killed process. */
const LEFT_BEHIND_MS = 12 * 60 * 60_000
/** Headers and manifest. */
const OVERHEAD_BYTES = 16 * 1024 * 1024
const MB = 1024 * 1024

export type ShopPlace = DatabasePlace & MediaPlace

export type BackupRequest = {
  place: ShopPlace
  /** The backup's path; creates its folder. */
  file: string
  /** Stores the checked archive in the place of `file`, before another backup may begin. */
  send?: ((archive: string) => Promise<void>) | undefined
  now: () => Date
  progress?: Progress
  freeBytes?: (folder: string) => Promise<number>
}

export type Backup = { file: string; bytes: number; manifest: Manifest }

/**
 * Throws BackupRefused, BackupDamaged, DatabaseUnusable or a system error (see `failureSentence`). Leaves no file with that name, even if
 * killed.
 */
export async function makeBackup({
  place,
  file,
  send = (archive) => moveTo(file, archive),
  now,
  progress = silent,
  freeBytes = freeBytesOf,
}: BackupRequest): Promise<Backup> {
  const folder = dirname(file)
  await versionOfShop(place)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (existsSync(file)) throw new BackupRefused(`${file} already exists. A backup overwrites no file.`)
  await using lock = await tryExclusiveLock(place, 'backup')
  if (!lock) throw new BackupRefused('Another backup of this shop is running.')
  await removeLeftBehind(folder)
  await assertRoom({ place, folder, freeBytes })
  const work = join(folder, WORK_FOLDER + randomBytes(8).toString('hex'))
  await mkdir(work, { mode: 0o700 })
  const removeWork = () => rmSync(work, { recursive: true, force: true })
  // For a signal that ends the program.
  process.once('exit', removeWork)
  try {
    const archive = join(work, 'archive')
    await writeArchive({ place, work, archive, now, progress })
    const manifest = await checkBackup(archive, work)
    const bytes = (await stat(archive)).size
    await send(archive)
    return { file, bytes, manifest }
  } finally {
    process.off('exit', removeWork)
    await rm(work, { recursive: true, force: true })
  }
}

type Writing = { place: ShopPlace; work: string; archive: string; now: () => Date; progress: Progress }

async function writeArchive({ place, work, archive, now, progress }: Writing): Promise<void> {
  const { dataDir } = place
  const snapshot = join(work, DATABASE)
  // Prevents sweeps. One in progress removes only files unused for a day.
  const media = join(dataDir, 'media')
  await using _noSweep = existsSync(media) ? await lockFile(join(media, 'sweep.lock')) : undefined
  const madeAt = now().toISOString()
  await takeSnapshot(place, snapshot, now)
  const { schema, rows, media: inUse } = inspectDatabase(snapshot)
  const writer = await createArchive(archive, now())
  try {
    const files: BackedUpFile[] = []
    const add = async (name: string, from: string) => {
      const added = await writer.add(name, from)
      if (added) files.push(added)
      return added !== undefined
    }
    await add(DATABASE, snapshot)
    await rm(snapshot)
    await add(SETTINGS, join(dataDir, SETTINGS))
    const stored = await mediaOf(place)
    const keys = [...stored.files.keys()].toSorted()
    for (const [at, key] of keys.entries()) {
      const name = `media/${key}`
      // Skips a file deleted in between.
      if (!(await add(name, join(media, key)))) {
        const fetched = join(work, 'fetched')
        if (await fetchFile(stored, key, fetched)) await add(name, fetched)
        await rm(fetched, { force: true })
      }
      progress.step('Copying images and videos', at + 1, keys.length)
    }
    const engine = place.databaseUrl ? 'postgres' : 'sqlite'
    const faulty = faultyMedia(files, inUse)
    const manifest: Manifest = { format: FORMAT, madeAt, engine, schema, rows, faulty, files }
    await writer.addText(MANIFEST, `${JSON.stringify(manifest, undefined, 1)}\n`)
    await writer.finish()
  } finally {
    await writer.close()
  }
}

/** As a restore would. Throws BackupDamaged. */
async function checkBackup(archive: string, work: string): Promise<Manifest> {
  const database = join(work, 'checked.sqlite')
  const manifest = await readBackup(archive, (name) => (name === DATABASE ? database : undefined))
  const { schema, rows } = inspectDatabase(database)
  if (schema !== manifest.schema || JSON.stringify(rows) !== JSON.stringify(manifest.rows))
    throw new BackupDamaged('The backup differs from the database.')
  return manifest
}

/** Bytes by key. Excludes sizes of images, which are created on demand. */
type Media = { files: ReadonlyMap<string, number>; bucket: Bucket | undefined; inBucket: BucketFiles }

async function mediaOf(place: ShopPlace): Promise<Media> {
  const bucket = await bucketOf(place)
  const inBucket: BucketFiles = bucket ? await filesInBucket(bucket) : new Map()
  const bytesInBucket = [...inBucket].map(([key, { bytes }]) => [key, bytes] as const)
  return {
    files: new Map([...bytesInBucket, ...(await filesInFolder(join(place.dataDir, 'media')))]),
    bucket,
    inBucket,
  }
}

/** Returns false for a file that is gone or damaged: the manifest names it if a row does. */
async function fetchFile({ bucket, inBucket }: Media, key: string, path: string): Promise<boolean> {
  try {
    return (await bucket?.download(inBucket.get(key)?.from ?? key, path)) ?? false
  } catch (error) {
    if (error instanceof S3Failure && error.isDamaged) return false
    throw error
  }
}

/** A file's name begins with its hash: a mismatch means lost bytes. */
function faultyMedia(files: readonly BackedUpFile[], inUse: readonly string[]): string[] {
  const there = new Map(files.map(({ name, sha256 }) => [name, sha256]))
  const missing = inUse.filter((name) => isBackedUpName(name) && !there.has(name))
  const changed = files.filter(({ name, sha256 }) => name.startsWith('media/') && !name.includes(sha256.slice(0, 32)))
  return [...missing, ...changed.map(({ name }) => name)]
}

type Room = { place: ShopPlace; folder: string; freeBytes: (folder: string) => Promise<number> }

async function assertRoom({ place, folder, freeBytes }: Room): Promise<void> {
  const { files } = await mediaOf(place)
  const mediaBytes = files.values().reduce((sum, bytes) => sum + bytes, 0)
  // The database copy is temporarily beside the archive.
  const needed = mediaBytes + 2 * (await databaseBytes(place)) + OVERHEAD_BYTES
  const free = await freeBytes(folder)
  if (free < needed)
    throw new BackupRefused(
      `There is not enough room in ${folder}: the backup needs ${Math.ceil(needed / MB)} MB, and ${Math.floor(free / MB)} MB are free.`,
    )
}

async function databaseBytes({ dataDir, databaseUrl }: DatabasePlace): Promise<number> {
  if (!databaseUrl) return (await sizeOf(join(dataDir, DATABASE))) + (await sizeOf(join(dataDir, `${DATABASE}-wal`)))
  const { bytesOnServer } = await import('#server/database/postgres/engine.ts')
  return await bytesOnServer(databaseUrl)
}

async function removeLeftBehind(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name)
    if (!name.startsWith(WORK_FOLDER)) continue
    const { mtimeMs } = await stat(path)
    if (Math.abs(Date.now() - mtimeMs) > LEFT_BEHIND_MS) await rm(path, { recursive: true, force: true })
  }
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
}

async function moveTo(file: string, archive: string): Promise<void> {
  await rename(archive, file)
  await using directory = await open(dirname(file), 'r')
  await directory.sync()
}
