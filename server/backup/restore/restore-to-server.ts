// Restores a shop into an empty PostgreSQL database in one transaction, and its files into the data folder.
import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { copyShop, filledTables } from '#server/database/copy-shop.ts'
import { tryExclusiveLock } from '#server/database/exclusive-lock.ts'
import { type DatabasePlace, openDatabase } from '#server/database/open.ts'
import { indexOrders } from '#server/order-table/order-search.ts'
import { BackupRefused } from '../backup-failure.ts'
import { SETTINGS } from '../manifest.ts'
import { assertNoOtherSettings, moveMedia } from './place-files.ts'
import type { Target, TargetNeeds } from './target.ts'

/** Locks the database against a first start until disposed. Throws BackupRefused unless it is empty. */
export async function openServer(place: DatabasePlace, { replace, now, bucket }: TargetNeeds): Promise<Target> {
  if (replace)
    throw new BackupRefused(
      'On PostgreSQL a backup is restored into an empty database: create one and set DATABASE_URL to it, without --replace. The shop that is there stays.',
    )
  const database = await openDatabase({ ...place, databasePoolUrl: undefined }, now)
  const lock = await tryExclusiveLock(place, 'first-start')
  const close = async () => {
    await lock?.[Symbol.asyncDispose]()
    await database.close()
  }
  try {
    if (!lock) throw new BackupRefused('A shop is starting with that database. Stop it first. Nothing was changed.')
    const filled = await filledTables(database)
    if (filled.length > 0)
      throw new BackupRefused(
        `That database is not empty: it has ${filled.join(', ')}. Create an empty one and set DATABASE_URL to it. Nothing was changed.`,
      )
  } catch (error) {
    await close()
    throw error
  }

  return {
    async take({ folder }, onStep) {
      await assertNoOtherSettings(folder, place.dataDir)
      await moveMedia(folder, place.dataDir, bucket)
      onStep('media')
      const settings = join(folder, SETTINGS)
      if (existsSync(settings)) await rename(settings, join(place.dataDir, SETTINGS))
      onStep('aside')
      const unpacked = await openDatabase({ dataDir: folder }, now)
      try {
        await copyShop(unpacked, database)
      } finally {
        await unpacked.close()
      }
      onStep('decided')
      await indexOrders(database)
      onStep('database')
      return undefined
    },
    [Symbol.asyncDispose]: close,
  }
}
