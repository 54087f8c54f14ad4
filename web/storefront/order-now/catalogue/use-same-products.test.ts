import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CartProduct } from '#domain/cart.ts'
import { keepSame } from './use-same-products.ts'

const product = (id: string, stock: number) => ({ id, stock }) as CartProduct

test('an unchanged catalogue is the same list object', () => {
  const older = [product('p1', 5), product('p2', 6)]
  assert.equal(keepSame(older, structuredClone(older)), older)
})

test('a changed product is new, its neighbours are not', () => {
  const older = [product('p1', 5), product('p2', 6)]
  const kept = keepSame(older, [product('p1', 4), product('p2', 6)])
  assert.deepEqual(kept[0], product('p1', 4))
  assert.equal(kept[1], older[1])
})

test('added, removed and reordered products change the list', () => {
  const older = [product('p1', 5), product('p2', 6)]
  assert.deepEqual(keepSame(older, [product('p1', 5)]), [product('p1', 5)])
  assert.equal(keepSame(older, [...older, product('p3', 1)]).length, 3)
  assert.deepEqual(keepSame(older, older.toReversed()), older.toReversed())
})
