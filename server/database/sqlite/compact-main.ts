// The main file of the thread that rewrites the file of a shop without what was deleted in it.
import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'

/** For other programs that read or write the same file. */
const BUSY_TIMEOUT_MS = 15_000

const database = new DatabaseSync(String(workerData), { timeout: BUSY_TIMEOUT_MS })
// Deleted rows of the search index stay in its segments until these are merged.
database.exec(`insert into order_search (order_search) values ('optimize')`)
database.exec('vacuum')
const [{ busy } = { busy: 1 }] = database.prepare('pragma wal_checkpoint(truncate)').all()
database.close()
if (busy !== 0) throw new Error('The write-ahead log is still read: it could not be emptied')
