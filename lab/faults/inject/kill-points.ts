// Kills the process at the n-th time it reaches a point.
import fileSystem from 'node:fs/promises'
import { ServerResponse } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { DatabaseSync, StatementSync } from 'node:sqlite'
import { Client } from 'pg'
import { textOf } from './faulted-statements.ts'

/**
 * `statement`: before each statement that writes; `between orders`: after an order of a group that is written one by
 * one; `before commit`, `after commit`: of a group of several orders (on PostgreSQL, without groups, of each
 * transaction); `answer`: after the answer to an order; `file`: before each call that changes or syncs a file; `admin
 * answer`: after the answer to an admin's post. Each thread counts its own calls.
 */
export type KillPoint =
  | 'admin answer'
  | 'statement'
  | 'between orders'
  | 'before commit'
  | 'after commit'
  | 'answer'
  | 'file'

const asked = new URL(import.meta.url).searchParams
const point = asked.get('point')
const last = Number(asked.get('nth') ?? 1)
let reached = 0

function reach(name: KillPoint) {
  if (name !== point) return
  reached += 1
  if (reached === last) process.kill(process.pid, 'SIGKILL')
}

/** How many orders of the open transaction were written one by one, and whether it is a group of several. */
let group = { ordersWritten: 0, isOfSeveral: false }

const READS = /^\s*(select|pragma|with\b.*\bselect products)/i

function before(sql: string) {
  if (!READS.test(sql)) reach('statement')
  if (sql.startsWith('begin')) group = { ordersWritten: 0, isOfSeveral: false }
  if (sql.startsWith('savepoint')) group.isOfSeveral = true
  if (sql === 'commit' && group.isOfSeveral) reach('before commit')
}

function after(sql: string) {
  if (sql.startsWith('rollback to')) group.ordersWritten = 0
  if (sql.startsWith('release')) group.ordersWritten += 1
  // The first release ends the attempt to write all at once.
  if (sql.startsWith('release') && group.ordersWritten > 1) reach('between orders')
  if (sql === 'commit' && group.isOfSeveral) reach('after commit')
}

const { exec } = DatabaseSync.prototype
DatabaseSync.prototype.exec = function (sql) {
  before(sql)
  exec.call(this, sql)
  after(sql)
}

for (const name of ['all', 'run', 'get'] as const) {
  const original = StatementSync.prototype[name] as (...values: unknown[]) => unknown
  Object.assign(StatementSync.prototype, {
    [name](this: StatementSync, ...values: unknown[]) {
      before(this.sourceSQL)
      const result = original.apply(this, values)
      after(this.sourceSQL)
      return result
    },
  })
}

const query = Client.prototype.query as unknown as (this: Client, ...values: unknown[]) => Promise<unknown>
Object.assign(Client.prototype, {
  async query(this: Client, ...values: unknown[]) {
    const text = textOf(values[0]) ?? ''
    if (!READS.test(text)) reach('statement')
    if (text === 'commit') reach('before commit')
    const result = await query.apply(this, values)
    if (text === 'commit') reach('after commit')
    return result
  },
})

const { end } = ServerResponse.prototype
Object.assign(ServerResponse.prototype, {
  end(this: ServerResponse, ...values: Parameters<typeof end>) {
    // Once the system has its bytes, the customer receives them even if the shop dies.
    if (this.req.url === '/orders' && this.statusCode === 201) this.once('finish', () => reach('answer'))
    if (this.req.url?.startsWith('/admin/') && this.req.method === 'POST')
      this.once('finish', () => reach('admin answer'))
    return end.apply(this, values)
  },
})

const handle = await fileSystem.open(import.meta.filename)
const methods = Object.getPrototypeOf(handle) as object
await handle.close()
reachBefore(methods, ['write', 'writeFile', 'sync'])
reachBefore(fileSystem, ['writeFile', 'rename', 'rm', 'link', 'utimes'])
syncBuiltinESMExports()

function reachBefore(target: object, names: readonly string[]) {
  for (const name of names) {
    const original = Reflect.get(target, name) as (...values: unknown[]) => unknown
    Reflect.set(target, name, function (this: unknown, ...values: unknown[]) {
      reach('file')
      return original.apply(this, values)
    })
  }
}
