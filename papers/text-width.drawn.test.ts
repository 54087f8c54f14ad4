import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { textWidthMm } from './text-width.ts'
import { indianScripts } from '#test/fixtures/indian-scripts.ts'
import { paperFonts } from '#test/fixtures/paper-fonts.ts'
import { readPdf } from '#test/pdf-text.ts'
import { createCanvas } from './canvas.ts'

const names = readFileSync('server/demo/catalogue.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[1] ?? '')
const samples = [
  ...names,
  'முருகன் செங்கோட்டை ஸ்ரீநிவாசன்',
  'கூடு சூடு மூடு நூறு தூது ரூபாய் ளூ ஜூலை',
  '5, பெருமாள் கோவில் தெரு, பேருந்து நிலையம் அருகில்',
  'கொடி கோடி கௌரி',
  '₹9,99,99,999.50',
  'WWWW mmmm iiii :::: ""\'\'',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789',
]

async function compare(texts: readonly string[], least = 0.995): Promise<number> {
  const canvas = createCanvas(paperFonts, { title: '', author: '', createdAt: new Date(0) })
  const asked = texts.flatMap((text) => [
    { text, bold: false },
    { text, bold: true },
  ])
  canvas.addPage()
  for (const { text, bold } of asked) canvas.drawText(text, 0, 10, { sizeMm: 3, bold })
  const [page] = readPdf(await canvas.finish())
  const drawn = page?.texts ?? []
  assert.equal(drawn.length, asked.length)
  let measuredMm = 0
  asked.forEach(({ text, bold }, at) => {
    const width = textWidthMm(text, { sizeMm: 3, bold })
    const drawnMm = drawn[at]?.widthMm ?? Infinity
    assert.ok(width >= drawnMm * least, `${text}: measured ${width}, drawn ${drawnMm}`)
    measuredMm += width
  })
  return measuredMm / drawn.reduce((sum, { widthMm }) => sum + widthMm, 0)
}

test('the measured width is never less than the drawn one, and seldom much more', async () => {
  const ratio = await compare(samples)
  assert.ok(ratio < 1.12, `measured ${ratio} times what is drawn`)
})

for (const { script, name, address, words } of indianScripts) {
  test(`${script}: the measured width is hardly less than the drawn one, though conjuncts may be narrower`, async () => {
    const ratio = await compare([name, address, ...words.split(' '), `Mr ${name}, 12/4 ₹120`], 0.9)
    assert.ok(ratio < 1.3, `measured ${ratio} times what is drawn`)
  })
}
