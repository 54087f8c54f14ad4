// The auditor: reads a shop's database with SQL of its own, never with the shop's code, and says where it differs from what was acknowledged.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import type { DatabasePlace } from '#server/database/open.ts'
import type { Expected, SentOrder } from './acknowledgements.ts'
import { auditCounter } from './audit-counter.ts'
import { auditPayments } from './audit-payments.ts'
import { auditSales, readSales, type StoredSales, takenBySales } from './audit-sales.ts'
import { goodsPaise, type Kind, linesOf, listOf, type Query, type Row, sum } from './stored-rows.ts'

/** The row of an order in the search index: on SQLite it has a number, on PostgreSQL the order's id. */
const indexRow = {
  sqlite: 'order_search.rowid = cast(substr(orders.order_id, 4) as integer)',
  postgres: 'order_search.order_id = orders.order_id',
}

/** Audits what is stored at the place. Returns one sentence for each fault. */
export function auditPlace({ dataDir, databaseUrl }: DatabasePlace, expected: Expected): Promise<string[]> {
  return databaseUrl ? auditPostgres(databaseUrl, expected) : auditSqlite(join(dataDir, 'shop.sqlite'), expected)
}

/** Opens the file as any program would: SQLite recovers what a crash has left. Returns one sentence for each fault. */
export async function auditSqlite(file: string, expected: Expected): Promise<string[]> {
  const database = new DatabaseSync(file)
  try {
    const query: Query = async (sql) => database.prepare(sql).all() as Row[]
    const whole = await query('pragma integrity_check')
    const orphans = await query('pragma foreign_key_check')
    return [
      ...whole.map((row) => String(row.integrity_check)).filter((said) => said !== 'ok'),
      ...orphans.map((row) => `a row of ${row.table} refers to a row of ${row.parent} that is not there`),
      ...(await auditOrders('sqlite', query, expected)),
    ]
  } catch (error) {
    return [`the database cannot be read: ${(error as Error).message}`]
  } finally {
    database.close()
  }
}

/** The same over a connection of its own, at one moment: the server may still end what a dead process has begun. */
async function auditPostgres(url: string, expected: Expected): Promise<string[]> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read, read only')
    return await auditOrders('postgres', async (sql) => (await client.query(sql)).rows, expected)
  } finally {
    await client.end()
  }
}

/**
 * Every acknowledged order is there once, under the id that was acknowledged, with its lines; no order is there by half; nobody ordered
 * what was not sent; the same holds for payments, counter sales, returns and closings; and the stock of each product is what it was, and what was added,
 * less what was sold. Returns one sentence for each fault.
 */
export async function auditOrders(kind: Kind, query: Query, expected: Expected): Promise<string[]> {
  const stored = { ...(await readAll(query, indexRow[kind])), atCounter: await readSales(kind, query) }
  return [
    ...expected.contradictions,
    ...answeredOrders(stored, expected),
    ...storedOrders(stored, expected),
    ...(await auditPayments(kind, query, expected)),
    ...auditSales(stored.atCounter, expected),
    ...auditCounter(stored.atCounter, expected),
    ...changesOfStock(stored, expected),
    ...stock(stored, expected),
    ...stored.miscounted.map(({ day }) => `the orders of ${day} are counted wrongly`),
    ...stored.notIndexed.map(({ order_id }) => `${order_id} is in no search index`),
  ]
}

type Stored = Awaited<ReturnType<typeof readAll>> & { atCounter: StoredSales }

async function readAll(query: Query, isIndexed: string) {
  const orders = await query('select order_id, total_items, total_paise, short_of, superseded_by from orders')
  const items = await query('select order_id, line, product_id, quantity, price_paise from order_items order by line')
  const keys = await query('select idempotency_key, order_id from order_keys')
  const products = await query('select id, stock from products')
  const saves = await query('select save_key, product_id, stock from product_saves')
  const miscounted = await query(`
    select day, sum(orders) as difference from (
      select day, verified, completion, orders from orders_counted
      union all select substr(placed_at, 1, 10), verified, completion, -1 from orders
    ) as counted group by day, verified, completion having sum(orders) <> 0`)
  const notIndexed = await query(`
    select order_id from orders where order_id not in (select order_id from orders_to_index) and not exists
      (select 1 from order_search where ${isIndexed})`)
  return {
    orders: new Map(orders.map((order) => [String(order.order_id), order])),
    items: Map.groupBy(items, ({ order_id }) => String(order_id)),
    keys: new Map(keys.map((key) => [String(key.idempotency_key), String(key.order_id)])),
    stock: new Map(products.map((product) => [String(product.id), Number(product.stock)])),
    saves: new Map(saves.map((save) => [String(save.save_key), save])),
    miscounted,
    notIndexed,
  }
}

