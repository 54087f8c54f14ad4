import assert from 'node:assert/strict'
import test from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { type Channel, joinStream, type SharedStreamDeps } from './shared-stream.ts'
import { TestStream } from '#test/fixtures/fake-stream.ts'

/** A browser: its streams, and tabs that share one channel and one lock. */
function openBrowser({ hasLocks = true } = {}) {
  const streams: TestStream[] = []
  const channels = new Set<(message: never) => void>()
  const queue: (() => Promise<void>)[] = []
  let isHeld = false

  function next() {
    const lead = isHeld ? undefined : queue.shift()
    if (!lead) return
    isHeld = true
    void lead().then(() => {
      isHeld = false
      next()
    })
  }

  const parts: SharedStreamDeps = {
    types: ['products', 'stock'],
    listen(since) {
      const stream = new TestStream('products,stock', since)
      streams.push(stream)
      return stream
    },
    openChannel(receive): Channel {
      channels.add(receive)
      return {
        post: (message) =>
          [...channels].forEach((other) => other !== receive && queueMicrotask(() => other(message as never))),
        close: () => void channels.delete(receive),
      }
    },
    async takeLead(lead, leaving) {
      if (!hasLocks) throw new DOMException('Storage is forbidden', 'SecurityError')
      queue.push(lead)
      leaving.addEventListener('abort', () => void (queue.includes(lead) && queue.splice(queue.indexOf(lead), 1)))
      next()
    },
  }

  function openTab(since?: string) {
    const received: string[] = []
    const joined = joinStream(parts, since)
    for (const type of ['open', 'error', 'behind', 'products', 'stock']) {
      joined.addEventListener(type, ({ data, lastEventId }) => {
        received.push([type, data, lastEventId].filter(Boolean).join(' '))
      })
    }
    return { received, joined }
  }
  const openStreams = () => streams.filter(({ readyState }) => readyState !== 2)
  return { streams, openStreams, openTab, channels }
}

test('ten tabs share one stream, and all receive its events', async () => {
  const { streams, openTab } = openBrowser()
  const tabs = Array.from({ length: 10 }, () => openTab('b.1'))
  streams[0]?.emit('open')
  streams[0]?.emit('stock', '{"p1":4}', 'b.2')
  await turn()
  assert.equal(streams.length, 1)
  for (const { received } of tabs) assert.deepEqual(received, ['open', 'stock {"p1":4} b.2'])
})

test('when the leading tab leaves, another continues from the newest event', async () => {
  const { streams, openStreams, openTab } = openBrowser()
  const [first, second, third] = [openTab('b.1'), openTab('b.1'), openTab('b.1')]
  streams[0]?.emit('open')
  streams[0]?.emit('products', '{}', 'b.7')
  await turn()
  first.joined.close()
  await turn()
  assert.deepEqual(
    openStreams().map(({ since }) => since),
    ['b.7'],
  )
  streams[1]?.emit('open')
  streams[1]?.emit('stock', '{"p1":4}', 'b.8')
  await turn()
  for (const { received } of [second, third]) {
    assert.ok(received.includes('stock {"p1":4} b.8'))
    assert.ok(!received.some((event) => event.startsWith('behind')), 'nothing was missed, so no tab revalidates')
  }
  assert.equal(first.received.length, 2)
})

test('a tab that leaves before it leads never leads', async () => {
  const { openStreams, openTab, channels } = openBrowser()
  const [first, second] = [openTab(), openTab()]
  second.joined.close()
  first.joined.close()
  await turn()
  assert.deepEqual([openStreams().length, channels.size], [0, 0])
})

for (const { since, isBehind, what } of [
  { since: 'b.3', isBehind: true, what: 'that was rendered before the newest event' },
  { since: 'b.5', isBehind: false, what: 'with the newest cursor' },
  { since: 'b.12', isBehind: false, what: 'with a newer cursor' },
  { since: 'a.9', isBehind: true, what: 'that was rendered by another process' },
  { since: undefined, isBehind: true, what: 'without a cursor' },
]) {
  test(`a tab ${what} ${isBehind ? 'is behind' : 'has missed nothing'}`, async () => {
    const { streams, openTab } = openBrowser()
    openTab('b.4')
    streams[0]?.emit('open')
    streams[0]?.emit('products', '{}', 'b.5')
    const late = openTab(since)
    await turn()
    assert.equal(late.received.includes('behind b.5'), isBehind)
    assert.equal(late.joined.readyState, 1)
  })
}

test('a tab that joined before the stream was open, with an older cursor than the leader, is behind', async () => {
  const { streams, openTab } = openBrowser()
  openTab('b.4')
  const other = openTab('b.2')
  streams[0]?.emit('open')
  await turn()
  assert.deepEqual(other.received, ['open', 'behind b.4'])
})

test('a broken stream is connecting, then open again, in every tab', async () => {
  const { streams, openTab } = openBrowser()
  const tabs = [openTab('b.1'), openTab('b.1')]
  streams[0]?.emit('open')
  streams[0]?.breakDown(0)
  await turn()
  for (const { joined } of tabs) assert.equal(joined.readyState, 0)
  streams[0]?.emit('open')
  await turn()
  for (const { joined, received } of tabs)
    assert.deepEqual([joined.readyState, received], [1, ['open', 'error', 'open']])
})

test('§6 a refused stream, as after signing out, closes for every tab, and no tab opens another', async () => {
  const { streams, openTab, channels } = openBrowser()
  const tabs = [openTab('b.1'), openTab('b.1'), openTab('b.1')]
  streams[0]?.breakDown(2)
  await turn()
  for (const { joined, received } of tabs) assert.deepEqual([joined.readyState, received.at(-1)], [2, 'error'])
  assert.deepEqual([streams.length, channels.size], [1, 0])
})

test('without locks each tab has its own stream', async () => {
  const { streams, openTab } = openBrowser({ hasLocks: false })
  const tabs = [openTab('b.1'), openTab('b.1')]
  await turn()
  assert.equal(streams.length, 2)
  streams[1]?.emit('open')
  streams[1]?.emit('stock', '{}', 'b.2')
  assert.ok(tabs[1]?.received.includes('stock {} b.2'))
})
