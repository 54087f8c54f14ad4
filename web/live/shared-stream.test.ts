// One event stream for all visible tabs of a browser, whoever comes, leaves, or is refused.
import assert from 'node:assert/strict'
import test from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { type Channel, joinStream, type SharedStreamNeeds } from './shared-stream.ts'
import { TestStream } from '#test/fixtures/fake-stream.ts'

/** A browser: its streams to the shop, and tabs that talk over one channel and queue for one lock. */
function openBrowser({ hasLocks = true } = {}) {
  const streams: TestStream[] = []
  const channels = new Set<(said: never) => void>()
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

  const world: SharedStreamNeeds = {
    types: ['products', 'stock'],
    listen(since) {
      const stream = new TestStream('products,stock', since)
      streams.push(stream)
      return stream
    },
    openChannel(hear): Channel {
      channels.add(hear)
      return {
        post: (said) => [...channels].forEach((other) => other !== hear && queueMicrotask(() => other(said as never))),
        close: () => void channels.delete(hear),
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
    const heard: string[] = []
    const joined = joinStream(world, since)
    for (const type of ['open', 'error', 'behind', 'products', 'stock']) {
      joined.addEventListener(type, ({ data, lastEventId }) => {
        heard.push([type, data, lastEventId].filter(Boolean).join(' '))
      })
    }
    return { heard, joined }
  }
  const openStreams = () => streams.filter(({ readyState }) => readyState !== 2)
  return { streams, openStreams, openTab, channels }
}

test('ten tabs have one stream, and all hear what comes', async () => {
  const { streams, openTab } = openBrowser()
  const tabs = Array.from({ length: 10 }, () => openTab('b.1'))
  streams[0]?.emit('open')
  streams[0]?.emit('stock', '{"p1":4}', 'b.2')
  await turn()
  assert.equal(streams.length, 1)
  for (const { heard } of tabs) assert.deepEqual(heard, ['open', 'stock {"p1":4} b.2'])
})

test('when the leading tab leaves, another goes on from the newest event', async () => {
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
  for (const { heard } of [second, third]) {
    assert.ok(heard.includes('stock {"p1":4} b.8'))
    assert.ok(!heard.some((event) => event.startsWith('behind')), 'nothing was missed, so nobody looks again')
  }
  assert.equal(first.heard.length, 2)
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
  { since: 'b.3', isBehind: true, what: 'that was drawn before the newest event' },
  { since: 'b.5', isBehind: false, what: 'that knows the newest event' },
  { since: 'b.12', isBehind: false, what: 'that knows more' },
  { since: 'a.9', isBehind: true, what: 'that was drawn by another process' },
  { since: undefined, isBehind: true, what: 'that does not say what it knows' },
]) {
  test(`a tab ${what} ${isBehind ? 'is told that it is behind' : 'has missed nothing'}`, async () => {
    const { streams, openTab } = openBrowser()
    openTab('b.4')
    streams[0]?.emit('open')
    streams[0]?.emit('products', '{}', 'b.5')
    const late = openTab(since)
    await turn()
    assert.equal(late.heard.includes('behind b.5'), isBehind)
    assert.equal(late.joined.readyState, 1)
  })
}

test('a tab that came before the stream was open, and knows less than the one that leads, is told', async () => {
  const { streams, openTab } = openBrowser()
  openTab('b.4')
  const other = openTab('b.2')
  streams[0]?.emit('open')
  await turn()
  assert.deepEqual(other.heard, ['open', 'behind b.4'])
})

test('a stream that breaks is known to be broken, and open again, in every tab', async () => {
  const { streams, openTab } = openBrowser()
  const tabs = [openTab('b.1'), openTab('b.1')]
  streams[0]?.emit('open')
  streams[0]?.breakDown(0)
  await turn()
  for (const { joined } of tabs) assert.equal(joined.readyState, 0)
  streams[0]?.emit('open')
  await turn()
  for (const { joined, heard } of tabs) assert.deepEqual([joined.readyState, heard], [1, ['open', 'error', 'open']])
})

test('§6 a stream that is refused, as after signing out, is over for every tab, and none dials for another', async () => {
  const { streams, openTab, channels } = openBrowser()
  const tabs = [openTab('b.1'), openTab('b.1'), openTab('b.1')]
  streams[0]?.breakDown(2)
  await turn()
  for (const { joined, heard } of tabs) assert.deepEqual([joined.readyState, heard.at(-1)], [2, 'error'])
  assert.deepEqual([streams.length, channels.size], [1, 0])
})

test('where there are no locks each tab has a stream of its own', async () => {
  const { streams, openTab } = openBrowser({ hasLocks: false })
  const tabs = [openTab('b.1'), openTab('b.1')]
  await turn()
  assert.equal(streams.length, 2)
  streams[1]?.emit('open')
  streams[1]?.emit('stock', '{}', 'b.2')
  assert.ok(tabs[1]?.heard.includes('stock {} b.2'))
})
