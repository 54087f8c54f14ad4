import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  answersOf,
  confirmedOf,
  correctionsOf,
  firstChoices,
  type ImportChoices,
  withChoices,
} from './import-choices.ts'

const answered: ImportChoices = {
  ...firstChoices,
  step: 'preview',
  sheet: 0,
  columns: { name: 1, mrp: 2 },
  discount: 80,
  categories: { bombs: 'Bomb' },
  answers: { 4: 'new' },
  confirmed: { 5: 'isFree' },
  corrections: { 6: { name: 'Kuruvi', mrp: '20' } },
  agreed: { formulas: 2 },
}
const answersIn = ({ answers, confirmed, corrections, agreed }: ImportChoices) => ({
  answers,
  confirmed,
  corrections,
  agreed,
})
const none = { answers: {}, confirmed: {}, corrections: {}, agreed: {} }

test('another sheet forgets the columns, the discount and the answers, and keeps the categories', () => {
  const { columns, discount, categories, ...after } = withChoices(answered, { sheet: 1 })
  assert.deepEqual(
    { columns, discount, categories },
    { columns: undefined, discount: undefined, categories: answered.categories },
  )
  assert.deepEqual(answersIn(after as ImportChoices), none)
  assert.deepEqual(withChoices(answered, { sheet: 0 }), answered)
})

test('other columns, or another discount for all, forget the answers: they were about other rows', () => {
  const { columns } = answered
  assert.deepEqual(answersIn(withChoices(answered, { columns: { name: 1, price: 2 }, discount: 80 })), none)
  assert.deepEqual(answersIn(withChoices(answered, { columns: { name: 1, mrp: 2 }, discount: 75 })), none)
  assert.deepEqual(
    answersIn(withChoices(answered, { columns: { mrp: 2, name: 1 }, discount: 80 })),
    answersIn(answered),
  )
  assert.deepEqual(
    answersIn(withChoices({ ...answered, columns: undefined! }, { columns: columns! })),
    answersIn(answered),
  )
})

test('answers are added, and an empty one is taken back', () => {
  const more = withChoices(answered, {
    answers: { 7: { is: 'prd0001' } },
    confirmed: { 8: 'isFree' },
    corrections: { 6: { price: '4' } },
    categories: { rockets: 'Rockets' },
    agreed: { formulas: 3 },
  })
  assert.deepEqual(answersIn(more), {
    answers: { 4: 'new', 7: { is: 'prd0001' } },
    confirmed: { 5: 'isFree', 8: 'isFree' },
    corrections: { 6: { name: 'Kuruvi', mrp: '20', price: '4' } },
    agreed: { formulas: 3 },
  })
  assert.deepEqual(more.categories, { bombs: 'Bomb', rockets: 'Rockets' })
  const less = withChoices(more, { answers: { 4: '' }, confirmed: { 5: '' }, corrections: { 6: { mrp: '' } } })
  assert.deepEqual(answersIn(less), {
    answers: { 7: { is: 'prd0001' } },
    confirmed: { 8: 'isFree' },
    corrections: { 6: { name: 'Kuruvi', price: '4' } },
    agreed: { formulas: 3 },
  })
})

test('what is stored is read by row number, without answers and fields of other versions', () => {
  assert.deepEqual([...answersOf({ ...answered, answers: { 4: 'new', 5: 'yes' } })], [[4, 'new']])
  assert.deepEqual([...confirmedOf(answered)], [[5, 'isFree']])
  assert.deepEqual([...confirmedOf(firstChoices)], [])
  const strange = { ...answered, corrections: { 6: { name: 'Kuruvi', constructor: 'x' } } } as ImportChoices
  assert.deepEqual(
    [...correctionsOf(strange)].map(([row, fields]) => [row, [...fields]]),
    [[6, [['name', 'Kuruvi']]]],
  )
})
