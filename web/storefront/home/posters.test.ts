import assert from 'node:assert/strict'
import test from 'node:test'
import { findCategory } from '#domain/category/category.ts'
import { firstList } from '#test/fixtures/first-list.ts'
import { drawnPosters } from './posters.ts'

test('§2 five posters lead to Fancy item, ONE SOUND CRACKERS, Single Shots, Wala and Gift box', () => {
  assert.deepEqual(
    drawnPosters().map(({ category }) => category),
    ['Fancy item', 'ONE SOUND CRACKERS', 'Single Shots', 'Wala', 'Gift box'],
  )
})

test('§2 every poster’s category exists on the order page', () => {
  assert.deepEqual(
    drawnPosters().map(({ category }) => findCategory(firstList, category)),
    ["Fancy items (Children's Special)", 'One sound crackers', 'Single shots', 'Wala', 'Gift box'],
  )
})
