import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import { scriptOf } from '#papers/scripts/scripts.ts'
import { hasGlyph } from '#papers/text-width.ts'
import { ROOT } from '../write-result.ts'
import { FIGURES, PAPER_CHARACTERS, RUPEE, SCREEN_CHARACTERS, TAMIL_CHARACTERS } from './characters.ts'
import { openFont } from './open-font.ts'
import { paperFonts } from './paper-fonts.ts'
import { screenFonts } from './screen-fonts.ts'

const KB = 1024
const papers = [...(await paperFonts())]
const allScreens = [...(await screenFonts())]
const tamilScreens = allScreens.filter(([path]) => path.includes('/tamil-'))
const screens = allScreens.filter(([path]) => !path.includes('/tamil-'))
const source = openFont(
  readFileSync(join(ROOT, 'node_modules/@expo-google-fonts/mukta-malar/400Regular/MuktaMalar_400Regular.ttf')),
)

const committed = (path: string) => readFileSync(join(ROOT, path))
const missing = (font: ReturnType<typeof openFont>, characters: string) =>
  [...characters].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
const glyphOf = (font: ReturnType<typeof openFont>, character: string) =>
  font.glyphForCodePoint(character.codePointAt(0) ?? 0)

const sourceOf = (path: string) => {
  const [family, weight] = path.includes('display') ? ['baloo-thambi-2', 700] : ['mukta-malar', path.slice(-9, -6)]
  return `node_modules/@fontsource/${family}/files/${family}-tamil-${weight}-normal.woff`
}
const widthIn = (font: ReturnType<typeof openFont>, text: string) => font.layout(text).advanceWidth
/** Without ள, which fontkit takes apart in the display font; browsers do not. */
const syllables = [...'கஙசஜஞடணதநபமயரலவழறனஷஸஹ'].flatMap((letter) =>
  ['', 'ா', 'ி', 'ீ', 'ு', 'ூ', 'ெ', 'ே', 'ை', 'ொ', 'ோ', 'ௌ', '்', '்ஷ'].map((sign) => letter + sign),
)

suite('each committed font file matches the code', () => {
  for (const [path, bytes] of [...papers, ...allScreens]) {
    test(path, () => assert.ok(bytes.equals(committed(path)), 'npm run artwork -- fonts'))
  }
})

suite('the fonts of the papers', () => {
  for (const [path, bytes] of papers) {
    const font = openFont(bytes)

    test(`${path} has every character of Mukta Malar in use, and every one for measuring lines`, () => {
      const inSource = [...PAPER_CHARACTERS].filter((character) => missing(source, character).length === 0).join('')
      assert.ok(inSource.length > 250)
      assert.deepEqual(missing(font, inSource), [])
      const measured = Array.from({ length: 0x2200 }, (_, codePoint) => String.fromCodePoint(codePoint)).filter(
        (letter) => hasGlyph(letter) && !scriptOf(letter),
      )
      assert.ok(measured.length > 250)
      assert.deepEqual(missing(font, measured.join('')), [])
    })

    test(`${path} has figures of equal width, and ₹ is about as tall as they are`, () => {
      const figures = [...FIGURES].map((figure) => glyphOf(font, figure))
      assert.equal(new Set(figures.map(({ advanceWidth }) => advanceWidth)).size, 1)
      const [tallest, lowest] = [Math.max, Math.min].map((of) => of(...figures.map(({ bbox }) => bbox.maxY)))
      const { maxY } = glyphOf(font, RUPEE).bbox
      assert.ok(maxY >= (lowest ?? 0) && maxY <= (tallest ?? 0), `${lowest} ≤ ${maxY} ≤ ${tallest}`)
    })

    test(`${path} shapes Tamil: conjuncts are one glyph, and e comes before its consonant`, () => {
      const glyphs = (text: string) => font.layout(text).glyphs
      for (const conjunct of ['க்ஷ', 'ஸ்ரீ', 'கு', 'மூ', 'டி']) assert.equal(glyphs(conjunct).length, 1, conjunct)
      const [sign] = glyphs('தெ')
      assert.equal(sign?.id, glyphOf(font, 'ெ').id)
      assert.equal(glyphs('கோ').length, 3)
    })

    test(`${path} is renamed, as its licence requires, and small`, () => {
      assert.equal(font.familyName, 'Cracker Paper')
      assert.match(font.copyright, /Ek Type/)
      assert.ok(bytes.length <= 40 * KB, `${bytes.length} bytes`)
    })
  }
})

suite('the fonts of the screens', () => {
  for (const [path, bytes] of screens) {
    test(`${path} has the characters of English and prices, and is small`, () => {
      const font = openFont(bytes)
      assert.deepEqual(missing(font, SCREEN_CHARACTERS), [])
      assert.ok(bytes.length <= 12 * KB, `${bytes.length} bytes`)
    })
  }

  for (const [path, bytes] of tamilScreens) {
    const font = openFont(bytes)

    test(`${path} has every letter, sign and digit of Tamil, and is small`, () => {
      const full = openFont(readFileSync(join(ROOT, sourceOf(path))))
      const drawn = [...TAMIL_CHARACTERS].filter((character) => missing(full, character).length === 0).join('')
      assert.ok(drawn.length > 60)
      assert.deepEqual(missing(font, drawn), [])
      assert.ok(bytes.length <= 18 * KB, `${bytes.length} bytes`)
    })

    test(`${path} shapes every syllable as the full font does`, () => {
      const full = openFont(readFileSync(join(ROOT, sourceOf(path))))
      assert.deepEqual(
        syllables.filter((syllable) => font.layout(syllable).glyphs.some(({ id }) => id === 0)),
        [],
      )
      assert.deepEqual(
        syllables.filter((syllable) => widthIn(font, syllable) !== widthIn(full, syllable)),
        [],
      )
    })
  }

  test('the heavy ₹ is as tall as the capitals, about', () => {
    const heavy = openFont(committed('web/styles/fonts/text-600.woff2'))
    const [rupee, capital] = [glyphOf(heavy, RUPEE).bbox.maxY, glyphOf(heavy, 'H').bbox.maxY]
    assert.ok(Math.abs(rupee - capital) < 0.06 * capital, `${rupee}, ${capital}`)
  })
})
