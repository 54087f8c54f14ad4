// A shop's database as an earlier version of this program left it, for the tests of what a later one makes of it.
import { join } from 'node:path'
import { type Insertable, Kysely } from 'kysely'
import type { Reader } from '#server/database/engine.ts'
import { migrate } from '#server/database/migrate.ts'
import type { DatabasePlace } from '#server/database/open.ts'
import { postgresDialect } from '#server/database/postgres/open.ts'
import { sqliteDialect } from '#server/database/sqlite/open.ts'
import type { OrderItemRow, OrderRow, ProductRow, Tables } from '#server/database/tables.ts'
import { toColumns } from '#server/products/new-product.ts'

/** Opens an empty place at the version of that number; to be destroyed before the shop opens it. */
export async function openEarlierDatabase({ dataDir, databaseUrl }: DatabasePlace, version: number) {
  const dialect = databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(join(dataDir, 'shop.sqlite'))
  const db = new Kysely<Tables>({ dialect }) as Reader
  await migrate(db, databaseUrl ? 'postgres' : 'sqlite', () => new Date('2026-01-01T00:00:00Z'), { upTo: version })
  return db
}

/** Returns the row of an order without the columns that came later. */
export function earlierOrderRow({
  erased: _erased,
  kind: _kind,
  stock_recorded: _recorded,
  packing_paise: _packing,
  round_off_paise: _roundOff,
  step: _step,
  call_at: _callAt,
  discount_paise: _discount,
  revision: _revision,
  revised_at: _revisedAt,
  packing_note: _packingNote,
  freight_note: _freightNote,
  language: _language,
  ...row
}: OrderRow): OrderRow {
  return row as OrderRow
}

/** Returns the row of a line without the column that came later. */
export function earlierItemRow({ substitute_for: _substitute, ...row }: OrderItemRow): OrderItemRow {
  return row as OrderItemRow
}

/** Stores a product as version 0.4.0 and earlier ones did, with the number as its id and code. */
export async function insertEarlierProduct(
  old: Kysely<Tables>,
  number: number,
  product: Parameters<typeof toColumns>[0],
  stored: Partial<ProductRow> = {},
): Promise<void> {
  const { tamil_name: _tamil, contents: _contents, enabled: _enabled, is_new: _new, ...columns } = toColumns(product)
  const created_at = '2026-01-01T00:00:00Z'
  const row = { ...columns, id: `p${number}`, code: `PRD${number}`, created_at, updated_at: null, ...stored }
  await old
    .insertInto('products')
    .values(row as Insertable<Tables['products']>)
    .execute()
}
