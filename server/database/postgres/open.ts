// Kysely over PostgreSQL: a pool with a limit for every wait, and integers as numbers.
import { setTimeout as wait } from 'node:timers/promises'
import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely'
import { type ClientBase, DatabaseError, Pool, type PoolClient, type QueryResult, types } from 'pg'
import { LONGEST_MS, retryLockConflicts } from '../lock-conflict.ts'
import { measureWait } from '#server/waits.ts'
import { statementName } from '../statement.ts'
import { markUnavailable } from '../unavailable.ts'

const INT8 = 20

export type PostgresLimits = {
  /** Ten for a rush of orders, and two for pages. */
  connections: number
  /** For a new connection, or a free one of the pool. */
  connectMs: number
  /** Waits are retried, so this is a part of the total. */
  lockMs: number
  /** Ends an idle transaction: its process is frozen, and others wait for its locks. */
  idleInTransactionMs: number
  statementMs: number
  /** For a silent server; exceeds `statementMs`. */
  answerMs: number
  /** For connections in use when the pool closes. */
  closeMs: number
}

export const LIMITS: PostgresLimits = {
  connections: 12,
  connectMs: 3_000,
  lockMs: 500,
  idleInTransactionMs: 4_000,
  statementMs: 10_000,
  answerMs: 12_000,
  closeMs: 3_000,
}

/** For migrations. */
export const NO_LIMITS: PostgresLimits = {
  ...LIMITS,
  lockMs: 0,
  idleInTransactionMs: 0,
  statementMs: 0,
  answerMs: 0,
}

/** `isPooled`: each transaction may have another session, as behind PgBouncer's transaction pooling. */
export function postgresDialect(url: string, limits: PostgresLimits = LIMITS, { isPooled = false } = {}): Dialect {
  const pool = new Pool({
    connectionString: url,
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.answerMs,
    keepAlive: true,
    ...(!isPooled && { onConnect: (client: ClientBase) => setUp(client, limits) }),
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === INT8 ? Number : types.getTypeParser(type, format as 'text'),
    },
  })
  // The pool replaces a broken idle connection; the next query reports a lost server.
  pool.on('error', () => {})
  const open = new Set<ClientBase>()
  pool.on('connect', (client) => {
    open.add(client)
    // The pool listens only to idle clients. An unhandled 'error' event would end the process; the query reports it.
    client.on('error', () => {})
  })
  pool.on('remove', (client) => open.delete(client))

  return new PostgresDialect({
    pool: {
      options: pool.options,
      async connect() {
        try {
          const connection = pool.connect()
          const client = await (pool.waitingCount > 0 ? measureWait('database connection', connection) : connection)
          return limited(client, isPooled ? limitsFor('transaction', limits) : undefined)
        } catch (error) {
          throw markUnavailable(error, 'database away')
        }
      },
      async end() {
        const ended = pool.end()
        await Promise.race([ended, wait(limits.closeMs, undefined, { ref: false })])
        // Cuts off pending queries.
        for (const client of open) (client as PoolClient & { end(): Promise<void> }).end().catch(() => {})
      },
    },
  })
}

/**
 * Without synchronous commit a crash would lose acknowledged orders. By statements, since poolers reject unknown
 * startup settings.
 */
async function setUp(client: ClientBase, limits: PostgresLimits): Promise<void> {
  await client.query(limitsFor('session', limits))
}

function limitsFor(scope: 'session' | 'transaction', limits: PostgresLimits): string {
  const set = `set ${scope === 'transaction' ? 'local ' : ''}`
  return `${set}lock_timeout = ${limits.lockMs}; ${set}statement_timeout = ${limits.statementMs};
    ${set}idle_in_transaction_session_timeout = ${limits.idleInTransactionMs};
    select set_config('synchronous_commit', 'on', ${scope === 'transaction'})
      where current_setting('synchronous_commit') = 'off'`
}

/** NUL and lone surrogates as JSON escapes, after an even number of backslashes. */
const UNSTORABLE_IN_JSON = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][\da-f]{2})/gi

/** PostgreSQL rejects NUL and lone surrogates: replaced, such a text matches nothing stored. */
function storable(parameter: unknown): unknown {
  if (Array.isArray(parameter)) return parameter.map(storable)
  if (typeof parameter !== 'string') return parameter
  const text = parameter.includes('\0') ? parameter.replaceAll('\0', '\uFFFD') : parameter
  return /^[[{"]/.test(text) && text.includes('\\u') ? text.replace(UNSTORABLE_IN_JSON, '$1\uFFFD') : text
}

/** Another process has changed the columns of a prepared statement: only a new connection has the new ones. */
const CHANGED_COLUMNS = '0A000'

/**
 * Marks a broken connection, which then does not return to the pool. `ownLimits` begin each transaction, in the same
 * message; a write alone becomes one.
 */
function limited(client: PoolClient, ownLimits: string | undefined): PostgresPoolClient {
  let broken: unknown
  let isInTransaction = false

  async function run(text: string, parameters: readonly unknown[]): Promise<QueryResult> {
    if (broken) throw broken
    try {
      // Behind a pooler the next transaction may run where nothing was prepared.
      const name = ownLimits === undefined ? statementName(text) : undefined
      return await client.query(name ? { name, text } : text, parameters.map(storable))
    } catch (error) {
      // The server refused the statement; the connection is intact.
      const isRefusal = error instanceof DatabaseError && error.code !== CHANGED_COLUMNS
      if (isRefusal || error instanceof TypeError) throw error
      throw (broken = markUnavailable(error, 'database away'))
    }
  }

  async function runAlone(text: string, parameters: readonly unknown[]): Promise<QueryResult> {
    if (ownLimits === undefined || /^\s*select\b/i.test(text)) return run(text, parameters)
    await run(`begin; ${ownLimits}`, [])
    try {
      const result = await run(text, parameters)
      await run('commit', [])
      return result
    } catch (error) {
      if (!broken) await run('rollback', [])
      throw error
    }
  }

  function query(text: string, parameters: readonly unknown[]): Promise<QueryResult> {
    if (/^(begin|start transaction)\b/.test(text)) {
      isInTransaction = true
      return run(ownLimits === undefined ? text : `${text}; ${ownLimits}`, parameters)
    }
    // A transaction must be retried as a whole; a failed end is never sent twice.
    const isEnd = /^(commit|rollback)$/.test(text)
    const isAlone = !isInTransaction && !isEnd
    if (isEnd) isInTransaction = false
    return isAlone
      ? retryLockConflicts(() => runAlone(text, parameters), { longestMs: LONGEST_MS })
      : run(text, parameters)
  }

  const connection: PoolClient = Object.create(client)
  return Object.assign(connection, {
    query,
    release: (destroy?: boolean) => client.release(destroy === true || broken !== undefined),
  })
}
