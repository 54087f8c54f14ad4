// Lets one process of a shop in at a time. The lock belongs to a connection or an open file, so a process that dies releases it.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { isLockConflict } from './lock-conflict.ts'
import { type DatabasePlace, DatabaseUnusable } from './open.ts'

const POSTGRES_LOCK = 7_202_029
const CONNECT_TIMEOUT_MS = 5_000
const ASK_AGAIN_MS = 200
/** Longer than the demo takes on the slowest machine: whoever holds it still is frozen. */
const LONGEST_WAIT_MS = 15 * 60_000

export type ExclusiveLock = (place: DatabasePlace, onWait: () => void) => Promise<AsyncDisposable>

type Attempt = AsyncDisposable & { take(): Promise<boolean> }

/** Resolves once this process holds the lock of that place; calls `onWait` once when another one holds it. */
export const exclusiveLock: ExclusiveLock = async (place, onWait) => {
  const attempt = place.databaseUrl ? await onServer(place.databaseUrl) : inFolder(place.dataDir)
  try {
    const started = performance.now()
    for (let isFirst = true; !(await attempt.take()); isFirst = false) {
      if (isFirst) onWait()
      if (performance.now() - started > LONGEST_WAIT_MS)
        throw new DatabaseUnusable(
          'Another process has not finished the first start for 15 minutes: end it and start again',
        )
      await wait(ASK_AGAIN_MS)
    }
    return attempt
  } catch (error) {
    await attempt[Symbol.asyncDispose]()
    throw error
  }
}

/** An advisory lock of a session of its own: the server ends it with the connection. */
async function onServer(url: string): Promise<Attempt> {
  const { Client } = await import('pg')
  const client = new Client({
    connectionString: url,
    application_name: 'shop first start',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  // A connection that breaks has released the lock; the next query on it, and all the others, tell that the server is gone.
  client.on('error', () => {})
  await client.connect()
  return {
    async take() {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [POSTGRES_LOCK])
      return rows[0].taken === true
    },
    [Symbol.asyncDispose]: () => client.end(),
  }
}

/** The write lock of an empty SQLite file beside the shop's: the operating system ends it with the process. */
function inFolder(dataDir: string): Attempt {
  const file = new DatabaseSync(join(dataDir, 'first-start.lock'), { timeout: 0 })
  return {
    async take() {
      try {
        file.exec('begin exclusive')
        return true
      } catch (error) {
        if (isLockConflict(error)) return false
        throw error
      }
    },
    async [Symbol.asyncDispose]() {
      file.close()
    },
  }
}
