// An order straight through node:sqlite: prepared statements and one full-sync commit.
import { DatabaseSync } from 'node:sqlite'
import { type BareOrder, headColumns, lineColumns } from './bare-order.ts'

export function openRawSqlite(file: string) {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true })
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  const head = database.prepare(`insert into orders (${headColumns}) values (${marks(headColumns)})`)
  const key = database.prepare('insert into order_keys values (?, ?, ?)')
  const line = database.prepare(`insert into order_items (order_id, ${lineColumns}) values (?, ${marks(lineColumns)})`)
  const take = database.prepare('update products set stock = stock - ? where id = ? and stock >= ?')

  return function save(idempotencyKey: string, order: BareOrder) {
    const orderId = String(order.head[0])
    database.exec('begin immediate')
    head.run(...order.head)
    key.run(idempotencyKey, 'f'.repeat(43), orderId)
    for (const values of order.lines) line.run(orderId, ...values)
    for (const { id, quantity } of order.items) take.run(quantity, id, quantity)
    database.exec('commit')
  }
}

function marks(columns: string): string {
  return columns.replace(/\w+/g, '?')
}
