// Eight concurrent actors on one database, some killed and frozen. The data are checked after each round.
import { type SeededRandom, seededRandom } from '#bin/seed/seeded-random.ts'
import { countFaults, findFaults } from '#server/check-data/find-faults.ts'
import { readPlace } from '#server/check-data/read-place.ts'
import type { DatabasePlace } from '#server/database/open.ts'
import { openShop } from '#server/shop.ts'
import { cleanup, type Scope } from '#test/cleanup.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { stockUp, testConfig } from '#test/shop/open-test-shop.ts'
import { type Mutant, mutantEnvironment } from '../mutants.ts'
import { chooseAction } from './actions.ts'
import { type Actor, startActor } from './actor.ts'
import { lockAtRandom } from './holder.ts'

const ACTIONS_A_ROUND = 120
const AT_A_TIME = 8
const SCARCE = [6, 9, 12] as const
const product = (stock: number, name: string) => ({ ...goods.flowerPots, name, stock })
const HOUR_MS = 3_600_000
/** Past midnight in India, past the end of a month, and back. */
const CLOCKS_MS = [0, 2, 9, 20, 26, -5, -30, 24 * 9, -24 * 12].map((hours) => hours * HOUR_MS)
const FROZEN_MS = [200, 1_500] as const

export type RandomRun = {
  place: DatabasePlace
  actions: number
  seed: string
  mutant?: Mutant
  say?: (report: RandomReport) => void
}

export type RandomReport = {
  actions: number
  done: Record<string, number>
  /** Acts whose process was killed or whose database was unavailable. */
  unanswered: number
  kills: number
  freezes: number
  rounds: number
  /** One sentence each, with the round that found it first. */
  faults: string[]
}

export async function runRandom(scope: Scope, { place, actions, seed, mutant, say }: RandomRun): Promise<RandomReport> {
  const random = seededRandom(seed)
  await prepare(place)
  const env = mutant ? mutantEnvironment(mutant) : {}
  const actors: Actor[] = []
  for (let each = 0; each < (place.databaseUrl ? 2 : 1); each += 1) {
    const actor = await startActor({ place, ordersInWorker: random.oneIn(2), env })
    cleanup(scope, actor.close)
    actors.push(actor)
  }
  if (place.databaseUrl) await lockAtRandom(scope, place.databaseUrl, seededRandom(`${seed} holder`))
  const report: RandomReport = { actions: 0, done: {}, unanswered: 0, kills: 0, freezes: 0, rounds: 0, faults: [] }
  while (report.actions < actions && report.faults.length === 0) {
    await Promise.all([round(actors, random, report), disturb(actors, random, report)])
    await look(place, actors, report)
    report.rounds += 1
    say?.(report)
    if (random.oneIn(5)) {
      const clockMs = random.pick(CLOCKS_MS)
      for (const actor of actors) await actor.ask({ clockMs })
    }
  }
  return report
}

async function prepare(place: DatabasePlace): Promise<void> {
  const shop = await openShop(testConfig(place))
  await stockUp(shop, Object.fromEntries(SCARCE.map((stock) => [`demo ${stock}`, product(stock, `Demo ${stock}`)])))
  await shop.firstSteps.recordGoods()
  await stockUp(shop, Object.fromEntries(SCARCE.map((stock) => [`own ${stock}`, product(stock, `Own ${stock}`)])))
  await shop.close()
}

async function round(actors: readonly Actor[], random: SeededRandom, report: RandomReport): Promise<void> {
  let left = ACTIONS_A_ROUND
  const one = async () => {
    while (left > 0) {
      left -= 1
      report.actions += 1
      const action = chooseAction(random)
      const { error, isAway } = await random.pick(actors).ask({ action, seed: `${random.integer(0, 2 ** 31)}` })
      if (isAway) report.unanswered += 1
      else if (error !== undefined) report.faults.push(`${action} failed: ${error}`)
      else report.done[action] = (report.done[action] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, one))
}

/** In a quarter of the rounds one process is killed or frozen. */
async function disturb(actors: readonly Actor[], random: SeededRandom, report: RandomReport): Promise<void> {
  if (!random.oneIn(4)) return
  const actor = random.pick(actors)
  await actor.ask({ action: 'reports', seed: 'before' })
  if (random.oneIn(3)) {
    report.freezes += 1
    await actor.freeze(random.integer(...FROZEN_MS))
  } else {
    report.kills += 1
    await actor.kill()
  }
}

/** One process rebuilds all sums; another must then read the same. */
async function look(place: DatabasePlace, actors: readonly Actor[], report: RandomReport): Promise<void> {
  const told: string[] = []
  for (const actor of actors) {
    const { sums, error } = await actor.ask({ sums: true })
    if (error !== undefined) report.faults.push(`The reports failed: ${error}`)
    else told.push(sums ?? '')
  }
  if (new Set(told).size > 1) report.faults.push('The reports of two processes differ.')
  const faults = await readPlace(place, findFaults)
  if (countFaults(faults) > 0) {
    report.faults.push(...faults.sentences.map((sentence) => `After ${report.actions} actions: ${sentence}`))
  }
}
