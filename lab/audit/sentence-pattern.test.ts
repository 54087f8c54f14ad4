import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsOf } from '#domain/words/catalogue.ts'
import { dataCheck } from '#domain/words/en/office/data-check.ts'
import { sentencePattern } from './sentence-pattern.ts'

test('a sentence is found with its values, another is not', () => {
  const said = wordsOf(dataCheck).stock({ code: 'PRD1001', stock: 12, due: -3 })
  assert.match(said, sentencePattern(dataCheck.stock))
  assert.doesNotMatch(said, sentencePattern(dataCheck.stockBelowZero))
  assert.match('Is it 5 (five)?', sentencePattern('Is it {count} (five)?'))
})
