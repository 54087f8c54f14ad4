// Stops a transaction at a step, runs another action in between, and returns the faults.
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { type Database, type DatabasePlace, openDatabase } from '#server/database/open.ts'
import { openLive } from '#server/live/live.ts'
import { realSystem } from '#server/system.ts'
import { cleanup, type Scope } from '#test/cleanup.ts'
import {
  actions,
  type ActionName,
  CHANGES_MIND,
  NEW_PRICE,
  OLD_PRICE,
  openProcess,
  OTHER,
  type Outcome,
  prepareSituation,
  type Process,
  SCARCE,
  type Situation,
  type TransactionName,
} from './actions.ts'
import { counterFaults } from './counter-actions.ts'
import { openSteps, type SteppedDatabase } from './stepped-database.ts'
import { openQuery, type Query, readStored, type Stored, unitsHeld } from '../stored.ts'

/** Covers one lock timeout (docs/decisions/023) and the retry of the transaction. */
const LIMIT_MS = 8_000

export type Race = {
  /** Returns the number of steps of an undisturbed transaction. */
  stepsOf(name: TransactionName): Promise<number>
  run(first: TransactionName, step: number, second: ActionName): Promise<Interleaving>
}

export type Interleaving = {
  faults: string[]
  /** The scarce product's price in the stopped order. */
  pricePaise?: number | undefined
  ms: number
}

/** On SQLite a second process retries until the first has written. */
const TRIED_MS = 30

/** Two processes have a database connection each, as shops on PostgreSQL may have; on SQLite they usually share one. */
export async function openRace(
  scope: Scope,
  place: DatabasePlace,
  { processes = place.databaseUrl ? 2 : 1 } = {},
): Promise<Race> {
  const open = async () => {
    const database = await openDatabase(place, realSystem.now)
    cleanup(scope, database.close)
    return database
  }
  const real = await open()
  const stepped = openSteps(real)
  const other = processes > 1 ? await open() : real
  const live = openLive()
  const shown = new Map<string, number>()
  live.subscribe((event) => {
    if (event.topic === 'stock') for (const [id, stock] of Object.entries(event.stock ?? {})) shown.set(id, stock)
  })
  const [first, second] = [stepped.database, other].map((each) => openProcess(each, live, realSystem)) as [
    Process,
    Process,
  ]
  const query = await openQuery(scope, place)
  const isBlocked = await watchWaits(scope, place, real, processes)
  const setting = { stepped, first, second, query, isBlocked, ...(processes === 1 && { shown }) }
  return {
    async stepsOf(name) {
      const situation = await prepareSituation(second, [name])
      stepped.countedSteps()
      await actions[name](first, situation)
      return stepped.countedSteps()
    },
    run: (name, step, between) => interleave(setting, name, step, between),
  }
}

type Setting = {
  stepped: SteppedDatabase
  first: Process
  second: Process
  query: Query
  isBlocked(sinceMs: number): Promise<boolean>
  /** The stock on open pages, where one process publishes it in commit order. */
  shown?: ReadonlyMap<string, number>
}

type Ended = { outcome: Outcome } | { error: unknown }

async function interleave(
  { stepped, first, second, query, isBlocked, shown }: Setting,
  name: TransactionName,
  step: number,
  between: ActionName,
): Promise<Interleaving> {
  const situation = await prepareSituation(second, [name, between])
  const started = performance.now()
  const stopped = stepped.stopAt(step)
  const one = endOf(actions[name](first, situation))
  void one.then(stopped.resume)
  const reached = await stopped.reached
  const two = endOf(actions[between](second, situation))
  await untilEndedOrBlocked(two, isBlocked)
  stopped.resume()
  const ended = await Promise.all([one, two])
  const ms = performance.now() - started
  const { scarce, other, counter } = situation
  const products = [scarce, other, ...(counter ? [counter.lacking, counter.counted] : [])]
  const stored = await readStored(
    query,
    products.map(({ id }) => id),
  )
  const faults = [
    ...ended.flatMap((end) => ('error' in end ? [`failed: ${String(end.error)}`] : [])),
    ...(ms > LIMIT_MS ? [`took ${Math.round(ms)} ms`] : []),
    ...faultsOf(situation, stored, ended, [name, between]),
    ...(counter
      ? await counterFaults(query, counter, { names: [name, between], held: unitsHeld(stored, counter.counted.id) })
      : []),
    ...[...stored.stock].flatMap(([id, stock]) => {
      const seen = (reached === 'after commit' ? undefined : shown?.get(id)) ?? stock
      return seen === stock ? [] : [`pages show a stock of ${seen} where there are ${stock}`]
    }),
  ]
  const [mine] = ended
  const order = 'outcome' in mine && mine.outcome.answer && 'order' in mine.outcome.answer && mine.outcome.answer.order
  const line = order ? order.items.find(({ productId }) => productId === situation.scarce.id) : undefined
  return { faults, pricePaise: line?.pricePaise, ms }
}

