// A shop of one or more processes with the demo's goods, its PostgreSQL, and the processor time of both from outside.
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { DatabasePlace } from '#server/database/open.ts'
import { cleanup, type Scope } from '#test/cleanup.ts'
import { freePort } from '#test/processes/free-port.ts'
import { runShop } from '#test/shop/running-shop.ts'
import { until } from '#test/until.ts'
import { processSettings } from '../bench/process-settings.ts'
import { enlargeStock } from '../trial/sides.ts'
import type { Work } from './costs.ts'

const START_LIMIT_MS = 60_000
const TICK_MS = 10
const REST_SECONDS = 6
const MOST_SECONDS_TO_QUIET = 40
const QUIET_MS = 40

export type MeasuredSite = {
  origin: string
  port: number
  pid: number
  productIds: string[]
  /** Processor milliseconds so far. */
  spent(): Work
  stop(): Promise<void>
}

/** With plenty of everything. */
export async function fillPlace(place: DatabasePlace): Promise<void> {
  const shop = await runShop(place, { demo: true })
  await shop.kill()
  await enlargeStock(place)
}

/** Visitors may come from any address, as through a proxy. */
export async function openMeasuredSite(
  scope: Scope,
  place: DatabasePlace,
  { processes = 1, env = {} }: { processes?: number; env?: Record<string, string> } = {},
): Promise<MeasuredSite> {
  const port = await freePort()
  const running = await runShop(place, {
    port,
    demo: true,
    ordersPerMinute: 1_000_000,
    env: { ...processSettings, PROCESSES: String(processes), TRUSTED_PROXIES: '127.0.0.1', ...env },
  })
  cleanup(scope, () => running.kill().catch(() => {}))
  const origin = `http://127.0.0.1:${port}`
  if (processes > 1) await until(async () => childrenOf(running.pid).length === processes, START_LIMIT_MS)
  const server = place.databaseUrl === undefined ? undefined : await serverPid(place.databaseUrl)
  const listed = (await (await fetch(`${origin}/products.json`)).json()) as { id: string }[]
  return {
    origin,
    port,
    pid: running.pid,
    productIds: listed.map(({ id }) => id),
    spent: () => ({ shop: processorMs(running.pid), database: server === undefined ? 0 : processorMs(server) }),
    stop: () => running.kill(),
  }
}

/** Until a second passes with hardly any work: a start draws the price list, and a new page is compressed again later. */
export async function untilQuiet({ spent }: MeasuredSite): Promise<void> {
  for (let tries = 0; tries < MOST_SECONDS_TO_QUIET; tries += 1) {
    const before = spent()
    await wait(1_000)
    const after = spent()
    // A start rests some seconds before its work.
    if (tries > REST_SECONDS && after.shop - before.shop + after.database - before.database < QUIET_MS) return
  }
}

/** A client beside the shop's own, closed with the scope. */
export async function openClient(scope: Scope, url: string): Promise<Client> {
  const client = new Client(url)
  await client.connect()
  cleanup(scope, () => client.end())
  return client
}

/** Of the postmaster: its processes belong to connections. */
async function serverPid(url: string): Promise<number> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${rows[0].pid}/status`, 'utf8'))?.[1]
  await client.end()
  return Number(parent)
}

/** Of all threads of the process, of those below it, and of those that have ended. */
export function processorMs(pid: number): number {
  const own = readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    // Nanoseconds on a processor come first; `stat` counts in hundredths of a second, too coarse for one connection.
    return sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6
  }, 0)
  // The program's name can contain anything and ends with the last bracket.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  const ended = (Number(fields[13]) + Number(fields[14])) * TICK_MS
  return childrenOf(pid).reduce((sum, child) => sum + processorMs(child), own + ended)
}

export function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
}
