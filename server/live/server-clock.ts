// The clock of PostgreSQL, which all processes of the shop share; a machine's own may be wrong or be set.
import { sql } from 'kysely'
import type { Database } from '../database/open.ts'

/** Until the next reading a process does not know that the clock was set. */
const READ_EVERY_MS = 2_000

export type ServerClock = {
  /** Milliseconds since 1970. */
  now(): number
  close(): Promise<void>
}

/** Goes on by itself while the server is away. */
export async function openServerClock(db: Database['db'], readEveryMs = READ_EVERY_MS): Promise<ServerClock> {
  let aheadMs = await read()
  let reading = Promise.resolve()
  const timer = setInterval(() => {
    reading = read().then(
      (ms) => void (aheadMs = ms),
      () => {
        // The next one may succeed.
      },
    )
  }, readEveryMs).unref()

  /** How far the server's clock is ahead of this process's, which only ever goes on. */
  async function read(): Promise<number> {
    const { rows } = await sql<{ ms: number }>`
      select cast(extract(epoch from clock_timestamp()) * 1000 as double precision) as ms`.execute(db)
    return rows[0]!.ms - performance.now()
  }

  return {
    now: () => performance.now() + aheadMs,
    async close() {
      clearInterval(timer)
      await reading
    },
  }
}
