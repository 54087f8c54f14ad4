// The auditor: runs the shop's own check of the data, and compares the data with the acknowledgements.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { findFaults } from '#server/check-data/find-faults.ts'
import { newestVersion } from '#server/database/migrate.ts'
import type { DatabasePlace } from '#server/database/open.ts'
import type { Expected, SentOrder } from './acknowledgements.ts'
import { auditCounter } from './audit-counter.ts'
import { auditPayments } from './audit-payments.ts'
import { auditSales, readSales, type StoredSales, takenBySales } from './audit-sales.ts'
import { type Kind, linesOf, listOf, type Query, type Row } from './stored-rows.ts'

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
    return [
      ...whole.map((row) => String(row.integrity_check)).filter((said) => said !== 'ok'),
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
  const stored = { ...(await readAll(query)), atCounter: await readSales(kind, query) }
  return [
    ...expected.contradictions,
    ...answeredOrders(stored, expected),
    ...storedOrders(stored, expected),
    ...(await auditPayments(kind, query, expected)),
    ...auditSales(stored.atCounter, expected),
    ...auditCounter(stored.atCounter, expected),
    ...changesOfStock(stored, expected),
    ...stock(stored, expected),
    ...(await faultsOfData(kind, query)),
  ]
}

/** Recordings of earlier versions lack the tables and columns that came later: nothing is stored in them. */
async function faultsOfData(kind: Kind, query: Query): Promise<string[]> {
  const [newest] = await query('select max(version) as version from migrations')
  const isEarlier = Number(newest?.version) < (await newestVersion(kind))
  const { sentences } = await findFaults(kind, isEarlier ? withoutLater(query) : query)
  return sentences
}

function withoutLater(query: Query): Query {
  return async (sql) => {
    try {
      return await query(sql)
    } catch (error) {
      if (/no such (table|column)/.test((error as Error).message)) return []
      throw error
    }
  }
}

type Stored = Awaited<ReturnType<typeof readAll>> & { atCounter: StoredSales }

async function readAll(query: Query) {
  const orders = await query('select order_id, short_of, superseded_by from orders')
  const items = await query('select order_id, product_id, quantity from order_items order by line')
  const keys = await query('select idempotency_key, order_id from order_keys')
  const products = await query('select id, stock from products')
  const saves = await query('select save_key, product_id, stock from product_saves')
  return {
    orders: new Map(orders.map((order) => [String(order.order_id), order])),
    items: Map.groupBy(items, ({ order_id }) => String(order_id)),
    keys: new Map(keys.map((key) => [String(key.idempotency_key), String(key.order_id)])),
    stock: new Map(products.map((product) => [String(product.id), Number(product.stock)])),
    saves: new Map(saves.map((save) => [String(save.save_key), save])),
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
  for (const orderId of orders.keys()) {
    const ownKeys = keysOf.get(orderId) ?? []
    const sent = ownKeys.map((key) => expected.orders.get(key)).find((one) => one !== undefined)
    if (ownKeys.length !== 1) faults.push(`${orderId} has ${ownKeys.length} keys`)
    else if (!sent) faults.push(`${orderId} was never sent`)
    const lines = items.get(orderId) ?? []
    const isAsSent = sent === undefined || versionsOf(sent).includes(listOf(linesOf(lines)))
    if (!isAsSent || lines.length === 0) faults.push(`${orderId} has the lines ${listOf(linesOf(lines))}`)
  }
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
    return found === units ? [] : [`product ${id} has a stock of ${found} where ${units} are right`]
  })
}
