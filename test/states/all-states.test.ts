import assert from 'node:assert/strict'
import test from 'node:test'
import { allStates } from './all-states.ts'

const screenOf = (path: string) => path.replace(/[?#].*/, '')

test('each screen has a state that is not a detail, and each state a unique name', () => {
  const looked = new Set(allStates.flatMap(({ path, detail }) => (detail ? [] : [screenOf(path)])))
  assert.deepEqual(
    allStates.filter(({ path }) => !looked.has(screenOf(path))).map(({ name }) => name),
    [],
  )
  assert.equal(new Set(allStates.map(({ name }) => name)).size, allStates.length)
})
