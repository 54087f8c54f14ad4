import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aboutText, actsBesideForms, areaLabel, areas, readArea } from './audit.ts'

test('what no form does has a sentence and an area', () => {
  for (const [kind, { says, area }] of Object.entries(actsBesideForms)) assert.ok(says() && areaLabel(area), kind)
  assert.equal(new Set(areas.map(areaLabel)).size, areas.length)
  assert.equal(readArea('stock'), 'stock')
  assert.equal(readArea('toString'), undefined)
})

test('a subject is one line of at most 200 characters', () => {
  assert.equal(aboutText(' a\n b '), 'a b')
  assert.equal(aboutText('x'.repeat(300)).length, 200)
})
