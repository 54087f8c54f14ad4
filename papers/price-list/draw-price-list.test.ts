import assert from 'node:assert/strict'
import test from 'node:test'
import { layOutPriceList } from './price-list.ts'
import { demoSettings } from '#domain/shop-settings.ts'
import { giftBox, lakshmiCrackers, sparklers } from '#test/fixtures/sample-order.ts'
import { paperFonts } from '#test/fixtures/paper-fonts.ts'
import { pdfLines, readPdf } from '#test/pdf-text.ts'
import { drawPriceList } from './draw-price-list.ts'

const NOON = new Date('2026-10-28T06:30:00Z')

test('the price list can be read from the PDF: shop, day, categories, prices', async () => {
  const list = layOutPriceList([giftBox, sparklers, lakshmiCrackers], demoSettings, NOON)
  const said = pdfLines(await drawPriceList(list, paperFonts))
  const expected = [
    demoSettings.name,
    'PRICE LIST',
    'Date: 28/10/2026',
    'Minimum order ₹2,000',
    'One sound crackers',
    '4" Lakshmi',
    'PRD0042',
    '1Pkt',
    '₹180',
    '75%',
    '₹45',
    'Sparklers',
    sparklers.name,
    'Gift box',
    '₹4,000',
    '₹899.50',
  ]
  assert.deepEqual(
    expected.filter((text) => !said.includes(text)),
    [],
  )
})

test('a whole catalogue stays within the margins, and no cell runs into the next', async () => {
  const products = Array.from({ length: 300 }, (_, at) => ({
    ...lakshmiCrackers,
    name: at % 2 ? 'Deepavali Special Family Gift Box with 51 Varieties' : sparklers.name,
    pricePaise: 10 ** (at % 9) + at,
    mrpPaise: 10 ** (at % 10) * 3,
  }))
  const pages = readPdf(await drawPriceList(layOutPriceList(products, demoSettings, NOON), paperFonts))
  assert.ok(pages.length > 1)
  for (const { texts } of pages) {
    const lines = Map.groupBy(texts, ({ baselineMm, leftMm }) => `${baselineMm.toFixed(1)} ${leftMm < 105}`)
    for (const line of lines.values()) {
      const sorted = line.toSorted((a, b) => a.leftMm - b.leftMm)
      sorted.forEach(({ text, leftMm, widthMm }, at) => {
        const end = sorted[at + 1]?.leftMm ?? 200.01
        assert.ok(leftMm >= 10 && leftMm + widthMm <= end, `${text} runs to ${leftMm + widthMm}, next at ${end}`)
      })
    }
  }
})
