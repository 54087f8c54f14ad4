import assert from 'node:assert/strict'
import test from 'node:test'
import { layOutEstimate } from './estimate.ts'
import { orderItem } from '#domain/order/order.ts'
import { dueAtFirst, dueOf } from '#domain/payments/due.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { kavitha, lakshmiCrackers, sparklers, testOrder } from '#test/fixtures/sample-order.ts'
import { murugan } from '#test/fixtures/sample-data.ts'
import { paperFonts } from '#test/fixtures/paper-fonts.ts'
import { indianScripts } from '#test/fixtures/indian-scripts.ts'
import { readObjects } from '#test/pdf-objects.ts'
import { readPdf } from '#test/pdf-text.ts'
import { FOOTER_MM } from '../page-layout.ts'
import { drawEstimate } from './draw-estimate.ts'

const asPlaced = dueAtFirst(2_249_00)

async function pagesOf(changes: Parameters<typeof testOrder>[0]) {
  return readPdf(await drawEstimate(layOutEstimate(testOrder(changes), demoSettings, asPlaced), paperFonts))
}

test('§9 the PDF’s text contains everything that the estimate must say', async () => {
  const [page, ...more] = await pagesOf({})
  assert.equal(more.length, 0)
  assert.ok(Math.abs((page?.widthMm ?? 0) - 210) < 0.01 && Math.abs((page?.heightMm ?? 0) - 297) < 0.01)
  const said = page?.texts.map(({ text }) => text) ?? []
  const expected = [
    'Enquiry No: ORD20261120224520123',
    'ESTIMATE',
    'Date: 20/11/2026',
    'Mobile: +91 55555 01999',
    'Website: www.srivinayagacrackers.example',
    demoSettings.name,
    demoSettings.address,
    'Customer Details',
    kavitha.name,
    '12, North Masi Street near the clock tower',
    'S.No',
    'Code',
    'Product Name',
    'Qty',
    'Rate/Qty',
    'Disc',
    'Final Rate',
    'Amount',
    'Net Rate Products',
    '1',
    'PRD0042',
    '4" Lakshmi',
    '10',
    '₹180.00',
    '75%',
    '₹45.00',
    '₹450.00',
    '2',
    'PRD1999',
    'Deepavali Gift Box 35 Items',
    '2',
    '₹4,000.00',
    '78%',
    '₹899.50',
    '₹1,799.00',
    'Total Items',
    '12',
    'Overall Total',
    '₹2,249',
  ]
  assert.deepEqual(
    expected.filter((text) => !said.includes(text)),
    [],
  )
})

test('few lines with the longest address, all charges and the most notes end above the foot of the page', async () => {
  const customer = { ...kavitha, name: 'முருகானந்தம் '.repeat(8), address: 'நூளூ '.repeat(100) }
  const charges = { packingPaise: 13_50, roundOffPaise: -50, discountPaise: 10_00 }
  const notes = { freightNote: 'to pay at Madurai, '.repeat(10), supersedes: 'ORD1', supersededBy: 'ORD2' }
  const seller = { ...demoSettings, legalNotice: 'Nothing is paid before our call. '.repeat(15) }
  for (const count of [1, 2, 5, 10, 11]) {
    const items = Array.from({ length: count }, () => orderItem(lakshmiCrackers, 1))
    const order = testOrder({ customer, items, ...charges, ...notes, kind: 'trial' })
    for (const pageUrl of [undefined, `https://shop.example/order/${'A'.repeat(22)}`]) {
      const layout = layOutEstimate(order, seller, dueOf(2_50_000_00, 1_000_00), pageUrl)
      for (const { texts } of readPdf(await drawEstimate(layout, paperFonts))) {
        const foot = texts.find(({ text }) => / · Page \d of \d$/.test(text))
        assert.ok(foot)
        const below = texts.filter((text) => text !== foot && text.baselineMm > foot.baselineMm - FOOTER_MM)
        assert.deepEqual(below, [], `${count} lines`)
      }
    }
  }
})

test('Tamil extracts as it is spelt, at its position', async () => {
  const items = [orderItem({ ...sparklers, name: 'முருகன் செங்கோட்டை ஸ்ரீ' }, 3)]
  const [page] = await pagesOf({ customer: murugan, items })
  const find = (text: string) => page?.texts.find((one) => one.text === text)
  assert.ok(find(murugan.name) && find(murugan.district) && find('முருகன் செங்கோட்டை ஸ்ரீ'))
  assert.equal(find('Name')?.baselineMm, find(murugan.name)?.baselineMm)
})

