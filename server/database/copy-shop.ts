// Copies a whole shop into an empty database of either kind, all or nothing.
import { sql } from 'kysely'
import { insertRows } from './insert-rows.ts'
import { liftLimits } from './long-transaction.ts'
import type { Database, Trx } from './open.ts'
import { withoutRules } from './rules.ts'
import type { Tables } from './tables.ts'

const ROWS_A_BATCH = 2_000

/** Referenced tables first. Of several columns a version has one. */
const COPIED = {
  categories: ['id'],
  former_category_names: ['name'],
  products: ['id'],
  former_products: ['product_id', 'name'],
  packs: ['id'],
  pack_goods: ['pack_id', 'product_id'],
  bulk_changes: ['id'],
  bulk_change_products: ['bulk_change_id', 'batch_id', 'product_id'],
  stock_movements: ['product_id', 'at', 'id'],
  stock_counts: ['id'],
  videos: ['id'],
  demo_goods: ['id'],
  demo_removals: ['id'],
  imports: ['id'],
  import_choices: ['kind', 'heading'],
  people: ['id'],
  former_people: ['id'],
  audit_entries: ['id'],
  push_keys: ['id'],
  notification_devices: ['id'],
  settings_versions: ['version'],
  orders: ['order_id'],
  order_items: ['order_id', 'line'],
  order_steps: ['order_id', 'number'],
  order_revisions: ['order_id', 'number'],
  order_proposals: ['order_id', 'number'],
  transport_offices: ['id'],
  dispatches: ['order_id'],
  payments: ['id'],
  said_payments: ['order_id', 'utr'],
  order_keys: ['idempotency_key'],
  packing_presses: ['order_id', 'product_id'],
  removed_orders: ['order_id'],
  counter_sales: ['sale_id'],
  counter_lines: ['sale_id', 'line'],
  counter_returns: ['return_id', 'return_key'],
  counter_return_lines: ['return_id', 'return_key', 'product_id'],
  counter_days: ['day'],
  counter_shortfalls: ['sale_id', 'product_id'],
  product_saves: ['idempotency_key', 'save_key'],
  video_saves: ['idempotency_key', 'save_key'],
} as const satisfies Partial<Record<keyof Tables, readonly string[]>>

type CopiedTable = keyof typeof COPIED

export const copiedTables = Object.keys(COPIED) as CopiedTable[]

/** Names until step 43. */
const formerNames: Partial<Record<CopiedTable, string>> = {
  bulk_changes: 'batches',
  bulk_change_products: 'batch_products',
  import_choices: 'sheet_choices',
  people: 'admins',
  notification_devices: 'push_devices',
  order_steps: 'order_history',
}

/** Returns the copied tables of a database of any version, each with the name that it has there. */
export function copiedAmong(there: ReadonlySet<unknown>): { table: CopiedTable; name: string }[] {
  return copiedTables.flatMap((table) => {
    const name = [table, formerNames[table]].find((each) => there.has(each))
    return name === undefined ? [] : [{ table, name }]
  })
}

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
    for (const table of begunWith) await target.deleteFrom(table).execute()
    for (const each of tables) {
      counts[each.table] = await copyTable(each, source, target, { kind: to.kind, onProgress })
      const [original, copy] = [await countOf(source, each.name), await countOf(target, each.name)]
      if (copy !== original) throw new Error(`${copy} of ${original} rows of ${each.name} were copied`)
    }
    // Without statistics the server reads all lines for each order that is indexed.
    if (to.kind === 'postgres') await sql`analyze orders, order_items, orders_to_index`.execute(target)
    return counts
  }

  return await from.transaction(async (source) => {
    // All statements need one snapshot; on SQLite the transaction blocks writers.
    if (from.kind === 'postgres') await sql`set transaction isolation level repeatable read`.execute(source)
    await liftLimits(source, from.kind)
    return await to.transaction(async (target) => {
      await liftLimits(target, to.kind)
      return await withoutRules(target, to.kind, () => copyTables(source, target))
    })
  })
}

type TableThere = { table: CopiedTable; name: string; key: readonly string[] }

/** An earlier version may lack some. */
async function tablesOf({ db }: Pick<Database, 'db'>): Promise<TableThere[]> {
  const there = new Map((await db.introspection.getTables()).map(({ name, columns }) => [name, columns]))
  return copiedAmong(new Set(there.keys())).map(({ table, name }) => {
    const columns = new Set(there.get(name)?.map((column) => column.name))
    return { table, name, key: COPIED[table].filter((column) => columns.has(column)) }
  })
}

type How = { kind: Database['kind']; onProgress: (table: CopiedTable, rows: number) => void }

/** Returns the number of rows. */
async function copyTable(
  { table, name, key }: TableThere,
  source: Trx,
  target: Trx,
  { kind, onProgress }: How,
): Promise<number> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  let copied = 0
  let after = sql`true`
  for (;;) {
    const { rows } = await sql<Tables[CopiedTable]>`
      select * from ${sql.table(name)} where ${after} order by ${columns} limit ${sql.lit(ROWS_A_BATCH)}`.execute(
      source,
    )
    const last = rows.at(-1)
    if (!last) return copied
    // An earlier version's name is none of `Tables`.
    await insertRows(target, kind, name as CopiedTable, rows)
    copied += rows.length
    onProgress(table, copied)
    after = sql`(${columns}) > (${sql.join(key.map((column) => last[column as keyof typeof last]))})`
  }
}

async function countOf(trx: Trx, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(trx)
  return Number(rows[0]?.count)
}
