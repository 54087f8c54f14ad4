// Several processes of the shop on one PostgreSQL under load, while that is stopped at once and started again; then the books are checked.
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { MAX_STOCK } from '#domain/stock.ts'
import { openShop } from '#server/shop.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { emptyPlace } from '#test/database/databases.ts'
import { runShop } from '#test/shop/running-shop.ts'
import type { Scope } from '#test/cleanup.ts'
import { cleanup } from '#test/cleanup.ts'
import { testConfig } from '#test/shop/open-test-shop.ts'
import { startPostgres } from '#test/database/postgres-server.ts'
import { until } from '#test/until.ts'
import { type Acknowledged, type Customers, startCustomers } from './clients.ts'

export type Outage = {
  processes: number
  customers: number
  /** Of load before the stop, and after the start. */
  loadMs: number
  awayMs: number
  /** So long it is watched for the first order of each process. */
  flowLimitMs?: number
  /** The control: no process listens for the errors of its connections. */
  isDeaf?: boolean
}

export type Outcome = {
  acknowledged: number
  lost: number
  doubled: number
  /** Pieces by which stock and stored orders disagree. */
  astray: number
  ended: number
  answers: Record<string, number>
  /** From the moment at which the server takes connections to the first order of the slowest process; undefined: never. */
  flowsAfterMs: number | undefined
}

/** As much as a product can have: enough for a minute of orders. */
const STOCK = MAX_STOCK

/** Takes off every listener for a new connection before the shop can add it. */
const DEAF = `import { Pool } from '${import.meta.resolve('pg')}'
  const { on } = Pool.prototype
  Pool.prototype.on = function (event, listener) { return event === 'connect' ? this : on.call(this, event, listener) }`

export async function runOutage(
  t: Scope,
  { processes, customers, loadMs, awayMs, flowLimitMs = 6_000, isDeaf }: Outage,
): Promise<Outcome> {
  const server = await startPostgres({ fast: false, crashes: true })
  cleanup(t, server.stop)
  const { dataDir } = await emptyPlace('sqlite', t)
  const place = { dataDir, databaseUrl: server.url }
  const product = await firstGoods(place)
  const env: Record<string, string> = isDeaf
    ? { NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(DEAF)}"` }
    : {}
  const shops = await Promise.all(
    Array.from({ length: processes }, () => runShop(place, { ordersPerMinute: 1_000_000, env })),
  )
  cleanup(t, () => Promise.all(shops.map((shop) => shop.kill().catch(alreadyEnded))))

  const load = startCustomers(
    customers,
    shops.map(({ origin }) => origin),
    product,
  )
  await wait(loadMs)
  await server.crash()
  await wait(awayMs)
  await server.restart()
  const back = performance.now()
  const after = () => shops.map((_, process) => firstAfter(load, process, back))
  await until(async () => after().every((ms) => ms !== undefined), flowLimitMs).catch(() => {})
  await wait(loadMs)
  await load.stop()

  const alive = await Promise.all(shops.map(({ origin }) => isAlive(origin)))
  const flows = after()
  return {
    ...(await audit(server.url, load.acknowledged, product)),
    acknowledged: load.acknowledged.length,
    ended: alive.filter((one) => !one).length,
    answers: Object.fromEntries([...load.answers].toSorted()),
    flowsAfterMs: flows.every((ms) => ms !== undefined) ? Math.round(Math.max(...flows)) : undefined,
  }
}

function alreadyEnded() {}

async function firstGoods(place: { dataDir: string; databaseUrl: string }): Promise<string> {
  const shop = await openShop(testConfig(place))
  const { id } = await shop.products.create({ ...goods.lakshmiCrackers, stock: STOCK })
  await shop.close()
  return id
}

function firstAfter({ acknowledged }: Customers, process: number, back: number): number | undefined {
  const first = acknowledged.find((order) => order.process === process && order.at > back)
  return first && first.at - back
}

async function isAlive(origin: string): Promise<boolean> {
  return await fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** By SQL of its own: each acknowledged order is there once, and the stock is what the stored orders have left. */
async function audit(url: string, acknowledged: Acknowledged[], product: string) {
  const client = new Client(url)
  await client.connect()
  try {
    const { rows: stored } = await client.query(
      `select keys.idempotency_key as key, orders.order_id as id from order_keys keys join orders using (order_id)`,
    )
    const ids = new Map<string, string>(stored.map(({ key, id }) => [key, id]))
    const { rows: sold } = await client.query(
      `select (select stock from products where id = $1) as left,
        coalesce((select sum(quantity) from order_items join orders using (order_id) where short_of is null), 0)::int as sold`,
      [product],
    )
    return {
      lost: acknowledged.filter(({ key, orderId }) => ids.get(key) !== orderId).length,
      doubled: stored.length - new Set(stored.map(({ id }) => id)).size,
      astray: STOCK - sold[0].left - sold[0].sold,
    }
  } finally {
    await client.end()
  }
}
