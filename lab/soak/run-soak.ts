// A shop under honest load, in the last third under attack; then everything must be as before.
import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '#bin/seed/seeded-random.ts'
import { auditFiles } from '../audit/audit-files.ts'
import { openDriver } from '../faults/driver.ts'
import type { DatabaseKind } from '#test/database/databases.ts'
import { openFilesBelow } from '#test/processes/process-state.ts'
import { cleanup, type Scope } from '#test/cleanup.ts'
import { type AttackReport, startAttacks } from './attacks.ts'
import { openHonestLoad, type Served } from './honest-load.ts'
import { openPages } from './open-pages.ts'
import { forwardedFor, openSoakedShop, type SoakedShop } from './soaked-shop.ts'
import { type Sample, watchProcess } from './watch-process.ts'

export type Soak = {
  kind: DatabaseKind
  minutes: number
  perSecond: number
  seed: string
  env: Record<string, string>
  say(line: string): void
}

export type SoakPhase = Served & {
  name: 'warming up' | 'honest load alone' | 'under attack'
  samples: Sample[]
  collected: Sample[]
}

/** `files`: the name of each descriptor. */
type SampleWithFiles = Sample & { files: string[] }

export type Soaked = {
  phases: SoakPhase[]
  attacks: AttackReport
  before: SampleWithFiles
  /** Without load, as before and after. */
  warm: Sample
  after: SampleWithFiles
  pages: number
  /** The auditor's: orders, stock and files. */
  faults: string[]
  errors: string[]
  orders: number
}

const PAGES = 30
const MINUTE_SECONDS = 60
/** Caches of SQLite and the C library take some minutes to fill. */
const WARM_UP_SHARE = 1 / 6
/** The limit for a disconnected page to reconnect. */
const CONNECTING_MS = 20_000
const ATTACKED_SHARE = 1 / 3
const FLOOD_EVERY_MS = 100
/** Longer than any timeout: idle connections, database connections, stalled ones. */
const QUIET_SECONDS = 75
const DROP_SHARE = 0.1
const SETTLING_MS = 8_000

export async function runSoak(scope: Scope, { kind, minutes, perSecond, seed, env, say }: Soak): Promise<Soaked> {
  const shop = await openSoakedShop(scope, { kind, seed, env })
  const { running, metricsUrl } = shop
  const load = openHonestLoad(shop)
  const first = await load.once()
  await wait(SETTLING_MS)
  const watch = watchProcess({ pid: running.pid, metricsUrl })
  cleanup(scope, watch.stop)
  const before = { ...(await watch.collect()), files: openFilesBelow(running.pid, ['']) }
  const pages = openPages(running.origin, PAGES)
  cleanup(scope, pages.close)

  async function phase(name: SoakPhase['name'], seconds: number): Promise<SoakPhase> {
    say(`${name} for ${Math.round(seconds)} s …`)
    const [from, fromCollected] = [watch.samples.length, watch.collected.length]
    const [served, deaf] = await Promise.all([load.run({ seconds, perSecond }), changeStock(seconds)])
    return {
      name,
      ...served,
      wrong: [...served.wrong, ...deaf],
      samples: watch.samples.slice(from),
      collected: watch.collected.slice(fromCollected),
    }
  }

  /** All open pages must receive a stock change every minute, although some of their streams are dropped. */
  async function changeStock(seconds: number): Promise<string[]> {
    const ends = performance.now() + seconds * 1_000
    const wrong: string[] = []
    while (performance.now() < ends) {
      wrong.push(...(await pages.mustHear(() => shop.driver.restock())))
      pages.drop(DROP_SHARE)
      await wait(Math.min(MINUTE_SECONDS * 1_000, Math.max(0, ends - performance.now())))
    }
    return wrong
  }

  const seconds = minutes * MINUTE_SECONDS
  const warmUp = seconds * WARM_UP_SHARE
  const attacked = seconds * ATTACKED_SHARE
  const phases = [await phase('warming up', warmUp)]
  await wait(SETTLING_MS)
  const warm = await watch.collect()
  phases.push(await phase('honest load alone', seconds - warmUp - attacked))
  const attackers = startAttacks({ origin: running.origin, cookie: shop.cookie, paths: shop.paths, seed })
  const orders = floodOrders(shop, seed)
  phases.push(await phase('under attack', attacked))
  const attacks = { ...(await attackers.stop()), ...(await orders.stop()) }
  const limit = performance.now() + CONNECTING_MS
  while (pages.count() < PAGES && performance.now() < limit) await wait(200)
  const open = pages.count()
  await pages.close()
  say(`quiet for ${QUIET_SECONDS} s …`)
  await wait(QUIET_SECONDS * 1_000)
  const after = { ...(await watch.collect()), files: openFilesBelow(running.pid, ['']) }
  await watch.stop()
  const { expected } = shop.acknowledgements
  const faults = [...first, ...(await shop.audit())]
  if (kind === 'sqlite') faults.push(...auditFiles(shop.place.dataDir, expected))
  const acknowledged = [...expected.sent.order.values()].filter(({ id }) => id !== undefined).length
  const errors = running.complaints()
  return { phases, attacks, before, warm, after, pages: open, faults, errors, orders: acknowledged }
}

/** Orders ten times a second from one address. Logged, for the auditor. */
function floodOrders({ acknowledgements, cookie, running, productIds }: SoakedShop, seed: string) {
  const driver = openDriver({
    acknowledgements,
    random: seededRandom(`${seed} flood`),
    productIds,
    cookie,
    origin: () => running.origin,
    headers: () => forwardedFor('203.0.113.9'),
  })
  const stopping = new AbortController()
  const flooding = (async () => {
    while (!stopping.signal.aborted) {
      await driver.order()
      await wait(FLOOD_EVERY_MS)
    }
  })()
  return {
    async stop(): Promise<AttackReport> {
      stopping.abort()
      await flooding
      return Object.fromEntries(
        [...driver.answers].map(([status, times]) => [`flooding orders answered ${status}`, times]),
      )
    },
  }
}
