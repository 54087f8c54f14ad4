import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogueOf } from './catalogue-names.ts'

const listed = (code: string, name: string, tamilName = '') =>
  ({ id: code, code, name, tamilName, category: 'Flowers pots', unit: '1box' }) as const
const catalogue = catalogueOf([
  listed('PRD0001', 'Flower Pots Big (10 Pcs)', 'பூச்சட்டி பெரியது'),
  listed('PRD0002', '100 Wala'),
])

test('a product has its words and sizes in each of its names, synonyms as one', () => {
  const [english, tamil, wala] = catalogue.names
  assert.deepEqual([...english!.words], ['flower', 'pot', 'big'])
  assert.deepEqual([...tamil!.words], ['flower', 'pot', 'big'])
  assert.deepEqual(
    english!.numbers.map(({ value, unit }) => [value, unit]),
    [[10, 'pc']],
  )
  assert.equal(wala?.product.code, 'PRD0002')
  assert.deepEqual([...catalogue.numbersBeforeWords], ['100 wala'])
})

test('names are found by their words and by their code', () => {
  assert.deepEqual(
    catalogue.byWord.get('big')?.map(({ product }) => product.code),
    ['PRD0001', 'PRD0001'],
  )
  assert.equal(catalogue.byCode.get('prd0002')?.name, '100 Wala')
})
