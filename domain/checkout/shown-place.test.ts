import assert from 'node:assert/strict'
import test from 'node:test'
import * as english from '../words/en/places.ts'
import * as tamil from '../words/ta/places.ts'
import { shownState, shownStates, suggestedDistricts } from './shown-place.ts'
import { states } from './state.ts'

test('§3 every state and Union Territory has its name in both languages', () => {
  const names = states.map(({ name }) => name)
  assert.deepEqual(Object.keys(english.stateNames), names)
  assert.deepEqual(Object.keys(tamil.stateNames), names)
  assert.deepEqual(names.map(shownState), names)
})

test('§3 the options of the state field are in the order of their shown names, states and Union Territories apart', () => {
  const options = [...shownStates('State'), ...shownStates('Union Territory')]
  assert.deepEqual(
    options.map(({ name, shown }) => [name, shown]),
    states.map(({ name }) => [name, name]),
  )
})

test('a text that is no state is shown as it is', () => {
  assert.deepEqual(['Madras', '', 'toString', '__proto__'].map(shownState), ['Madras', '', 'toString', '__proto__'])
})

test('the 38 districts of Tamil Nadu and the four of Puducherry are suggested, those of other states are not', () => {
  assert.equal(suggestedDistricts('Tamil Nadu').length, 38)
  assert.deepEqual(suggestedDistricts('Puducherry'), ['Puducherry', 'Karaikal', 'Mahe', 'Yanam'])
  assert.deepEqual(['Kerala', '', 'toString'].flatMap(suggestedDistricts), [])
})