function answeredOrders({ orders, keys }: Stored, expected: Expected): string[] {
  const faults: string[] = []
  const answered = new Map<string, string>()
  for (const [key, { orderId, isShort }] of expected.orders) {
    if (orderId === undefined) continue
    const twin = answered.get(orderId)
    if (twin !== undefined) faults.push(`${orderId} was acknowledged under ${twin} and under ${key}`)
    answered.set(orderId, key)
    const order = orders.get(orderId)
    if (!order) faults.push(`${orderId} was acknowledged and is lost`)
    else if (isShort !== (order.short_of !== null))
      faults.push(`${orderId} is short of its stock otherwise than answered`)
    if (keys.get(key) !== orderId) faults.push(`${orderId} was acknowledged under ${key}, which has ${keys.get(key)}`)
  }
  return faults
}

function storedOrders({ orders, items, keys }: Stored, expected: Expected): string[] {
  const faults: string[] = []
  const keysOf = Map.groupBy(keys.keys(), (key) => keys.get(key) ?? '')
  for (const [orderId, order] of orders) {
    const ownKeys = keysOf.get(orderId) ?? []
    const sent = ownKeys.map((key) => expected.orders.get(key)).find((one) => one !== undefined)
    if (ownKeys.length !== 1) faults.push(`${orderId} has ${ownKeys.length} keys`)
    else if (!sent) faults.push(`${orderId} was never sent`)
    const lines = items.get(orderId) ?? []
    const isAsSent = sent === undefined || versionsOf(sent).includes(listOf(linesOf(lines)))
    if (!isAsSent || lines.length === 0) faults.push(`${orderId} has the lines ${listOf(linesOf(lines))}`)
    const pieces = sum(lines.map(({ quantity }) => Number(quantity)))
    if (Number(order.total_items) !== pieces || Number(order.total_paise) !== goodsPaise(lines))
      faults.push(`${orderId} has a total that is not the sum of its lines`)
  }
  for (const orderId of items.keys()) if (!orders.has(orderId)) faults.push(`${orderId} has lines and no order`)
  for (const [key, orderId] of keys)
    if (!orders.has(orderId)) faults.push(`${key} stands for ${orderId}, which is not there`)
  return faults
}

/** Returns what an order may hold: what was saved last, and what was sent since and has no answer. */
function versionsOf({ items, edits = [] }: SentOrder): string[] {
  const saved = edits.findLast(({ outcome }) => outcome === 'saved')?.items ?? items
  const open = edits.filter(({ outcome }) => outcome === undefined)
  return [saved, ...open.map((edit) => edit.items)].map(listOf)
}

function changesOfStock({ saves }: Stored, { changes }: Expected): string[] {
  return [...changes].flatMap(([key, { id, delta, isAnswered }]) => {
    const save = saves.get(key)
    if (!save) return isAnswered ? [`the change of stock ${key} was acknowledged and is lost`] : []
    const isAsSent = save.product_id === id && Number(save.stock) === delta
    return isAsSent ? [] : [`the change of stock ${key} is stored as another one`]
  })
}

function stock(
  { orders, items, saves, stock: there, atCounter }: Stored,
  { stockBefore, changes }: Expected,
): string[] {
  const right = new Map(stockBefore)
  const add = (id: string, units: number) => right.set(id, (right.get(id) ?? Number.NaN) + units)
  for (const [key, { id, delta }] of changes) if (saves.has(key)) add(id, delta)
  for (const [orderId, { short_of, superseded_by }] of orders) {
    if (short_of !== null || superseded_by !== null) continue
    for (const { id, quantity } of linesOf(items.get(orderId) ?? [])) add(id, -quantity)
  }
  for (const [id, pieces] of takenBySales(atCounter)) add(id, -pieces)
  return [...right].flatMap(([id, units]) => {
    const found = there.get(id)
    if (found !== undefined && found < 0) return [`product ${id} has a stock of ${found}`]
    return found === units ? [] : [`product ${id} has a stock of ${found} where ${units} are right`]
  })
}
