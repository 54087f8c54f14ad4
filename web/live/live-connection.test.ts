// One line a tab: for visitors or for the office, redialled, and never silent about what was missed.
import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { type Topic, createLiveConnection, parseStock } from './live-connection.ts'
import type { Stock } from './live-stock.ts'
import { TestStream } from '#test/fixtures/fake-stream.ts'

function tab() {
  const sources: TestStream[] = []
  const stock: Stock[] = []
  const due: { act: () => void; ms: number }[] = []
  const line = createLiveConnection({
    connect(topics, since) {
      const source = new TestStream(topics, since)
      sources.push(source)
      return source
    },
    setStock: (told) => stock.push(told),
    clearStock: () => void (stock.length = 0),
    schedule(act, ms) {
      const entry = { act, ms }
      due.push(entry)
      return () => void due.splice(due.indexOf(entry) >>> 0, 1)
    },
    random: () => 0,
  })
  const watch = (...topics: Topic[]) => {
    const watcher = { topics, looks: 0, revalidate: () => void (watcher.looks += 1) }
    return { watcher, leave: line.subscribe(watcher) }
  }
  const timePasses = () => due.splice(0).map(({ act, ms }) => (act(), ms))
  return { line, sources, stock, watch, timePasses }
}

test('several watchers share one line; visitors all have the same, and that of the office alone hears of orders', () => {
  for (const [watched, topics] of [
    ['stock', 'products,stock,videos'],
    ['videos', 'products,stock,videos'],
    ['orders', 'orders,products,stock,videos'],
  ] as const) {
    const { sources, watch, timePasses } = tab()
    watch('stock', 'products')
    watch(watched)
    timePasses()
    assert.deepEqual(
      sources.map((source) => source.topics),
      [topics],
    )
  }
})

test('a tab that has come to others who know more looks again, and goes on from what they know', () => {
  const { line, sources, watch, timePasses } = tab()
  const { watcher } = watch('products')
  timePasses()
  sources[0]?.emit('behind', undefined, 'boot.9')
  assert.equal(watcher.looks, 1)
  line.suspend()
  line.resume()
  timePasses()
  assert.equal(sources[1]?.since, 'boot.9')
})

test('a tab that was hidden from the start has no line until it is seen', () => {
  const { line, sources, watch, timePasses } = tab()
  line.suspend()
  watch('products')
  timePasses()
  assert.equal(sources.length, 0)
  line.resume()
  timePasses()
  assert.equal(sources.length, 1)
})

test('a hint makes a watcher of its topic look again, and nobody else', () => {
  const { sources, watch, timePasses } = tab()
  const catalogue = watch('products', 'stock').watcher
  const orders = watch('orders').watcher
  timePasses()
  sources[0]?.emit('open')
  sources[0]?.emit('orders')
  assert.deepEqual([catalogue.looks, orders.looks], [0, 1])
  sources[0]?.emit('products')
  assert.deepEqual([catalogue.looks, orders.looks], [1, 1])
})

test('§7 a new video is hinted at', () => {
  const { sources, watch, timePasses } = tab()
  const { watcher } = watch('videos')
  timePasses()
  sources[0]?.emit('open')
  sources[0]?.emit('videos')
  assert.equal(watcher.looks, 1)
})

test('stock is told without looking again', () => {
  const { sources, watch, stock, timePasses } = tab()
  const { watcher } = watch('stock')
  timePasses()
  sources[0]?.emit('stock', '{"p1":4}')
  assert.deepEqual(stock, [{ p1: 4 }])
  assert.equal(watcher.looks, 0)
})

test('the first opening looks at nothing, a reconnect looks again', () => {
  const { sources, watch, timePasses } = tab()
  const { watcher } = watch('products')
  timePasses()
  sources[0]?.emit('open')
  assert.equal(watcher.looks, 0)
  sources[0]?.breakDown(0)
  sources[0]?.emit('open')
  assert.equal(watcher.looks, 1)
})

test('a line that was refused is dialled again, later each time', () => {
  const { sources, watch, timePasses } = tab()
  watch('products')
  timePasses()
  const waits = [1, 2, 3].flatMap(() => {
    sources.at(-1)?.breakDown(2)
    return timePasses()
  })
  assert.deepEqual(waits, [2_000, 4_000, 8_000])
  assert.equal(sources.length, 4)
})

