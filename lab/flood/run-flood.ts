// Floods a shop and tells what became of its process: the same one, its files closed, honest visitors served.
import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '#bin/seed/seeded-random.ts'
import { flood, type Flooded } from './flood.ts'
import type { FloodedShop } from './flooded-shop.ts'
import type { ProcessState } from '#test/processes/process-state.ts'

/** So long the descriptors may take to come back. */
const CLOSING_MS = 30_000
const FIRST_REQUESTS = 100
const LOOKS = 20
const PAUSE_MS = 50

export type FloodReport = Flooded & {
  isAlive: boolean
  before: ProcessState
  /** Undefined when the process has gone. */
  after: ProcessState | undefined
  /** Why honest visitors were not served afterwards. */
  refused?: string
}

export async function runFlood(flooded: FloodedShop, requests: number, seed: number): Promise<FloodReport> {
  const { shop, paths, isAlive, state } = flooded
  const send = (count: number, seeded: string) =>
    flood({ origin: shop.origin, paths, requests: count, random: seededRandom(seeded), isAlive })
  await flooded.visit()
  // What the process opens once for good is open then.
  await send(FIRST_REQUESTS, `${seed} first`)
  const before = await leastOpen(state)
  if (!before) throw new Error('The shop ended before the flood')
  const flooding = await send(requests, String(seed))
  const limit = performance.now() + CLOSING_MS
  while (performance.now() < limit && (state()?.descriptors ?? 0) > before.descriptors) await wait(PAUSE_MS)
  const after = state()
  const refused = after && (await flooded.visit().catch((error: unknown) => String(error)))
  return { ...flooding, isAlive: isAlive(), before, after, ...(refused && { refused }) }
}

/** Connections that are still closing are not counted. */
async function leastOpen(state: FloodedShop['state']): Promise<ProcessState | undefined> {
  let least = state()
  for (let look = 1; look < LOOKS; look += 1) {
    await wait(PAUSE_MS)
    const now = state()
    if (!now || !least || now.descriptors < least.descriptors) least = now
  }
  return least
}
