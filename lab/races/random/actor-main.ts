// An actor's process: acts on messages and answers each; may be killed at any moment.
import { seededRandom } from '#bin/seed/seeded-random.ts'
import type { DatabasePlace } from '#server/database/open.ts'
import { unavailableReason } from '#server/database/unavailable.ts'
import { openLog } from '#server/log.ts'
import { openShop } from '#server/shop.ts'
import { realSystem } from '#server/system.ts'
import { openScope } from '#test/cleanup.ts'
import { testConfig } from '#test/shop/open-test-shop.ts'
import { openQuery } from '../stored.ts'
import { runAction } from './actions.ts'
import { sums } from './sums.ts'

export type ToActor = { number: number } & (
  | { open: DatabasePlace; ordersInWorker: boolean }
  | { action: string; seed: string }
  | { clockMs: number }
  | { sums: true }
  | { close: true }
)
/** `isAway`: the shop answered that its database is unavailable. */
export type FromActor = { number: number; sums?: string; error?: string; isAway?: boolean }

let clockMs = 0
const system = { ...realSystem, now: () => new Date(Date.now() + clockMs) }
const scope = openScope()
let opened: Promise<{ shop: Awaited<ReturnType<typeof openShop>>; query: Awaited<ReturnType<typeof openQuery>> }>

process.on('disconnect', () => process.exit())
process.on('message', async (message: ToActor) => {
  const { number } = message
  try {
    process.send?.({ number, ...(await answer(message)) } satisfies FromActor)
  } catch (error) {
    const isAway = unavailableReason(error) !== undefined
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error)
    process.send?.({ number, error: said, isAway } satisfies FromActor)
  }
})

async function answer(message: ToActor): Promise<Omit<FromActor, 'number'>> {
  if ('open' in message) {
    opened = open(message.open, message.ordersInWorker)
    await opened
  } else if ('clockMs' in message) clockMs = message.clockMs
  else if ('sums' in message) return { sums: await sums((await opened).shop) }
  else if ('close' in message) {
    await (await opened).shop.close()
    await scope.end()
  } else await runAction(message.action, { ...(await opened), random: seededRandom(message.seed) })
  return {}
}

async function open(place: DatabasePlace, ordersInWorker: boolean) {
  const config = testConfig(place)
  const log = openLog(undefined, { level: 'error', format: 'json' })
  const shop = await openShop({ ...config, ordersPerMinute: 1_000_000 }, { system, log, ordersInWorker })
  return { shop, query: await openQuery(scope, place) }
}
