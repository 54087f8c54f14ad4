import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { foldedWords, joined } from './spelling.ts'

const table: [text: string, words: string][] = [
  ['Children’s Flower Pots', 'children flower pot'],
  ["CHILDREN'S", 'children'],
  ['children´s', 'children'],
  ['Match boxes', 'match box'],
  ['matches', 'match'],
  ['Chorsa & Giants', 'chorsa gaint'],
  ['chorsa and giants', 'chorsa gaint'],
  ['2¾" Kuruvi', '2_3/4 kuruvi'],
  ['2 3/4″ kuruvi', '2_3/4 kuruvi'],
  ['2-3/4 kuruvi', '2_3/4 kuruvi'],
  ['Paper Bomb ½ kg', 'paper bomb 1/2 kg'],
  ['1.5 inch', '1.5 inch'],
  ['No. 7', 'no 7'],
  ['10 செ.மீ.', '10 செமீ'],
  ['௧௦ செ.மீ', '10 செமீ'],
  ['４×４ Wheel', '4x4 wheel'],
  ['high-duration', 'high duration'],
  ['Ground Chakkar Big (25 Pcs)', 'ground chakkar big 25 pc'],
  ['தரைச் சக்கரம்', 'தரை சக்கரம்'],
  ['பட்டாசுகள்', 'பட்டாசு'],
  ['சக்கரங்கள்', 'சக்கர'],
  ['வண்ணப் பூச்சட்டி', 'வண்ண பூச்சட்டி'],
  ['கேப்', 'கேப்'],
  ['கள்', 'கள்'],
  ['glass', 'glass'],
  ['is', 'is'],
  ['“ ” !', ''],
  ['', ''],
]

for (const [text, words] of table) test(`${text} is ${words}`, () => assert.equal(foldedWords(text).join(' '), words))

test('words are joined, but two numbers stay apart', () => {
  assert.equal(joined(['flower', 'pot']), 'flowerpot')
  assert.equal(joined(['10', 'in', '1', '25', 'pc']), '10in1 25pc')
})

test('neither the case of letters nor their composition matters', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9 "'()கசலழிாுூேொோ்-]{0,30}$/), (text) => {
      const once = foldedWords(text).join(' ')
      assert.equal(foldedWords(text.toUpperCase().normalize('NFD')).join(' '), once)
    }),
  )
})
