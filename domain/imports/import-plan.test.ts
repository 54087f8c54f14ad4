import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sheetProduct as product } from '#test/fixtures/sheet-product.ts'
import { changeText } from './differences.ts'
import { planImport, type PlanOptions, statusCounts } from './import-plan.ts'
import type { ListedRow, RowValues } from './read-row.ts'

const goods = [
  product('PRD0001', 'Atom Bomb'),
  product('PRD0002', 'King Bomb'),
  product('PRD0003', '4" Lakshmi', { category: 'Wala' }),
]
let number = 1
const row = (values: RowValues, heading = 'BOMBS'): ListedRow => ({
  number: (number += 1),
  heading,
  values,
  faults: [],
  ambiguities: [],
})

function plan(rows: ListedRow[], more: Partial<PlanOptions> = {}) {
  const planned = planImport(rows, {
    products: goods,
    categories: new Map([
      ['bomb', 'Bomb'],
      ['wala', 'Wala'],
    ]),
    defaults: { stock: 100, unit: '1box' },
    answers: new Map(),
    confirmed: new Map(),
    corrections: new Map(),
    ...more,
  })
  return { ...planned, counts: statusCounts(planned.rows) }
}

test('rows are matched by code, else by name within the category, never by place', () => {
  const { rows, gone } = plan([
    row({ name: 'KING BOMBS', mrpPaise: 12000 }),
    row({ code: 'PRD0001', name: 'Atom Bomb Deluxe' }),
    row({ name: 'Inserted', pricePaise: 500 }),
  ])
  assert.deepEqual(
    rows.map(({ status, code }) => [status, code]),
    [
      ['changed', 'PRD0002'],
      ['changed', 'PRD0001'],
      ['new', undefined],
    ],
  )
  assert.deepEqual(
    rows.map(({ changes }) => changes.map(changeText)),
    [['M.R.P.: was ₹100, now ₹120'], ['Product name: was Atom Bomb, now Atom Bomb Deluxe'], []],
  )
  assert.deepEqual(
    gone.map(({ code }) => code),
    ['PRD0003'],
  )
})

test('a column that is missing is left alone', () => {
  const [planned] = plan([row({ name: 'Atom bomb', pricePaise: 2500 })]).rows
  assert.deepEqual(
    planned!.changes.map(({ field }) => field),
    ['price'],
  )
  assert.equal(planned!.after!.mrpPaise, 10000)
  assert.equal(plan([row({ name: 'Atom bomb', mrpPaise: 10000, pricePaise: 2000 })]).rows[0]!.status, 'unchanged')
})

test('a near name is a guess that waits for an answer', () => {
  const listed = row({ name: 'Atum Bomb', mrpPaise: 10000, pricePaise: 2000 })
  const { rows, gone, counts } = plan([listed])
  assert.equal(counts.unsure, 1)
  assert.equal(rows[0]!.guess?.code, 'PRD0001')
  assert.equal(gone.length, 2)
  const [same] = plan([listed], { answers: new Map([[listed.number, { is: 'prd0001' }]]) }).rows
  assert.deepEqual(same!.changes.map(changeText), ['Product name: was Atom Bomb, now Atum Bomb'])
  assert.equal(plan([listed], { answers: new Map([[listed.number, 'new' as const]]) }).rows[0]!.status, 'new')
})

test('a product that another row means for sure is no guess', () => {
  const { rows } = plan([row({ name: 'Atum Bomb', pricePaise: 2000 }), row({ name: 'Atom Bomb', pricePaise: 2000 })])
  assert.deepEqual(
    rows.map(({ status }) => status),
    ['new', 'unchanged'],
  )
})

test('a product in another category is a guess, which moves it', () => {
  const listed = row({ name: 'Atom Bomb', pricePaise: 2000 }, 'Wala')
  assert.equal(plan([listed]).rows[0]!.status, 'unsure')
  const [moved] = plan([listed], { answers: new Map([[listed.number, { is: 'prd0001' }]]) }).rows
  assert.deepEqual(moved!.changes.map(changeText), ['Category: was Bomb, now Wala'])
})

test('prices that are seldom meant wait for a yes', () => {
  const listed = row({ name: 'Atom Bomb', mrpPaise: 1000 })
  const [unsure] = plan([listed]).rows
  assert.equal(unsure!.status, 'unsure')
  assert.equal(unsure!.question, 'Our price ₹20 is above the M.R.P ₹10.')
  assert.equal(plan([listed], { confirmed: new Map([[listed.number, unsure!.question!]]) }).rows[0]!.status, 'changed')
})

test('a discount alone changes the price of a known product', () => {
  const [planned] = plan([row({ name: 'Atom Bomb', discount: 90 })]).rows
  assert.deepEqual(planned!.changes.map(changeText), ['Our price: was ₹20, now ₹10'])
})

test('faults name their row: two rows of one product, of one name, an unknown code, no price, no category', () => {
  const { rows } = plan([
    row({ name: 'Atom Bomb', pricePaise: 2000 }),
    row({ name: 'ATOM BOMBS', pricePaise: 2100 }),
    row({ name: 'Fresh', pricePaise: 100 }),
    row({ name: 'fresh', pricePaise: 100 }),
    row({ code: 'PRD9999', name: 'What', pricePaise: 100 }),
    row({ name: 'Without price' }),
    row({ name: 'Elsewhere', pricePaise: 100 }, 'Novelties'),
    row({ name: 'Above all', pricePaise: 100 }, ''),
  ])
  const first = rows[0]!.number
  assert.deepEqual(
    rows.map(({ faults }) => faults.map(({ sentence }) => sentence).join(' ')),
    [
      '',
      `Row ${first} is the same product.`,
      '',
      `Row ${first + 2} has the same name in this category. Type another name to keep both.`,
      'The shop has no product with the code PRD9999. Empty the cell in your list to add a new product.',
      'This product is new and has no price. Type its price.',
      'Choose a category for “Novelties”.',
      'This product is new. Choose its category.',
    ],
  )
})

