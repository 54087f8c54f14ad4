// Detects changes whose message was lost, by comparing fingerprints of topics.
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/open.ts'
import type { Log } from '../log.ts'
import { COMPARE_MS, restAfter } from './compare-rest.ts'
import type { Change } from './live-message.ts'

/** Stock has its own reader; 'settings' is published by a process after reading them. */
export type ComparedTopic = Exclude<Change['topic'], 'stock' | 'settings'>

type Fingerprint = RawBuilder<string | null>

/** For all rows of a small table: xmin is the transaction that wrote the row. */
export const rowsOf = (table: string, id: string): Fingerprint =>
  sql`(select string_agg(${sql.ref(id)} || ' ' || xmin::text, ',' order by ${sql.ref(id)}) from ${sql.table(table)})`

/** A process clears its caches on a topic's event, so each cache needs a topic, and each topic a line here. */
const fingerprints: Record<ComparedTopic, Fingerprint> = {
  // Products are compared with their stock.
  products: sql`concat(${rowsOf('categories', 'id')}, ' ', ${rowsOf('packs', 'id')})`,
  videos: rowsOf('videos', 'id'),
  'saved settings': sql`(select max(version)::text from settings_versions)`,
  // Processes cache no sessions: open streams check theirs.
  sessions: sql`concat((select count(*) from sessions), ' ', ${rowsOf('people', 'id')})`,
  // Processes cache no orders: open pages and their bell listen for new ones.
  orders: sql`(select string_agg(order_id, ',') from
    (select order_id from orders order by placed_at desc, order_id desc limit 20) as newest)`,
}

const topics = Object.keys(fingerprints) as ComparedTopic[]

/** Published after a time without messages. */
export const everything: readonly Change[] = topics.map((topic) => ({ topic }))

type Found = Record<ComparedTopic, string | null>

/** For a consistent view. */
async function readFingerprints(db: Database['db']): Promise<Found> {
  const columns = topics.map((topic) => sql`${fingerprints[topic]} as ${sql.ref(topic)}`)
  const { rows } = await sql<Found>`select ${sql.join(columns)}`.execute(db)
  return rows[0]!
}

type Needs = {
  db: Database['db']
  /** As for a message. */
  changed(change: Change): void
  log: Pick<Log, 'error'>
  compareMs?: number | undefined
}

/** Resolves after the first comparison. */
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
    let restMs = compareMs
    try {
      const found = await readFingerprints(db)
      restMs = restAfter(performance.now() - startedAt, compareMs)
      hasFailed = false
      const others = topics.filter((topic) => found[topic] !== known[topic])
      known = found
      if (!isClosed) for (const topic of others) changed({ topic })
    } catch (error) {
      if (!hasFailed && !isClosed) log.error(error, { event: 'changes could not be compared' })
      hasFailed = true
    }
    if (!isClosed) timer = compareAfter(restMs)
  }

  return {
    async close() {
      isClosed = true
      clearTimeout(timer)
      await comparing
    },
  }
}
