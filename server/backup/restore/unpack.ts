// Unpacks a backup, checks it, and migrates its database.
import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newestVersion, OLDEST_VERSION } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { hasCode } from '#server/files/stored-files.ts'
import { indexOrders } from '#server/order-table/order-search.ts'
import type { Progress } from '#server/progress.ts'
import { BackupDamaged, BackupRefused } from '../backup-failure.ts'
import { inspectDatabase } from '../inspect-database.ts'
import { DATABASE, isBackedUpName } from '../manifest.ts'
import { readBackup } from '../read-backup.ts'
import type { OnStep, Unpacked } from './target.ts'

const MB = 1024 * 1024

type Unpacking = { from: string; folder: string; now: () => Date; progress: Progress; onStep: OnStep }

/** The caller removes the folder if it throws BackupDamaged or BackupRefused. */
export async function unpack({ from, folder, now, progress, onStep }: Unpacking): Promise<Unpacked> {
  await mkdir(folder, { mode: 0o700 })
  const isFile = (await stat(from)).isFile()
  const manifest = isFile ? await unpackFile(from, folder, progress) : await takeFolder(from, folder)
  onStep('unpacked')
  const { schema, rows } = inspectDatabase(join(folder, DATABASE))
  if (manifest && JSON.stringify(rows) !== JSON.stringify(manifest.rows))
    throw new BackupDamaged(`${from} is damaged: its database differs from its manifest.`)
  const known = await newestVersion('sqlite')
  if (schema > known)
    throw new BackupRefused(
      `${from} is of version ${schema}, newer than this program, which knows versions up to ${known}: update the program. Nothing was changed.`,
    )
  if (schema < OLDEST_VERSION)
    throw new BackupRefused(
      `${from} is of version ${schema}, from before version 0.9.1 of this program: restore it with 0.9.1, which updates it, then start this version. Nothing was changed.`,
    )
  await migrate(folder, now)
  return { folder, rows, ...(manifest && { madeAt: manifest.madeAt }) }
}

async function unpackFile(from: string, folder: string, progress: Progress) {
  const all = Math.max(1, Math.ceil((await stat(from)).size / MB))
  let bytes = 0
  return readBackup(
    from,
    (name) => join(folder, name),
    (more) => progress.step('Checking and unpacking (MB)', Math.ceil((bytes += more) / MB), all),
  )
}

/** Keeps the source files: the folder is a copy to return to. */
async function takeFolder(from: string, folder: string): Promise<undefined> {
  if (!existsSync(join(from, DATABASE))) throw new BackupRefused(`There is no backup in ${from}.`)
  for (const name of await readdir(from, { recursive: true })) {
    if (!isBackedUpName(name) && !name.startsWith(`${DATABASE}-`)) continue
    // Copied, since it will be written to.
    if (name.startsWith('media/')) await linkOrCopy(join(from, name), join(folder, name))
    else await copyFile(join(from, name), join(folder, name))
  }
}

export async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  try {
    await link(from, to)
  } catch (error) {
    if (!hasCode(error, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV', 'EMLINK')) throw error
    await copyFile(from, to)
  }
}

/** A shop copied from a server must index its orders. */
async function migrate(dataDir: string, now: () => Date): Promise<void> {
  const database = await openDatabase({ dataDir }, now)
  try {
    await indexOrders(database)
    await database.db.deleteFrom('sessions').execute()
  } finally {
    await database.close()
  }
}
