// Floods a shop and tells what became of its process: the same one, its files closed, honest visitors served.
import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '#bin/seed/seeded-random.ts'
import { flood, type Flooded } from './flood.ts'
import type { FloodedShop } from './flooded-shop.ts'
import type { ProcessState } from '#test/processes/process-state.ts'

/** So long the descriptors may take to come back. */
const CLOSING_MS = 30_000

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
  await flooded.visit()
  const before = state()
  if (!before) throw new Error('The shop ended before the flood')
  const flooding = await flood({ origin: shop.origin, paths, requests, random: seededRandom(String(seed)), isAlive })
  const limit = performance.now() + CLOSING_MS
  while (performance.now() < limit && (state()?.descriptors ?? 0) > before.descriptors) await wait(50)
  const after = state()
  const refused = after && (await flooded.visit().catch((error: unknown) => String(error)))
  return { ...flooding, isAlive: isAlive(), before, after, ...(refused && { refused }) }
}
