import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chosenCategory, firstChoice, isNewChoice } from './category-choices.ts'

test('a heading that the shop does not know is a new category, unless somebody chooses another one', () => {
  const names = ['Bomb', 'Rocket']
  assert.deepEqual(
    [
      firstChoice({ text: 'ATOM BOMBS' }, names),
      firstChoice({ text: 'BOMBS', chosen: 'Bomb' }, names),
      firstChoice({ text: 'NOVELTIES', chosen: 'Novelties 2026' }, names),
      firstChoice({ text: 'Made in Sivakasi', chosen: '' }, names),
    ],
    ['+ATOM BOMBS', 'Bomb', '+Novelties 2026', '-'],
  )
  assert.equal(isNewChoice('+ATOM BOMBS'), true)
  assert.equal(isNewChoice('Bomb'), false)
  assert.equal(isNewChoice(''), false)
})

test('new products of rows without a heading go to one new category, until the shop has it', () => {
  assert.equal(firstChoice({ text: '' }, ['Bomb']), '+Other crackers')
  assert.equal(firstChoice({ text: '' }, ['Bomb', 'Other crackers']), 'Other crackers')
  assert.equal(firstChoice({ text: '', chosen: 'Bomb' }, ['Bomb']), 'Bomb')
  assert.equal(firstChoice({ text: '', chosen: '' }, ['Bomb']), '', 'to be asked for each')
})

test('the form’s value becomes a name, or none', () => {
  assert.deepEqual(['+ATOM BOMBS', 'Bomb', '-', ''].map(chosenCategory), ['ATOM BOMBS', 'Bomb', '', ''])
})
