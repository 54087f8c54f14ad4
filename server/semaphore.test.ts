import assert from 'node:assert/strict'
import test from 'node:test'
import { setImmediate as soon } from 'node:timers/promises'
import { LineIsFull, turnstile } from './semaphore.ts'

test('no more are inside at once than may be, and all get in', async () => {
  const gate = turnstile({ atOnce: 2 })
  let inside = 0
  let most = 0
  let done = 0
  await Promise.all(
    Array.from({ length: 9 }, async () => {
      using _turn = await gate.enter()
      inside += 1
      most = Math.max(most, inside)
      await soon()
      inside -= 1
      done += 1
    }),
  )
  assert.equal(most, 2)
  assert.equal(done, 9)
})

test('they get in in the order in which they came', async () => {
  const gate = turnstile({ atOnce: 1 })
  const order: number[] = []
  await Promise.all(
    [1, 2, 3].map(async (n) => {
      using _turn = await gate.enter()
      await soon()
      order.push(n)
    }),
  )
  assert.deepEqual(order, [1, 2, 3])
})

test('when the line is full the next is turned away, and later ones get in again', async () => {
  const gate = turnstile({ atOnce: 1, waiting: 1 })
  const first = await gate.enter()
  const second = gate.enter()
  await assert.rejects(gate.enter(), LineIsFull)
  first[Symbol.dispose]()
  const turn = await second
  turn[Symbol.dispose]()
  assert.ok(await gate.enter())
})

test('a turn that ends twice frees one place only', async () => {
  const gate = turnstile({ atOnce: 1, waiting: 0 })
  const turn = await gate.enter()
  turn[Symbol.dispose]()
  turn[Symbol.dispose]()
  await gate.enter()
  await assert.rejects(gate.enter(), LineIsFull)
})

test('who waits longer than the limit leaves the line, and the next takes the place', async () => {
  const gate = turnstile({ atOnce: 1, waitMs: 20 })
  const turn = await gate.enter()
  await assert.rejects(gate.enter(), LineIsFull)
  assert.equal(gate.isWaitedFor(), false)
  const next = gate.enter()
  turn[Symbol.dispose]()
  assert.ok(await next)
})
