import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { sections } from './catalogue.ts'
import { firstCategories, type Category } from '../category/category.ts'
import type { Product } from './product.ts'
import { firstList } from '#test/fixtures/first-list.ts'
import { giftBox, lakshmiCrackers, sparklers } from '#test/fixtures/sample-order.ts'

function named(name: string, discount: number, changes: Partial<Product> = {}): Product {
  return { ...lakshmiCrackers, id: name, name, discount, ...changes }
}

function names(products: readonly Product[], only?: Category): string[] {
  return sections(products, firstList, only).flatMap((section) => section.products.map(({ name }) => name))
}

test('§2 Product sections per category, in the order of the list', () => {
  const found = sections([giftBox, sparklers, lakshmiCrackers], firstList)
  assert.deepEqual(
    found.map(({ category, products }) => [category, products.length]),
    [
      ['One sound crackers', 1],
      ['Sparklers', 1],
      ['Gift box', 1],
    ],
  )
})

test('§2 sorted by discount descending, then by name', () => {
  const products = [named('B', 75), named('a', 75), named('C', 75), named('z', 90), named('c', 60)]
  assert.deepEqual(names(products), ['z', 'a', 'B', 'C', 'c'])
})

test('products of one discount and name are sorted by code', () => {
  const twins = [named('same', 75, { code: 'PRD0002' }), named('same', 75, { code: 'PRD0001' })]
  assert.deepEqual(
    sections(twins, firstList)[0]?.products.map(({ code }) => code),
    ['PRD0001', 'PRD0002'],
  )
})

test('§2 the category dropdown leaves one section, All Categories leaves all', () => {
  assert.deepEqual(names([lakshmiCrackers, giftBox], 'Gift box'), [giftBox.name])
  assert.deepEqual(names([lakshmiCrackers, giftBox], undefined), [lakshmiCrackers.name, giftBox.name])
  assert.deepEqual(sections([lakshmiCrackers, giftBox], firstList, 'Rocket'), [])
})

test('sections contain every product once, none is empty, and the catalogue itself is not changed', () => {
  const anyProduct = fc.record({
    name: fc.string(),
    discount: fc.nat(100),
    category: fc.constantFrom(...firstCategories),
    id: fc.uuid(),
  })
  fc.assert(
    fc.property(fc.array(anyProduct), (made) => {
      const products = Object.freeze(made.map((one) => ({ ...lakshmiCrackers, ...one })))
      const found = sections(products, firstList)
      assert.ok(found.every((section) => section.products.length > 0))
      const ids = found.flatMap((section) => section.products.map(({ id }) => id))
      assert.deepEqual(ids.toSorted(), products.map(({ id }) => id).toSorted())
      for (const section of found) {
        const discounts = section.products.map(({ discount }) => discount)
        assert.deepEqual(
          discounts,
          discounts.toSorted((a, b) => b - a),
        )
        assert.ok(section.products.every(({ category }) => category === section.category))
      }
    }),
  )
})
