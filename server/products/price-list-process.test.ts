import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import test from 'node:test'
import { speak } from '#domain/words/translations.ts'
import { language } from '#server/language.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { inLanguage } from '#domain/words/in-language.ts'
import { lakshmiCrackers } from '#test/fixtures/sample-order.ts'
import { paperFonts } from '#test/fixtures/paper-fonts.ts'
import { drawPriceList } from '#papers/price-list/draw-price-list.ts'
import { layOutPriceList } from '#papers/price-list/price-list.ts'
import { renderPriceList } from './price-list-process.ts'
import { pdfLines } from '#test/pdf-text.ts'
import { jpegPhoto } from '#test/fixtures/images.ts'
import { customersList } from '#domain/spreadsheets/price-sheet.ts'
import { readSheets } from '../spreadsheets/read-sheets.ts'
import { firstList } from '#test/fixtures/first-list.ts'

speak(language)

const goods = { products: [lakshmiCrackers], categories: firstList }

function sourceAt(at: Date) {
  return { list: layOutPriceList(goods, demoSettings, at), table: customersList(goods, demoSettings, at) }
}

test('§7 the process returns the same PDF as drawing in this process, with the logo, and a workbook of the same goods', async () => {
  const source = sourceAt(new Date('2026-10-28T06:30:00Z'))
  const logo = new Uint8Array(await jpegPhoto(80))
  const { pdf, xlsx } = await renderPriceList({ ...source, logo })
  assert.deepEqual(pdf, await drawPriceList(source.list, paperFonts, logo))
  const [grid] = await readSheets(xlsx)
  assert.match(JSON.stringify(grid), /PRD0042/)
})

test('the process draws a Tamil list in Tamil', async () => {
  const source = inLanguage('ta', () => sourceAt(new Date('2026-10-28T06:30:00Z')))
  const { pdf } = await renderPriceList(source)
  assert.deepEqual(pdf, await drawPriceList(source.list, paperFonts))
  assert.ok(pdfLines(pdf).includes('விலைப்பட்டியல்'))
})

test('a list that cannot be drawn in the other process rejects with the stack, and this process lives', async () => {
  const { list, table } = sourceAt(new Date(0))
  await assert.rejects(
    renderPriceList({ list: { ...list, pages: [undefined] }, table } as never),
    /render process exited \(1\)[^]*draw-price-list/,
  )
})

test('without a free file descriptor it rejects with the reason, and this process lives', async () => {
  const program = `
    import { openSync } from 'node:fs'
    import { renderPriceList } from ${JSON.stringify(import.meta.resolve('./price-list-process.ts'))}
    try { for (;;) openSync('/dev/null') } catch {}
    await renderPriceList({}).catch((error) => process.stdout.write(error.code))`
  const shell = ['-c', 'ulimit -n 64; exec "$0" --input-type=module --eval "$1"', process.execPath, program]
  const { stdout, status } = spawnSync('/bin/sh', shell, { encoding: 'utf8' })
  assert.deepEqual({ stdout, status }, { stdout: 'EMFILE', status: 0 })
})
