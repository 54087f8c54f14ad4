import assert from 'node:assert/strict'
import test from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { createSwrCache } from './stale-while-revalidate-cache.ts'

/** Clock and timers advance only by `wait`. */
function opened(
  t: test.TestContext,
  setting: { staleMs?: number; ttlMs?: number; maxEntries?: number; isShared?: boolean } = {},
) {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] })
  const loads: { key: string; deliver: (value: string | undefined) => void; fail: (error: Error) => void }[] = []
  const cache = createSwrCache<string>({
    load: (key) => new Promise((deliver, fail) => loads.push({ key, deliver, fail })),
    now: () => Date.now(),
    ...setting,
  })
  const deliver = async (value: string | undefined) => {
    loads.at(-1)?.deliver(value)
    await turn()
  }
  const wait = async (ms: number) => {
    t.mock.timers.tick(ms)
    await turn()
  }
  return { ...cache, loads, deliver, wait }
}

test('a thousand callers at once share one load, and those after them wait for none', async (t) => {
  const { read, loads, deliver } = opened(t)
  const asked = Array.from({ length: 1_000 }, () => read('/'))
  await deliver('one')
  assert.deepEqual(new Set(await Promise.all(asked)), new Set(['one']))
  assert.equal(read('/'), 'one')
  assert.equal(loads.length, 1)
})

test('a stale value is returned for a moment, while a new one is loaded in the background', async (t) => {
  const { read, invalidate, loads, deliver, wait } = opened(t)
  void read('/')
  await deliver('one')
  await wait(5_000)
  invalidate()
  assert.equal(read('/'), 'one')
  await wait(0)
  assert.equal(loads.length, 2)
  assert.equal(read('/'), 'one')
  await deliver('two')
  assert.equal(read('/'), 'two')
})

test('no value is returned that has been stale for longer than staleMs', async (t) => {
  const { read, invalidate, deliver, wait } = opened(t)
  void read('/')
  await deliver('one')
  invalidate()
  await wait(1_001)
  const asked = read('/')
  assert.notEqual(asked, 'one')
  await deliver('two')
  assert.equal(await asked, 'two')
})

test('however often it is invalidated, it is loaded once a second', async (t) => {
  const { read, invalidate, loads, deliver, wait } = opened(t)
  void read('/')
  await deliver('0')
  for (let ms = 0; ms < 10_000; ms += 10) {
    invalidate()
    assert.equal(typeof read('/'), 'string', `at ${ms} ms`)
    await wait(10)
    await deliver(`${ms}`)
  }
  assert.ok(loads.length >= 10 && loads.length <= 11, `${loads.length} loads in ten seconds`)
})

test('an invalidation during a load counts: a value whose load began before it is stale', async (t) => {
  const { read, invalidate, loads, deliver, wait } = opened(t)
  const first = read('/')
  invalidate()
  await deliver('begun before the invalidation')
  assert.equal(await first, 'begun before the invalidation')
  assert.equal(read('/'), 'begun before the invalidation')
  await wait(1_000)
  assert.equal(loads.length, 2)
})

test('a value that is stale when its load ends is for the waiting callers, and loaded again for the next', async (t) => {
  const { read, invalidate, loads, deliver, wait } = opened(t)
  const first = read('/')
  invalidate()
  await wait(1_500)
  await deliver('begun before the invalidation')
  assert.equal(await first, 'begun before the invalidation')
  const next = read('/')
  assert.equal(loads.length, 2)
  await deliver('begun after it')
  assert.equal(await next, 'begun after it')
})

test('without an invalidation it is loaded again after ttlMs', async (t) => {
  const { read, loads, deliver, wait } = opened(t, { ttlMs: 2_000 })
  void read('/')
  await deliver('one')
  await wait(2_100)
  assert.equal(read('/'), 'one')
  await wait(0)
  assert.equal(loads.length, 2)
})

test('undefined is not cached, and an error reaches only the waiting callers', async (t) => {
  const { read, loads, deliver } = opened(t)
  const nothing = read('/')
  await deliver(undefined)
  assert.equal(await nothing, undefined)
  const failing = read('/')
  loads.at(-1)?.fail(new Error('the disk is gone'))
  await assert.rejects(Promise.resolve(failing), /the disk is gone/)
  const again = read('/')
  await deliver('one')
  assert.equal(await again, 'one')
})

