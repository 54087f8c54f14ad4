// An order straight through pg: the shop's statements in their order.
import type { Pool } from 'pg'
import { type BareOrder, headColumns, lineColumns } from './bare-order.ts'

export function openRawPostgres(pool: Pool) {
  return async function save(idempotencyKey: string, order: BareOrder) {
    const wanted = JSON.stringify(order.items.map(({ id, quantity }) => [id, quantity]))
    const orderId = order.head[0]
    await pool.query('select fingerprint, order_id from order_keys where idempotency_key = $1', [idempotencyKey])
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(PRICE, [wanted])
      await client.query(HEAD, order.head)
      await client.query(KEY, [idempotencyKey, 'f'.repeat(43), orderId])
      await client.query(LINES, [orderId, JSON.stringify(order.lines)])
      await client.query(TAKE, [wanted])
      await client.query('commit')
    } finally {
      client.release()
    }
  }
}

const PRICE =
  'select products.* from json_array_elements(cast($1 as json)) wanted join products on products.id = wanted.value ->> 0'

const headMarks = headColumns.split(', ').map((_, place) => `$${place + 1}`)

const HEAD = `insert into orders (${headColumns}) values (${headMarks.join(', ')})
  on conflict (order_id) do nothing`

const KEY = 'insert into order_keys values ($1, $2, $3) on conflict (idempotency_key) do nothing'

const LINES = `
  insert into order_items (order_id, ${lineColumns})
  select $1, cast(value ->> 0 as integer), value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6,
    cast(value ->> 7 as bigint), cast(value ->> 8 as bigint), cast(value ->> 9 as integer), cast(value ->> 10 as integer)
  from json_array_elements(cast($2 as json))`

const TAKE = `
  with wanted (id, quantity) as materialized (
    select value ->> 0, sum(cast(value ->> 1 as integer)) from json_array_elements(cast($1 as json)) group by value ->> 0
  ), there (id, stock) as materialized (
    select products.id, products.stock from products where products.id in (select id from wanted)
    order by products.id collate "C" for update of products
  )
  update products set stock = there.stock - wanted.quantity from wanted join there on there.id = wanted.id
  where products.id = wanted.id and products.stock >= wanted.quantity
    and (select count(*) from wanted)
      = (select count(*) from wanted join there on there.id = wanted.id where there.stock >= wanted.quantity)
  returning products.id, products.stock`
