import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import test from 'node:test'
import { readList } from '#domain/pasted-list/list-reader.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { customersList } from '#domain/spreadsheets/price-sheet.ts'
import { inLanguage } from '#domain/words/in-language.ts'
import { speak } from '#domain/words/translations.ts'
import { language } from '#server/language.ts'
import { writeTable } from '#server/spreadsheets/write-xlsx.ts'
import { giftBox, lakshmiCrackers, sparklers } from '#test/fixtures/sample-order.ts'
import { sheetLines } from './sheet-lines.ts'

speak(language)

const products = [lakshmiCrackers, { ...giftBox, stock: 0 }, sparklers]
const categories = products.map(({ category }) => ({ name: category, tamilName: '' }))

/** The shop's file, with quantities in the rows of these codes. */
async function filledFile(quantities: Record<string, number | string>): Promise<Blob> {
  const table = customersList({ products, categories }, demoSettings, new Date('2026-10-28T06:30:00Z'))
  for (const { cells } of table.rows) {
    const quantity = quantities[String(cells[0])]
    if (quantity !== undefined) cells[6] = quantity
  }
  return new Blob([new Uint8Array(await writeTable(table))])
}

for (const spoken of ['en', 'ta'] as const) {
  test(`the shop's own list, filled in, is read into the list that is pasted (${spoken})`, async () => {
    const file = await inLanguage(spoken, () => filledFile({ [sparklers.code]: 12, [lakshmiCrackers.code]: 5 }))
    const read = await sheetLines(file)
    assert.ok(typeof read === 'object')
    const shown = readList(products, read.lines.join('\n')).lines.map((line) =>
      line.kind === 'understood' ? [line.product.code, line.quantity] : line.kind,
    )
    assert.deepEqual(
      new Set(shown),
      new Set([
        [lakshmiCrackers.code, 5],
        [sparklers.code, 12],
      ]),
    )
  })
}

test('without a quantity it is empty', async () => {
  assert.equal(await sheetLines(await filledFile({})), 'empty')
})

test('another file, one cut off, and one that is too large are not the list', async () => {
  const file = await filledFile({ [sparklers.code]: 12 })
  const bytes = new Uint8Array(await file.arrayBuffer())
  for (const [name, blob] of [
    ['nothing', new Blob([])],
    ['text', new Blob(['PRD0007 5'])],
    ['cut off', new Blob([bytes.slice(0, bytes.length / 2)])],
    [
      'a picture',
      new Blob([new Uint8Array(await readFile('web/public/favicon.ico').catch(() => Buffer.from('GIF89a')))]),
    ],
    ['too large', new Blob([bytes, new Uint8Array(4_000_000)])],
  ] as const)
    assert.equal(await sheetLines(blob), 'other', name)
})