function endOf(running: Promise<Outcome>): Promise<Ended> {
  return running.then(
    (outcome) => ({ outcome }),
    (error: unknown) => ({ error }),
  )
}

async function untilEndedOrBlocked(running: Promise<unknown>, isBlocked: Setting['isBlocked']): Promise<void> {
  const since = performance.now()
  const state = { hasEnded: false }
  void running.then(() => (state.hasEnded = true))
  while (!state.hasEnded && !(await isBlocked(performance.now() - since))) await wait(1)
}

async function watchWaits(
  scope: Scope,
  { databaseUrl }: DatabasePlace,
  { writing, commitLanes }: Database,
  processes: number,
): Promise<Setting['isBlocked']> {
  if (databaseUrl) return watchLocks(scope, databaseUrl)
  if (processes > 1) return async (sinceMs) => sinceMs > TRIED_MS
  return async () => writing?.hasQueue() === true || commitLanes.some(({ connections }) => connections.hasQueue())
}

async function watchLocks(scope: Scope, url: string): Promise<() => Promise<boolean>> {
  const watcher = new Client(url)
  await watcher.connect()
  cleanup(scope, () => watcher.end())
  return async () => {
    const { rowCount } = await watcher.query(
      'select 1 from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
    )
    return rowCount !== 0
  }
}

function faultsOf(situation: Situation, stored: Stored, ended: readonly Ended[], names: readonly string[]): string[] {
  const { scarce, other, earlier } = situation
  const outcomes = ended.flatMap((end) => ('outcome' in end ? [end.outcome] : []))
  const added = new Map(
    outcomes.flatMap((outcome) => (outcome.added ? [[outcome.added.press, outcome.added.units]] : [])),
  )
  const units = [...added.values()].reduce((sum, one) => sum + one, 0)
  const faults = [...stored.faults]
  for (const [{ id, name }, initially] of [
    [scarce, SCARCE + units],
    [other, OTHER],
  ] as const) {
    const stock = stored.stock.get(id)
    if (stock === undefined) continue
    const right = initially - unitsHeld(stored, id)
    if (stock !== right) faults.push(`${name} has a stock of ${stock} where ${right} are right`)
    if (stock < 0) faults.push(`${name} is oversold: ${stock}`)
  }

  const byId = new Map(stored.orders.map((order) => [order.id, order]))
  for (const { answer } of outcomes) {
    if (!answer || !('order' in answer)) continue
    const { orderId } = answer.order
    const order = byId.get(orderId)
    // The first of the chain may be the deleted one.
    if (!order && orderId !== earlier.orderId) faults.push(`${orderId} was acknowledged and is not there`)
    if (order?.shortOf !== undefined && order.supersededBy === undefined)
      faults.push(`${orderId} was acknowledged and lacks ${order.shortOf}`)
  }

  const prices = names.includes('another price') ? [OLD_PRICE, NEW_PRICE] : [OLD_PRICE]
  for (const { id, lines } of stored.orders) {
    for (const { pricePaise } of lines)
      if (!prices.includes(pricePaise)) faults.push(`${id} has the price ${pricePaise}`)
  }

  for (const [customer, orders] of Map.groupBy(stored.orders, (order) => order.customer)) {
    const holding = orders.filter(({ shortOf }) => shortOf === undefined)
    const most = customer === CHANGES_MIND ? holding.length : orders.length
    if (most > 1) faults.push(`${customer} has ${most} orders`)
  }
  // Two orders want the last units: one gets them.
  if (names.every((name) => name === 'an order') && unitsHeld(stored, scarce.id) !== SCARCE)
    faults.push(`of ${SCARCE} scarce units ${unitsHeld(stored, scarce.id)} were sold`)
  return faults
}
