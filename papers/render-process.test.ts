import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import test from 'node:test'
import { speak } from '#domain/words/translations.ts'
import { language } from '#server/language.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { inLanguage } from '#domain/words/in-language.ts'
import { lakshmiCrackers } from '#test/fixtures/sample-order.ts'
import { paperFonts } from '#test/fixtures/paper-fonts.ts'
import { drawPriceList } from './price-list/draw-price-list.ts'
import { layOutPriceList } from './price-list/price-list.ts'
import { renderPriceList } from './render-process.ts'
import { pdfLines } from '#test/pdf-text.ts'
import { firstList } from '#test/fixtures/first-list.ts'

speak(language)

test('§7 the render process returns the same bytes as drawing in this process', async () => {
  const list = layOutPriceList(
    { products: [lakshmiCrackers], categories: firstList },
    demoSettings,
    new Date('2026-10-28T06:30:00Z'),
  )
  assert.deepEqual(await renderPriceList(list), await drawPriceList(list, paperFonts))
})

test('the render process draws a Tamil list in Tamil', async () => {
  const goods = { products: [lakshmiCrackers], categories: firstList }
  const list = inLanguage('ta', () => layOutPriceList(goods, demoSettings, new Date('2026-10-28T06:30:00Z')))
  const rendered = await renderPriceList(list)
  assert.deepEqual(rendered, await drawPriceList(list, paperFonts))
  assert.ok(pdfLines(rendered).includes('விலைப்பட்டியல்'))
})

test('a list that cannot be drawn in the other process rejects with the stack, and this process lives', async () => {
  const list = layOutPriceList({ products: [lakshmiCrackers], categories: firstList }, demoSettings, new Date(0))
  await assert.rejects(
    renderPriceList({ ...list, pages: [undefined] } as never),
    /render process exited \(1\)[^]*draw-price-list/,
  )
})

test('without a free file descriptor it rejects with the reason, and this process lives', async () => {
  const program = `
    import { openSync } from 'node:fs'
    import { renderPriceList } from ${JSON.stringify(import.meta.resolve('./render-process.ts'))}
    try { for (;;) openSync('/dev/null') } catch {}
    await renderPriceList({}).catch((error) => process.stdout.write(error.code))`
  const shell = ['-c', 'ulimit -n 64; exec "$0" --input-type=module --eval "$1"', process.execPath, program]
  const { stdout, status } = spawnSync('/bin/sh', shell, { encoding: 'utf8' })
  assert.deepEqual({ stdout, status }, { stdout: 'EMFILE', status: 0 })
})
