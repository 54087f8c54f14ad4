// What live streams cost: memory, opening, and an event to each.
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { load } from '../bench/load/http-load.ts'
import { orderRequest } from '../bench/load/requests.ts'
import { startStreamClients } from '../bench/live/stream-clients.ts'
import type { Work } from './costs.ts'
import { type MeasuredSite, untilQuiet } from './measured-site.ts'
import { workOf } from './work-of.ts'

const COLLECTING_MS = 1_500

/** `ofOrder` is an order of sixty lines, which causes an event to each stream. */
export async function measureStreams(site: MeasuredSite, count: number, ofOrder: Work) {
  const rounds = 15
  const collected = async () => {
    process.kill(site.pid, 'SIGUSR2')
    await wait(COLLECTING_MS)
    return residentKb(site.pid)
  }
  await untilQuiet(site)
  await collected()
  const before = await collected()
  const clients = startStreamClients(site.port)
  const streamOpened = await workOf(site, async () => {
    await clients.open(count)
    return count
  })
  const streamKb = ((await collected()) - before) / count
  const order = () => orderRequest(site.productIds, { lines: 60, quantity: 1 })
  const heard = new AbortController()
  const eventBytes = countEventBytes(site.origin, heard.signal)
  const all = await workOf(site, async () => {
    await load({ port: site.port, clients: 1, seconds: rounds, perSecond: 1, request: order, status: 201 })
    return rounds
  })
  heard.abort()
  await clients.close()
  return {
    streamOpened,
    streamKb,
    streamEvent: { shop: Math.max(0, all.shop - ofOrder.shop) / count, database: 0 },
    eventBytes: await eventBytes,
  }
}

/** The mean of the events with stock. */
async function countEventBytes(origin: string, signal: AbortSignal): Promise<number> {
  const { body } = await fetch(`${origin}/live?topics=products,stock`, { signal })
  let text = ''
  try {
    for await (const chunk of body!.pipeThrough(new TextDecoderStream())) text += chunk
  } catch {
    // The measurement has ended.
  }
  const events = text.split('\n\n').filter((event) => event.startsWith('event: stock'))
  return events.reduce((sum, event) => sum + event.length + 2, 0) / events.length
}

function residentKb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}
