// What a screen needs is asked for until it comes.
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

test('what comes at once is not talked about', async () => {
  const { answer, seen } = askAt({})
  assert.equal(await answer, 'the cart')
  assert.deepEqual(seen, { pauses: [], loads: 1, told: 0, startedAnew: 0 })
})

test('a shop that is away is looked for, less and less often; the visitor hears of it once, no module is tried in vain', async () => {
  const { answer, seen } = askAt({ awayFor: 6 })
  assert.equal(await answer, 'the cart')
  assert.deepEqual(seen, { pauses: [1_000, 2_000, 4_000, 8_000, 8_000, 8_000], loads: 1, told: 1, startedAnew: 0 })
})

test('one lost file is tried again; a browser that has given it up starts anew', async () => {
  const once = askAt({ refusing: 1 })
  await once.answer
  assert.equal(once.seen.startedAnew, 0)
  const forGood = askAt({ refusing: 2 })
  await forGood.answer
  assert.equal(forGood.seen.startedAnew, 1)
})
