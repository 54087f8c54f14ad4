import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import test from 'node:test'
import { Client } from 'pg'
import { cleanup } from '#test/cleanup.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { openDesk } from '#test/shop/payment-desk.ts'
import { INSERT_OF_KEYS, READ_OF_PAYMENTS, TAKE_OF_STOCK, textOf } from './faulted-statements.ts'

const { prepare } = DatabaseSync.prototype
const { query } = Client.prototype

onEachDatabase('the shop still runs each statement at which a fault begins', async (kind, t) => {
  const ran: string[] = []
  DatabaseSync.prototype.prepare = function (sql, ...values) {
    ran.push(sql)
    return prepare.call(this, sql, ...values)
  }
  Client.prototype.query = function (this: Client, ...values: unknown[]) {
    ran.push(textOf(values[0]) ?? '')
    return Reflect.apply(query, this, values)
  } as typeof query
  cleanup(t, () => {
    DatabaseSync.prototype.prepare = prepare
    Client.prototype.query = query
  })
  const { first, add } = await openDesk(t, kind)
  await add(first.orderId)
  const missing = [TAKE_OF_STOCK, INSERT_OF_KEYS].filter((pattern) => !ran.some((sql) => pattern.test(sql)))
  assert.deepEqual(missing, [])
  assert.ok(ran.some((sql) => sql.includes(READ_OF_PAYMENTS)))
})

test('the control: a take that is written in another way is missed', () => {
  assert.doesNotMatch('update products set stock = stock - ? where id = ?', TAKE_OF_STOCK)
})
