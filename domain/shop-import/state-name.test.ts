import assert from 'node:assert/strict'
import test from 'node:test'
import { states } from '../checkout/state.ts'
import { stateNames } from '../words/ta/places.ts'
import { findState } from './state-name.ts'

test('a state is found by its usual spellings', () => {
  assert.equal(findState('tamilnadu'), 'Tamil Nadu')
  assert.equal(findState(' TAMIL  NADU. '), 'Tamil Nadu')
  assert.equal(findState('TN'), 'Tamil Nadu')
  assert.equal(findState('Pondicherry'), 'Puducherry')
  assert.equal(findState('Jammu & Kashmir'), 'Jammu and Kashmir')
  for (const text of ['தமிழ்நாடு', 'தமிழ் நாடு', 'தமிழகம்']) assert.equal(findState(text), 'Tamil Nadu')
  for (const [name, tamil] of Object.entries(stateNames)) assert.equal(findState(tamil), name)
  for (const { name } of states) assert.equal(findState(name), name)
})

test('no other text is a state', () => {
  for (const text of ['', 'Sivakasi', 'constructor', '__proto__', '12']) assert.equal(findState(text), undefined)
})
