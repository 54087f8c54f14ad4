// Copies a whole shop into an empty database of either kind, all or nothing.
import { sql } from 'kysely'
import { insertRows } from './insert-rows.ts'
import type { Database, Trx } from './open.ts'
import { withoutRules } from './rules.ts'
import type { Tables } from './tables.ts'

const ROWS_A_BATCH = 2_000

/** Referenced tables first. */
const COPIED = {
  categories: ['id'],
  former_category_names: ['name'],
  products: ['id'],
  former_products: ['product_id', 'name'],
  batches: ['id'],
  batch_products: ['batch_id', 'product_id'],
  stock_movements: ['product_id', 'at', 'id'],
  stock_counts: ['id'],
  videos: ['id'],
  demo_goods: ['id'],
  demo_removals: ['id'],
  imports: ['id'],
  sheet_choices: ['kind', 'heading'],
  admins: ['id'],
  audit_entries: ['id'],
  push_keys: ['id'],
  push_devices: ['id'],
  settings_versions: ['version'],
  orders: ['order_id'],
  order_items: ['order_id', 'line'],
  order_history: ['order_id', 'number'],
  order_revisions: ['order_id', 'number'],
  transport_offices: ['id'],
  dispatches: ['order_id'],
  payments: ['id'],
  order_keys: ['idempotency_key'],
  packing_presses: ['order_id', 'product_id'],
  removed_orders: ['order_id'],
  counter_sales: ['sale_id'],
  counter_lines: ['sale_id', 'line'],
  counter_returns: ['return_key'],
  counter_return_lines: ['return_key', 'product_id'],
  counter_days: ['day'],
  counter_shortfalls: ['sale_id', 'product_id'],
  product_saves: ['save_key'],
  video_saves: ['save_key'],
} as const satisfies Partial<Record<keyof Tables, readonly string[]>>

type CopiedTable = keyof typeof COPIED

export const copiedTables = Object.keys(COPIED) as CopiedTable[]

/** Initial rows of a new database, replaced by the copy's. */
const begunWith = ['former_category_names', 'categories'] as const satisfies CopiedTable[]

/**
 * What the target counts, indexes and migrates itself, and what restarts there (sessions, waits, limits). Accounts sign
 * in again.
 */
export const tablesLeftOut: readonly string[] = [
  'backups',
  'data_checks',
  'migrations',
  'order_editors',
  'order_search',
  'order_goods',
  'orders_to_index',
  'order_rates',
  'report_changes',
  'report_counter_days',
  'report_counter_goods',
  'report_days',
  'report_goods',
  'report_places',
  'sessions',
  'sign_in_failures',
  'write_probes',
]

/** Their rows would conflict with a copy. */
export async function filledTables({ db }: Database): Promise<CopiedTable[]> {
  const filled: CopiedTable[] = []
  for (const table of copiedTables) {
    if ((begunWith as readonly CopiedTable[]).includes(table)) continue
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) filled.push(table)
  }
  return filled
}

/** From one snapshot. Returns row counts by table. Throws, leaving `to` empty, if they differ from the original's. */
export async function copyShop(
  from: Pick<Database, 'kind' | 'transaction'>,
  to: Pick<Database, 'kind' | 'db' | 'transaction'>,
  onProgress: (table: CopiedTable, rows: number) => void = () => {},
): Promise<Record<CopiedTable, number>> {
  const tables = await tablesOf(to)

  async function copyTables(source: Trx, target: Trx) {
    const counts = {} as Record<CopiedTable, number>
    for (const table of begunWith) if (tables.includes(table)) await target.deleteFrom(table).execute()
    for (const table of tables) {
      counts[table] = await copyTable(table, source, target, { kind: to.kind, onProgress })
      const [original, copy] = [await countOf(source, table), await countOf(target, table)]
      if (copy !== original) throw new Error(`${copy} of ${original} rows of ${table} were copied`)
    }
    return counts
  }

  return await from.transaction(async (source) => {
    // All statements need one snapshot; on SQLite the transaction blocks writers.
    if (from.kind === 'postgres') await sql`set transaction isolation level repeatable read`.execute(source)
    return await to.transaction((target) => withoutRules(target, to.kind, () => copyTables(source, target)))
  })
}

/** An earlier version may lack some. */
async function tablesOf({ db }: Pick<Database, 'db'>): Promise<CopiedTable[]> {
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name))
  return copiedTables.filter((table) => there.has(table))
}

type How = { kind: Database['kind']; onProgress: (table: CopiedTable, rows: number) => void }

/** Returns the number of rows. */
async function copyTable<Table extends CopiedTable>(
  table: Table,
  source: Trx,
  target: Trx,
  { kind, onProgress }: How,
): Promise<number> {
  const key: readonly string[] = COPIED[table]
  const columns = sql.join(key.map((column) => sql.ref(column)))
  let copied = 0
  let after = sql`true`
  for (;;) {
    const { rows } = await sql<Tables[Table]>`
      select * from ${sql.table(table)} where ${after} order by ${columns} limit ${sql.lit(ROWS_A_BATCH)}`.execute(
      source,
    )
    const last = rows.at(-1)
    if (!last) return copied
    await insertRows(target, kind, table, rows)
    copied += rows.length
    onProgress(table, copied)
    after = sql`(${columns}) > (${sql.join(key.map((column) => last[column as keyof Tables[Table]]))})`
  }
}

async function countOf(trx: Trx, table: CopiedTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(trx)
  return Number(rows[0]?.count)
}
