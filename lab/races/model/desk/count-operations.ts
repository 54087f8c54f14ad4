// Stock room operations: recount, undo a count, import a spreadsheet.
import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { newKey } from '#test/shop/open-test-shop.ts'
import { number, oneOf, operation, type RealShop } from '../operation.ts'
import type { ShopModel } from '../shop-model.ts'
import { hasProducts, picks } from './counter-operations.ts'
import type { ModelCount } from './model-desk.ts'

const hasCounts = ({ desk }: Readonly<ShopModel>) => desk.counts.length > 0

export const countOperations = [
  fc
    .record({ list: picks, sinceThen: fc.integer({ min: -2, max: 2 }), isTwice: fc.boolean() })
    .map(({ list, sinceThen, isTwice }) =>
      operation(
        `count ${list.map(({ product, pieces }) => `${pieces} of product ${product}`).join(', ')}, ${sinceThen} moved${isTwice ? ', pressed twice' : ''}`,
        (model, real) => count(model, real, { list, sinceThen, isTwice }),
        hasProducts,
      ),
    ),
  number.map((which) =>
    operation(
      `take count ${which} back`,
      async (model, real) => {
        const counted = oneOf(model.desk.counts, which)
        assert.equal(await real.process().stock.undoCount(counted.key, model.desk.person()), !counted.isUndone)
        if (counted.isUndone) return
        counted.isUndone = true
        for (const [product, delta] of counted.moved) if (!product.isDeleted) model.changeStock(product, -delta)
      },
      hasCounts,
    ),
  ),
  fc
    .record({
      list: picks,
      // A price far below the M.R.P. needs an answer.
      rupees: fc.integer({ min: 200, max: 900 }),
      meanwhile: fc.integer({ min: -3, max: 3 }),
      press: fc.constantFrom('once', 'twice', 'and taken back'),
    })
    .map(({ list, rupees, meanwhile, press }) =>
      operation(
        `import ${list.map(({ product, pieces }) => `${pieces} of product ${product}`).join(', ')} at ₹${rupees}, ${meanwhile} moved meanwhile, ${press}`,
        (model, real) => importSheet(model, real, { list, rupees, meanwhile, press }),
        hasProducts,
      ),
    ),
]

type Counting = { list: readonly { product: number; pieces: number }[]; sinceThen: number; isTwice: boolean }

/** `sinceThen`: how the stock has moved since the screen showed it. */
async function count(model: ShopModel, real: RealShop, { list, sinceThen, isTwice }: Counting) {
  const counted = list.map(({ product: which, pieces }) => {
    const product = oneOf(model.products, which)
    return { product, pieces, seen: Math.max(product.stock - sinceThen, 0) }
  })
  const sent = counted.map(({ product, pieces, seen }) => ({ id: product.id, seen, pieces }))
  const by = { key: newKey(), who: model.desk.person() }
  const result = await real.process().stock.count(sent, by)
  const made: ModelCount = { key: by.key, moved: new Map(), isUndone: false }
  const stock: Record<string, number> = {}
  for (const { product, pieces, seen } of counted.filter((each) => !each.product.isDeleted)) {
    const before = product.stock
    stock[product.id] = model.changeStock(product, pieces - seen)
    made.moved.set(product, product.stock - before)
  }
  model.desk.counts.push(made)
  const gone = counted.map(({ product }) => product).filter(({ isDeleted }) => isDeleted)
  assert.deepEqual(result, { outcome: 'counted', stock, gone: gone.map(({ id }) => id).toSorted() })
  if (isTwice) assert.deepEqual(await real.process().stock.count(sent, by), { outcome: 'repeated' })
}

type Sheet = { list: readonly { product: number; pieces: number }[]; rupees: number; meanwhile: number; press: string }

/** The stock moves by the difference to the preview, whatever was sold since. */
async function importSheet(model: ShopModel, real: RealShop, { list, rupees, meanwhile, press }: Sheet) {
  const chosen = new Set(list.map(({ product }) => oneOf(model.products, product)))
  const there = [...chosen].filter(({ isDeleted }) => !isDeleted)
  // A file without data rows is refused.
  if (there.length === 0) return
  const pieces = list[0]?.pieces ?? 0
  const rows = there.map((product) => ({ product, before: { ...product } }))
  const { imports, products, bulkChanges } = real.process()
  const text = [
    'Code,Product name,Our price,Stock',
    ...there.map(({ code, name }) => `${code},${name},${rupees},${pieces}`),
  ].join('\n')
  const [id, who] = [newKey(), model.desk.person()]
  await imports.start(id, { bytes: Buffer.from(`${text}\n`), name: 'list.csv' }, who)
  assert.ok((await imports.choose(id, { version: 0 }, { step: 'preview' })).ok)
  const view = await imports.view(id, { status: '', page: 1 })
  assert.equal(view?.step, 'preview')
  for (const { product } of rows) {
    const stock = model.changeStock(product, meanwhile)
    assert.deepEqual(await products.changeStock(product.id, meanwhile, { key: newKey() }), { stock })
  }
  const isChanged = rows.some(({ before }) => before.pricePaise !== rupees * 100 || before.stock !== pieces)
  const applied = await imports.apply(id, { version: 1, who })
  assert.equal(applied.ok, isChanged, applied.text)
  if (!isChanged) return
  const moved = rows.map(({ product, before }) => {
    const stock = product.stock
    product.pricePaise = rupees * 100
    return { product, before, delta: model.changeStock(product, pieces - before.stock) - stock }
  })
  if (press === 'twice') assert.equal((await imports.apply(id, { version: 1, who })).ok, true)
  if (press !== 'and taken back') return
  for (const { product, before, delta } of moved) {
    model.changeStock(product, -delta)
    product.pricePaise = before.pricePaise
  }
  assert.ok(await bulkChanges.undo(id, who))
}
