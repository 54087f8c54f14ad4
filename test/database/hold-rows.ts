// Locks PostgreSQL rows from another connection, so that a test decides who waits.
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { Client } from 'pg'
import type { DatabasePlace } from '#server/database/open.ts'
import { cleanup } from '../cleanup.ts'
import { until } from '../until.ts'

export type HeldRows = {
  /** Resolves when `count` other connections wait for these rows, queued or in parallel. */
  untilWaitedFor(count?: number): Promise<void>
  commit(): Promise<void>
}

/** Runs the statement in a transaction that stays open until `commit`. */
export async function holdRows(t: TestContext, place: DatabasePlace, text: string, values: unknown[] = []) {
  const holder = await connected(t, place)
  const watcher = await connected(t, place)
  await holder.query('begin')
  const { rowCount } = await holder.query(text, values)
  assert.ok(rowCount, 'no row is held')
  const { rows } = await holder.query('select pg_backend_pid() as pid')
  return {
    untilWaitedFor: (count = 1) =>
      until(async () => {
        const waiting = await watcher.query(
          `with recursive waiting (pid) as (
            select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))
            union select activity.pid from pg_stat_activity activity
            join waiting on waiting.pid = any(pg_blocking_pids(activity.pid))
          ) select count(*) from waiting`,
          [rows[0].pid],
        )
        return Number(waiting.rows[0].count) >= count
      }),
    async commit() {
      await holder.query('commit')
    },
  } satisfies HeldRows
}

async function connected(t: TestContext, { databaseUrl }: DatabasePlace) {
  const client = new Client(databaseUrl)
  await client.connect()
  cleanup(t, () => client.end())
  return client
}