test('one screen leaves and the next comes: the line stays', () => {
  const { sources, watch, timePasses } = tab()
  const { leave } = watch('products')
  timePasses()
  leave()
  watch('products')
  timePasses()
  assert.equal(sources.length, 1)
  assert.notEqual(sources[0]?.readyState, 2)
})

test('without a watcher there is no line', () => {
  const { sources, watch, timePasses } = tab()
  const { leave } = watch('products')
  timePasses()
  leave()
  timePasses()
  assert.equal(sources[0]?.readyState, 2)
})

test('a tab that slept opens its line again and looks again', () => {
  const { line, sources, watch, timePasses } = tab()
  const { watcher } = watch('products')
  timePasses()
  sources[0]?.emit('open')
  line.suspend()
  assert.equal(sources[0]?.readyState, 2)
  line.resume()
  timePasses()
  assert.equal(sources.length, 2)
  sources[1]?.emit('open')
  assert.equal(watcher.looks, 1)
})

test('a tab that only blinked keeps its line', () => {
  const { line, sources, watch, timePasses } = tab()
  watch('products')
  timePasses()
  line.resume()
  timePasses()
  assert.equal(sources.length, 1)
})

test('stock that is no stock is ignored', () => {
  assert.deepEqual(parseStock('{"p1":4,"p2":"many","p3":1.5}'), { p1: 4 })
  assert.deepEqual(parseStock('{'), {})
  assert.deepEqual(parseStock('null'), {})
})

test('a refused line makes an admin’s screen look again, and so find the way to the sign-in; a visitor’s not', () => {
  const { sources, watch, timePasses } = tab()
  const visitor = watch('products')
  const admin = watch('orders')
  timePasses()
  sources[0]?.emit('open')
  sources[0]?.breakDown(0)
  assert.equal(admin.watcher.looks, 0, 'it dials again by itself')
  sources[0]?.breakDown(2)
  assert.deepEqual([visitor.watcher.looks, admin.watcher.looks], [0, 1])
})

/** A tab whose page knows everything up to `cursor`. */
function tabWithCursor(cursor: string) {
  const opened = tab()
  const page = { topics: ['products', 'stock'] as Topic[], looks: 0, revalidate: () => void (page.looks += 1) }
  const leave = opened.line.subscribe({ ...page, cursor: () => cursor })
  opened.timePasses()
  return { ...opened, page, leave, sinces: () => opened.sources.map(({ since }) => since) }
}

suite('a page that says what it knows', () => {
  test('tells it at the first connection', () => {
    const { sinces } = tabWithCursor('boot.7')
    assert.deepEqual(sinces(), ['boot.7'])
  })

  test('does not look by itself after a break: the shop tells what was missed', () => {
    const { sources, page } = tabWithCursor('boot.7')
    sources[0]?.emit('open')
    sources[0]?.breakDown(0)
    sources[0]?.emit('open')
    assert.equal(page.looks, 0)
    sources[0]?.emit('products')
    assert.equal(page.looks, 1)
  })

  test('goes on from the newest event when it slept', () => {
    const { line, sources, stock, sinces, timePasses } = tabWithCursor('boot.7')
    sources[0]?.emit('stock', '{"p1":4}', 'boot.9')
    line.suspend()
    timePasses()
    line.resume()
    timePasses()
    assert.equal(sinces()[1], 'boot.9')
    assert.deepEqual(stock, [{ p1: 4 }], 'what was told stays')
  })

  test('goes on from the newest event when it was refused', () => {
    const { sources, sinces, timePasses } = tabWithCursor('boot.7')
    sources[0]?.emit('products', '{}', 'boot.8')
    sources[0]?.breakDown(2)
    timePasses()
    assert.equal(sinces()[1], 'boot.8')
  })

  test('begins with its own mark after another screen, and forgets what was told before: nobody kept it up to date', () => {
    const { line, leave, sources, stock, sinces, timePasses } = tabWithCursor('boot.7')
    sources[0]?.emit('stock', '{"p1":4}', 'boot.9')
    leave()
    timePasses()
    assert.deepEqual(stock, [])
    line.subscribe({ topics: ['products', 'stock'], revalidate: () => {}, cursor: () => 'boot.8' })
    timePasses()
    assert.equal(sinces()[1], 'boot.8')
  })
})
