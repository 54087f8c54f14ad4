// Two processes on one PostgreSQL, random orders, repeats, restocking and deletions: no piece is lost.
import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { Client } from 'pg'
import { goods } from '#test/fixtures/sample-data.ts'
import { startSupervised } from '#test/processes/supervised-child.ts'
import { cleanup } from '#test/cleanup.ts'
import { openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { compileCache, testSettings } from '#test/settings.ts'
import type { TrafficOrders, TrafficReport } from '#test/shop/stock-traffic.ts'

const TRAFFIC = join(import.meta.dirname, '../../test/shop/stock-traffic.ts')
const PROCESSES = 2
const PEOPLE = 6
const SCARCE = 5

async function runTraffic(t: TestContext, byOldSnapshot: boolean) {
  const { products, config } = await openTestShop(t, 'postgres')
  const drafts = Array.from({ length: SCARCE }, (_, index) => [
    `scarce${index}`,
    { ...goods.lakshmiCrackers, stock: 5 },
  ])
  const stocked = await stockUp(
    { products },
    Object.fromEntries([...drafts, ['plenty', { ...goods.flowerPots, stock: 900_000 }]]),
  )
  const productIds = Object.values(stocked).map(({ id }) => id)
  const asked: TrafficOrders = {
    databaseUrl: config.databaseUrl!,
    productIds,
    milliseconds: testSettings.trafficMs,
    people: PEOPLE,
    byOldSnapshot,
  }
  const reports = await Promise.all(Array.from({ length: PROCESSES }, () => runProcess(t, asked)))
  const client = new Client(config.databaseUrl)
  await client.connect()
  cleanup(t, () => client.end())
  // Independent SQL, to check the shop's code.
  const { rows } = await client.query<{ id: string; stock: number; taken: number }>(`
    select products.id, products.stock, coalesce(sum(order_items.quantity) filter (where orders.short_of is null), 0)::int taken
    from products left join order_items on product_id = products.id left join orders using (order_id)
    group by products.id, products.stock`)
  const started = new Map(Object.values(stocked).map(({ id, stock }) => [id, stock]))
  const mismatches = rows.map(({ id, stock, taken }) => {
    const added = reports.reduce((sum, report) => sum + (report.added[id] ?? 0), 0)
    return started.get(id)! + added - taken - stock
  })
  const twice = await client.query(`
    select name from orders where superseded_by is null group by name having count(*) > 1`)
  return {
    acts: reports.reduce((sum, { acts }) => sum + acts, 0),
    errors: reports.flatMap(({ errors }) => errors),
    mismatches,
    least: Math.min(...rows.map(({ stock }) => stock)),
    doubled: twice.rowCount,
  }
}

async function runProcess(t: TestContext, asked: TrafficOrders): Promise<TrafficReport> {
  const kept = startSupervised(process.execPath, [TRAFFIC, JSON.stringify(asked)], { env: compileCache })
  cleanup(t, kept.stop)
  const [out, err] = await Promise.all([text(kept.process.stdout!), text(kept.process.stderr!)])
  assert.equal(err, '')
  return JSON.parse(out) as TrafficReport
}

test('two processes at random: stock, orders and restocks agree, no customer has two orders, nothing fails', async (t) => {
  const { acts, errors, mismatches, least, doubled } = await runTraffic(t, false)
  t.diagnostic(`${acts} acts`)
  assert.deepEqual(errors, [])
  assert.deepEqual(mismatches, Array(SCARCE + 1).fill(0))
  assert.ok(least >= 0)
  assert.equal(doubled, 0)
  assert.ok(acts > 50, `only ${acts} acts`)
})

test('control: filtered by an old snapshot, pieces vanish in the same traffic', async (t) => {
  const { acts, mismatches } = await runTraffic(t, true)
  t.diagnostic(`${acts} acts, missing: ${mismatches}`)
  assert.ok(mismatches.some((missing) => missing > 0))
})
