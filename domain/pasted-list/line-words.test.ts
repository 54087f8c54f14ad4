import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoProducts } from '#server/demo/catalogue.ts'
import { catalogueOf } from './catalogue-names.ts'
import { readWords } from './line-words.ts'

const catalogue = catalogueOf(demoProducts.map((product) => ({ ...product, id: product.code })))
const meant = (...raw: string[]) =>
  readWords(catalogue, raw).map(
    ({ readings, sureIn }) => `${readings.map((parts) => parts.join('+')).join('/')} ${sureIn}`,
  )

test('words of names, their synonyms and other scripts are sure', () => {
  assert.deepEqual(meant('rocket', 'poochatti', 'kambi'), [
    'rocket anything',
    'flower+pot anything',
    'sparkler anything',
  ])
})

test('words are joined and split as in names', () => {
  assert.deepEqual(meant('pop', 'corn'), ['popcorn anything'])
  assert.deepEqual(meant('flowerpot'), ['flower+pot anything'])
})

test('a misspelt word is the surer the longer it is, and unknown if it may be two', () => {
  assert.deepEqual(meant('whistlng', 'flowr', 'fals'), ['whistling name', 'flower whole name', 'fall nothing'])
  assert.deepEqual(meant('qwertyui'), [' nothing'])
})

test('words for any cracker say nothing', () => {
  assert.deepEqual(meant('cracker', 'diwali'), [])
})
