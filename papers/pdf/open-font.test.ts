import assert from 'node:assert/strict'
import test from 'node:test'
import { paperFonts } from '#test/fixtures/paper-fonts.ts'
import { openFont } from './open-font.ts'

test('a table is inflated once, and read from its beginning each time', () => {
  const font = openFont(paperFonts.get('paper-400.woff') ?? new Uint8Array())
  const { _getTableStream } = font as unknown as { _getTableStream(tag: string): { pos: number } }
  const outlines = _getTableStream('glyf')
  outlines.pos = 100
  assert.equal(_getTableStream('glyf'), outlines)
  assert.equal(outlines.pos, 0)
})

test('invalid bytes are refused', () => {
  assert.throws(() => openFont(new Uint8Array(100)), TypeError)
})
