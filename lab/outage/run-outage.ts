// Several processes under load on one PostgreSQL that is stopped and restarted.
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { MAX_STOCK } from '#domain/product/stock.ts'
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
  /** The load's length before the stop, and again after the restart. */
  loadMs: number
  awayMs: number
  /** The limit for each process's first order after the restart. */
  recoveryLimitMs?: number
  /** Control: no process listens for the errors of its connections. */
  withoutErrorListeners?: boolean
}

export type Outcome = {
  acknowledged: number
  /** Acknowledged orders that are not stored. */
  lost: number
  /** Orders stored twice. */
  duplicates: number
  /** Units by which stock and stored orders differ. */
  stockDifference: number
  /** Exited processes. */
  ended: number
  responses: Record<string, number>
  /** From the server's restart to the first order of the slowest process; undefined for never. */
  recoveryMs: number | undefined
}

/** The largest stock: enough for a minute of orders. */
const STOCK = MAX_STOCK

/** Keeps the shop from adding a listener for new connections. */
const WITHOUT_LISTENERS = `import { Pool } from '${import.meta.resolve('pg')}'
  const { on } = Pool.prototype
  Pool.prototype.on = function (event, listener) { return event === 'connect' ? this : on.call(this, event, listener) }`

export async function runOutage(
  t: Scope,
  { processes, customers, loadMs, awayMs, recoveryLimitMs = 6_000, withoutErrorListeners }: Outage,
): Promise<Outcome> {
  const server = await startPostgres({ fast: false, crashes: true })
  cleanup(t, server.stop)
  const { dataDir } = await emptyPlace('sqlite', t)
  const place = { dataDir, databaseUrl: server.url }
  const product = await createProduct(place)
  const env: Record<string, string> = withoutErrorListeners
    ? { NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(WITHOUT_LISTENERS)}"` }
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
  await untilOrdersWait(server.url)
  await server.crash()
  await wait(awayMs)
  await server.restart()
  const startedAt = performance.now()
  const firstOrders = () => shops.map((_, process) => firstAfter(load, process, startedAt))
  await until(async () => firstOrders().every((ms) => ms !== undefined), recoveryLimitMs).catch(() => {})
  await wait(loadMs)
  await load.stop()

  const alive = await Promise.all(shops.map(({ origin }) => isAlive(origin)))
  const recoveries = firstOrders()
  return {
    ...(await audit(server.url, load.acknowledged, product)),
    acknowledged: load.acknowledged.length,
    ended: alive.filter((one) => !one).length,
    responses: Object.fromEntries([...load.responses].toSorted()),
    recoveryMs: recoveries.every((ms) => ms !== undefined) ? Math.round(Math.max(...recoveries)) : undefined,
  }
}

function alreadyEnded() {}

/** Locks the product until an order waits for it, so that the crash breaks connections in use. */
async function untilOrdersWait(url: string) {
  const client = new Client(url)
  client.on('error', () => {})
  await client.connect()
  await client.query('begin; select from products for update')
  await until(async () => (await client.query('select from pg_locks where not granted')).rowCount !== 0)
}

async function createProduct(place: { dataDir: string; databaseUrl: string }): Promise<string> {
  const shop = await openShop(testConfig(place))
  const { id } = await shop.products.create({ ...goods.lakshmiCrackers, stock: STOCK })
  await shop.close()
  return id
}

function firstAfter({ acknowledged }: Customers, process: number, startedAt: number): number | undefined {
  const first = acknowledged.find((order) => order.process === process && order.at > startedAt)
  return first && first.at - startedAt
}

async function isAlive(origin: string): Promise<boolean> {
  return await fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Each acknowledged order is stored once, and the stock matches the stored orders. */
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
      duplicates: stored.length - new Set(stored.map(({ id }) => id)).size,
      stockDifference: STOCK - sold[0].left - sold[0].sold,
    }
  } finally {
    await client.end()
  }
}
