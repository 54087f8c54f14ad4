import assert from 'node:assert/strict'
import test from 'node:test'
import { speak } from '#domain/words/translations.ts'
import { language } from '#server/language.ts'
import { layOutPriceList } from './price-list.ts'
import { inLanguage } from '#domain/words/in-language.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { giftBox, lakshmiCrackers, sparklers } from '#test/fixtures/sample-order.ts'
import { indianScripts } from '#test/fixtures/indian-scripts.ts'
import { paperFonts } from '#test/fixtures/paper-fonts.ts'
import { pdfLines, readPdf } from '#test/pdf-text.ts'
import { drawPriceList } from './draw-price-list.ts'
import { firstList } from '#test/fixtures/first-list.ts'

speak(language)

const NOON = new Date('2026-10-28T06:30:00Z')

test('the PDF’s text has the shop, the day, the categories and the prices', async () => {
  const list = layOutPriceList(
    { products: [giftBox, sparklers, lakshmiCrackers], categories: firstList },
    demoSettings,
    NOON,
  )
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
    'Gift box',
    '₹4,000',
    '₹899.50',
  ]
  assert.deepEqual(
    expected.filter((text) => !said.includes(text)),
    [],
  )
  assert.ok(said.join(' ').includes(sparklers.name))
})

test('products out of stock are marked, and every column label is tagged once', async () => {
  const products = Array.from({ length: 200 }, (_, at) => ({ ...lakshmiCrackers, stock: at === 150 ? 0 : 5 }))
  const texts = readPdf(
    await drawPriceList(layOutPriceList({ products, categories: firstList }, demoSettings, NOON), paperFonts),
  ).flatMap((page) => page.texts)
  assert.equal(texts.filter(({ text }) => text === 'Out of Stock').length, 1)
  for (const label of ['Code', 'Our Price', 'Qty', 'Amount']) {
    const tags = texts.filter(({ text }) => text === label).map(({ tag }) => tag)
    assert.deepEqual(tags, ['TH', ...Array.from({ length: tags.length - 1 }, () => 'Artifact')])
  }
})

test('a list in every script of India extracts as it is spelt', async () => {
  const products = indianScripts.map(({ name }) => ({ ...lakshmiCrackers, name }))
  const settings = { ...demoSettings, name: 'ஸ்ரீ விநாயகா', address: indianScripts[0]?.address ?? '' }
  const said = pdfLines(
    await drawPriceList(layOutPriceList({ products, categories: firstList }, settings, NOON), paperFonts),
  ).join(' ')
  for (const text of [settings.name, settings.address, ...products.map(({ name }) => name)])
    assert.ok(said.includes(text.normalize('NFC')), text)
})

for (const spoken of ['en', 'ta'] as const) {
  test(`${spoken}: a whole catalogue stays within the margins, and no cell overlaps the next`, async () => {
    const products = Array.from({ length: 300 }, (_, at) => ({
      ...(at % 3 ? lakshmiCrackers : giftBox),
      stock: at % 7,
      tamilName: at % 5 ? sparklers.name : '',
      name: at % 2 ? 'Deepavali Special Family Gift Box with 51 Varieties' : sparklers.name,
      pricePaise: 10 ** (at % 9) + at,
      mrpPaise: 10 ** (at % 10) * 3,
    }))
    const list = inLanguage(spoken, () => layOutPriceList({ products, categories: firstList }, demoSettings, NOON))
    const pages = readPdf(await drawPriceList(list, paperFonts))
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
}

test('a Tamil list has Tamil words, columns in the same order and Tamil names first', async () => {
  const shop = { ...demoSettings, name: 'ஸ்ரீ விநாயகா பட்டாசு' }
  const products = [
    { ...lakshmiCrackers, tamilName: '4" லட்சுமி வெடி', contents: '5 pcs', isNew: true },
    { ...giftBox, stock: 0 },
  ]
  const categories = firstList.map((each) => ({ ...each, tamilName: each.name === 'Gift box' ? 'பரிசுப் பெட்டி' : '' }))
  const list = inLanguage('ta', () => layOutPriceList({ products, categories }, shop, NOON))
  assert.equal(list.fileName, 'விலைப்பட்டியல்_ஸ்ரீ_விநாயகா_பட்டாசு_28-10-2026.pdf')
  const texts = readPdf(await drawPriceList(list, paperFonts)).flatMap((page) => page.texts)
  const said = texts.map(({ text }) => text)
  const expected = [
    'விலைப்பட்டியல்',
    'ஸ்ரீ விநாயகா பட்டாசு',
    'தேதி: 28/10/2026',
    'குறைந்தபட்ச ஆர்டர் ₹2,000',
    'பரிசுப் பெட்டி · Gift box',
    'பாக்.',
    'பெட்டி',
    'இருப்பு இல்லை',
    '28/10/2026 அன்றைய விலை · பக்கம் 1/1',
  ]
  assert.deepEqual(
    expected.filter((text) => !said.includes(text)),
    [],
  )
  assert.match(said.join(' '), /4" லட்சுமி வெடி · 4" Lakshmi \(5 pcs\) - புதிது/)
  const [first] = texts.filter(({ tag }) => tag === 'TH')
  assert.deepEqual(
    texts.filter(({ tag, baselineMm }) => tag === 'TH' && baselineMm === first?.baselineMm).map(({ text }) => text),
    ['குறியீடு', 'பொருள்', 'அலகு', 'எம்.ஆர்.பி.', 'தள்.', 'விலை', 'எண்.', 'தொகை'],
  )
})
