// Keeps locking some PostgreSQL rows briefly, so that waiting transactions meet changes.
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { SeededRandom } from '#bin/seed/seeded-random.ts'
import { cleanup, type Scope } from '#test/cleanup.ts'

const [SHORTEST_MS, LONGEST_MS] = [5, 95]
const LOCKED = [
  `select 1 from products where id in (select id from products order by random() limit 3) order by id for update`,
  `select 1 from orders where order_id in (select order_id from orders order by placed_at desc limit 6)
    and random() < 0.4 order by order_id for update`,
  `select 1 from counter_shortfalls where settled_at is null order by missed_at desc limit 3 for update`,
] as const

export async function lockAtRandom(scope: Scope, url: string, random: SeededRandom): Promise<void> {
  const client = new Client(url)
  await client.connect()
  const stopping = new AbortController()
  const holding = hold()
  cleanup(scope, async () => {
    stopping.abort()
    await holding
    await client.end()
  })

  async function hold() {
    while (!stopping.signal.aborted) {
      await client.query(`begin; ${random.pick(LOCKED)}`).catch(() => {
        // A deadlock victim, as intended.
      })
      await wait(random.integer(SHORTEST_MS, LONGEST_MS))
      await client.query('rollback')
      await wait(random.integer(SHORTEST_MS, LONGEST_MS))
    }
  }
}
