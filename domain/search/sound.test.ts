import assert from 'node:assert/strict'
import test from 'node:test'
import { consonantsOf, inLatinLetters, isIndic, soundOf } from './sound.ts'

test('a word in any script of India is written in Latin letters as it sounds', () => {
  for (const [word, latin] of [
    ['रॉकेट', 'roket'],
    ['फुलझड़ी', 'phulajhadi'],
    ['अनार', 'anar'],
    ['चकरी', 'chakari'],
    ['રોકેટ', 'roket'],
    ['রকেট', 'raket'],
    ['ਰਾਕੇਟ', 'raket'],
    ['ରକେଟ', 'raket'],
    ['రాకెట్', 'raket'],
    ['ರಾಕೆಟ್', 'raket'],
    ['റോക്കറ്റ്', 'rokkat'],
    ['ராக்கெட்', 'rakket'],
    ['rocket', 'rocket'],
    ['7', '7'],
    ['', ''],
  ] as const) {
    assert.equal(inLatinLetters(word), latin, word)
  }
})

test('composed and decomposed letters sound alike', () => {
  assert.equal(inLatinLetters('कोटी'.normalize('NFD')), inLatinLetters('कोटी'.normalize('NFC')))
  assert.equal(inLatinLetters('பொரி'.normalize('NFD')), inLatinLetters('பொரி'.normalize('NFC')))
})

test('only letters of Indian scripts are Indic', () => {
  assert.deepEqual(['அ', 'रॉ', '൦', 'rocket', 'ракета', '火箭', ''].map(isIndic), [
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('spellings of one word have one sound, and one skeleton of consonants', () => {
  assert.equal(soundOf('phuljhadi'), soundOf('fuljadi'))
  assert.equal(consonantsOf('chakkari'), consonantsOf('chakra'))
  assert.equal(consonantsOf(inLatinLetters('फुलझड़ी')), consonantsOf('phuljhadi'))
  assert.notEqual(consonantsOf('anar'), consonantsOf('nar'))
})
