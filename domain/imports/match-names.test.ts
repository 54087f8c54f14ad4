import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameKey, productFinder } from './match-names.ts'

const product = (code: string, name: string, category = 'Bombs', contents = '') => ({
  id: code,
  code,
  name,
  category,
  contents,
})
const goods = [
  product('PRD0001', '4" Lakshmi'),
  product('PRD0002', '5" Lakshmi'),
  product('PRD0003', 'Flower Pots Big (10 Pcs)', 'Pots'),
  product('PRD0004', 'Electric', 'Sparklers', '10 pcs'),
  product('PRD0005', 'Electric', 'Sparklers', '5 pcs'),
]
const finder = productFinder(goods)
const found = (name: string, category: string, contents = '') =>
  finder.byName({ name, contents }, category).map(({ code }) => code)

test('a name is known in every spelling, within its category', () => {
  assert.equal(nameKey('FLOWER POT  BIG'), nameKey('Flower pots Big (10 Pcs)'))
  assert.deepEqual(found('flower pot big', 'Pots'), ['PRD0003'])
  assert.deepEqual(found('flower pot big', 'Bombs'), [])
})

test('of two products of one name the contents decide', () => {
  assert.deepEqual(found('ELECTRIC', 'Sparklers', '5 Pcs'), ['PRD0005'])
  assert.deepEqual(found('ELECTRIC', 'Sparklers'), ['PRD0004', 'PRD0005'])
})

const near = (name: string, category: string) => finder.nearest({ name }, category, () => true)?.product.code

test('a near name is found, but none whose numbers differ', () => {
  assert.equal(near('4" Laxshmi', 'Bombs'), 'PRD0001')
  assert.equal(near('6" Lakshmi', 'Bombs'), undefined)
  assert.equal(near('Rocket', 'Bombs'), undefined)
})

test('the same name in another category is near', () => {
  assert.equal(finder.nearest({ name: 'Flower pots big' }, 'Bombs', () => true)?.product.code, 'PRD0003')
  assert.equal(
    finder.nearest({ name: 'Flower pots big' }, 'Bombs', () => false),
    undefined,
  )
})

const anywhere = (name: string, contents = '') => finder.anywhere({ name, contents }).map(({ code }) => code)

test('without a category the name is looked for in all of them', () => {
  assert.deepEqual(anywhere('flower pot big'), ['PRD0003'])
  assert.deepEqual(anywhere('electric', '5 pcs'), ['PRD0005'])
  assert.equal(near('Flower Pot Bigg', ''), 'PRD0003')
})
