import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { coalesce } from './coalesce.ts'

function opened() {
  const due: (() => void)[] = []
  const running = { count: 0, finish: () => {} }
  const call = coalesce(
    () => {
      running.count += 1
      return new Promise<void>((done) => (running.finish = done))
    },
    300,
    (act, ms) => {
      assert.equal(ms, 300)
      due.push(act)
    },
  )
  const gapPasses = () => due.shift()?.()
  return { call, running, gapPasses }
}

test('the first call runs at once; a hundred calls during the run cause one more after the gap', async () => {
  const { call, running, gapPasses } = opened()
  for (let times = 0; times < 101; times += 1) call()
  assert.equal(running.count, 1)
  running.finish()
  await turn()
  assert.equal(running.count, 1, 'not before the gap has passed')
  gapPasses()
  assert.equal(running.count, 2)
  running.finish()
  await turn()
  gapPasses()
  assert.equal(running.count, 2, 'no call, no run')
})

test('a failed run does not prevent the next', async () => {
  const due: (() => void)[] = []
  let tries = 0
  const call = coalesce(
    () => {
      tries += 1
      return Promise.reject(new Error('offline'))
    },
    300,
    (act) => due.push(act),
  )
  call()
  await turn()
  due.shift()?.()
  call()
  assert.equal(tries, 2)
})
