import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoProducts } from '#server/demo/catalogue.ts'
import { catalogueOf } from './catalogue-names.ts'
import { tokensOf } from './line-tokens.ts'
import { readWords } from './line-words.ts'
import { fitsOf, isSize, loneQuantity } from './name-fits.ts'

const products = demoProducts.map((product) => ({ ...product, id: product.code }))
const catalogue = catalogueOf(products)

/** The ways in which the line means the product: rank and quantity of each. */
function fits(text: string, code: string) {
  const { words, numbers } = tokensOf(text)
  const sized = numbers.map((number) => ({ ...number, isSize: isSize(catalogue, number) }))
  return catalogue.names
    .filter(({ product }) => product.code === code)
    .flatMap((name) => fitsOf(name, readWords(catalogue, words), sized, { isCoded: false, typed: new Set(words) }))
    .map(({ rank, quantity }) => `${rank}: ${quantity}`)
}

test('a number is a size of the name or the quantity', () => {
  assert.deepEqual(fits('lakshmi 4', 'PRD1155'), ['3: undefined', '2: 4'])
  assert.deepEqual(fits('lakshmi 4" 5', 'PRD1155'), ['3: 5'])
  assert.deepEqual(fits('lakshmi 4" 5', 'PRD1266'), [])
  assert.deepEqual(fits('lakshmi - 4', 'PRD1155'), ['2: 4'])
})

test('a number before a word is a size where the shop has that', () => {
  assert.deepEqual(fits('100 wala 200', 'PRD1451'), ['3: 200'])
  assert.deepEqual(fits('100 wala 200', 'PRD1525'), [])
})

test('a name written whole ranks above one with more words, and one word too many fits none', () => {
  assert.deepEqual(fits('snake tablets 2', 'PRD4263'), ['3: 2'])
  assert.deepEqual(fits('snake tablets 2', 'PRD4300'), ['1: 2'])
  assert.deepEqual(fits('snake tablets blue 2', 'PRD4263'), [])
})

test('a lone number is a quantity unless it is also a size', () => {
  const number = { value: 4, isQuantity: false, isSize: false }
  const [lakshmi, bijili] = ['PRD1155', 'PRD4189'].map((code) => products.filter((product) => product.code === code))
  assert.equal(loneQuantity([number], bijili!), 4)
  assert.equal(loneQuantity([number], lakshmi!), undefined)
  assert.equal(loneQuantity([{ ...number, isQuantity: true }], lakshmi!), 4)
  assert.equal(loneQuantity([number, number], bijili!), undefined)
})
