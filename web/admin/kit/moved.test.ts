import assert from 'node:assert/strict'
import test from 'node:test'
import { dropTarget, moved, stepTarget } from './moved.ts'

const list = ['a', 'b', 'c'].map((id) => ({ id }))
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('')

test('a category moves before another, or last; a deleted one changes nothing', () => {
  assert.equal(ids(moved(list, 'c', 'a')), 'cab')
  assert.equal(ids(moved(list, 'a', undefined)), 'bca')
  assert.equal(moved(list, 'x', 'a'), list)
  assert.equal(moved(list, 'a', 'x'), list)
})

test('a step names the category it moves before, and there is none at the ends', () => {
  for (const [id, step, order] of [
    ['b', 'up', 'bac'],
    ['a', 'down', 'bac'],
    ['b', 'down', 'acb'],
    ['c', 'up', 'acb'],
    ['c', 'to the top', 'cab'],
    ['a', 'to the end', 'bca'],
  ] as const) {
    const target = stepTarget(list, id, step)
    assert.ok(target !== 'nowhere')
    assert.equal(ids(moved(list, id, target)), order)
  }
  for (const step of ['up', 'to the top'] as const) assert.equal(stepTarget(list, 'a', step), 'nowhere')
  for (const step of ['down', 'to the end'] as const) assert.equal(stepTarget(list, 'c', step), 'nowhere')
  assert.equal(stepTarget(list, 'x', 'down'), 'nowhere')
})

test('a row dropped over the upper half of another comes before it, over its own place nowhere', () => {
  const rows = list.map(({ id }, at) => ({ id, middle: 50 + 100 * at }))
  for (const [id, y, order] of [
    ['c', 40, 'cab'],
    ['c', 60, 'acb'],
    ['a', 149, 'nowhere'],
    ['a', 151, 'bac'],
    ['a', 251, 'bca'],
    ['b', 49, 'bac'],
    ['b', 51, 'nowhere'],
    ['b', 249, 'nowhere'],
    ['b', 900, 'acb'],
    ['a', -900, 'nowhere'],
    ['x', 0, 'nowhere'],
  ] as const) {
    const target = dropTarget(rows, id, y)
    assert.equal(target === 'nowhere' ? target : ids(moved(list, id, target)), order, `${id} at ${y}`)
  }
})
