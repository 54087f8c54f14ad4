// The second `npm start`: time to the first page and memory, beside a bare process.
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#test/processes/free-port.ts'
import { admin } from '#test/shop/open-test-shop.ts'
import { runShop } from '#test/shop/running-shop.ts'
import { inTurns } from '../in-turns.ts'
import { load } from '../load/http-load.ts'
import { pageRequest } from '../load/requests.ts'
import { processSettings } from '../process-settings.ts'
import { type MeasuredProcess, startProcess } from '../measured-process.ts'
import { ratioRow, type Row, type Samples } from '../row.ts'
import { withScratchFolder } from '../scratch-shop.ts'

const START = join(import.meta.dirname, '../../../bin/start.ts')
const BARE = join(import.meta.dirname, 'bare-app.ts')
const CLIENTS = 32
/** By then the price list is printed, as after every start, and Node's compile cache is written. */
const SETTLED_MS = 8_000
const ASKED_EVERY_MS = 4
const START_LIMIT_MS = 60_000
const MEGABYTE = 2 ** 20

type Started = { running: MeasuredProcess; port: number; healthMs: number; pageMs: number }

export function benchStart({ quick }: { quick: boolean }): Promise<Row[]> {
  return withScratchFolder(async (dataDir) => {
    const first = await runShop({ dataDir }, { demo: true })
    await first.stop()
    // No measured start is the first after a build.
    const settling = await startShop(dataDir)
    await wait(SETTLED_MS)
    await settling.running.stop()

    const starts = await inTurns(quick ? 3 : 7, {
      shop: () => stopped(startShop(dataDir)),
      peer: () => stopped(startBare()),
    })
    const memory = await inTurns(quick ? 1 : 3, {
      shop: () => memoryOf(startShop(dataDir), ['/ordernow', '/'], quick),
      peer: () => memoryOf(startBare(), ['/'], quick),
    })
    return [
      ratioRow('Second start to /healthz', 'ms', samples(starts, 'healthMs'), { atMost: 1.5 }),
      ratioRow('  to the first /ordernow', 'ms', samples(starts, 'pageMs'), { atMost: 2 }),
      ratioRow('Resident memory, idle', 'MB', samples(memory, 'idle'), { atMost: 1.3 }),
      ratioRow(`  with ${CLIENTS} clients as fast as they can`, 'MB', samples(memory, 'busy'), { atMost: 1.6 }),
    ]
  })
}

function samples<Name extends string>(
  { shop, peer }: Record<'shop' | 'peer', Record<Name, number>[]>,
  name: Name,
): Samples {
  return { shop: shop.map((each) => each[name]), peer: peer.map((each) => each[name]) }
}

async function stopped(starting: Promise<Started>): Promise<Started> {
  const started = await starting
  await started.running.stop()
  return started
}

async function memoryOf(starting: Promise<Started>, paths: readonly string[], quick: boolean) {
  const { running, port } = await starting
  try {
    await wait(SETTLED_MS)
    const idle = running.residentBytes() / MEGABYTE
    const clients = CLIENTS / paths.length
    const seconds = quick ? 2 : 6
    await Promise.all(paths.map((path) => load({ port, clients, seconds, request: pageRequest(path), status: 200 })))
    return { idle, busy: running.residentBytes() / MEGABYTE }
  } finally {
    await running.stop()
  }
}

async function startShop(dataDir: string): Promise<Started> {
  const port = await freePort()
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: admin.password,
    ...processSettings,
  }
  return timed(port, () => startProcess(START, { env }), '/ordernow')
}

async function startBare(): Promise<Started> {
  const port = await freePort()
  const env = { NODE_ENV: 'production', ...processSettings }
  return timed(port, () => startProcess(BARE, { args: [String(port)], env }), '/')
}

async function timed(port: number, start: () => MeasuredProcess, page: string): Promise<Started> {
  const began = performance.now()
  const running = start()
  await firstAnswer(`http://127.0.0.1:${port}/healthz`, running)
  const healthMs = performance.now() - began
  await firstAnswer(`http://127.0.0.1:${port}${page}`, running)
  return { running, port, healthMs, pageMs: performance.now() - began }
}

async function firstAnswer(url: string, running: MeasuredProcess): Promise<void> {
  const until = performance.now() + START_LIMIT_MS
  while (!(await answers(url))) {
    running.assertAlive()
    if (performance.now() > until) throw new Error(`No answer from ${url} within ${START_LIMIT_MS / 1_000} s`)
    await wait(ASKED_EVERY_MS)
  }
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (answer) => {
      answer.resume()
      answer.on('close', () => resolve(answer.statusCode === 200))
    }).on('error', () => resolve(false))
  })
}
