// The products beside a product are those of the list that is shown.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sections } from '#domain/catalogue.ts'
import { giftBox, lakshmiCrackers, sparklers } from '#test/fixtures/sample-order.ts'
import { neighbours } from './neighbours.ts'

const all = [giftBox, lakshmiCrackers, sparklers]

test('they stand in the order of the sections, not of the catalogue', () => {
  assert.deepEqual(neighbours(sparklers, sections(all), all), {
    earlier: lakshmiCrackers,
    later: giftBox,
    number: 2,
    count: 3,
  })
})

test('at the ends of the list there is none', () => {
  assert.equal(neighbours(lakshmiCrackers, sections(all), all).earlier, undefined)
  assert.equal(neighbours(giftBox, sections(all), all).later, undefined)
})

test('in a filtered list they are those of the filter', () => {
  const found = sections([sparklers, giftBox])
  assert.deepEqual(neighbours(giftBox, found, all), { earlier: sparklers, later: undefined, number: 2, count: 2 })
})

test('a product that the filter leaves out stands in the whole catalogue', () => {
  const place = neighbours(lakshmiCrackers, sections([giftBox]), all)
  assert.deepEqual([place.number, place.count, place.later], [1, 3, sparklers])
})

test('newer stock of the same product is the same product', () => {
  assert.equal(neighbours({ ...sparklers, stock: 3 }, sections(all), all).number, 2)
})
