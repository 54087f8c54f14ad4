// Prepares a run's initial data once for all its processes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openShop } from '#server/shop.ts'
import { administer, PREPARED_DATABASE, urlOf } from '../database/databases.ts'
import { testConfig, testSystem } from './open-test-shop.ts'

/** Returns the data folder for `TEST_PREPARED_FOLDER`; the database ends with its server. */
export async function preparePlaces(postgres: string): Promise<{ folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-prepared-'))
  const other = mkdtempSync(join(tmpdir(), 'shop-prepared-postgres-'))
  const remove = () => {
    for (const each of [folder, other]) rmSync(each, { recursive: true, force: true })
  }
  try {
    await administer(postgres, `create database ${PREPARED_DATABASE}`)
    for (const place of [{ dataDir: folder }, { dataDir: other, databaseUrl: urlOf(postgres, PREPARED_DATABASE) }]) {
      const shop = await openShop(testConfig(place), { system: testSystem() })
      await shop.close()
    }
    return { folder, remove }
  } catch (error) {
    remove()
    throw error
  }
}
