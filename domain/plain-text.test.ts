import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { graphemes, oneLine, paragraphs, truncate, wellFormed } from './plain-text.ts'

test('one line is trimmed, and every run of white space is one blank', () => {
  assert.equal(oneLine('  Kavitha \t\n  Murugan\u00A0 '), 'Kavitha Murugan')
})

test('paragraphs keep their lines, with one kind of line break', () => {
  assert.equal(paragraphs(' 12, North Street\r\nMadurai\rIndia\u2028Asia '), '12, North Street\nMadurai\nIndia\nAsia')
})

test('a value that is no text, or invisible, is empty', () => {
  for (const value of [undefined, null, 12, {}, [], ['a'], true, '', ' ', '\n', '\u200B', '\u200D \u00AD', '\u202E']) {
    assert.equal(oneLine(value), '', JSON.stringify(value))
  }
})

test('Tamil and emoji come through unchanged', () => {
  for (const text of ['செங்கோட்டை ஸ்ரீ', 'க்‍ஷ', '👨‍👩‍👧 🎆', 'Ünïcödé']) assert.equal(oneLine(text), text)
})

test('control characters, half emoji and direction marks never come through', () => {
  assert.equal(oneLine('a\u0000b\u001B[31mc'), 'a b [31mc')
  assert.equal(oneLine('a\uD83Db\uDF86c'), 'abc')
  assert.equal(oneLine('evil\u202Egnp.exe\u2066'), 'evilgnp.exe')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      assert.doesNotMatch(oneLine(text), /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]|^\s|\s$|\s\s/u)
      assert.doesNotMatch(paragraphs(text), /[^\P{Cc}\n]|[\p{Cs}\u202A-\u202E\u2066-\u2069]|^\s|\s$/u)
    }),
  )
})

test('reducing text twice is the same as once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      assert.equal(oneLine(oneLine(text)), oneLine(text))
      assert.equal(paragraphs(paragraphs(text)), paragraphs(text))
    }),
  )
})

test('well-formed text can always be put in a link', () => {
  assert.throws(() => encodeURIComponent('half \uD83D'), URIError)
  assert.equal(wellFormed('half \uD83D, whole 🎆'), 'half , whole 🎆')
})

test('shortened text has at most the given letters, and shows that there was more', () => {
  assert.equal(truncate('Lakshmi', 7), 'Lakshmi')
  assert.equal(truncate('Lakshmi', 6), 'Lakshm…')
  assert.equal(truncate('Gift box', 5), 'Gift…')
  assert.equal(truncate('', 3), '')
})

test('shortening counts letters as a reader does', () => {
  assert.equal(truncate('முருகன்', 4), 'முருகன்')
  assert.equal(truncate('முருகன்', 2), 'முரு…')
  assert.equal(truncate('ாமுரு', 2), 'ாமு…')
  assert.equal(truncate('👍🏽👍🏽👍🏽', 2), '👍🏽👍🏽…')
  assert.equal(truncate('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 2), '👨‍👩‍👧👨‍👩‍👧…')
})

test('a conjunct is one letter: there is no cut after a virama that joins', () => {
  assert.deepEqual(graphemes('क्षत्रिय'), ['क्ष', 'त्रि', 'य'])
  assert.deepEqual(graphemes('శ్రీనివాస్'), ['శ్రీ', 'ని', 'వా', 'స్'])
  assert.deepEqual(graphemes('ರಾಜ್\u200Cಕು'), ['ರಾ', 'ಜ್\u200C', 'ಕು'])
  assert.deepEqual(graphemes('र\u200Dयं र्\u200Dय'), ['र\u200Dयं', ' ', 'र्\u200Dय'])
  assert.deepEqual(graphemes('க்ஷ ஸ்'), ['க்', 'ஷ', ' ', 'ஸ்'])
})

test('the kept part is a beginning of the text, and the rest never begins with a mark', () => {
  const piece = fc.constantFrom('மு', 'ரு', 'க', '்', 'ா', '\u200D', '🎆', '🏽', 'a', ' ', '\n')
  fc.assert(
    fc.property(fc.array(piece), fc.integer({ min: 1, max: 12 }), (pieces, max) => {
      const text = pieces.join('')
      const short = truncate(text, max)
      if (short === text) return
      const kept = short.slice(0, -1)
      assert.ok(text.startsWith(kept) && short.endsWith('…'))
      assert.doesNotMatch(text.slice(kept.length), /^[\p{M}🏽]/u)
    }),
  )
})
