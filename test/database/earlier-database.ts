// A shop's database as an earlier version of this program left it, for the tests of what a later one makes of it.
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { migrate } from '#server/database/migrate.ts'
import type { DatabasePlace } from '#server/database/open.ts'
import { postgresDialect } from '#server/database/postgres/open.ts'
import { sqliteDialect } from '#server/database/sqlite/open.ts'
import type { OrderRow, Tables } from '#server/database/tables.ts'

/** Opens an empty place at the version of that number; to be destroyed before the shop opens it. */
export async function openEarlierDatabase({ dataDir, databaseUrl }: DatabasePlace, version: number) {
  const dialect = databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(join(dataDir, 'shop.sqlite'))
  const db = new Kysely<Tables>({ dialect })
  await migrate(db, databaseUrl ? 'postgres' : 'sqlite', () => new Date('2026-01-01T00:00:00Z'), { upTo: version })
  return db
}

/** Returns the row of an order without the columns that came later. */
export function earlierOrderRow({
  erased: _erased,
  kind: _kind,
  stock_recorded: _recorded,
  ...row
}: OrderRow): Omit<OrderRow, 'erased' | 'kind' | 'stock_recorded'> {
  return row
}
