import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sections } from '#domain/product/catalogue.ts'
import { giftBox, lakshmiCrackers, sparklers } from '#test/fixtures/sample-order.ts'
import { firstList } from '#test/fixtures/first-list.ts'
import { neighbours } from './neighbours.ts'

const all = [giftBox, lakshmiCrackers, sparklers]

test('neighbours follow the order of the sections, not of the catalogue', () => {
  assert.deepEqual(neighbours(sparklers, sections(all, firstList), { products: all, categories: firstList }), {
    earlier: lakshmiCrackers,
    later: giftBox,
    number: 2,
    count: 3,
  })
})

test('the ends of the list have no neighbour', () => {
  assert.equal(
    neighbours(lakshmiCrackers, sections(all, firstList), { products: all, categories: firstList }).earlier,
    undefined,
  )
  assert.equal(neighbours(giftBox, sections(all, firstList), { products: all, categories: firstList }).later, undefined)
})

test('a filtered list has neighbours within the filter', () => {
  const found = sections([sparklers, giftBox], firstList)
  assert.deepEqual(neighbours(giftBox, found, { products: all, categories: firstList }), {
    earlier: sparklers,
    later: undefined,
    number: 2,
    count: 2,
  })
})

test('a product outside the filter has its place in the whole catalogue', () => {
  const place = neighbours(lakshmiCrackers, sections([giftBox], firstList), { products: all, categories: firstList })
  assert.deepEqual([place.number, place.count, place.later], [1, 3, sparklers])
})

test('newer stock of the same product is the same product', () => {
  assert.equal(
    neighbours({ ...sparklers, stock: 3 }, sections(all, firstList), { products: all, categories: firstList }).number,
    2,
  )
})
