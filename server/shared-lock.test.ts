import assert from 'node:assert/strict'
import test from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sharedTurn } from './shared-lock.ts'
import { turnstile } from './semaphore.ts'

/** A turnstile for one, and whether it is free. */
function openOne() {
  const one = turnstile({ atOnce: 1 })
  const enterTogether = sharedTurn(one)
  async function isFree() {
    let entered = false
    const entering = one.enter().then((turn) => {
      entered = true
      turn[Symbol.dispose]()
    })
    await nextTurn()
    void entering
    return entered
  }
  return { one, enterTogether, isFree }
}

test('all who come while nobody else waits are inside together, until the last has left', async () => {
  const { enterTogether, isFree } = openOne()
  const first = await enterTogether()
  const second = await enterTogether()
  first[Symbol.dispose]()
  assert.equal(await isFree(), false)
  second[Symbol.dispose]()
  assert.equal(await isFree(), true)
})

test('who waits is let in before those who come after him, who then share the next turn', async () => {
  const { one, enterTogether } = openOne()
  const entered: string[] = []
  const before = await enterTogether()
  const owner = one.enter().then((turn) => {
    entered.push('owner')
    return turn
  })
  const after = ['c', 'd'].map((name) =>
    enterTogether().then((turn) => {
      entered.push(name)
      return turn
    }),
  )
  await nextTurn()
  assert.deepEqual(entered, [])
  before[Symbol.dispose]()
  await nextTurn()
  assert.deepEqual(entered, ['owner'])
  const turnOfOwner = await owner
  turnOfOwner[Symbol.dispose]()
  await Promise.all(after)
  assert.deepEqual(entered, ['owner', 'c', 'd'])
})

test('those who wait for a shared turn do not each wait for one of their own', async () => {
  const { one, enterTogether, isFree } = openOne()
  const owner = await one.enter()
  const waiting = [enterTogether(), enterTogether(), enterTogether()]
  owner[Symbol.dispose]()
  const turns = await Promise.all(waiting)
  for (const turn of turns) turn[Symbol.dispose]()
  assert.equal(await isFree(), true)
})
