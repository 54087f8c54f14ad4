// A shop beside its database, to fill one and read the other.
import type { TestContext } from 'node:test'
import { openDatabase } from '#server/database/open.ts'
import { openShop } from '#server/shop.ts'
import { type DatabaseKind, preparedPlace } from '../database/databases.ts'
import { cleanup } from '../cleanup.ts'
import { NOON, testConfig } from './open-test-shop.ts'

export async function openShopAndDatabase(kind: DatabaseKind, t: TestContext) {
  const place = await preparedPlace(kind, t)
  const database = await openDatabase(place, () => NOON)
  cleanup(t, database.close)
  const shop = await openShop(testConfig(place))
  cleanup(t, shop.close)
  return { place, database, shop }
}
