import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openLiveTab } from '#test/fixtures/live-tab.ts'

test('a hidden tab with a listener keeps its stream, and loads once for each topic when it becomes visible', () => {
  const { connection, sources, watch, timePasses } = openLiveTab()
  const orders = watch('orders').watcher
  const catalogue = watch('products').watcher
  let heard = 0
  const end = connection.listen({ topic: 'orders', run: () => void (heard += 1) })
  timePasses()
  connection.hide()
  for (let times = 0; times < 3; times += 1) sources[0]?.emit('orders')
  assert.deepEqual([sources.length, heard, orders.loads, catalogue.loads], [1, 3, 0, 0])
  connection.resume()
  assert.deepEqual([heard, orders.loads, catalogue.loads], [3, 1, 0])
  sources[0]?.emit('orders')
  assert.deepEqual([heard, orders.loads], [4, 2])
  end()
  sources[0]?.emit('orders')
  assert.equal(heard, 4)
})

test('a hidden tab without a listener has no stream', () => {
  const { connection, sources, watch, timePasses } = openLiveTab()
  watch('orders')
  timePasses()
  connection.hide()
  assert.equal(sources[0]?.readyState, 2)
  connection.resume()
  timePasses()
  assert.equal(sources.length, 2)
})

test('a listener alone opens the stream of its topic', () => {
  const { connection, sources, timePasses } = openLiveTab()
  connection.listen({ topic: 'orders', run() {} })
  timePasses()
  assert.deepEqual(
    sources.map((source) => source.topics),
    ['orders,products,settings,stock,videos'],
  )
})
