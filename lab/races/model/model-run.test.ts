// Random operations on a shop and on a plain model of it: a short `npm run lab -- races model`.
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import test, { type TestContext } from 'node:test'
import { type DatabaseKind, onEachDatabase, preparedPlace } from '#test/database/databases.ts'
import { findOut } from '../rules/find-out.ts'
import { takeInPart } from '#test/controls/take-in-part.ts'
import { type ModelRun, runModel } from './model-run.ts'
import { mutate, mutants } from '../mutants.ts'

/** Few: `npm run lab -- races model` has thousands. */
const OPERATIONS = { sqlite: 250, postgres: 100 }

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

onEachDatabase(
  'control: stock that is taken in part is found out, with the seed and a short sequence',
  async (kind, t) => {
    const { failure } = await run(t, kind, { takeStock: takeInPart, seed: 7 })
    assert.match(failure ?? '', /seed: \d+, path: "[\d:]+"/)
    assert.ok((sequence(failure)?.split(',').length ?? Infinity) < 10, failure ?? 'no failure')
  },
)

const sequence = (failure: string | undefined) => /Counterexample: \[([^\]]+)/.exec(failure ?? '')?.[1]

test('a failure that is asked for again by its seed and path is the same one', async (t) => {
  const asked = { takeStock: takeInPart }
  const first = await run(t, 'sqlite', { ...asked, seed: 7 })
  const [, path = ''] = /path: "([\d:]+)"/.exec(first.failure ?? '') ?? []
  const [, replayPath = ''] = /replayPath="([^"]+)"/.exec(first.failure ?? '') ?? []
  const [, seed = ''] = /seed: (-?\d+)/.exec(first.failure ?? '') ?? []
  const again = await run(t, 'sqlite', { ...asked, seed: Number(seed), path, replayPath })
  assert.ok(sequence(first.failure))
  assert.equal(sequence(again.failure), sequence(first.failure))
})

test('control: an edit of stock that counts as often as it is sent is found out', async (t) => {
  using _ = mutate(mutants['a press counts as often as it is sent'])
  assert.match((await run(t, 'sqlite')).failure ?? '', /repeat change of stock/)
})

/** What each is found out by: the last operation of the sequence, or what was said then. */
const deskMutants = [
  ['a payment that was taken back counts', /take payment \d+ back: \w+ \/\*replayPath/],
  ['what came back before is not asked', /come back by \w+, pressed [a-z ]+ \/\*replayPath/],
  ['a step is recorded and the order does not say so', /AssertionError/],
] as const

for (const [mutant, where] of deskMutants) {
  test(`control: ${mutant} is found out`, async (t) => {
    using mutation = mutate(mutants[mutant])
    const { failure = '' } = await run(t, 'sqlite', { seed: 7, isShortened: false, operations: 3_000 })
    assert.ok(mutation.rewritten() > 0)
    assert.match(failure, where)
  })
}

test('control: goods that come back and make nothing good are found out by a return', async () => {
  const { failure = '' } = await findOut('what came back makes good what was lacking', { seed: 7, operations: 3_000 })
  assert.match(failure, /come back by \w+, pressed [a-z ]+ \/\*replayPath/)
})
