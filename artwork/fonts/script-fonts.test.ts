import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import * as hb from 'harfbuzzjs'
import { openScriptFont } from '#papers/scripts/script-font.ts'
import { scripts } from '#papers/scripts/scripts.ts'
import { indianScripts } from '#test/fixtures/indian-scripts.ts'
import { ROOT } from '../write-result.ts'
import { readTables, writeTables } from './font-tables.ts'
import { scriptFonts } from './script-fonts.ts'

const KB = 1024
const files = await scriptFonts()

suite('each committed file of the scripts matches the code', () => {
  for (const [path, bytes] of files) {
    test(path, () => assert.ok(bytes.equals(readFileSync(join(ROOT, path))), 'npm run artwork -- fonts'))
  }
})

for (const { name } of scripts) {
  suite(`the fonts of ${name}`, () => {
    for (const weight of [400, 600]) {
      const bytes = files.get(`papers/fonts/${name}-${weight}.woff`) ?? Buffer.alloc(0)
      const sample = indianScripts.find(({ script }) => script === name)
      const words = `${sample?.name} ${sample?.address} ${sample?.words}`.split(/[^\p{L}\p{M}\p{Nd}\u200C\u200D]+/u)

      test(`${weight}: fontkit shapes every word as HarfBuzz does`, () => {
        const font = openScriptFont(bytes)
        const face = new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(writeTables(readTables(bytes))).buffer)))
        for (const word of words.filter(Boolean)) {
          assert.deepEqual(shapedByFontkit(font, word), shapedByHarfBuzz(face, word, spaceOf(font)), word)
        }
      })

      test(`${weight} is small`, () => assert.ok(bytes.length <= 90 * KB, `${bytes.length} bytes`))
    }
  })
}

/** Shapers draw joiners as a zero-width space. */
function spaceOf(font: ReturnType<typeof openScriptFont>): number {
  return font.glyphForCodePoint(0x20).id
}

/** The visible glyphs with their positions on the line. */
type Shaped = { glyph: number; x: number; y: number }[]

function shapedByFontkit(font: ReturnType<typeof openScriptFont>, word: string): Shaped {
  const { glyphs, positions } = font.layout(word)
  let x = 0
  return glyphs.flatMap(({ id }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
    const place = { glyph: id, x: Math.round(x + xOffset), y: Math.round(yOffset) }
    x += xAdvance
    return id === spaceOf(font) ? [] : [place]
  })
}

function shapedByHarfBuzz(font: hb.Font, word: string, space: number): Shaped {
  const buffer = new hb.Buffer()
  buffer.addText(word)
  buffer.guessSegmentProperties()
  hb.shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  let x = 0
  return buffer.getGlyphInfos().flatMap(({ codepoint }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
    const place = { glyph: codepoint, x: x + xOffset, y: yOffset }
    x += xAdvance
    return codepoint === space ? [] : [place]
  })
}
