import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sheetProduct } from '#test/fixtures/sheet-product.ts'
import { gridOf } from '#test/fixtures/sheet-rows.ts'
import { firstChoices, type ImportChoices } from './import-choices.ts'
import { categoriesView, columnsView, hasGoods, type ImportState, planned, previewView } from './import-views.ts'
import type { CellValue } from '../spreadsheets/grid.ts'

const HEADINGS = ['S.No', 'Product Name', 'Content', 'Rate']
const PRICED = ['S.No', 'Product Name', 'MRP', 'Net Rate']
const rockets = (count: number, mrp: number, rate: number) =>
  gridOf([PRICED, ['ROCKETS'], ...Array.from({ length: count }, (_, at) => [at, `Rocket No ${at + 1}`, mrp, rate])])
const LIST = gridOf([HEADINGS, ['BOMBS'], [1, 'Atom Bomb', '10 pcs', 100], [2, 'King Bomb', '10 pcs', 120]])
const COVER = { ...gridOf([['SRI CRACKERS'], ['Phone: 98765 43210']]), name: 'Cover' }

const state = (choices: Partial<ImportChoices> = {}, more: Partial<ImportState> = {}): ImportState => ({
  grids: [LIST],
  choices: { ...firstChoices, ...choices },
  known: { columns: [], categories: [] },
  ...more,
})
const preview = (shown: ImportState, filter: Parameters<typeof previewView>[0]['filter'] = { status: '', page: 1 }) =>
  previewView({
    ...shown,
    products: [sheetProduct('PRD0001', 'Atom Bomb'), sheetProduct('PRD0009', 'Old Bomb')],
    filter,
  })
const fieldsIn = (shown: ImportState) => columnsView(shown).columns.map(({ letters, field }) => [letters, field])

test('the sheet with the most goods is the list, unless another was chosen', () => {
  const both = state({}, { grids: [COVER, LIST] })
  assert.deepEqual([columnsView(both).sheet, columnsView(both).products], [1, 2])
  assert.deepEqual(columnsView(both).sheets, ['Cover', 'Sheet1'])
  assert.equal(columnsView({ ...both, choices: { ...firstChoices, sheet: 0 } }).products, 0)
  assert.deepEqual([hasGoods(COVER), hasGoods(LIST)], [false, true])
})

test('columns are those chosen, else those of the last list with these headings, else guessed', () => {
  const known = {
    columns: [[planned({ ...state(), products: [] }).key, { name: 1, price: 3 }] as const],
    categories: [],
  }
  assert.deepEqual(fieldsIn(state()), [
    ['A', ''],
    ['B', 'name'],
    ['C', 'contents'],
    ['D', 'mrp'],
  ])
  assert.equal(columnsView(state()).isRemembered, false)
  const remembered = state({}, { known })
  assert.deepEqual(fieldsIn(remembered).at(-1), ['D', 'price'])
  assert.equal(columnsView(remembered).isRemembered, true)
  assert.deepEqual(fieldsIn(state({ columns: { name: 1, mrp: 3 } }, { known }))[3], ['D', 'mrp'])
})

test('a column shows at most four short samples', () => {
  const rows: CellValue[][] = Array.from({ length: 9 }, (_, at) => [at, `Bomb ${at} ${'x'.repeat(60)}`, '', 100])
  const [, name, ...others] = columnsView(state({}, { grids: [gridOf([HEADINGS, ...rows])] })).columns
  assert.equal(name?.samples.length, 4)
  assert.equal(name?.samples[0]?.length, 40)
  assert.deepEqual(
    others.map(({ letters }) => letters),
    ['C', 'D'],
  )
})

const heads = (known: readonly (readonly [string, string])[], choices: Partial<ImportChoices> = {}) =>
  categoriesView(state(choices, { known: { columns: [], categories: known } })).headings

test('headings are listed with their rows, and with the category of an earlier list', () => {
  assert.deepEqual(heads([]), [{ key: 'bomb', text: 'BOMBS', rows: 2, names: ['Atom Bomb', 'King Bomb'] }])
  assert.equal(heads([['bomb', 'Bomb']])[0]?.chosen, 'Bomb')
  assert.equal(heads([['bomb', 'Bomb']], { categories: { bomb: 'Wala' } })[0]?.chosen, 'Wala')
  assert.equal(heads([['bomb', '']])[0]?.chosen, '', 'a text that is no category is still listed')
})

test('the category of rows without a heading is of this list alone, and a heading may be called constructor', () => {
  const bare = gridOf([HEADINGS, [1, 'Atom Bomb', '', 100]])
  const known = { columns: [], categories: [['', 'Wala'] as const] }
  assert.deepEqual(categoriesView(state({}, { grids: [bare], known })).headings[0]?.chosen, undefined)
  const odd = gridOf([HEADINGS, ['constructor'], [1, 'Atom Bomb', '', 100]])
  assert.deepEqual(
    categoriesView(state({}, { grids: [odd] })).headings.map(({ text, chosen }) => [text, chosen]),
    [['constructor', undefined]],
  )
})

test('the preview counts all rows and shows a page of those asked for', () => {
  const bomb = state({ categories: { bomb: 'Bomb' } })
  assert.deepEqual(preview(bomb).counts, { new: 1, changed: 1, unchanged: 0, unsure: 0, faulty: 0, gone: 1 })
  assert.deepEqual(
    preview(bomb, { status: 'gone', page: 9 }).gone.map(({ code }) => code),
    ['PRD0009'],
  )
  assert.deepEqual(
    [preview(bomb, { status: 'gone', page: 9 }).page, preview(bomb, { status: 'gone', page: -1 }).page],
    [1, 1],
  )
  const many = state({ categories: { rocket: 'Rockets' } }, { grids: [rockets(205, 100, 20)] })
  const last = preview(many, { status: 'new', page: 3 })
  assert.deepEqual([last.pages, last.rows.length, last.counts.new], [3, 5, 205])
})

test('an agreed question about the list is asked again when more rows have it', () => {
  const asked = state({ categories: { rocket: 'Rockets' } }, { grids: [rockets(20, 100, 100)] })
  const { questions } = preview(asked)
  for (const { kind, count } of questions) {
    const agreed = (rows: number) => preview({ ...asked, choices: { ...asked.choices, agreed: { [kind]: rows } } })
    assert.ok(!agreed(count).questions.some((question) => question.kind === kind))
    assert.ok(agreed(count - 1).questions.some((question) => question.kind === kind))
  }
  assert.notEqual(questions.length, 0)
})
