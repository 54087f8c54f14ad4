// Random actions on a shop, and the check of its data after each round: a short `npm run lab -- races random`.
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import test from 'node:test'
import { onEachDatabase, preparedPlace } from '#test/database/databases.ts'
import { mutants } from '../mutants.ts'
import { runRandom } from './random-run.ts'

/** Few: `npm run lab -- races random` does thousands. */
const ACTIONS = 240

onEachDatabase('whatever people do at the same moment, no data disagree', async (kind, t) => {
  const seed = String(randomInt(2 ** 31))
  const { faults, actions, done } = await runRandom(t, { place: await preparedPlace(kind, t), actions: ACTIONS, seed })
  assert.deepEqual(faults, [], `seed ${seed}`)
  assert.ok(actions >= ACTIONS)
  assert.ok((done.order ?? 0) > 0)
})

test('control: a step that is recorded and that the order does not have is found', async (t) => {
  const mutant = mutants['a step is recorded and the order does not say so']
  const place = await preparedPlace('sqlite', t)
  const { faults } = await runRandom(t, { place, actions: 10 * ACTIONS, seed: '7', mutant })
  assert.match(faults.join('\n'), /its history makes it/)
})
