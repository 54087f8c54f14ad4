// Faults and wrong shops over PostgreSQL.
import { Client } from 'pg'
import { INSERT_OF_KEYS, READ_OF_PAYMENTS, TAKE_OF_STOCK, textOf } from './faulted-statements.ts'

/**
 * `freezes`: the process stops while it has an order's rows locked; `commits late`: a commit is acknowledged before the
 * server has flushed it; `acknowledges early`: every answer precedes its commit; `waits for ever`: no wait has a limit;
 * `forgets keys`: a repeat is another order; `forgets payments`: a repeat is another payment.
 */
export type PostgresFault =
  | 'freezes'
  | 'commits late'
  | 'acknowledges early'
  | 'waits for ever'
  | 'forgets keys'
  | 'forgets payments'

type Query = (this: Client, ...values: unknown[]) => Promise<unknown>

const COLUMNS_OF_KEYS = 3
/** Longer than a busy machine takes from an answer to the kill. */
const COMMIT_LATER_MS = 5_000
const faults = new URL(import.meta.url).searchParams
  .getAll('fault')
  .flatMap((list) => list.split(',')) as PostgresFault[]
const query = Client.prototype.query as unknown as Query
let isFrozen = false
const uncommitted = new WeakMap<Client, NodeJS.Timeout>()

Object.assign(Client.prototype, {
  async query(this: Client, ...values: unknown[]) {
    const [asked, parameters] = values
    const text = textOf(asked)
    if (text === undefined) return query.apply(this, values)
    if (faults.includes('forgets keys') && INSERT_OF_KEYS.test(text))
      return { rows: [], rowCount: (parameters as unknown[]).length / COLUMNS_OF_KEYS, command: 'INSERT' }
    if (faults.includes('acknowledges early') && text === 'commit') return commitLater(this)
    if (faults.includes('forgets payments') && text.includes(READ_OF_PAYMENTS)) {
      await query.call(this, 'drop index if exists payments_by_key')
      return query.call(this, text.replace('select *', `select *, '' as "idempotency_key"`), ...values.slice(1))
    }
    const limits = faults.includes('waits for ever') ? text.replace(/_timeout = \d+/g, '_timeout = 0') : text
    const result = await query.call(this, limits === text ? asked : limits, ...values.slice(1))
    if (faults.includes('commits late') && text.includes('lock_timeout'))
      await query.call(this, 'set synchronous_commit = off')
    if (faults.includes('freezes') && TAKE_OF_STOCK.test(text) && !isFrozen) {
      isFrozen = true
      process.kill(process.pid, 'SIGSTOP')
    }
    return result
  },
})

/** Everything the connection does until then joins the same transaction. */
function commitLater(client: Client) {
  clearTimeout(uncommitted.get(client))
  uncommitted.set(
    client,
    setTimeout(() => void query.call(client, 'commit'), COMMIT_LATER_MS),
  )
  return { rows: [], rowCount: 0, command: 'COMMIT' }
}
