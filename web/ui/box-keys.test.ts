import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boxAfter, boxStep } from './box-keys.ts'

const none = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }

for (const [key, held, step] of [
  ['Enter', {}, 1],
  ['Enter', { shiftKey: true }, -1],
  ['ArrowDown', {}, 1],
  ['ArrowUp', {}, -1],
  ['ArrowDown', { altKey: true }, undefined],
  ['ArrowRight', {}, undefined],
  ['7', {}, undefined],
] as const) {
  test(`${Object.keys(held).join()} ${key} steps ${step}`, () => {
    assert.equal(boxStep({ ...none, ...held, key }), step)
  })
}

test('steps end at the first and the last box', () => {
  const boxes = ['one', 'two', 'three']
  assert.equal(boxAfter(boxes, 'one', 1), 'two')
  assert.equal(boxAfter(boxes, 'three', 1), undefined)
  assert.equal(boxAfter(boxes, 'one', -1), undefined)
  assert.equal(boxAfter(boxes, 'four', 1), undefined)
})
