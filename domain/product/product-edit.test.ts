import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { editFields, mergeEdit, readProductEdit } from './product-edit.ts'
import { type ProductDraft, productTexts } from './product-form.ts'
import { giftBox, lakshmiCrackers } from '#test/fixtures/sample-order.ts'

const texts = productTexts(lakshmiCrackers)
const seen = draftOf(lakshmiCrackers)

function draftOf(product: typeof lakshmiCrackers): ProductDraft {
  const read = readProductEdit(editFields(productTexts(product), productTexts(product)))
  assert.ok('edited' in read, JSON.stringify(read))
  return read.edited
}

function merged(mine: Partial<ProductDraft>, theirs: Partial<ProductDraft>) {
  return mergeEdit(seen, { ...seen, ...mine }, { ...seen, ...theirs })
}

test('the form starts with the product as it is, and unchanged it stores the same', () => {
  for (const product of [lakshmiCrackers, giftBox]) {
    const { id: _id, code: _code, createdAt: _created, updatedAt: _updated, discount: _discount, ...rest } = product
    assert.deepEqual(draftOf(product), rest)
  }
})

for (const field of ['productName', 'unit', 'category', 'mrp', 'ourPrice', 'stock']) {
  test(`§5 Edit product: ${field} required (Please fill in all required fields)`, () => {
    const message = 'Please fill in all required fields'
    for (const empty of ['', '  ', undefined, 7]) {
      const read = readProductEdit({ ...editFields(texts, texts), [field]: empty })
      assert.deepEqual(read, { errors: { [field]: 'Required' }, message })
    }
  })
}

test('§5 stock edits are clamped to at least 0', () => {
  for (const stock of ['-1', ' -200', '-0.5']) {
    const read = readProductEdit(editFields({ ...texts, stock }, texts))
    assert.equal('edited' in read && read.edited.stock, 0)
  }
})

test('an edit without its shown values is refused', () => {
  assert.ok('errors' in readProductEdit(texts))
  assert.ok('errors' in readProductEdit({ ...editFields(texts, texts), 'seen.stock': 'many' }))
})

test('§4 a stock edit is the difference to the shown number: no sale in between is lost', () => {
  assert.deepEqual(merged({ stock: seen.stock + 25 }, { stock: seen.stock - 3 }), {
    draft: { ...seen, stock: seen.stock + 22 },
  })
  assert.deepEqual(merged({}, { stock: 1 }), { draft: { ...seen, stock: 1 } })
  assert.deepEqual(merged({ stock: 0 }, { stock: seen.stock - 3 }), { draft: { ...seen, stock: 0 } })
})

test('fields that only another admin changed keep that admin’s values', () => {
  assert.deepEqual(merged({ name: 'Lakshmi Super' }, { category: 'Bomb', imageUrl: '/media/image/upload/b.png' }), {
    draft: { ...seen, name: 'Lakshmi Super', category: 'Bomb', imageUrl: '/media/image/upload/b.png' },
  })
})

test('a field that both changed is not overwritten, but named', () => {
  assert.deepEqual(merged({ name: 'A', stock: 9 }, { name: 'B' }), { conflicts: ['productName'] })
  assert.deepEqual(merged({ name: 'A' }, { name: 'A' }), { draft: { ...seen, name: 'A' } })
})

test('MRP, discount and price are one thing: half of one edit is never joined to half of another', () => {
  assert.deepEqual(merged({ pricePaise: 40_00 }, { mrpPaise: 200_00 }), { conflicts: ['prices'] })
})

test('two edits, one after the other, never lose a change that either made alone', () => {
  const change = fc.record(
    {
      name: fc.constantFrom('A', 'B', seen.name),
      unit: fc.constantFrom('1box' as const, '1pkt' as const),
      pricePaise: fc.constantFrom(10_00, 20_00, seen.pricePaise),
      stock: fc.nat(1000),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(change, change, (mine, theirs) => {
      const result = merged(mine, theirs)
      if ('conflicts' in result) return
      const { draft } = result
      for (const field of ['name', 'unit', 'pricePaise'] as const) {
        const wanted = [mine[field], theirs[field]].find((value) => value !== undefined && value !== seen[field])
        assert.equal(draft[field], wanted ?? seen[field])
      }
    }),
  )
})
