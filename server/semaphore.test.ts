import assert from 'node:assert/strict'
import test from 'node:test'
import { setImmediate as nextTick } from 'node:timers/promises'
import { QueueFull, semaphore, sharedLock } from './semaphore.ts'

test('permits are never exceeded, and every waiter gets one', async () => {
  const gate = semaphore({ permits: 2 })
  let holders = 0
  let most = 0
  let done = 0
  await Promise.all(
    Array.from({ length: 9 }, async () => {
      using _permit = await gate.acquire()
      holders += 1
      most = Math.max(most, holders)
      await nextTick()
      holders -= 1
      done += 1
    }),
  )
  assert.equal(most, 2)
  assert.equal(done, 9)
})

test('permits are acquired in the order of the calls', async () => {
  const gate = semaphore({ permits: 1 })
  const order: number[] = []
  await Promise.all(
    [1, 2, 3].map(async (n) => {
      using _permit = await gate.acquire()
      await nextTick()
      order.push(n)
    }),
  )
  assert.deepEqual(order, [1, 2, 3])
})

test('when the queue is full the next call is refused, and later ones get a permit again', async () => {
  const gate = semaphore({ permits: 1, maxQueue: 1 })
  const first = await gate.acquire()
  const second = gate.acquire()
  await assert.rejects(gate.acquire(), QueueFull)
  first[Symbol.dispose]()
  const permit = await second
  permit[Symbol.dispose]()
  assert.ok(await gate.acquire())
})

test('a permit that is disposed of twice is released once', async () => {
  const gate = semaphore({ permits: 1, maxQueue: 0 })
  const permit = await gate.acquire()
  permit[Symbol.dispose]()
  permit[Symbol.dispose]()
  await gate.acquire()
  await assert.rejects(gate.acquire(), QueueFull)
})

test('a call that waits longer than the limit leaves the queue, and the next gets the permit', async () => {
  const gate = semaphore({ permits: 1, waitMs: 20 })
  const permit = await gate.acquire()
  await assert.rejects(gate.acquire(), QueueFull)
  assert.equal(gate.hasQueue(), false)
  const next = gate.acquire()
  permit[Symbol.dispose]()
  assert.ok(await next)
})

function openLock() {
  const lock = semaphore({ permits: 1 })
  const acquireShared = sharedLock(lock)
  async function isFree() {
    let isAcquired = false
    const acquiring = lock.acquire().then((permit) => {
      isAcquired = true
      permit[Symbol.dispose]()
    })
    await nextTick()
    void acquiring
    return isAcquired
  }
  return { lock, acquireShared, isFree }
}

test('a shared lock is shared by all callers while no other waits, until the last has released it', async () => {
  const { acquireShared, isFree } = openLock()
  const first = await acquireShared()
  const second = await acquireShared()
  first[Symbol.dispose]()
  assert.equal(await isFree(), false)
  second[Symbol.dispose]()
  assert.equal(await isFree(), true)
})

test('a waiter gets the lock before later callers, who then share the next permit', async () => {
  const { lock, acquireShared } = openLock()
  const acquired: string[] = []
  const before = await acquireShared()
  const owner = lock.acquire().then((permit) => {
    acquired.push('owner')
    return permit
  })
  const after = ['c', 'd'].map((name) =>
    acquireShared().then((permit) => {
      acquired.push(name)
      return permit
    }),
  )
  await nextTick()
  assert.deepEqual(acquired, [])
  before[Symbol.dispose]()
  await nextTick()
  assert.deepEqual(acquired, ['owner'])
  const permitOfOwner = await owner
  permitOfOwner[Symbol.dispose]()
  await Promise.all(after)
  assert.deepEqual(acquired, ['owner', 'c', 'd'])
})

test('callers who wait for a shared lock need one permit together', async () => {
  const { lock, acquireShared, isFree } = openLock()
  const owner = await lock.acquire()
  const waiting = [acquireShared(), acquireShared(), acquireShared()]
  owner[Symbol.dispose]()
  const permits = await Promise.all(waiting)
  for (const permit of permits) permit[Symbol.dispose]()
  assert.equal(await isFree(), true)
})
