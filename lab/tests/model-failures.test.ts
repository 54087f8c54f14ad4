import assert from 'node:assert/strict'
import test from 'node:test'
import { emptyPlace } from '#test/database/databases.ts'
import { takeInPart } from '#test/controls/take-in-part.ts'
import { runModel } from '../races/model/model-run.ts'

const sequence = (failure: string | undefined) => /Counterexample: \[([^\]]+)/.exec(failure ?? '')?.[1] ?? ''

test('a failure is shortened, and its seed and path replay it', async (t) => {
  const asked = { takeStock: takeInPart, operations: 250 }
  const first = await runModel(t, { ...asked, place: await emptyPlace('sqlite', t), seed: 7 })
  const [, path = ''] = /path: "([\d:]+)"/.exec(first.failure ?? '') ?? []
  const [, replayPath = ''] = /replayPath="([^"]+)"/.exec(first.failure ?? '') ?? []
  const [, seed = ''] = /seed: (-?\d+)/.exec(first.failure ?? '') ?? []
  const place = await emptyPlace('sqlite', t)
  const again = await runModel(t, { ...asked, place, seed: Number(seed), path, replayPath })
  assert.notEqual(sequence(first.failure), '')
  assert.ok(sequence(first.failure).split(',').length < 10, first.failure ?? '')
  assert.equal(sequence(again.failure), sequence(first.failure))
})
