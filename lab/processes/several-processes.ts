// A shop of several supervised processes behind a proxy, with the fault rig's driver and auditor.
import { readFileSync } from 'node:fs'
import type { DatabasePlace } from '#server/database/open.ts'
import type { Scope } from '#test/cleanup.ts'
import { freePort } from '#test/processes/free-port.ts'
import type { RunningShop } from '#test/shop/running-shop.ts'
import { until } from '#test/until.ts'
import { type FaultyShop, openFaultyShop, type Start } from '../faults/faulty-shop.ts'
import { openKeepAliveProxy } from './keep-alive-proxy.ts'

export type SeveralProcesses = {
  shop: FaultyShop
  origin: string
  /** Of the shop itself: each new connection goes to any process. */
  ownOrigin: string
  pids(): number[]
  /** One process after another. Returns the line of the log that says how it ended. */
  restart(): Promise<string>
  /** The supervisor and all processes, with a gap. */
  stopAndStart(): Promise<void>
  streams(): Promise<number[]>
}

export type Wanted = { processes: number; seed: string } & Pick<Start, 'injections' | 'env'>

const LIMIT_MS = 120_000

export async function openSeveralProcesses(
  scope: Scope,
  place: DatabasePlace,
  { processes, seed, injections, env }: Wanted,
): Promise<SeveralProcesses> {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const own = `http://127.0.0.1:${port}`
  const origin = await openKeepAliveProxy(scope, own)
  const shop = await openFaultyShop(scope, place, seed, undefined, origin)
  const start = async () => {
    const settings = { PROCESSES: String(processes), PORT: String(port), METRICS: String(metricsPort) }
    const started = await shop.start({
      ...(injections && { injections }),
      env: { ...settings, LOG_LEVEL: 'info', ...env },
    })
    await until(
      async () => started.complaints().some((line) => line.includes('"event":"processes started"')),
      LIMIT_MS,
      async () => started.complaints().join('\n'),
    )
    return started
  }
  let running = await start()
  return {
    shop,
    origin,
    ownOrigin: own,
    pids: () => childrenOf(running.pid),
    async restart() {
      const { length } = ends(running)
      process.kill(running.pid, 'SIGUSR2')
      await until(async () => ends(running).length > length, LIMIT_MS)
      return ends(running).at(-1) ?? ''
    },
    async stopAndStart() {
      process.kill(running.pid, 'SIGTERM')
      await running.ended()
      running = await start()
    },
    async streams() {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      return [...text.matchAll(/^shop_live_streams\{process="\d+"\} (\d+)$/gm)].map(([, count]) => Number(count))
    },
  }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
}

function ends({ complaints }: RunningShop): string[] {
  return complaints().filter((line) => /"event":"(not )?restarted"/.test(line))
}
