import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { textRuns } from './text-runs.ts'

const runs = (line: string) => textRuns(line).map(({ text, script }) => [script?.name ?? 'paper', text])
/** Returns the runs from left to right, right-to-left ones in brackets. */
const seen = (line: string) =>
  textRuns(line)
    .toSorted((one, other) => one.place - other.place)
    .map(({ shaped, script }) => (script?.isRightToLeft ? `[${shaped}]` : shaped))

test('Latin and Tamil are one run; another script is its own, with the spaces between its words', () => {
  assert.deepEqual(runs('முருகன் 12 & Sons'), [['paper', 'முருகன் 12 & Sons']])
  assert.deepEqual(runs('Sri राजेश कुमार, 12'), [
    ['paper', 'Sri '],
    ['devanagari', 'राजेश कुमार'],
    ['paper', ', 12'],
  ])
  assert.deepEqual(runs('రాజ్\u200Cకుమార్ ಶ್ರೀ'), [
    ['telugu', 'రాజ్\u200Cకుమార్'],
    ['paper', ' '],
    ['kannada', 'ಶ್ರೀ'],
  ])
})

test('a line in Urdu runs from the right, its numbers and Latin words from the left', () => {
  assert.deepEqual(seen('محمد علی'), ['[محمد علی]'])
  assert.deepEqual(seen('گلی 12, Main Road'), ['Main Road', ' ,', '12', ' ', '[گلی]'])
  // The shaper reverses its script, so digits, which run from the left, are passed in reverse.
  assert.deepEqual(seen('مکان ۱۲'), ['[۲۱]', '[مکان ]'])
  assert.deepEqual(seen('مکان (لال)'), ['(', '[لال]', ' )'.split('').toReversed().join(''), '[مکان]'])
})

test('a line in English with an Urdu name runs from the left', () => {
  assert.deepEqual(seen('Mr محمد علی, Hyderabad'), ['Mr ', '[محمد علی]', ', Hyderabad'])
})

test('runs are in reading order, lose nothing, and have distinct places', () => {
  const letter = fc.constantFrom(...'ab 1(),-۱۲محلیराज्ఠకத்ந', '\u200D', '₹')
  fc.assert(
    fc.property(fc.string({ unit: letter, maxLength: 40 }), (line) => {
      const found = textRuns(line)
      assert.equal(found.map(({ text }) => text).join(''), line)
      assert.deepEqual(
        found.map(({ place }) => place).toSorted((a, b) => a - b),
        [...found.keys()],
      )
    }),
  )
})
