// A shop and its database beside it, for what fills the one and looks through the other.
import type { TestContext } from 'node:test'
import { openDatabase } from '#server/database/open.ts'
import { openShop } from '#server/shop.ts'
import { type DatabaseKind, emptyPlace } from '../database/databases.ts'
import { lastly } from '../cleanup.ts'
import { NOON, testConfig } from './open-test-shop.ts'

export async function openBoth(kind: DatabaseKind, t: TestContext) {
  const place = await emptyPlace(kind, t)
  const database = await openDatabase(place, () => NOON)
  lastly(t, database.close)
  const shop = await openShop(testConfig(place))
  lastly(t, shop.close)
  return { database, shop }
}
