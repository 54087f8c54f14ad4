import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retryImport } from './lazy-with-retry.ts'

function askAt({ awayFor = 0, refusing = 0 }) {
  const seen = { pauses: [] as number[], loads: 0, told: 0, startedAnew: 0 }
  const answer = retryImport(
    async () => {
      seen.loads += 1
      if (seen.loads <= refusing) throw new TypeError('Failed to fetch dynamically imported module')
      return 'the cart'
    },
    () => (seen.told += 1),
    {
      assetsAvailable: async () => awayFor-- <= 0,
      reloadOnce: () => (seen.startedAnew += 1),
      pause: async (ms) => void seen.pauses.push(ms),
    },
  )
  return { answer, seen }
}

test('an immediate import does not call onWait', async () => {
  const { answer, seen } = askAt({})
  assert.equal(await answer, 'the cart')
  assert.deepEqual(seen, { pauses: [], loads: 1, told: 0, startedAnew: 0 })
})

test('an unreachable shop is polled with growing pauses; onWait is called once, and no module is imported', async () => {
  const { answer, seen } = askAt({ awayFor: 6 })
  assert.equal(await answer, 'the cart')
  assert.deepEqual(seen, { pauses: [1_000, 2_000, 4_000, 8_000, 8_000, 8_000], loads: 1, told: 1, startedAnew: 0 })
})

test('a failed import is retried; a second failure reloads the page', async () => {
  const once = askAt({ refusing: 1 })
  await once.answer
  assert.equal(once.seen.startedAnew, 0)
  const forGood = askAt({ refusing: 2 })
  await forGood.answer
  assert.equal(forGood.seen.startedAnew, 1)
})
