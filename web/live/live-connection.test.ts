import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { openLiveTab } from '#test/fixtures/live-tab.ts'
import { parseStock, type Topic } from './live-connection.ts'

test('several subscribers share one stream; visitors all have the same topics, and only an admin’s has orders', () => {
  for (const [watched, topics] of [
    ['stock', 'products,settings,stock,videos'],
    ['videos', 'products,settings,stock,videos'],
    ['orders', 'orders,products,settings,stock,videos'],
  ] as const) {
    const { sources, watch, timePasses } = openLiveTab()
    watch('stock', 'products')
    watch(watched)
    timePasses()
    assert.deepEqual(
      sources.map((source) => source.topics),
      [topics],
    )
  }
})

test('a tab that is behind the others revalidates, and continues from their cursor', () => {
  const { connection, sources, settings, watch, timePasses } = openLiveTab()
  const { watcher } = watch('products')
  timePasses()
  sources[0]?.emit('behind', undefined, 'boot.9')
  assert.deepEqual([watcher.loads, settings.changes], [1, 1], 'other settings may be among what it missed')
  connection.suspend()
  connection.resume()
  timePasses()
  assert.equal(sources[1]?.since, 'boot.9')
})

test('a tab that was hidden from the start has no stream until it is visible', () => {
  const { connection, sources, watch, timePasses } = openLiveTab()
  connection.suspend()
  watch('products')
  timePasses()
  assert.equal(sources.length, 0)
  connection.resume()
  timePasses()
  assert.equal(sources.length, 1)
})

test('an event revalidates the subscribers of its topic only; settings call onSettings', () => {
  const { sources, settings, watch, timePasses } = openLiveTab()
  const catalogue = watch('products', 'stock').watcher
  const orders = watch('orders').watcher
  timePasses()
  sources[0]?.emit('open')
  sources[0]?.emit('orders')
  assert.deepEqual([catalogue.loads, orders.loads], [0, 1])
  sources[0]?.emit('products')
  assert.deepEqual([catalogue.loads, orders.loads, settings.changes], [1, 1, 0])
  sources[0]?.emit('settings')
  assert.deepEqual([catalogue.loads, orders.loads, settings.changes], [1, 1, 1])
})

test('§7 a new video revalidates the subscribers of videos', () => {
  const { sources, watch, timePasses } = openLiveTab()
  const { watcher } = watch('videos')
  timePasses()
  sources[0]?.emit('open')
  sources[0]?.emit('videos')
  assert.equal(watcher.loads, 1)
})

test('a stock event sets the stock without revalidating', () => {
  const { sources, watch, stock, timePasses } = openLiveTab()
  const { watcher } = watch('stock')
  timePasses()
  sources[0]?.emit('stock', '{"p1":4}')
  assert.deepEqual(stock, [{ p1: 4 }])
  assert.equal(watcher.loads, 0)
})

test('the first connection does not revalidate, a reconnection does', () => {
  const { sources, watch, timePasses } = openLiveTab()
  const { watcher } = watch('products')
  timePasses()
  sources[0]?.emit('open')
  assert.equal(watcher.loads, 0)
  sources[0]?.breakDown(0)
  sources[0]?.emit('open')
  assert.equal(watcher.loads, 1)
})

test('a refused stream is reopened with growing pauses', () => {
  const { sources, watch, timePasses } = openLiveTab()
  watch('products')
  timePasses()
  const waits = [1, 2, 3].flatMap(() => {
    sources.at(-1)?.breakDown(2)
    return timePasses()
  })
  assert.deepEqual(waits, [2_000, 4_000, 8_000])
  assert.equal(sources.length, 4)
})

test('the stream stays open from one screen to the next', () => {
  const { sources, watch, timePasses } = openLiveTab()
  const { leave } = watch('products')
  timePasses()
  leave()
  watch('products')
  timePasses()
  assert.equal(sources.length, 1)
  assert.notEqual(sources[0]?.readyState, 2)
})

