import assert from 'node:assert/strict'
import test from 'node:test'
import { states, stateTypeOf } from './state.ts'

const territories = [
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Jammu and Kashmir',
  'Ladakh',
  'Lakshadweep',
  'Puducherry',
]

test('§3 States list: 28 states plus the 8 Union Territories, each once', () => {
  assert.equal(states.filter(({ type }) => type === 'State').length, 28)
  assert.deepEqual(
    states.filter(({ type }) => type === 'Union Territory').map(({ name }) => name),
    territories,
  )
  assert.equal(new Set(states.map(({ name }) => name)).size, 36)
})

test('§3 the list is in the order of the alphabet, so that a thumb finds a name', () => {
  const names = states.filter(({ type }) => type === 'State').map(({ name }) => name)
  assert.deepEqual(names, names.toSorted())
  assert.equal(names[0], 'Andhra Pradesh')
  assert.equal(names.at(-1), 'West Bengal')
})

test('§3 the 28 states map to State, the eight territories to Union Territory', () => {
  for (const name of ['Tamil Nadu', 'Kerala', 'Telangana', 'Odisha']) assert.equal(stateTypeOf(name), 'State')
  for (const name of territories) assert.equal(stateTypeOf(name), 'Union Territory')
})

test('an unknown state has no type', () => {
  for (const name of ['', 'tamil nadu', 'Madras', 'State', 'toString', '__proto__']) assert.equal(stateTypeOf(name), '')
})