for (const { script, name, address, words } of indianScripts) {
  test(`${script} reads as it is spelt, also beside Latin words and numbers`, async () => {
    const mixed = `Gift ${words.split(' ')[0]} 12 pcs`
    const items = [orderItem({ ...lakshmiCrackers, name: mixed }, 3)]
    const customer = { ...kavitha, name, address, district: `${name} (Dt)` }
    const [page] = await pagesOf({ customer, items })
    const said = page?.texts.map(({ text }) => text.replaceAll('\u200F', '')) ?? []
    for (const text of [name, address, `${name} (Dt)`]) assert.ok(said.includes(text.normalize('NFC')), text)
    assert.ok(said.join(' ').includes(mixed), mixed)
  })

  test(`${script}: the letters of the glyphs are the text, for readers that know no ActualText`, async () => {
    const [page] = await pagesOf({ customer: { ...kavitha, name, address: words } })
    const said = page?.texts ?? []
    assert.ok(said.some(({ text }) => text.includes(name.normalize('NFC'))))
    for (const { text, letters } of said) assert.equal(letters.normalize('NFC'), text.normalize('NFC'))
  })
}

test('an Urdu name is spelt in the structure as it is read, for screen readers', async () => {
  const customer = { ...kavitha, name: 'Dr. محمد علی' }
  const file = await drawEstimate(layOutEstimate(testOrder({ customer }), demoSettings, asPlaced), paperFonts)
  const spelt = Buffer.from('\uFEFFName Dr. محمد علی', 'utf16le').swap16().toString('latin1')
  const escaped = spelt.replaceAll(/[\n\r\t\f()\\]/g, '\\$&')
  assert.ok([...readObjects(file).values()].some((body) => body.includes(`/ActualText (${escaped})`)))
})

test('the document is tagged: headings, paragraphs, and a table of rows with ordered cells', async () => {
  const items = Array.from({ length: 40 }, () => orderItem(lakshmiCrackers, 1))
  const file = await drawEstimate(layOutEstimate(testOrder({ items }), demoSettings, asPlaced), paperFonts)
  const objects = [...readObjects(file).values()]
  const elements = (tag: string) => objects.filter((body) => new RegExp(`/S /${tag}\\b`).test(body)).length
  assert.deepEqual([elements('Document'), elements('Table'), elements('H1'), elements('H2')], [1, 1, 1, 1])
  // Labels, band, products and totals.
  assert.deepEqual([elements('TR'), elements('TH'), elements('TD')], [43, 10, 1 + 40 * 8 + 2])
  const catalogue = objects.find((body) => body.includes('/Type /Catalog')) ?? ''
  assert.match(catalogue, /\/Lang \(en-IN\)/)
  assert.match(catalogue, /\/StructTreeRoot \d+ 0 R/)
  assert.ok(
    objects.some((body) => body.includes('/Marked true')) &&
      objects.some((body) => body.includes('/DisplayDocTitle true')),
  )
  assert.equal(Buffer.from(file).toString('latin1', 0, 8), '%PDF-1.7')
  const texts = readPdf(file).flatMap((page) => page.texts)
  const tagOf = (text: string) => texts.filter((one) => one.text === text).map(({ tag }) => tag)
  assert.deepEqual(tagOf('ESTIMATE'), ['H1'])
  // Repeated on the second page, but tagged once.
  assert.deepEqual(tagOf('Product Name'), ['TH', 'Artifact'])
  assert.ok(texts.every(({ tag }) => /^(H1|H2|P|TH|TD|Artifact)$/.test(tag)))
})

test('the fonts have every letter, and nothing exceeds the margins', async () => {
  const items = Array.from({ length: 60 }, (_, at) =>
    orderItem(
      { ...lakshmiCrackers, name: ['4" Lakshmi ½ kg', sparklers.name, 'राम 🎆 Rocket'][at % 3] ?? '' },
      10 ** (at % 7),
    ),
  )
  const pages = await pagesOf({ items, customer: murugan })
  assert.equal(pages.length, 3)
  for (const { text, leftMm, widthMm, baselineMm } of pages.flatMap(({ texts }) => texts)) {
    assert.doesNotMatch(text, /\uFFFD/, text)
    assert.ok(leftMm >= 10 && leftMm + widthMm <= 200.01, `${text} from ${leftMm} to ${leftMm + widthMm} mm`)
    assert.ok(baselineMm > 10 && baselineMm <= 287.01, text)
  }
  assert.ok(pages.at(-1)?.texts.some(({ text }) => text.endsWith('Page 3 of 3')))
})

test('sixty lines, half of them in Tamil, make a small file', async () => {
  const items = Array.from({ length: 60 }, (_, at) =>
    orderItem(
      { ...(at % 2 ? sparklers : lakshmiCrackers), code: `PRD${1000 + at}`, pricePaise: 4500 + at * 325 },
      at + 1,
    ),
  )
  const file = await drawEstimate(
    layOutEstimate(testOrder({ items, customer: murugan }), demoSettings, asPlaced),
    paperFonts,
  )
  assert.ok(file.length < 36_000, `${file.length} bytes`)
})

test('the same order makes the same bytes', async () => {
  const model = layOutEstimate(testOrder(), demoSettings, asPlaced)
  assert.deepEqual(await drawEstimate(model, paperFonts), await drawEstimate(model, paperFonts))
})