test('without a subscriber there is no stream', () => {
  const { sources, watch, timePasses } = openLiveTab()
  const { leave } = watch('products')
  timePasses()
  leave()
  timePasses()
  assert.equal(sources[0]?.readyState, 2)
})

test('a tab that was suspended opens its stream again and revalidates', () => {
  const { connection, sources, watch, timePasses } = openLiveTab()
  const { watcher } = watch('products')
  timePasses()
  sources[0]?.emit('open')
  connection.suspend()
  assert.equal(sources[0]?.readyState, 2)
  connection.resume()
  timePasses()
  assert.equal(sources.length, 2)
  sources[1]?.emit('open')
  assert.equal(watcher.loads, 1)
})

test('a tab that was hidden for a moment keeps its stream', () => {
  const { connection, sources, watch, timePasses } = openLiveTab()
  watch('products')
  timePasses()
  connection.resume()
  timePasses()
  assert.equal(sources.length, 1)
})

test('malformed stock is ignored', () => {
  assert.deepEqual(parseStock('{"p1":4,"p2":"many","p3":1.5}'), { p1: 4 })
  assert.deepEqual(parseStock('{'), {})
  assert.deepEqual(parseStock('null'), {})
})

test('a refused stream revalidates an admin’s screen, which then redirects to the sign-in, but no visitor’s', () => {
  const { sources, watch, timePasses } = openLiveTab()
  const visitor = watch('products')
  const admin = watch('orders')
  timePasses()
  sources[0]?.emit('open')
  sources[0]?.breakDown(0)
  assert.equal(admin.watcher.loads, 0, 'it reconnects by itself')
  sources[0]?.breakDown(2)
  assert.deepEqual([visitor.watcher.loads, admin.watcher.loads], [0, 1])
})

function tabWithCursor(cursor: string) {
  const opened = openLiveTab()
  const page = { topics: ['products', 'stock'] as Topic[], loads: 0, revalidate: () => void (page.loads += 1) }
  const leave = opened.connection.subscribe({ ...page, cursor: () => cursor })
  opened.timePasses()
  return { ...opened, page, leave, sinces: () => opened.sources.map(({ since }) => since) }
}

suite('a page with a cursor', () => {
  test('sends it with the first connection', () => {
    const { sinces } = tabWithCursor('boot.7')
    assert.deepEqual(sinces(), ['boot.7'])
  })

  test('does not revalidate after a break: the shop replays missed events', () => {
    const { sources, page } = tabWithCursor('boot.7')
    sources[0]?.emit('open')
    sources[0]?.breakDown(0)
    sources[0]?.emit('open')
    assert.equal(page.loads, 0)
    sources[0]?.emit('products')
    assert.equal(page.loads, 1)
  })

  test('continues from the newest event after it was suspended', () => {
    const { connection, sources, stock, sinces, timePasses } = tabWithCursor('boot.7')
    sources[0]?.emit('stock', '{"p1":4}', 'boot.9')
    connection.suspend()
    timePasses()
    connection.resume()
    timePasses()
    assert.equal(sinces()[1], 'boot.9')
    assert.deepEqual(stock, [{ p1: 4 }], 'the published stock stays')
  })

  test('continues from the newest event after a refusal', () => {
    const { sources, sinces, timePasses } = tabWithCursor('boot.7')
    sources[0]?.emit('products', '{}', 'boot.8')
    sources[0]?.breakDown(2)
    timePasses()
    assert.equal(sinces()[1], 'boot.8')
  })

  test('starts with its own cursor after another screen, and clears the outdated live stock', () => {
    const { connection, leave, sources, stock, sinces, timePasses } = tabWithCursor('boot.7')
    sources[0]?.emit('stock', '{"p1":4}', 'boot.9')
    leave()
    timePasses()
    assert.deepEqual(stock, [])
    connection.subscribe({ topics: ['products', 'stock'], revalidate: () => {}, cursor: () => 'boot.8' })
    timePasses()
    assert.equal(sinces()[1], 'boot.8')
  })
})
