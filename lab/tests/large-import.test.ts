import assert from 'node:assert/strict'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { test } from 'node:test'
import { openSheetWorker } from '#server/spreadsheets/sheet-worker.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'

const all = { status: '', page: 1 } as const

test('1,000 and 20,000 rows are compared while the shop takes orders', async (t) => {
  const shop = await openTestShop(t, 'sqlite', {
    sheetWorker: openSheetWorker({ log: { error: assert.fail }, timeMs: 300_000 }),
  })
  const { flowerPots } = await stockUp(shop, { flowerPots: { ...goods.flowerPots, stock: 1_000 } })
  for (const count of [1_000, 20_000]) {
    const rows = Array.from(
      { length: count - 2 },
      (_, at) => `${at},Rocket ${at} ${'abc'.repeat(at % 5)},${100 + (at % 50)},${20 + (at % 9)}`,
    )
    const preview = async () => {
      const id = newKey()
      const bytes = Buffer.from(`No,Product,MRP,Net\nBomb,,,\n${rows.join('\n')}`)
      await shop.imports.start(id, { bytes, name: 'list.csv' }, 'owner@shop.test')
      const columns = await shop.imports.view(id, all)
      assert.ok(columns && (await shop.imports.choose(id, columns, { step: 'preview' })).ok)
      const view = await shop.imports.view(id, all)
      assert.ok(view?.step === 'preview')
      return view
    }
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const start = performance.now()
    const state = { isDone: false }
    const previewing = preview().finally(() => (state.isDone = true))
    let orders = 0
    while (!state.isDone) {
      await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: flowerPots.id, quantity: 8 }] })
      orders += 1
    }
    const { counts } = await previewing
    delay.disable()
    t.diagnostic(
      `${count} rows: ${Math.round(performance.now() - start)} ms, ${orders} orders meanwhile, event loop at most ${Math.round(delay.max / 1e6)} ms`,
    )
    assert.equal(counts.new, count - 2)
    assert.ok(orders > 0)
  }
})