test('while loading fails the earlier value is returned at once, and loaded again, until that succeeds', async (t) => {
  const { read, invalidate, loads, deliver, wait } = opened(t)
  const fail = async () => {
    loads.at(-1)?.fail(new Error('the database is away'))
    await turn()
  }
  void read('/')
  await deliver('one')
  await wait(5_000)
  invalidate()
  await wait(5_000)
  const waiting = read('/')
  const changed = Promise.resolve(read('/', { allowStale: false }))
  changed.catch(() => {})
  await fail()
  assert.equal(await waiting, 'one')
  await assert.rejects(changed, /database is away/)
  for (let again = 3; again < 6; again += 1) {
    assert.equal(read('/'), 'one')
    await wait(1_000)
    assert.equal(loads.length, again)
    await fail()
  }
  assert.equal(read('/'), 'one')
  await wait(1_000)
  await deliver('two')
  assert.equal(read('/'), 'two')
})

test('the least recently read key is evicted', async (t) => {
  const { read, loads, deliver } = opened(t, { maxEntries: 2 })
  for (const key of ['/a', '/b', '/a', '/c']) {
    void read(key)
    await deliver(key)
  }
  assert.equal(read('/a'), '/a')
  assert.equal(read('/c'), '/c')
  void read('/b')
  assert.deepEqual(
    loads.map(({ key }) => key),
    ['/a', '/b', '/c', '/b'],
  )
})

test('a caller who allows no stale value gets one whose load began after the call', async (t) => {
  const { read, invalidate, loads, deliver, wait } = opened(t)
  void read('/')
  await deliver('one')
  assert.equal(read('/', { allowStale: false }), 'one')
  invalidate()
  assert.equal(read('/'), 'one')
  const first = read('/', { allowStale: false })
  await wait(1)
  invalidate()
  const second = read('/', { allowStale: false })
  await deliver('begun after the first call')
  assert.equal(await first, 'begun after the first call')
  assert.equal(loads.length, 3)
  await wait(1)
  invalidate()
  await deliver('begun after the second call, and stale again')
  assert.equal(await second, 'begun after the second call, and stale again')
  assert.equal(loads.length, 3)
})

test('shared: a caller who allows no stale value always gets one whose load began after the call', async (t) => {
  const { read, loads, deliver, wait } = opened(t, { isShared: true })
  void read('/')
  await deliver('one')
  await wait(500)
  assert.equal(read('/'), 'one')
  const asked = read('/', { allowStale: false })
  assert.equal(loads.length, 2)
  await wait(10)
  const readMeanwhile = read('/', { allowStale: false })
  await deliver('two')
  assert.equal(await asked, 'two')
  await wait(100)
  assert.equal(loads.length, 3)
  await deliver('three')
  assert.equal(await readMeanwhile, 'three')
})

test('many callers one after the other share few loads', async (t) => {
  const { read, loads, deliver, wait } = opened(t, { isShared: true })
  const asked = [read('/', { allowStale: false })]
  await deliver('one')
  for (let visitor = 0; visitor < 100; visitor += 1) {
    asked.push(read('/', { allowStale: false }))
    await wait(1)
    await deliver(`${loads.length}`)
  }
  await wait(100)
  await deliver('last')
  await Promise.all(asked)
  assert.ok(loads.length <= 3, `${loads.length} loads`)
})

test('closed, it begins a waiting load at once, and none later', async (t) => {
  const { read, loads, deliver, wait, close, invalidate } = opened(t, { isShared: true })
  void read('/')
  await deliver('one')
  void read('/', { allowStale: false })
  await wait(0)
  assert.equal(loads.length, 1)
  close()
  await wait(0)
  assert.equal(loads.length, 2)
  await deliver('two')
  void read('/')
  await deliver('three')
  invalidate()
  assert.equal(read('/'), 'three')
  await wait(10_000)
  assert.equal(loads.length, 3)
})