test('two products of one name are distinguished by their contents, or by a code', () => {
  const twins = [
    product('PRD0011', 'Electric', { contents: '5 pcs' }),
    product('PRD0012', 'Electric', { contents: '10 pcs' }),
  ]
  const { rows } = plan(
    [row({ name: 'Electric', contents: '10 PCS', pricePaise: 2000 }), row({ name: 'Electric', pricePaise: 2000 })],
    { products: twins },
  )
  const one = plan([row({ name: 'Electric', pricePaise: 2000 })], { products: twins })
  assert.deepEqual(one.gone, [], 'a product that the row may mean is not missing from the list')
  assert.equal(rows[0]!.code, 'PRD0012')
  assert.match(rows[1]!.faults[0]!.sentence, /2 products have this name/)
})

test('a new product has the list’s values, and the stock chosen for new ones', () => {
  const [planned] = plan([row({ name: 'Fresh', mrpPaise: 5000, contents: '10 pcs' })]).rows
  assert.deepEqual(planned!.after, {
    name: 'Fresh',
    category: 'Bomb',
    tamilName: '',
    contents: '10 pcs',
    unit: '1box',
    mrpPaise: 5000,
    pricePaise: 5000,
    stock: 100,
    enabled: true,
    isNew: false,
  })
})

test('names that differ in a word are other products, and a near spelling alone may be confirmed with others', () => {
  const shop = [
    product('PRD0021', 'Flower Pots Giant'),
    product('PRD0022', 'Flower Pots Medium'),
    product('PRD0023', 'Colour Koti'),
    product('PRD0024', 'Flower Pots Ashoka'),
  ]
  const names = ['Flower Pots Mini', 'Flower Pots Jumbo', 'Colour Koti Gold', 'Flower Pots Asoka']
  const { rows } = plan(
    names.map((name) => row({ name, mrpPaise: 10000, pricePaise: 2000 })),
    { products: shop },
  )
  assert.deepEqual(
    rows.map(({ status, guess }) => [status, guess?.code, guess?.isSpelling]),
    [
      ['new', undefined, undefined],
      ['new', undefined, undefined],
      ['new', undefined, undefined],
      ['unsure', 'PRD0024', true],
    ],
  )
})

test('in a list without categories products keep theirs, and new ones need one', () => {
  const rows = [
    row({ name: '4" LAKSHMI', pricePaise: 2500 }, ''),
    row({ name: 'Atum Bomb', pricePaise: 2000 }, ''),
    row({ name: 'Laser show', mrpPaise: 5000, pricePaise: 1000 }, ''),
  ]
  const { rows: planned } = plan(rows)
  assert.deepEqual(
    planned.map(({ status, category, fields }) => [status, category, fields.map(({ field }) => field)]),
    [
      ['changed', 'Wala', []],
      ['unsure', 'Bomb', []],
      ['faulty', '', ['category']],
    ],
  )
  const chosen = new Map([[rows[2]!.number, new Map([['category' as const, 'Wala']])]])
  assert.equal(plan(rows, { corrections: chosen }).rows[2]!.status, 'new')
  // A category for all such rows moves no existing product.
  const moved = plan(rows, { categories: new Map([['', 'Bomb']]) }).rows
  assert.deepEqual(
    moved.map(({ status, category }) => [status, category]),
    [
      ['changed', 'Wala'],
      ['unsure', 'Bomb'],
      ['new', 'Bomb'],
    ],
  )
})

test('a price of ₹0 can be typed in its place', () => {
  const listed = row({ name: 'Family pack', mrpPaise: 1_500_000, pricePaise: 0, discount: 80 })
  const [unsure] = plan([listed]).rows
  assert.deepEqual(
    unsure!.fields.map(({ field, value }) => [field, value]),
    [['price', '3000']],
  )
})

test('a confirmation is for its question: other prices raise another', () => {
  const listed = row({ name: 'Atom Bomb', mrpPaise: 1000 })
  const confirmed = new Map([[listed.number, 'Our price ₹20 is above the M.R.P ₹15.']])
  assert.equal(plan([listed], { confirmed }).rows[0]!.status, 'unsure')
})

test('products beside another product’s name in the list are not missing from it', () => {
  const { rows, gone } = plan([row({ code: 'PRD0001', name: 'King Bomb', pricePaise: 2000 })])
  assert.deepEqual([rows[0]?.status, gone[0]?.code, gone.length], ['faulty', 'PRD0003', 1])
})

test('both names of a product, as the price list has them, are its name', () => {
  const products = [product('PRD0001', 'Atom Bomb', { tamilName: 'அணுகுண்டு' })]
  for (const name of ['Atom Bomb · அணுகுண்டு', 'அணுகுண்டு · Atom Bomb']) {
    const [planned] = plan([row({ code: 'PRD0001', name, pricePaise: 1234 })], { products }).rows
    assert.equal(planned?.changes.map(({ field }) => field).join(), 'price')
  }
})
