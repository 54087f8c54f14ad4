// SQL cannot derive a list of steps: each list in an index, a check or a view must equal one of the sets.
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { confirmedSteps, onTheWaySteps, orderSteps, recordedSteps } from '#domain/steps/steps.ts'
import { openDatabase } from '#server/database/open.ts'
import { cleanup } from '#test/cleanup.ts'
import { awayOrders } from './dispatch-lists.ts'
import { onEachDatabase, preparedPlace } from '#test/database/databases.ts'

const TEXTS = {
  sqlite: sql<{ name: string; text: string | null }>`select name, sql as text from sqlite_master`,
  postgres: sql<{ name: string; text: string | null }>`
    select indexname as name, indexdef as text from pg_indexes where schemaname = current_schema()
    union all select conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = current_schema()::regnamespace
    union all select viewname, definition from pg_views where schemaname = current_schema()
    union all select proname, prosrc from pg_proc where pronamespace = current_schema()::regnamespace`,
}
/** Must match the conditions of the lists. */
const INDEXES = {
  orders_away: onTheWaySteps,
  orders_to_call: ['placed'],
  orders_due: orderSteps.filter((step) => !confirmedSteps.some((each) => each === step)),
}

onEachDatabase('the database lists no steps but a set of the domain', async (kind, t) => {
  const { db, close } = await openDatabase(await preparedPlace(kind, t), () => new Date())
  cleanup(t, close)
  const { rows } = await TEXTS[kind].execute(db)
  const named = new Map(rows.map(({ name, text }) => [name, orderSteps.filter((step) => text?.includes(`'${step}'`))]))
  for (const [index, steps] of Object.entries(INDEXES)) assert.deepEqual(named.get(index), steps, index)
  if (kind === 'sqlite') {
    const plan = await awayOrders(db)
      .selectAll()
      .orderBy('placed_at')
      .explain(undefined, sql`query plan`)
    assert.match(JSON.stringify(plan), /USING INDEX orders_away/)
  }
  const sets = [orderSteps, recordedSteps].map(String)
  const partial = [...named].filter(
    ([name, steps]) => !(name in INDEXES) && steps.length > 1 && !sets.includes(String(steps)),
  )
  assert.deepEqual(partial, [])
})
