// An advisory lock of a separate session, which the server ends with the connection.
import { Client } from 'pg'

const POSTGRES_LOCKS = { 'first-start': 7_202_029, update: 7_202_067, backup: 7_202_068, import: 7_202_069 }
const CONNECT_TIMEOUT_MS = 5_000

export async function openAttempt(
  url: string,
  name: keyof typeof POSTGRES_LOCKS,
): Promise<AsyncDisposable & { take(): Promise<boolean> }> {
  const client = new Client({
    connectionString: url,
    application_name: `shop ${name}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  // A broken connection has released the lock; the next query reports the lost server.
  client.on('error', () => {})
  await client.connect()
  return {
    async take() {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [POSTGRES_LOCKS[name]])
      return rows[0].taken === true
    },
    [Symbol.asyncDispose]: () => client.end(),
  }
}
