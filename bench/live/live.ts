// Measures the live line: memory a stream, time to the last listener, a storm of phones that come back at once.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { affordableStreams, openFilesLimit } from '#server/http/open-files.ts'
import { openShop } from '#server/shop.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { stockUp, testConfig } from '#test/shop/open-test-shop.ts'
import { build } from '../../bin/build.ts'
import { median, quantile } from '../figures.ts'
import { type MeasuredProcess, startMeasured } from '../measured-process.ts'
import { atLeast, atMost, type Row, table, under } from '../row.ts'
import { clock, type Crowd, gatherCrowd } from './stream-crowd.ts'
import { ordersASecond, pagesWhile, placeOrder } from '../load/visitors.ts'

const MAIN = join(import.meta.dirname, '../../main.ts')
const BARE = join(import.meta.dirname, 'bare-streams.ts')
const STREAMS = 10_000
const PRODUCTS = 200
const STORM = 1_000
const CHANGES = 5
const BETWEEN_CHANGES_MS = 1_000
const MEASURED_MS = 4_000
const WARM_UP_MS = 3_000

/** `notes` say in a sentence what was not measured as asked. */
export type LiveBench = { rows: Row[]; notes: string[] }

type Lines = { kilobytesAStream: number; heardMs: number[]; backMs: number; pages: number[] }

export async function benchLive({ streams }: { streams: number }): Promise<LiveBench> {
  const files = openFilesLimit()
  const count = affordableStreams(streams, files)
  const storm = Math.min(STORM, count)
  const notes = count < streams ? [`ulimit -n is ${files}: ${count} streams were opened, not ${streams}`] : []

  const bareServer = await startMeasured(BARE, {})
  const bare = await measureLines(bareServer, { count, storm, heard: '"bare":1', change: (origin) => post(origin) })
  await bare.crowd.close()
  await bareServer.stop()

  const dataDir = mkdtempSync(join(tmpdir(), 'bench-live-'))
  try {
    const productId = await stockRoom(dataDir)
    const shop = await startMeasured(MAIN, shopSettings(dataDir, count))
    const buy = () => placeOrder(shop.origin, productId)
    const { crowd, ...lines } = await measureLines(shop, { count, storm, heard: 'event: stock', change: buy })
    // The first thousands of orders are slower, whoever listens.
    await ordersASecond(buy, WARM_UP_MS)
    const orders = await ordersASecond(buy, MEASURED_MS)
    await crowd.close()
    await wait(BETWEEN_CHANGES_MS)
    const quiet = {
      orders: await ordersASecond(buy, MEASURED_MS),
      pages: await pagesWhile(shop.origin, () => wait(MEASURED_MS)),
    }
    await shop.stop()
    return { rows: rowsOf({ count, storm, lines, orders, bare, quiet }), notes }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Asked = { count: number; storm: number; heard: string; change(origin: string): Promise<unknown> }

/** Leaves the lines open. */
async function measureLines(server: MeasuredProcess, asked: Asked): Promise<Lines & { crowd: Crowd }> {
  const { origin } = server
  const crowd = gatherCrowd(origin)
  const before = await server.residentBytes()
  await allLetIn(crowd.open(asked.count))
  const kilobytesAStream = ((await server.residentBytes()) - before) / asked.count / 1_024

  const heardMs: number[] = []
  for (let change = 0; change < CHANGES; change += 1) {
    heardMs.push(await crowd.msUntilAllHeard(asked.heard, () => asked.change(origin)))
    await wait(BETWEEN_CHANGES_MS)
  }
  let backMs = 0
  const pages = await pagesWhile(origin, async () => {
    const began = clock()
    backMs = (await allLetIn(crowd.storm(asked.storm))) - began
    await wait(MEASURED_MS - Math.min(MEASURED_MS, backMs))
  })
  return { crowd, kilobytesAStream, heardMs, backMs, pages }
}

async function allLetIn(opening: ReturnType<Crowd['open']>): Promise<number> {
  const { refused, at } = await opening
  if (refused > 0) throw new Error(`${refused} streams were refused`)
  return at
}

/** Shelves as they are in a season; the answer is the product that is bought. */
async function stockRoom(dataDir: string): Promise<string> {
  const shop = await openShop(testConfig({ dataDir }))
  const crackers = goods.lakshmiCrackers
  const shelf = Array.from({ length: PRODUCTS }, (_, index) => {
    return [`p${index}`, { ...crackers, name: `${crackers.name} ${index}`, stock: 10_000_000 }] as const
  })
  const stocked = await stockUp(shop, Object.fromEntries(shelf))
  await shop.close()
  return stocked['p0']?.id ?? ''
}

function shopSettings(dataDir: string, count: number): Record<string, string> {
  const place = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: 'off' }
  return { ...place, TRUSTED_PROXIES: '127.0.0.1', LIVE_STREAMS: String(count) }
}

function post(origin: string) {
  return fetch(origin, { method: 'POST' })
}

type Measured = {
  count: number
  storm: number
  lines: Lines
  bare: Lines
  orders: number
  quiet: { orders: number; pages: number[] }
}

function rowsOf({ count, storm, lines, bare, orders, quiet }: Measured): Row[] {
  const [slowest, bareSlowest] = [Math.max(...lines.heardMs), Math.max(...bare.heardMs)]
  const [usual, bareUsual] = [median(lines.heardMs), median(bare.heardMs)]
  const [pageMs, quietPageMs] = [quantile(lines.pages, 0.99), quantile(quiet.pages, 0.99)]
  return [
    atMost(`memory a stream, ${count} open`, lines.kilobytesAStream, 'kB', bare.kilobytesAStream, 1.5),
    beside(bareSlowest, under('  from an order to the last listener, slowest', slowest, 'ms', 1_000)),
    beside(bareUsual, under('  the same, in the middle', usual, 'ms', 1_000)),
    atLeast('  orders while all listen', orders, '/s', quiet.orders, 0.7),
    beside(bare.backMs, under(`  ${storm} dial again at once: all are back`, lines.backMs, 'ms', 3_000)),
    beside(quietPageMs, under('  a page meanwhile, the slowest of a hundred', pageMs, 'ms', 500)),
  ]
}

function beside(baseline: number, row: Row): Row {
  return { ...row, baseline, ratio: row.figure / baseline }
}

async function report(): Promise<void> {
  const failure = await build(say)
  if (failure) throw new Error(failure)
  const { rows, notes } = await benchLive({ streams: Number(process.argv[2] ?? STREAMS) })
  notes.forEach(say)
  say(table(rows))
  if (rows.some(({ passed }) => !passed)) process.exitCode = 1
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

if (import.meta.main) await report()
