import assert from 'node:assert/strict'
import test from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { openFreshCache } from './stale-while-revalidate-cache.ts'

/** A cache of numbered values over a clock and timers that stand still until they are told. */
function opened(
  t: test.TestContext,
  setting: { graceMs?: number; trustMs?: number; most?: number; isShared?: boolean } = {},
) {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] })
  const made: { key: string; deliver: (value: string | undefined) => void; fail: (error: Error) => void }[] = []
  const cache = openFreshCache<string>({
    make: (key) => new Promise((deliver, fail) => made.push({ key, deliver, fail })),
    now: () => Date.now(),
    ...setting,
  })
  const deliver = async (value: string | undefined) => {
    made.at(-1)?.deliver(value)
    await turn()
  }
  const wait = async (ms: number) => {
    t.mock.timers.tick(ms)
    await turn()
  }
  return { ...cache, made, deliver, wait }
}

test('a thousand who ask at once wait for one making, and those after them for none', async (t) => {
  const { read, made, deliver } = opened(t)
  const asked = Array.from({ length: 1_000 }, () => read('/'))
  await deliver('one')
  assert.deepEqual(new Set(await Promise.all(asked)), new Set(['one']))
  assert.equal(read('/'), 'one')
  assert.equal(made.length, 1)
})

test('after a change the old one is handed out for a moment, while a new one is made behind it', async (t) => {
  const { read, doubt, made, deliver, wait } = opened(t)
  void read('/')
  await deliver('one')
  await wait(5_000)
  doubt()
  assert.equal(read('/'), 'one')
  await wait(0)
  assert.equal(made.length, 2)
  assert.equal(read('/'), 'one')
  await deliver('two')
  assert.equal(read('/'), 'two')
})

test('nobody is given one that has been doubtful for longer than the moment', async (t) => {
  const { read, doubt, deliver, wait } = opened(t)
  void read('/')
  await deliver('one')
  doubt()
  await wait(1_001)
  const asked = read('/')
  assert.notEqual(asked, 'one')
  await deliver('two')
  assert.equal(await asked, 'two')
})

test('however often something changes, one a second is made', async (t) => {
  const { read, doubt, made, deliver, wait } = opened(t)
  void read('/')
  await deliver('0')
  for (let ms = 0; ms < 10_000; ms += 10) {
    doubt()
    assert.equal(typeof read('/'), 'string', `at ${ms} ms`)
    await wait(10)
    await deliver(`${ms}`)
  }
  assert.ok(made.length >= 10 && made.length <= 11, `${made.length} made in ten seconds`)
})

test('a change while it is made counts: what was begun before it is doubtful', async (t) => {
  const { read, doubt, made, deliver, wait } = opened(t)
  const first = read('/')
  doubt()
  await deliver('begun before the change')
  assert.equal(await first, 'begun before the change')
  assert.equal(read('/'), 'begun before the change')
  await wait(1_000)
  assert.equal(made.length, 2)
})

test('one that was long in the making is for who waited for it, and made again for who asks then', async (t) => {
  const { read, doubt, made, deliver, wait } = opened(t)
  const first = read('/')
  doubt()
  await wait(1_500)
  await deliver('begun before the change')
  assert.equal(await first, 'begun before the change')
  const next = read('/')
  assert.equal(made.length, 2)
  await deliver('begun after it')
  assert.equal(await next, 'begun after it')
})

test('without any change it is looked at again after the time it is trusted', async (t) => {
  const { read, made, deliver, wait } = opened(t, { trustMs: 2_000 })
  void read('/')
  await deliver('one')
  await wait(2_100)
  assert.equal(read('/'), 'one')
  await wait(0)
  assert.equal(made.length, 2)
})

test('nothing worth keeping is not kept, and a failure reaches who waits and nobody after', async (t) => {
  const { read, made, deliver } = opened(t)
  const nothing = read('/')
  await deliver(undefined)
  assert.equal(await nothing, undefined)
  const failing = read('/')
  made.at(-1)?.fail(new Error('the disk is gone'))
  await assert.rejects(Promise.resolve(failing), /the disk is gone/)
  const again = read('/')
  await deliver('one')
  assert.equal(await again, 'one')
})

test('while none can be made the one of before is handed out at once, and asked for again, until one is made', async (t) => {
  const { read, doubt, made, deliver, wait } = opened(t)
  const fail = async () => {
    made.at(-1)?.fail(new Error('the database is away'))
    await turn()
  }
  void read('/')
  await deliver('one')
  await wait(5_000)
  doubt()
  await wait(5_000)
  const waiting = read('/')
  const changed = Promise.resolve(read('/', { mayBeOld: false }))
  changed.catch(() => {})
  await fail()
  assert.equal(await waiting, 'one')
  await assert.rejects(changed, /database is away/)
  for (let again = 3; again < 6; again += 1) {
    assert.equal(read('/'), 'one')
    await wait(1_000)
    assert.equal(made.length, again)
    await fail()
  }
  assert.equal(read('/'), 'one')
  await wait(1_000)
  await deliver('two')
  assert.equal(read('/'), 'two')
})

test('the key that was asked for longest ago makes room', async (t) => {
  const { read, made, deliver } = opened(t, { most: 2 })
  for (const key of ['/a', '/b', '/a', '/c']) {
    void read(key)
    await deliver(key)
  }
  assert.equal(read('/a'), '/a')
  assert.equal(read('/c'), '/c')
  void read('/b')
  assert.deepEqual(
    made.map(({ key }) => key),
    ['/a', '/b', '/c', '/b'],
  )
})

test('who asks because something changed waits for one that was begun after the asking', async (t) => {
  const { read, doubt, made, deliver, wait } = opened(t)
  void read('/')
  await deliver('one')
  assert.equal(read('/', { mayBeOld: false }), 'one')
  doubt()
  assert.equal(read('/'), 'one')
  const first = read('/', { mayBeOld: false })
  await wait(1)
  doubt()
  const second = read('/', { mayBeOld: false })
  await deliver('begun after the first asking')
  assert.equal(await first, 'begun after the first asking')
  assert.equal(made.length, 3)
  await wait(1)
  doubt()
  await deliver('begun after the second asking, and doubtful again')
  assert.equal(await second, 'begun after the second asking, and doubtful again')
  assert.equal(made.length, 3)
})

test('where others may change something, who may not be given an old one is given one begun after the asking', async (t) => {
  const { read, made, deliver, wait } = opened(t, { isShared: true })
  void read('/')
  await deliver('one')
  await wait(500)
  assert.equal(read('/'), 'one')
  const asked = read('/', { mayBeOld: false })
  assert.equal(made.length, 2)
  await wait(10)
  const askedMeanwhile = read('/', { mayBeOld: false })
  await deliver('two')
  assert.equal(await asked, 'two')
  await wait(100)
  assert.equal(made.length, 3)
  await deliver('three')
  assert.equal(await askedMeanwhile, 'three')
})

test('a crowd that asks one by one is served in few makings', async (t) => {
  const { read, made, deliver, wait } = opened(t, { isShared: true })
  const asked = [read('/', { mayBeOld: false })]
  await deliver('one')
  for (let visitor = 0; visitor < 100; visitor += 1) {
    asked.push(read('/', { mayBeOld: false }))
    await wait(1)
    await deliver(`${made.length}`)
  }
  await wait(100)
  await deliver('last')
  await Promise.all(asked)
  assert.ok(made.length <= 3, `${made.length} makings`)
})
