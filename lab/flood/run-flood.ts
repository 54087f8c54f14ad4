// Floods a shop: the process must live, close its files, and serve honest visitors.
import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '#bin/seed/seeded-random.ts'
import { flood, type Flooded } from './flood.ts'
import type { FloodedShop } from './flooded-shop.ts'
import type { ProcessState } from '#test/processes/process-state.ts'

/** The limit for descriptors to close. */
const CLOSING_MS = 30_000
const FIRST_REQUESTS = 100
const LOOKS = 20
const PAUSE_MS = 50

export type FloodReport = Flooded & {
  isAlive: boolean
  /** Both are undefined when the process has exited. */
  before: ProcessState | undefined
  after: ProcessState | undefined
  refused?: string
}

export async function runFlood(flooded: FloodedShop, requests: number, seed: number): Promise<FloodReport> {
  const { shop, paths, isAlive, state } = flooded
  const send = (count: number, seeded: string) =>
    flood({ origin: shop.origin, paths, requests: count, random: seededRandom(seeded), isAlive })
  await flooded.visit()
  // By now everything that the process opens for good is open.
  const first = await send(FIRST_REQUESTS, `${seed} first`)
  const before = await leastOpen(state)
  // The control often ends this early.
  if (!before) return { ...first, isAlive: isAlive(), before, after: undefined }
  const flooding = await send(requests, String(seed))
  const limit = performance.now() + CLOSING_MS
  while (performance.now() < limit && (state()?.descriptors ?? 0) > before.descriptors) await wait(PAUSE_MS)
  const after = state()
  const refused = after && (await flooded.visit().catch((error: unknown) => String(error)))
  return { ...flooding, isAlive: isAlive(), before, after, ...(refused && { refused }) }
}

async function leastOpen(state: FloodedShop['state']): Promise<ProcessState | undefined> {
  let least = state()
  for (let look = 1; look < LOOKS; look += 1) {
    await wait(PAUSE_MS)
    const now = state()
    if (!now || !least || now.descriptors < least.descriptors) least = now
  }
  return least
}
