// Limits orders per address, generously enough for a family or a village behind one connection.
import { sql } from 'kysely'
import type { Database } from '../database/open.ts'
import { statement } from '../database/statement.ts'
import { networkOf } from '../net/client-address.ts'
import { createRefusalCache, openRateLimit, type Rate, secondsUntilNext } from '../rate-limit.ts'
import { semaphore } from '../semaphore.ts'
import type { System } from '../system.ts'
import { createThrottle } from '../throttle.ts'

/** Leaves connections for orders and pages. */
const ASKING_AT_ONCE = 2
const LONGEST_WAIT_MS = 3_000
const HOUR_SECONDS = 3_600

export type OrderRateLimit = {
  /** Returns 0 if an order may pass, otherwise the seconds to wait. */
  retryAfterSeconds(address: string): Promise<number>
}

type Needs = { database: Pick<Database, 'kind' | 'db'>; system: Pick<System, 'monotonicMs'> }

/** After a burst of twice as many, over all processes. */
export function openOrderRateLimit({ database, system }: Needs, { perMinute }: { perMinute: number }): OrderRateLimit {
  const rate = { perMinute, burst: 2 * perMinute }
  if (database.kind === 'postgres') return onServer(database, system, rate)
  const limit = openRateLimit(system, rate)
  return { retryAfterSeconds: async (address) => limit.retryAfterSeconds(address) }
}

function onServer({ db }: Needs['database'], system: Needs['system'], { perMinute, burst }: Rate): OrderRateLimit {
  const refusals = createRefusalCache(system)
  const asking = semaphore({ permits: ASKING_AT_ONCE, waitMs: LONGEST_WAIT_MS })
  const isRemovalDue = createThrottle(HOUR_SECONDS * 1_000, system.monotonicMs)

  /** One statement on the server's clock, which all processes share. A time in its future counts as now. */
  const now = 'cast(extract(epoch from clock_timestamp()) as double precision)'
  const minutes = `greatest(0, ${now} - order_rates.counted_at) / 60`
  const refilled = `least(${burst}, order_rates.remaining + ${minutes} * ${perMinute})`
  const take = statement<[address: string], { remaining: number; allowed: boolean }>(
    () => `
      insert into order_rates (address, remaining, counted_at, allowed) values (?, ${burst - 1}, ${now}, true)
      on conflict (address) do update set counted_at = ${now}, allowed = ${refilled} >= 1,
        remaining = case when ${refilled} >= 1 then ${refilled} - 1 else ${refilled} end
      returning remaining, allowed`,
  )

  async function count(network: string): Promise<number> {
    const { rows } = await take(db, network)
    const { remaining, allowed } = rows[0]!
    return allowed ? 0 : secondsUntilNext(remaining, perMinute)
  }

  async function removeOld() {
    if (!isRemovalDue()) return
    await sql`delete from order_rates where counted_at < extract(epoch from now()) - ${HOUR_SECONDS}`.execute(db)
  }

  return {
    async retryAfterSeconds(address) {
      const network = networkOf(address)
      const known = () => Math.ceil(refusals.remainingMs(network) / 1_000)
      if (known() > 0) return known()
      using _permit = await asking.acquire()
      // Others may have waited for the same result.
      if (known() > 0) return known()
      await removeOld()
      const seconds = await count(network)
      if (seconds > 0) refusals.add(network, seconds * 1_000)
      return seconds
    },
  }
}
