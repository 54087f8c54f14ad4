// Slows guessing: a wait that doubles with each failure, per account and address, and per address.
import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Trx } from '../database/open.ts'
import { networkOf } from '../net/client-address.ts'
import { createRefusalCache } from '../rate-limit.ts'
import { semaphore } from '../semaphore.ts'
import type { System } from '../system.ts'
import { createThrottle } from '../throttle.ts'

const FREE_FOR_ACCOUNT = 4
const FREE_FOR_ADDRESS = 20
/** Failures of one account that count for its address. */
const COUNTED_OF_ACCOUNT = FREE_FOR_ACCOUNT + 1
const MAX_WAIT_MS = 900_000
/** Failures count half after an hour without attempts, a quarter after two. */
const HALVED_AFTER_MS = 3_600_000
const KEPT_FOR_MS = 2 * 86_400_000
const REMOVE_EVERY_MS = 3_600_000
/** Tolerated clock difference between processes. A row further in the future is older than a clock set back. */
const CLOCKS_DIFFER_MS = 2_000

export type FailedAttempts = {
  /**
   * Counts an attempt as failed before its password is checked, so that concurrent attempts cannot exceed the limit.
   * Returns seconds, 0 if allowed.
   */
  begin(email: string, address: string): Promise<number>
  /** The password could not be checked. */
  cancel(email: string, address: string): Promise<void>
  /** After a correct password: resets this account's count, and halves the address's others. */
  forgive(email: string, address: string): Promise<void>
}

type Counter = { who: string; free: number }

/**
 * There is no count by account alone, so a stranger cannot lock the admin out. In the database, for all processes and
 * across restarts.
 */
export function openFailedAttempts({ db, transaction }: Database, system: System): FailedAttempts {
  const isRemovalDue = createThrottle(REMOVE_EVERY_MS, system.monotonicMs)
  const refusals = createRefusalCache(system)
  /** Limits connections: of many concurrent attempts, most get the first ones' refusal. */
  const counting = semaphore({ permits: 2, waitMs: 5_000 })

  /** Throws Waiting during its wait. */
  async function count(trx: Trx, { who, free }: Counter): Promise<number> {
    const now = system.now().getTime()
    const { rows } = await countOne({ who, free, now }).execute(trx)
    const [counted] = rows
    if (counted) return Number(counted.failures)
    const row = await trx
      .selectFrom('sign_in_failures')
      .select(['counted_at', 'wait_ms'])
      .where('who', '=', who)
      .executeTakeFirstOrThrow()
    throw new Waiting(who, Math.max(1, row.counted_at + row.wait_ms - now))
  }

  async function removeOld() {
    if (!isRemovalDue()) return
    await db
      .deleteFrom('sign_in_failures')
      .where('counted_at', '<', system.now().getTime() - KEPT_FOR_MS)
      .execute()
  }

  return {
    async begin(email, address) {
      const counters = countersOf(email, address)
      const known = () => Math.ceil(Math.max(...counters.map(({ who }) => refusals.remainingMs(who))) / 1_000)
      if (known() > 0) return known()
      using _permit = await counting.acquire()
      if (known() > 0) return known()
      await removeOld()
      const [account, all] = counters
      const refused = await transaction(async (trx) => {
        const failures = await count(trx, account)
        // Later failures are slowed by the account's own wait: one person's old password must not slow an office.
        if (failures <= COUNTED_OF_ACCOUNT) await count(trx, all)
        return undefined
      }).catch((error: unknown) => {
        if (error instanceof Waiting) return error
        throw error
      })
      if (!refused) return 0
      refusals.add(refused.who, refused.leftMs)
      return Math.ceil(refused.leftMs / 1_000)
    },

    async cancel(email, address) {
      await transaction(async (trx) => {
        for (const { who } of countersOf(email, address)) await lower(trx, who, sql`failures - 1`)
      })
    },

    async forgive(email, address) {
      const [account, all] = countersOf(email, address)
      await transaction(async (trx) => {
        await trx.deleteFrom('sign_in_failures').where('who', '=', account.who).execute()
        await lower(trx, all.who, sql`(failures - 1) / 2`)
      })
      for (const { who } of [account, all]) refusals.delete(who)
    },
  }
}

/** Thrown to roll back the attempt's counts. */
class Waiting extends Error {
  override name = 'Waiting'
  readonly who: string
  readonly leftMs: number

  constructor(who: string, leftMs: number) {
    super('The wait is not over')
    this.who = who
    this.leftMs = leftMs
  }
}

/** One statement, so that processes never count from the same number. No row during the wait. */
function countOne({ who, free, now }: Counter & { now: number }) {
  const at = sql`cast(${now} as bigint)`
  const elapsed = sql`(${at} - sign_in_failures.counted_at)`
  const halvings = sql`case when ${elapsed} > ${30 * HALVED_AFTER_MS} then 30 when ${elapsed} > 0
    then cast(${elapsed} / ${HALVED_AFTER_MS} as integer) else 0 end`
  const failures = sql`((sign_in_failures.failures >> ${halvings}) + 1)`
  return sql<{ failures: number }>`
    insert into sign_in_failures (who, failures, counted_at, wait_ms) values (${who}, 1, ${at}, 0)
    on conflict (who) do update set failures = ${failures}, counted_at = ${at}, wait_ms = ${waitMs(failures, free)}
    where sign_in_failures.wait_ms = 0 or ${elapsed} >= sign_in_failures.wait_ms or ${elapsed} < ${-CLOCKS_DIFFER_MS}
    returning failures`
}

/** 2, 4, 8 … seconds after the free attempts. */
function waitMs(failures: RawBuilder<unknown>, free: number) {
  const tooMany = sql`(${failures} - cast(${free} as integer))`
  return sql`case when ${tooMany} <= 0 then 0 when ${tooMany} >= 10 then ${sql.lit(MAX_WAIT_MS)} else 1000 * (1 << ${tooMany}) end`
}

async function lower(trx: Trx, who: string, failures: RawBuilder<unknown>) {
  await sql`update sign_in_failures set failures = case when failures > 1 then ${failures} else 0 end, wait_ms = 0
    where who = ${who}`.execute(trx)
}

function countersOf(email: string, address: string): [account: Counter, address: Counter] {
  const network = networkOf(address)
  return [
    { who: hashOf(`account ${email} ${network}`), free: FREE_FOR_ACCOUNT },
    { who: hashOf(`address ${network}`), free: FREE_FOR_ADDRESS },
  ]
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
