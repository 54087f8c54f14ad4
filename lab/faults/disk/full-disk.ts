// Orders to a shop with a full disk, and after there is room again.
import { setTimeout as wait } from 'node:timers/promises'
import type { Answer } from '../answers.ts'
import type { FaultyShop } from '../faulty-shop.ts'

const MOST_GROUPS = 400
const GROUP = 6
const BACK_WITHIN_MS = 10_000
const PAUSE_MS = 50

/** Returns the faults. */
export async function orderUntilFull({ driver }: FaultyShop, origin: string): Promise<string[]> {
  const faults = new Set<string>()
  for (let group = 0; group < MOST_GROUPS; group += 1) {
    const answers = await driver.orders(GROUP)
    for (const answer of answers) for (const fault of faultsOf(answer)) faults.add(fault)
    if (!answers.some((answer) => typeof answer === 'object' && answer.status === 503)) continue
    const [alive, ready] = await Promise.all([statusOf(origin, '/healthz'), statusOf(origin, '/readyz')])
    if (alive !== 200) faults.add(`/healthz answers ${alive}`)
    if (ready !== 503) faults.add(`/readyz answers ${ready} while orders are refused`)
    return [...faults]
  }
  return [...faults, `no order was refused in ${MOST_GROUPS} groups`]
}

/** A valid order is taken, short, or refused for now; any other answer is a fault. */
export function faultsOf(answer: Answer): string[] {
  if (typeof answer === 'string') return [`an order has ${answer}`]
  const { status, retryAfter } = answer
  if (status === 503 && !retryAfter) return ['503 without Retry-After']
  return [200, 201, 409, 422, 503].includes(status) ? [] : [`an order is answered ${status}`]
}

/** After there is room again, all refused orders are taken without a restart. Returns the faults. */
export async function untilBack({ driver }: FaultyShop, origin: string): Promise<string[]> {
  try {
    await driver.repeatUnanswered(BACK_WITHIN_MS)
  } catch (error) {
    return [(error as Error).message]
  }
  const started = performance.now()
  while ((await statusOf(origin, '/readyz')) !== 200) {
    if (performance.now() - started > BACK_WITHIN_MS) return [`/readyz is not 200 within ${BACK_WITHIN_MS} ms`]
    await wait(PAUSE_MS)
  }
  return []
}

async function statusOf(origin: string, path: string): Promise<number> {
  const answer = await fetch(origin + path)
  await answer.arrayBuffer()
  return answer.status
}
