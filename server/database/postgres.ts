// Kysely over PostgreSQL: a pool in which whole numbers come back as numbers.
import { type Dialect, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'

/** Ten for a rush of orders, and two on which pages are read meanwhile. */
const CONNECTIONS = 12
const CONNECT_TIMEOUT_MS = 5_000
const INT8 = 20

export function postgresDialect(url: string): Dialect {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === INT8 ? Number : types.getTypeParser(type, format as 'text'),
    },
  })
  // An idle connection that breaks is replaced by the pool; the next query tells if the server is gone.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}
