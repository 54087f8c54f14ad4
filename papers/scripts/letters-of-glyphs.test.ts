import assert from 'node:assert/strict'
import test from 'node:test'
import { indianScripts } from '#test/fixtures/indian-scripts.ts'
import { paperFonts } from '#test/fixtures/paper-fonts.ts'
import { openFont } from '../pdf/open-font.ts'
import { lettersOfGlyphs } from './letters-of-glyphs.ts'
import { openScriptFont } from './script-font.ts'

const glyph = (letters: string, isWide = true) => ({
  codePoints: Array.from(letters, (one) => one.codePointAt(0) ?? 0),
  isWide,
})
/** Returns '{index of the glyph}{letter}'. */
const read = (text: string, glyphs: Parameters<typeof lettersOfGlyphs>[1]) =>
  lettersOfGlyphs(text, glyphs).map(({ at, letter }) => `${at ?? '-'}${letter}`)

test('glyphs in letter order have their own letters', () => {
  assert.deepEqual(read('ab', [glyph('a'), glyph('b')]), ['0a', '1b'])
  assert.deepEqual(read('கு', [glyph('கு')]), ['0க', '-ு'])
})

test('a vowel sign before its consonant has the consonant, and the consonant the sign', () => {
  assert.deepEqual(read('செம்', [glyph('ெ'), glyph('ச'), glyph('ம'), glyph('்', false)]), ['0ச', '1ெ', '2ம', '3்'])
  assert.deepEqual(read('कि', [glyph('ि'), glyph('क')]), ['0क', '1ि'])
})

test('a vowel sign around its consonant is read in its two parts, which are the same sign', () => {
  const [first, second, third] = lettersOfGlyphs('கோ', [glyph('ே'), glyph('க'), glyph('ா')]).map(({ letter }) => letter)
  assert.deepEqual([first, second, third], ['க', 'ே', 'ா'])
  assert.equal(`${first}${second}${third}`.normalize('NFC'), 'கோ')
})

test('a wide glyph is never read as a mark above or below, which has no width for readers', () => {
  assert.deepEqual(read('र्म', [glyph('म'), glyph('र्', false)]), ['0र', '1्', '-म'])
  assert.deepEqual(read('द्धि', [glyph('ि'), glyph('द्ध')]), ['0द', '-्', '1ध', '-ि'])
})

test('a glyph without a remaining letter has none', () => {
  assert.deepEqual(read('ب', [glyph('ب'), glyph('', false)]), ['0ب', '1'])
})

for (const { script, name, address, words } of indianScripts) {
  test(`${script}: joined, the letters are the text, and every glyph occurs once, in order`, () => {
    for (const weight of [400, 600]) {
      const font = openScriptFont(paperFonts.get(`${script}-${weight}.woff`) ?? new Uint8Array())
      for (const word of `${name} ${address} ${words}`.split(' ')) agrees(font, word, script === 'arabic')
    }
  })
}

test('tamil: joined, the letters are the text, and every glyph occurs once, in order', () => {
  const font = openFont(paperFonts.get('paper-400.woff') ?? new Uint8Array())
  const words = 'முருகன் செங்கோட்டை ஸ்ரீநிவாசன் கூடு நூறு தூது ளூ ஜூலை கொடி கோடி கௌரி லட்சுமி க்ஷேத்திரம் வௌவால்'
  for (const word of words.split(' ')) agrees(font, word, false)
})

function agrees(font: ReturnType<typeof openFont>, word: string, isFromRight: boolean) {
  const { glyphs, positions } = font.layout(word)
  const shaped = glyphs.map(({ codePoints }, at) => ({ codePoints, isWide: (positions[at]?.xAdvance ?? 0) > 0 }))
  const found = lettersOfGlyphs(word, isFromRight ? shaped.toReversed() : shaped)
  assert.equal(
    found
      .map(({ letter }) => letter)
      .join('')
      .normalize('NFC'),
    word.normalize('NFC'),
  )
  assert.deepEqual(
    found.flatMap(({ at }) => at ?? []),
    [...glyphs.keys()],
  )
}
