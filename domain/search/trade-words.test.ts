import assert from 'node:assert/strict'
import test from 'node:test'
import { foldedWords } from './spelling.ts'
import { isGeneric, knownSpellings, meaningInName, meaningsOf, tellingWords } from './trade-words.ts'

test('Tamil, and Tamil in Latin letters, find the goods’ names', () => {
  for (const [word, meaning] of [
    ['லட்சுமி', 'lakshmi'],
    ['saravedi', 'wala'],
    ['பூச்சட்டி', 'flowerpot'],
    ['சக்கரம்', 'chakkar'],
    ['laxmi', 'lakshmi'],
    ['தராச்சக்கரம்', 'chakkar'],
    ['புஷ்வானம்', 'flowerpot'],
    ['busvanam', 'flowerpot'],
    ['chakra', 'chakkar'],
    ['chakkaram', 'chakkar'],
  ] as const) {
    assert.deepEqual(meaningsOf(word), [meaning])
    assert.equal(meaningInName(word), meaning)
  }
  assert.deepEqual(meaningsOf('toString'), [])
})

test('a word only for searches does not match as a name', () => {
  assert.deepEqual([meaningsOf('மத்தாப்பு'), meaningInName('மத்தாப்பு')], [['sparkler'], undefined])
})

test('each meaning is written as words are compared, and no spelling means itself', () => {
  for (const spelling of knownSpellings()) {
    for (const meaning of meaningsOf(spelling)) {
      assert.deepEqual(foldedWords(meaning), [meaning])
      assert.notEqual(meaning, spelling)
    }
    assert.ok(!isGeneric(spelling), spelling)
  }
})

test('a word that fits everything is ignored beside another word', () => {
  assert.deepEqual(tellingWords(['rocket', 'cracker']), ['rocket'])
  assert.deepEqual(tellingWords(['diwali', 'pattasu']), ['diwali', 'pattasu'])
})
