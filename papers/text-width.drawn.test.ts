import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { textWidthMm } from './text-width.ts'
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

test('the measured width is never less than what is drawn, and seldom much more', async () => {
  const canvas = createCanvas(paperFonts, { title: '', author: '', createdAt: new Date(0) })
  const asked = samples.flatMap((text) => [
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
    assert.ok(width >= drawnMm * 0.995, `${text}: measured ${width}, drawn ${drawnMm}`)
    measuredMm += width
  })
  const drawnMm = drawn.reduce((sum, { widthMm }) => sum + widthMm, 0)
  assert.ok(measuredMm / drawnMm < 1.12, `measured ${measuredMm / drawnMm} times what is drawn`)
})
