// Kysely over PostgreSQL: a pool in which every wait has a limit, and whole numbers come back as numbers.
import { setTimeout as wait } from 'node:timers/promises'
import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely'
import { type ClientBase, DatabaseError, Pool, type PoolClient, type QueryResult, types } from 'pg'
import { LONGEST_MS, retryLockConflicts } from '../lock-conflict.ts'
import { measureWait } from '#server/waits.ts'
import { markUnavailable } from '../unavailable.ts'

const INT8 = 20

export type PostgresLimits = {
  /** At a time: ten for a rush of orders, and two on which pages are read meanwhile. */
  connections: number
  /** For a new connection, and for a free one of the pool. */
  connectMs: number
  /** For a lock that another transaction holds. A wait is tried again, so this is one part of it. */
  lockMs: number
  /** After this the server ends a transaction whose process does nothing: it is frozen, and others wait for its locks. */
  idleInTransactionMs: number
  statementMs: number
  /** For an answer from a server that has fallen silent: longer than a statement may take. */
  answerMs: number
  /** For connections that are in use when the pool is closed. */
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

export function postgresDialect(url: string, limits: PostgresLimits = LIMITS): Dialect {
  const pool = new Pool({
    connectionString: url,
    max: limits.connections,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.answerMs,
    keepAlive: true,
    onConnect: (client) => setUp(client, limits),
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === INT8 ? Number : types.getTypeParser(type, format as 'text'),
    },
  })
  // An idle connection that breaks is replaced by the pool; the next query tells if the server is gone.
  pool.on('error', () => {})
  const open = new Set<ClientBase>()
  pool.on('connect', (client) => {
    open.add(client)
    // The pool listens only while a client is idle. An 'error' event that nobody hears would end the process; the query tells.
    client.on('error', () => {})
  })
  pool.on('remove', (client) => open.delete(client))

  return new PostgresDialect({
    pool: {
      options: pool.options,
      async connect() {
        try {
          const connection = pool.connect()
          return limited(await (pool.waitingCount > 0 ? measureWait('database connection', connection) : connection))
        } catch (error) {
          throw markUnavailable(error, 'database away')
        }
      },
      async end() {
        const ended = pool.end()
        await Promise.race([ended, wait(limits.closeMs, undefined, { ref: false })])
        // What still waits for an answer is cut off.
        for (const client of open) (client as PoolClient & { end(): Promise<void> }).end().catch(() => {})
      },
    },
  })
}

/**
 * Sets the limits, and that a commit is acknowledged after the server has flushed it: a server or database for which that is
 * off would lose acknowledged orders in a crash. Statements, because a pooler in between refuses settings that it does not
 * know when a session starts.
 */
async function setUp(client: ClientBase, limits: PostgresLimits): Promise<void> {
  await client.query(
    `set lock_timeout = ${limits.lockMs}; set statement_timeout = ${limits.statementMs};
    set idle_in_transaction_session_timeout = ${limits.idleInTransactionMs};
    select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`,
  )
}

/** NUL and half a letter as JSON writes them, behind whole pairs of backslashes. */
const UNSTORABLE_IN_JSON = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][\da-f]{2})/gi

/** PostgreSQL stores neither NUL nor half a letter, and refuses the statement: a text with one names nothing that is stored. */
function storable(parameter: unknown): unknown {
  if (typeof parameter !== 'string') return parameter
  const text = parameter.includes('\0') ? parameter.replaceAll('\0', '\uFFFD') : parameter
  return /^[[{"]/.test(text) && text.includes('\\u') ? text.replace(UNSTORABLE_IN_JSON, '$1\uFFFD') : text
}

/** One user's connection: what breaks it is marked, and it does not go back to the pool. */
function limited(client: PoolClient): PostgresPoolClient {
  let broken: unknown
  let isInTransaction = false

  async function run(text: string, parameters: readonly unknown[]): Promise<QueryResult> {
    if (broken) throw broken
    try {
      return await client.query(text, parameters.map(storable))
    } catch (error) {
      // The server has answered: it refused the statement, and the connection is as good as before.
      if (error instanceof DatabaseError || error instanceof TypeError) throw error
      throw (broken = markUnavailable(error, 'database away'))
    }
  }

  function query(text: string, parameters: readonly unknown[]): Promise<QueryResult> {
    if (/^(begin|start transaction)\b/.test(text)) isInTransaction = true
    // Inside a transaction all of it has to be tried again; an end that failed is never sent twice.
    const isEnd = /^(commit|rollback)$/.test(text)
    const isAlone = !isInTransaction && !isEnd
    if (isEnd) isInTransaction = false
    return isAlone ? retryLockConflicts(() => run(text, parameters), { longestMs: LONGEST_MS }) : run(text, parameters)
  }

  const connection: PoolClient = Object.create(client)
  return Object.assign(connection, {
    query,
    release: (destroy?: boolean) => client.release(destroy === true || broken !== undefined),
  })
}
