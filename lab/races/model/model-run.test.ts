// `npm run lab -- races model` runs thousands, and more controls.
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import type { TestContext } from 'node:test'
import { type DatabaseKind, onEachDatabase, preparedPlace } from '#test/database/databases.ts'
import { takeInPart } from '#test/controls/take-in-part.ts'
import { type ModelRun, runModel } from './model-run.ts'

const OPERATIONS = { sqlite: 60, postgres: 20 }

async function run(t: TestContext, kind: DatabaseKind, asked: Partial<ModelRun> = {}) {
  const place = await preparedPlace(kind, t)
  return runModel(t, { place, operations: OPERATIONS[kind], seed: randomInt(2 ** 31), ...asked })
}

onEachDatabase(
  'orders, the desk, the counter, repeats and restarts at random: shop and model agree about everything',
  async (kind, t) => {
    const { failure, operations } = await run(t, kind)
    assert.equal(failure, undefined)
    assert.ok(operations >= OPERATIONS[kind])
  },
)

onEachDatabase('control: stock that is taken in part is found out, with the seed and the path', async (kind, t) => {
  const { failure } = await run(t, kind, { takeStock: takeInPart, seed: 7, isShortened: false, operations: 1_000 })
  assert.match(failure ?? '', /seed: \d+, path: "[\d:]+"/)
})
