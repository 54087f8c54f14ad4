import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createBatchQueue } from './page-cache.ts'

suite('a batch queue', () => {
  test('runs tasks in the order of arrival, up to a limit a turn', async () => {
    const done: number[] = []
    const add = createBatchQueue(3)
    for (let item = 1; item <= 8; item += 1) add(() => done.push(item))
    assert.deepEqual(done, [], 'nothing before what came together is known')
    const atTurn: number[] = []
    while (done.length < 8) {
      await nextTurn()
      atTurn.push(done.length)
    }
    assert.deepEqual(atTurn, [3, 6, 8])
    assert.deepEqual(done, [1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('runs a task added during a turn after the others, and once', async () => {
    const done: string[] = []
    const add = createBatchQueue(2)
    const task = (item: string) => () => {
      done.push(item)
      if (item === 'b') for (const late of ['d', 'e']) add(task(late))
    }
    for (const item of ['a', 'b', 'c']) add(task(item))
    for (let turn = 0; turn < 6; turn += 1) await nextTurn()
    assert.deepEqual(done, ['a', 'b', 'c', 'd', 'e'])
    add(task('f'))
    await nextTurn()
    assert.deepEqual(done.at(-1), 'f')
  })
})
