// `npm test` kills a shop once in `lab/faults/kills.test.ts`, whose auditor looks for the same.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import test from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { emptyPlace } from '#test/database/databases.ts'
import { newKey, stockUp, testConfig } from '#test/shop/open-test-shop.ts'
import { until } from '#test/until.ts'
import { openShop } from '#server/shop.ts'
import { runShop } from '#test/shop/running-shop.ts'

const BUYERS = 24
/** `npm run lab -- faults` kills it at many more moments. */
const ROUNDS = 2
const STOCK = 1_000_000

test('an order that was answered survives kill -9, and none of its group is half done', async (t) => {
  const place = await emptyPlace('sqlite', t)
  const shop = await openShop(testConfig(place))
  const crackers = { ...goods.lakshmiCrackers, stock: STOCK }
  const products = Object.values(await stockUp(shop, { a: crackers, b: crackers, c: crackers }))
  await shop.close()
  const items = products.map(({ id }) => ({ id, quantity: 20 }))

  const answered = new Set<string>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const running = await runShop(place, { ordersPerMinute: 1_000_000 })
    const killed = new AbortController()
    const buyers = Array.from({ length: BUYERS }, async () => {
      while (!killed.signal.aborted) {
        const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() }
        const body = JSON.stringify({ customer: lakshmi, items })
        const answer = await fetch(`${running.origin}/orders`, { method: 'POST', headers, body })
          .then(async (response) => (await response.json()) as { orderId: string })
          .catch(() => undefined)
        if (answer) answered.add(answer.orderId)
      }
    })
    const before = answered.size
    await until(async () => answered.size > before + BUYERS)
    await wait(round * 137)
    await running.kill()
    killed.abort()
    await Promise.all(buyers)
  }

  // Audits with its own SQL.
  const audit = new DatabaseSync(join(place.dataDir, 'shop.sqlite'))
  const column = (sql: string) =>
    audit
      .prepare(sql)
      .all()
      .map((row) => Object.values(row)[0])
  const stored = new Set(column('select order_id from orders'))
  assert.ok(answered.size > BUYERS, `${answered.size} orders answered`)
  assert.deepEqual(
    [...answered].filter((id) => !stored.has(id)),
    [],
    'answered and lost',
  )
  assert.deepEqual(
    column(`select order_id from orders where (select count(*) from order_items where order_items.order_id = orders.order_id) <> 3
      or not exists (select 1 from order_keys where order_keys.order_id = orders.order_id)`),
    [],
    'saved by half',
  )
  assert.deepEqual(column('select stock from products'), Array(3).fill(STOCK - stored.size * 20))
  assert.deepEqual(column('pragma integrity_check'), ['ok'])
  audit.close()
})
