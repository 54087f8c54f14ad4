import assert from 'node:assert/strict'
import test from 'node:test'
import { moved, stepTarget } from './moved.ts'

const list = ['a', 'b', 'c'].map((id) => ({ id }))
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('')

test('a category moves before another, or last; a deleted one changes nothing', () => {
  assert.equal(ids(moved(list, 'c', 'a')), 'cab')
  assert.equal(ids(moved(list, 'a', undefined)), 'bca')
  assert.equal(moved(list, 'x', 'a'), list)
  assert.equal(moved(list, 'a', 'x'), list)
})

test('a step up or down names the category it moves before, and there is none at the ends', () => {
  for (const [id, step, order] of [
    ['b', -1, 'bac'],
    ['a', 1, 'bac'],
    ['b', 1, 'acb'],
    ['c', -1, 'acb'],
  ] as const) {
    const target = stepTarget(list, id, step)
    assert.ok(target !== 'nowhere')
    assert.equal(ids(moved(list, id, target)), order)
  }
  assert.equal(stepTarget(list, 'a', -1), 'nowhere')
  assert.equal(stepTarget(list, 'c', 1), 'nowhere')
  assert.equal(stepTarget(list, 'x', 1), 'nowhere')
})
