import assert from 'node:assert/strict'
import test from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { inPortions } from './in-portions.ts'

test('a heap is done in the order in which it came, so much in a turn', async () => {
  const done: number[] = []
  const add = inPortions((item: number) => done.push(item), 3)
  for (let item = 1; item <= 8; item += 1) add(item)
  assert.deepEqual(done, [], 'nothing before what came together is known')
  const atTurn: number[] = []
  while (done.length < 8) {
    await nextTurn()
    atTurn.push(done.length)
  }
  assert.deepEqual(atTurn, [3, 6, 8])
  assert.deepEqual(done, [1, 2, 3, 4, 5, 6, 7, 8])
})

test('what comes while a heap is worked on is done after it, and once', async () => {
  const done: string[] = []
  const add = inPortions((item: string) => {
    done.push(item)
    if (item === 'b') for (const late of ['d', 'e']) add(late)
  }, 2)
  for (const item of ['a', 'b', 'c']) add(item)
  for (let turn = 0; turn < 6; turn += 1) await nextTurn()
  assert.deepEqual(done, ['a', 'b', 'c', 'd', 'e'])
  add('f')
  await nextTurn()
  assert.deepEqual(done.at(-1), 'f')
})
