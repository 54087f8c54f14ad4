import assert from 'node:assert/strict'
import test from 'node:test'
import { speak } from '#domain/words/translations.ts'
import { language } from '#server/language.ts'
import { orderItem } from '#domain/order/order.ts'
import { dueOf } from '#domain/payments/due.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { inLanguage } from '#domain/words/in-language.ts'
import { murugan } from '#test/fixtures/sample-data.ts'
import { lakshmiCrackers, sparklers, testOrder } from '#test/fixtures/sample-order.ts'
import { paperFonts } from '#test/fixtures/paper-fonts.ts'
import { readObjects } from '#test/pdf-objects.ts'
import { readPdf } from '#test/pdf-text.ts'
import { drawEstimate } from './draw-estimate.ts'
import { layOutEstimate } from './estimate.ts'

speak(language)

const due = dueOf(2_400_00, 1_000_00)
const tamilLakshmi = { ...lakshmiCrackers, tamilName: '4" லட்சுமி வெடி' }
const settings = {
  ...demoSettings,
  dispatchPromises: [{ bookedUntil: '2999-12-31', promise: 'நான்கு நாட்களில் அனுப்புகிறோம்.' }],
  burstingHours: 'காலை 6 முதல் 7 வரை',
  safetyCard: ['தண்ணீர் அருகில் வைக்கவும்.'],
}
const edited = {
  language: 'ta',
  customer: murugan,
  items: [orderItem(tamilLakshmi, 10), { ...orderItem(tamilLakshmi, 2), substituteFor: 'Bijili' }],
  supersedes: 'ORD1',
  revision: 2,
  revisedAt: '2026-11-21T05:00:00.000Z',
  freightNote: 'To pay',
  discountPaise: 100_00,
  packingPaise: 50_00,
  roundOffPaise: -50,
} as const satisfies Parameters<typeof testOrder>[0]

const draw = (changes: Parameters<typeof testOrder>[0] = {}) =>
  drawEstimate(layOutEstimate(testOrder({ ...edited, ...changes }), settings, due), paperFonts)

test('§9 the estimate of a Tamil order is in Tamil: head, eight columns in order, sums and notes', async () => {
  const texts = readPdf(await draw()).flatMap((page) => page.texts)
  const said = texts.map(({ text }) => text)
  const expected = [
    'எண்: ORD20261120224520123',
    'திருத்திய மதிப்பீடு',
    'தேதி: 20/11/2026',
    'மொபைல்: +91 55555 01999',
    'வாடிக்கையாளர் விவரங்கள்',
    'பெயர்',
    'முகவரி',
    'புதுச்சேரி',
    'நிகர விலைப் பொருட்கள்',
    '4" லட்சுமி வெடி · 4" Lakshmi',
    'பொருட்களின் விலை',
    'தள்ளுபடி',
    '- ₹100',
    'பேக்கிங் கட்டணம்',
    '₹50',
    'முழு ரூபாயாக்கல்',
    '- ₹0.50',
    'மொத்த எண்ணிக்கை',
    'மொத்தத் தொகை',
    'லாரி வாடகை: To pay',
    'பெற்றது ₹1,000, மீதித் தொகை ₹1,400.',
    'அனுப்புதல்: நான்கு நாட்களில் அனுப்புகிறோம்.',
    'பட்டாசு வெடிக்கும் நேரம்: காலை 6 முதல் 7 வரை',
    'பாதுகாப்பு',
    '• தண்ணீர் அருகில் வைக்கவும்.',
    'ORD20261120224520123 · பக்கம் 1/1',
  ]
  assert.deepEqual(
    expected.filter((text) => !said.includes(text)),
    [],
  )
  assert.match(said.join(' '), /\(Bijili என்பதற்குப் பதிலாக\)/)
  assert.match(said.join(' '), /திருத்தப்பட்டது 21\/11\/2026 \(திருத்தம் 2\)\./)
  assert.match(said.join(' '), /UPI மூலம் ₹1,400 செலுத்தவும்\./)
  const heads = texts.filter(({ tag, baselineMm }) => tag === 'TH' && baselineMm < 90)
  assert.deepEqual(
    heads.map(({ text }) => text),
    ['வ.எண்', 'குறியீடு', 'பொருளின் பெயர்', 'எண்.', 'ஒன்றின் விலை', 'தள்.', 'நிகர விலை', 'தொகை'],
  )
  heads.slice(1).forEach(({ leftMm, text }, at) => {
    const before = heads[at]!
    assert.ok(before.leftMm + before.widthMm < leftMm, `${before.text} runs into ${text}`)
  })
})

test('no English stands on a Tamil estimate but names and what the shop wrote', async () => {
  const texts = readPdf(await draw()).flatMap((page) => page.texts)
  const own = [demoSettings.name, demoSettings.tagline, demoSettings.address, demoSettings.legalNotice]
  const known =
    /ORD[\d]+|PRD\d+|4" Lakshmi|Bijili|To pay|UPI|WhatsApp|GST|LE-5.*\(sample\)|33AAAAA0000A1Z9|\S+@\w+|www\.\S+/g
  const english = texts
    .map(({ text }) => text)
    .filter((text) => !own.some((each) => each.includes(text)))
    .filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(known, '')))
  assert.deepEqual(english, [])
})

test('the document is in Tamil for screen readers, and its title is', async () => {
  const objects = [...readObjects(await draw()).values()]
  assert.match(objects.find((body) => body.includes('/Type /Catalog')) ?? '', /\/Lang \(ta-IN\)/)
})

test('the language is the order’s wherever the estimate is made, and the name of the file stays', async () => {
  const { language: _, ...english } = testOrder(edited)
  const made = inLanguage('ta', () => layOutEstimate(english, settings, due))
  assert.deepEqual(made, layOutEstimate(english, settings, due))
  assert.equal(made.pages[0]?.head?.title, 'ESTIMATE (REVISED)')
  const said = readPdf(await inLanguage('ta', () => drawEstimate(made, paperFonts))).flatMap(({ texts }) =>
    texts.map(({ text }) => text),
  )
  for (const text of ['Product Name', 'Total Items']) assert.ok(said.includes(text), text)
  assert.ok(said.join(' ').includes('4" Lakshmi · 4" லட்சுமி வெடி'))
  assert.equal(layOutEstimate(testOrder(edited), settings, due).fileName, made.fileName)
})

test('sixty lines with long names in both languages stay within the margins and lose no letter', async () => {
  const names = { name: 'Deepavali Special Family Gift Box with 51 Varieties', tamilName: sparklers.name.repeat(3) }
  const items = Array.from({ length: 60 }, (_, at) => orderItem({ ...lakshmiCrackers, ...names }, 10 ** (at % 7)))
  const pages = readPdf(await draw({ items }))
  assert.ok(pages.length > 3)
  for (const { text, leftMm, widthMm, baselineMm } of pages.flatMap(({ texts }) => texts)) {
    assert.doesNotMatch(text, /\uFFFD|…/, text)
    assert.ok(leftMm >= 10 && leftMm + widthMm <= 200.01, `${text} from ${leftMm} to ${leftMm + widthMm} mm`)
    assert.ok(baselineMm > 10 && baselineMm <= 287.01, text)
  }
  assert.ok(pages[1]?.texts.some(({ text }) => text === 'மதிப்பீடு (தொடர்ச்சி)'))
})
