// Reads a shop's database with SQL of its own, never with the shop's code.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import type { DatabasePlace } from '#server/database/open.ts'
import { cleanup, type Scope } from '#test/cleanup.ts'

type Row = Record<string, unknown>
/** Runs one statement; `values` replace $1, $2 …, each once and in order. */
export type Query = (sql: string, ...values: (string | number)[]) => Promise<Row[]>

/** Opens a connection, closed with the scope. */
export async function openQuery(scope: Scope, { dataDir, databaseUrl }: DatabasePlace): Promise<Query> {
  if (databaseUrl) {
    const client = new Client(databaseUrl)
    await client.connect()
    cleanup(scope, () => client.end())
    return async (sql, ...values) => (await client.query<Row>(sql, values)).rows
  }
  const database = new DatabaseSync(join(dataDir, 'shop.sqlite'), { timeout: 5_000 })
  cleanup(scope, () => database.close())
  return async (sql, ...values) => database.prepare(sql.replaceAll(/\$\d+/g, '?')).all(...values) as Row[]
}

export type StoredLine = { product: string; quantity: number; pricePaise: number }

export type StoredOrder = {
  id: string
  customer: string
  /** Undefined for an order that has its goods. */
  shortOf?: string
  supersededBy?: string
  lines: StoredLine[]
}

export type Stored = {
  /** By product id, without deleted products. */
  stock: Map<string, number>
  /** Orders with one of the products, oldest first. */
  orders: StoredOrder[]
  /** One sentence for each order whose totals differ from its lines, or whose lines disagree about a price. */
  faults: string[]
}

export async function readStored(query: Query, productIds: readonly string[]): Promise<Stored> {
  const marks = productIds.map((_, at) => `$${at + 1}`).join(', ')
  const products = await query(`select id, stock from products where id in (${marks})`, ...productIds)
  const rows = await query(
    `select o.order_id, o.name, o.short_of, o.superseded_by, o.total_items, o.total_paise, o.discount_paise, i.product_id, i.quantity, i.price_paise
    from orders o join order_items i on i.order_id = o.order_id
    where o.order_id in (select order_id from order_items where product_id in (${marks}))
    order by o.placed_at, o.order_id, i.line`,
    ...productIds,
  )
  const orders = [...Map.groupBy(rows, ({ order_id }) => String(order_id))]
  return {
    stock: new Map(products.map(({ id, stock }) => [String(id), Number(stock)])),
    orders: orders.map(([id, lines]) => toStoredOrder(id, lines)),
    faults: [...orders.flatMap(([id, lines]) => wrongTotals(id, lines)), ...(await deskFaults(query, productIds))],
  }
}

/** Checks that the received sum matches the payments, packed orders were ticked, and each step is recorded once until voided. */
async function deskFaults(query: Query, productIds: readonly string[]): Promise<string[]> {
  const marks = productIds.map((_, at) => `$${at + 1}`).join(', ')
  const own = `o.order_id in (select order_id from order_items where product_id in (${marks}))`
  const received = await query(
    `select o.order_id, o.received_paise, sum(p.amount_paise) as paid from orders o join payments p on p.order_id = o.order_id
    where p.taken_back is null and ${own} group by o.order_id, o.received_paise
    having coalesce(o.received_paise, 0) <> sum(p.amount_paise)`,
    ...productIds,
  )
  const packed = await query(
    `select o.order_id, i.quantity, p.there from orders o join order_items i on i.order_id = o.order_id
    join packing_presses p on p.order_id = o.order_id and p.product_id = i.product_id
    where o.step = 'packed' and p.there <> i.quantity and ${own}`,
    ...productIds,
  )
  const steps = await query(
    `select order_id, step, times from (
      select h.order_id, h.step, sum(case h.kind when 'step' then 1 else -1 end) as times
      from order_steps h join orders o on o.order_id = h.order_id
      where h.kind in ('step', 'taken back') and ${own} group by h.order_id, h.step) taken
    where times > 1`,
    ...productIds,
  )
  return [
    ...received.map((row) => `${row.order_id} has received ${row.paid} and says ${row.received_paise}`),
    ...packed.map((row) => `${row.order_id} is packed with ${row.there} of ${row.quantity}`),
    ...steps.map((row) => `${row.order_id} is ${row.step} ${row.times} times`),
  ]
}

function toStoredOrder(id: string, rows: Row[]): StoredOrder {
  const [{ name, short_of, superseded_by } = {}] = rows
  return {
    id,
    customer: String(name),
    ...(typeof short_of === 'string' && { shortOf: short_of }),
    ...(typeof superseded_by === 'string' && { supersededBy: superseded_by }),
    lines: rows.map(toStoredLine),
  }
}

function toStoredLine({ product_id, quantity, price_paise }: Row): StoredLine {
  return { product: String(product_id), quantity: Number(quantity), pricePaise: Number(price_paise) }
}

function wrongTotals(id: string, rows: Row[]): string[] {
  const lines = rows.map(toStoredLine)
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const goodsPaise = lines.reduce((sum, { quantity, pricePaise }) => sum + quantity * pricePaise, 0)
  const [{ total_items, total_paise, discount_paise } = {}] = rows
  const paise = goodsPaise - Number(discount_paise ?? 0)
  const isRight = Number(total_items) === units && Number(total_paise) === paise
  return isRight ? [] : [`${id} says ${total_items} units at ${total_paise} paise, its lines ${units} at ${paise}`]
}

/** Returns a product's units in the orders that have their goods. */
export function unitsHeld({ orders }: Stored, product: string): number {
  return orders
    .filter(({ shortOf }) => shortOf === undefined)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.product === product)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}
