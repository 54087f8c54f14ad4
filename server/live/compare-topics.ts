// Finds a change whose message was lost: what the database has of each topic is compared with the last look.
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/open.ts'
import type { Log } from '../log.ts'
import type { Change } from './live-message.ts'

const COMPARE_MS = 2_000
/** Comparing takes a fiftieth of the time at the most. */
const COMPARE_REST_FACTOR = 50

/** Stock is compared by its own reader; 'settings' is what a process publishes once it has read them. */
export type ComparedTopic = Exclude<Change['topic'], 'stock' | 'settings'>

type Fingerprint = RawBuilder<string | null>

/** Of all rows of a small table: xmin is the transaction that wrote the row as it is. */
const rowsOf = (table: string, id: string): Fingerprint =>
  sql`(select string_agg(${sql.ref(id)} || ' ' || xmin::text, ',' order by ${sql.ref(id)}) from ${sql.table(table)})`

/**
 * What differs after each change of a topic. Whatever a process keeps in memory it forgets at the event of a topic, so a cache
 * of something else needs a topic, and a topic needs its line here.
 */
const fingerprints: Record<ComparedTopic, Fingerprint> = {
  // The products themselves are compared with their stock.
  products: rowsOf('categories', 'id'),
  videos: rowsOf('videos', 'id'),
  'saved settings': sql`(select max(version)::text from settings_versions)`,
  // No process keeps a session: open streams look for theirs.
  sessions: sql`concat((select count(*) from sessions), ' ', ${rowsOf('admins', 'id')})`,
  // No process keeps an order: open pages, and their bell, hear of new ones.
  orders: sql`(select string_agg(order_id, ',') from
    (select order_id from orders order by placed_at desc, order_id desc limit 20) as newest)`,
}

const topics = Object.keys(fingerprints) as ComparedTopic[]

/** What a process reads again after it could not receive, or send, for a while. */
export const everything: readonly Change[] = topics.map((topic) => ({ topic }))

type Found = Record<ComparedTopic, string | null>

/** One statement, so that all are of one moment. */
async function readFingerprints(db: Database['db']): Promise<Found> {
  const columns = topics.map((topic) => sql`${fingerprints[topic]} as ${sql.ref(topic)}`)
  const { rows } = await sql<Found>`select ${sql.join(columns)}`.execute(db)
  return rows[0]!
}

type Needs = {
  db: Database['db']
  /** Called with each topic that has changed since the last look, as if a message had come. */
  changed(change: Change): void
  log: Pick<Log, 'error'>
  compareMs?: number | undefined
}

/** Resolves after the first look: what a process reads for its memory after that is no older. */
export async function compareTopics({
  db,
  changed,
  log,
  compareMs = COMPARE_MS,
}: Needs): Promise<{ close(): Promise<void> }> {
  let known = await readFingerprints(db)
  let hasFailed = false
  let isClosed = false
  let comparing = Promise.resolve()
  let timer = compareAfter(compareMs)

  function compareAfter(ms: number) {
    return setTimeout(() => (comparing = compare()), ms).unref()
  }

  async function compare() {
    const startedAt = performance.now()
    try {
      const found = await readFingerprints(db)
      hasFailed = false
      const others = topics.filter((topic) => found[topic] !== known[topic])
      known = found
      if (!isClosed) for (const topic of others) changed({ topic })
    } catch (error) {
      if (!hasFailed && !isClosed) log.error(error, { event: 'changes could not be compared' })
      hasFailed = true
    }
    if (!isClosed) timer = compareAfter(Math.max(compareMs, (performance.now() - startedAt) * COMPARE_REST_FACTOR))
  }

  return {
    async close() {
      isClosed = true
      clearTimeout(timer)
      await comparing
    },
  }
}
