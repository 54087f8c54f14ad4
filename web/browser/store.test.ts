import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createStore } from './store.ts'

test('subscribers are called after each change, until they unsubscribe; the same value is no change', () => {
  const store = createStore(1)
  const seen: number[] = []
  const unsubscribe = store.subscribe(() => seen.push(store.get()))
  store.set(2)
  store.set(2)
  store.set(3)
  unsubscribe()
  store.set(4)
  assert.deepEqual([seen, store.get()], [[2, 3], 4])
})
