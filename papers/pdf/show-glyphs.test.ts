import assert from 'node:assert/strict'
import test from 'node:test'
import { showGlyphs } from './show-glyphs.ts'

const glyph = { id: 1, codePoints: [], path: { toSVG: () => '' } }
const plain = { glyph, letter: 'a', width: 500, xAdvance: 500, xOffset: 0, yOffset: 0 }
const show = (...changes: Partial<typeof plain | { glyph: undefined }>[]) =>
  showGlyphs(
    changes.map((change) => ({ ...plain, ...change })),
    10,
    ({ letter }) => letter.codePointAt(0),
  )

test('glyphs that follow by their widths are one string', () => {
  assert.equal(show({}, { letter: 'b' }), '<00610062> Tj')
})

test('other distances are moves between strings, in thousandths to the left', () => {
  assert.equal(show({ xAdvance: 480 }, { letter: 'b' }), '[<0061>20<0062>] TJ')
})

test('a mark is moved and raised to its place, the next glyph is not', () => {
  const mark = { letter: 'b', width: 0, xAdvance: 0, xOffset: -200, yOffset: 100 }
  assert.equal(show({}, mark, { letter: 'c' }), '<0061> Tj\n1 Ts\n[200<0062>] TJ\n0 Ts\n[-200<0063>] TJ')
  assert.equal(show({}, mark), '<0061> Tj\n1 Ts\n[200<0062>] TJ\n0 Ts')
})

test('a letter without a glyph stays at the end of the previous glyph', () => {
  const unseen = { glyph: undefined, letter: 'b', width: 0, xAdvance: 0 }
  assert.equal(show({ xAdvance: 480 }, unseen, { letter: 'c' }), '[<00610062>20<0063>] TJ')
})

test('a glyph without a number keeps its width', () => {
  assert.equal(show({}, { letter: '' }, { letter: 'c' }), '[<0061>-500<0063>] TJ')
})
