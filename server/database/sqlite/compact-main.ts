// Main file of the thread that rewrites the database file without deleted data.
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'

/** For other programs on the same file. */
const BUSY_TIMEOUT_MS = 15_000
/** For readers such as a backup, at the end: orders wait, and it can be retried later. */
const READERS_TIMEOUT_MS = 3_000

const file = String(workerData)
const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
// The copy is as large as the file, and /tmp may be in memory.
database.exec(`pragma temp_store_directory = '${dirname(file).replaceAll("'", "''")}'`)
try {
  // Segments of the search index keep deleted rows until merged.
  database.exec(`insert into order_search (order_search) values ('optimize')`)
  database.exec('vacuum')
} catch (error) {
  // The pages written so far are in the log.
  emptyLog()
  throw error
}
if (!emptyLog()) throw new Error('The write-ahead log is still read: it could not be emptied')
database.exec('pragma user_version = 0')
database.close()

function emptyLog(): boolean {
  database.exec(`pragma busy_timeout = ${READERS_TIMEOUT_MS}`)
  const [{ busy } = { busy: 1 }] = database.prepare('pragma wal_checkpoint(truncate)').all()
  return busy === 0
}
