// What orders cost, on either database.
import { setTimeout as wait } from 'node:timers/promises'
import { load } from '../bench/load/http-load.ts'
import { orderRequest } from '../bench/load/requests.ts'
import type { OrderCosts, Work } from './costs.ts'
import { type MeasuredSite, untilQuiet } from './measured-site.ts'
import { NOTHING, sent, workOf } from './work-of.ts'

const CLIENTS = 32
/** Far below what the shop can do, so that orders do not wait for each other. */
export const PER_SECOND = 30
export const LINES = 60
const LONE_ORDERS = 60

/** Each from its own address, as customers are. */
function anyOrder(productIds: readonly string[], lines: number): string {
  const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`
  return orderRequest(productIds, {
    lines,
    quantity: Math.ceil(LINES / lines),
    headers: { 'X-Forwarded-For': address },
  })
}

type Sending = { clients: number; seconds: number; perSecond?: number; lines: number; ids: readonly string[] }

export function sendOrders({ port }: MeasuredSite, { lines, ids, ...rest }: Sending) {
  return load({ port, ...rest, request: () => anyOrder(ids, lines), status: 201 })
}

export async function measureOrders(
  site: MeasuredSite,
  {
    seconds,
    idle = NOTHING,
    walBytes = async () => 0,
  }: { seconds: number; idle?: Work; walBytes?: () => Promise<number> },
): Promise<OrderCosts> {
  const ids = site.productIds
  const steadily = (lines: number) =>
    sent(sendOrders(site, { clients: 8, seconds, perSecond: PER_SECOND, lines, ids }), seconds)
  // The first orders are slower.
  await sendOrders(site, { clients: 8, seconds, lines: LINES, ids })
  await untilQuiet(site)
  const of1 = await workOf(site, () => steadily(1), idle)
  const before = await walBytes()
  let count = 0
  const of60 = await workOf(site, async () => (count = await steadily(LINES)), idle)
  const perOrder = ((await walBytes()) - before) / count
  const rush = (lines: number, of: readonly string[]) => sendOrders(site, { clients: CLIENTS, seconds, lines, ids: of })
  return {
    of1,
    of60,
    walBytes: perOrder,
    answersMs: await answersToLone(site),
    perSecond: (await rush(LINES, ids)).perSecond,
    hotPerSecond: (await rush(1, ids.slice(0, 1))).perSecond,
    sameCartPerSecond: (await rush(LINES, ids.slice(0, LINES))).perSecond,
  }
}

async function answersToLone(site: MeasuredSite): Promise<number[]> {
  const times: number[] = []
  while (times.length < LONE_ORDERS) {
    await wait(200)
    const since = performance.now()
    await sendOrders(site, { clients: 1, seconds: 0, lines: LINES, ids: site.productIds })
    times.push(performance.now() - since)
  }
  return times
}
