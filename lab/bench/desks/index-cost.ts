// The cost of the desks' indexes for a placed order.
import { cpSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { type DatabasePlace, openDatabase } from '#server/database/open.ts'
import { runShop } from '#test/shop/running-shop.ts'
import { inTurns } from '../in-turns.ts'
import { load } from '../load/http-load.ts'
import { orderRequest } from '../load/requests.ts'
import { ratioRow, type Row } from '../row.ts'
import { placeWithin, withScratchPlace } from '../scratch-shop.ts'
import { fillDesks } from './fill-desks.ts'

/** By step, and the later ones on orders. */
const OF_STEPS = ['orders_by_step', 'orders_to_call'] as const
const OF_DESKS = [...OF_STEPS, 'orders_by_mobile', 'orders_due', 'orders_overpaid', 'orders_away'] as const

const ORDERS = 10_000
const QUICK_ORDERS = 1_000
const ROUNDS = 15
const CLIENTS = 32
/** Any ten products together reach the minimum order. */
const QUANTITY = 50
const WARM_UP_SECONDS = 4
const PLENTY = 90_000_000
/** The rate limit counts by address, and all customers here share one. */
const ORDERS_PER_MINUTE = 1_000_000
/** An order may be slower by at most a fifth. */
const AT_LEAST = 0.8

type Sent = { perSecond: number; cpuMs: number }
type Options = { quick: boolean; postgres: boolean; say: (line: string) => void }

export async function benchIndexCost({ quick, postgres, say }: Options): Promise<Row[]> {
  const engine = postgres ? 'postgres' : 'sqlite'
  const name = postgres ? 'PostgreSQL' : 'SQLite'
  const seconds = quick ? 1 : 2
  say(`filling a shop with ${quick ? QUICK_ORDERS : ORDERS} orders to place more, on ${name}`)
  return await withScratchPlace(engine, async (scratch) => {
    const shop = await placeWithin(scratch, 'shop')
    await fillDesks(shop, quick ? QUICK_ORDERS : ORDERS)
    const places = { shop, steps: await copyOf(shop, 'steps'), desks: await copyOf(shop, 'desks') }
    const without = { shop: [], steps: OF_STEPS, desks: OF_DESKS }
    await using running = new AsyncDisposableStack()
    const sides = { shop: idle, steps: idle, desks: idle }
    for (const side of ['shop', 'steps', 'desks'] as const) {
      const products = await prepare(places[side], without[side])
      const { origin, pid, stop } = await runShop(places[side], { ordersPerMinute: ORDERS_PER_MINUTE })
      running.defer(stop)
      sides[side] = () => send({ port: Number(new URL(origin).port), pid }, products, seconds)
      for (let warm = 0; warm < WARM_UP_SECONDS; warm += seconds) await sides[side]()
    }
    const { shop: own, ...peers } = await inTurns(ROUNDS, sides)
    return Object.entries(peers).flatMap(([side, peer]) => {
      const what = `POST /orders, ${name}, beside one without ${side === 'steps' ? 'the two indexes of steps' : 'all six indexes of the desks'}`
      const samples = (figure: keyof Sent) => ({
        shop: own.map((each) => each[figure]),
        peer: peer.map((each) => each[figure]),
      })
      const rate = ratioRow(what, '/s', samples('perSecond'), { atLeast: AT_LEAST })
      // There, PostgreSQL's processes do the work.
      return postgres
        ? [rate]
        : [rate, ratioRow('  processor time of an order', 'ms', samples('cpuMs'), { atMost: 1 / AT_LEAST })]
    })
  })
}

const idle = () => Promise.resolve<Sent>({ perSecond: 0, cpuMs: 0 })

/** Only of a closed shop. */
async function copyOf({ dataDir, databaseUrl }: DatabasePlace, name: string): Promise<DatabasePlace> {
  const folder = join(dirname(dataDir), name)
  cpSync(dataDir, folder, { recursive: true })
  if (databaseUrl === undefined) return { dataDir: folder }
  const url = new URL(databaseUrl)
  const template = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new Client(url.href)
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  url.pathname = `/${name}`
  return { dataDir: folder, databaseUrl: url.href }
}

/** Returns the product ids. */
async function prepare(place: DatabasePlace, indexes: readonly string[]): Promise<string[]> {
  const database = await openDatabase(place, () => new Date())
  try {
    const { db } = database
    await sql`update products set stock = ${PLENTY}`.execute(db)
    for (const index of indexes) await sql`drop index ${sql.ref(index)}`.execute(db)
    const rows = await db
      .selectFrom('products')
      .select('id')
      .where('price_paise', '>', 0)
      .where('enabled', '=', 1)
      .execute()
    return rows.map(({ id }) => id)
  } finally {
    await database.close()
  }
}

async function send(
  { port, pid }: { port: number; pid: number },
  products: readonly string[],
  seconds: number,
): Promise<Sent> {
  const [cpuBefore, started] = [cpuMsOf(pid), performance.now()]
  const request = () => orderRequest(products, { quantity: QUANTITY })
  const { perSecond } = await load({ port, clients: CLIENTS, seconds, request, status: 201 })
  const orders = (perSecond * (performance.now() - started)) / 1_000
  return { perSecond, cpuMs: (cpuMsOf(pid) - cpuBefore) / orders }
}

/** Of all threads, in steps of 10 ms; barely affected by a busy machine. */
function cpuMsOf(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * 10
}
