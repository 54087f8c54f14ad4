// Faults and wrong shops over PostgreSQL: loaded into a shop by `environmentOf`.
import { Client } from 'pg'

/**
 * `freezes`: the process stops while it holds the rows of an order; `commits late`: a commit is acknowledged before the server has
 * flushed it; `waits for ever`: no wait has a limit; `forgets keys`: a repeat is another order.
 */
export type PostgresFault = 'freezes' | 'commits late' | 'waits for ever' | 'forgets keys'

type Query = (this: Client, ...values: unknown[]) => Promise<unknown>

const COLUMNS_OF_KEYS = 3
const faults = new URL(import.meta.url).searchParams
  .getAll('fault')
  .flatMap((list) => list.split(',')) as PostgresFault[]
const query = Client.prototype.query as unknown as Query
let isFrozen = false

Object.assign(Client.prototype, {
  async query(this: Client, ...values: unknown[]) {
    const [text, parameters] = values
    if (typeof text !== 'string') return query.apply(this, values)
    if (faults.includes('forgets keys') && text.startsWith('insert into order_keys'))
      return { rows: [], rowCount: (parameters as unknown[]).length / COLUMNS_OF_KEYS, command: 'INSERT' }
    const limits = faults.includes('waits for ever') ? text.replace(/_timeout = \d+/g, '_timeout = 0') : text
    const result = await query.call(this, limits, ...values.slice(1))
    if (faults.includes('commits late') && text.includes('lock_timeout'))
      await query.call(this, 'set synchronous_commit = off')
    if (faults.includes('freezes') && /update products set stock = products\.stock -/.test(text) && !isFrozen) {
      isFrozen = true
      process.kill(process.pid, 'SIGSTOP')
    }
    return result
  },
})
