// Hints that come together are one look, and no hint is lost.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { coalesce } from './coalesce.ts'

function looks() {
  const due: (() => void)[] = []
  const running = { looks: 0, finish: () => {} }
  const hint = coalesce(
    () => {
      running.looks += 1
      return new Promise<void>((done) => (running.finish = done))
    },
    300,
    (act, ms) => {
      assert.equal(ms, 300)
      due.push(act)
    },
  )
  const gapPasses = () => due.shift()?.()
  return { hint, running, gapPasses }
}

test('the first hint looks at once, a hundred during the look make one more after the gap', async () => {
  const { hint, running, gapPasses } = looks()
  for (let times = 0; times < 101; times += 1) hint()
  assert.equal(running.looks, 1)
  running.finish()
  await turn()
  assert.equal(running.looks, 1, 'not before the gap has passed')
  gapPasses()
  assert.equal(running.looks, 2)
  running.finish()
  await turn()
  gapPasses()
  assert.equal(running.looks, 2, 'no hint, no look')
})

test('a look that failed does not end all looking', async () => {
  const due: (() => void)[] = []
  let tries = 0
  const hint = coalesce(
    () => {
      tries += 1
      return Promise.reject(new Error('offline'))
    },
    300,
    (act) => due.push(act),
  )
  hint()
  await turn()
  due.shift()?.()
  hint()
  assert.equal(tries, 2)
})
