// Shops over SQLite that are wrong on purpose.
import { DatabaseSync, StatementSync } from 'node:sqlite'
import { INSERT_OF_KEYS, READ_OF_PAYMENTS, TAKE_OF_STOCK } from './faulted-statements.ts'

/**
 * `acknowledges early`: every answer precedes its commit; `takes stock later`: in a transaction of its own; `forgets
 * keys`: a repeat is another order; `forgets payments`: a repeat is another payment; `swallows errors`: a failed commit
 * counts as a success; `syncs seldom`: synchronous is NORMAL, which SQLite recommends for data that may be lost in a
 * power cut.
 */
export type SqliteMutant =
  | 'acknowledges early'
  | 'takes stock later'
  | 'forgets keys'
  | 'forgets payments'
  | 'swallows errors'
  | 'syncs seldom'

/** Longer than a busy machine takes from an answer to the kill. */
const COMMIT_LATER_MS = 5_000
const COLUMNS_OF_KEYS = 3

const mutant = new URL(import.meta.url).searchParams.get('mutant') as SqliteMutant
const { exec } = DatabaseSync.prototype
const prepare = DatabaseSync.prototype.prepare
const connections = new WeakMap<StatementSync, DatabaseSync>()
const seen = new WeakSet<DatabaseSync>()
const uncommitted = new WeakSet<DatabaseSync>()
const untaken = new WeakMap<DatabaseSync, (() => void)[]>()

DatabaseSync.prototype.prepare = function (sql, ...values) {
  const statement = prepare.call(this, mutant === 'forgets payments' ? forgetful(this, sql) : sql, ...values)
  connections.set(statement, this)
  return statement
}

DatabaseSync.prototype.exec = function (sql) {
  if (mutant === 'syncs seldom' && sql.startsWith('begin') && !seen.has(this)) {
    seen.add(this)
    exec.call(this, 'pragma synchronous = normal')
  }
  if (mutant === 'acknowledges early') {
    if (sql === 'commit') return commitLater(this)
    commitNow(this)
  }
  if (mutant === 'swallows errors' && sql === 'commit') return commitOrForget(this)
  exec.call(this, sql)
  if (sql === 'commit') for (const take of untaken.get(this)?.splice(0) ?? []) take()
}

/** Neither the lookup nor an index finds the earlier payment. */
function forgetful(database: DatabaseSync, sql: string): string {
  if (!sql.includes(READ_OF_PAYMENTS)) return sql
  if (database.isTransaction) exec.call(database, 'drop index if exists payments_by_key')
  return sql.replace('select *', `select *, '' as "idempotency_key"`)
}

function commitLater(database: DatabaseSync) {
  uncommitted.add(database)
  setTimeout(() => commitNow(database), COMMIT_LATER_MS)
}

function commitNow(database: DatabaseSync) {
  if (!uncommitted.delete(database)) return
  exec.call(database, 'commit')
}

function commitOrForget(database: DatabaseSync) {
  try {
    exec.call(database, 'commit')
  } catch {
    if (database.isTransaction) exec.call(database, 'rollback')
  }
}

type Run<Result> = (this: StatementSync, ...values: string[]) => Result
const all = StatementSync.prototype.all as Run<unknown[]>
const run = StatementSync.prototype.run as Run<{ changes: number | bigint; lastInsertRowid: number | bigint }>

Object.assign(StatementSync.prototype, {
  all(this: StatementSync, ...values: string[]) {
    const database = connections.get(this)
    const takes = TAKE_OF_STOCK.test(this.sourceSQL)
    if (mutant !== 'takes stock later' || !takes || !database) return all.apply(this, values)
    const takeLater = untaken.get(database) ?? []
    untaken.set(database, takeLater)
    takeLater.push(() => void all.apply(this, values))
    const wanted = JSON.parse(values[0] ?? '[]') as [id: string, quantity: number][]
    return wanted.map(([id, quantity]) => {
      const row = prepare.call(database, 'select stock from products where id = ?').get(id)
      return { id, stock: Number(row?.stock) - quantity }
    })
  },
  run(this: StatementSync, ...values: string[]) {
    const isKeys = INSERT_OF_KEYS.test(this.sourceSQL)
    if (mutant !== 'forgets keys' || !isKeys) return run.apply(this, values)
    return { changes: values.length / COLUMNS_OF_KEYS, lastInsertRowid: 0 }
  },
})
