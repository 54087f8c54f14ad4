import assert from 'node:assert/strict'
import test from 'node:test'
import { speak } from '#domain/words/translations.ts'
import { orderLinkPath } from '#domain/order/order-link.ts'
import { printedOrderLink } from '#domain/order/printed-link.ts'
import { orderItem } from '#domain/order/order.ts'
import { dueAtFirst } from '#domain/payments/due.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { language as requestLanguage } from '#server/language.ts'
import { paperFonts } from '#test/fixtures/paper-fonts.ts'
import { lakshmiCrackers, testOrder } from '#test/fixtures/sample-order.ts'
import { pdfCodes } from '#test/pdf-codes.ts'
import { readObjects } from '#test/pdf-objects.ts'
import { readPdf } from '#test/pdf-text.ts'
import { drawEstimate } from './draw-estimate.ts'
import { layOutEstimate } from './estimate.ts'

speak(requestLanguage)

const LINK = 'q3Xw0-Z_aB7cD9eF1gH2iJ'
const ORIGIN = 'https://www.srivinayagacrackers.example'
const asPlaced = dueAtFirst(2_249_00)

const estimate = (changes: Parameters<typeof testOrder>[0], pageUrl?: string, shop = {}) =>
  drawEstimate(layOutEstimate(testOrder(changes), { ...demoSettings, ...shop }, asPlaced, pageUrl), paperFonts)

test('a phone reads the order’s page, in the order’s language, from the last page of the estimate', async () => {
  for (const language of ['en', 'ta'] as const) {
    const url = printedOrderLink(ORIGIN, LINK, language)
    assert.equal(url, ORIGIN + orderLinkPath(LINK, language))
    assert.deepEqual(await pdfCodes(await estimate(language === 'ta' ? { language } : {}, url)), [url])
  }
  const items = Array.from({ length: 60 }, () => orderItem(lakshmiCrackers, 1))
  const url = `https://a-shop-with-a-rather-long-name-of-its-own.example.co.in:8443/ta/order/${LINK}`
  assert.deepEqual(await pdfCodes(await estimate({ items }, url)), [undefined, undefined, url])
})

test('control: without the address of the page there is no code to read', async () => {
  assert.deepEqual(await pdfCodes(await estimate({})), [undefined])
  assert.equal(printedOrderLink(ORIGIN, undefined, 'en'), undefined)
  assert.equal(printedOrderLink('http://192.168.1.20:3000', LINK, 'en'), undefined)
})

test('beneath the code is what it is for, within its column, also as a link that screen readers announce', async () => {
  const cases = [
    ['en', {}, 'Scan to see where your order is'],
    ['en', { callItEnquiry: true }, 'Scan to see where your enquiry is'],
    ['ta', {}, 'உங்கள் ஆர்டரின் நிலையைக் காண ஸ்கேன் செய்யவும்'],
  ] as const
  for (const [language, shop, said] of cases) {
    const url = `${ORIGIN}${orderLinkPath(LINK, language)}`
    const file = await estimate(language === 'ta' ? { language } : {}, url, shop)
    const lines = readPdf(file).flatMap(({ texts }) => texts.filter(({ tag }) => tag === 'Link'))
    assert.equal(lines.map(({ text }) => text).join(' '), said)
    for (const { leftMm, widthMm } of lines) assert.ok(leftMm > 160 && leftMm + widthMm <= 200, `${leftMm} ${widthMm}`)
    const objects = [...readObjects(file).values()]
    assert.ok(objects.some((body) => body.includes('/S /URI') && body.includes(url)))
  }
})

test('notes keep clear of the code and lose no line, and season notes begin beneath it', async () => {
  const safetyCard = ['Keep a bucket of water near.', 'Wear cotton clothes.']
  const legalNotice = 'As per the order of the court we do not sell online. '.repeat(6)
  const plain = layOutEstimate(testOrder(), { ...demoSettings, safetyCard, legalNotice }, asPlaced)
  const coded = layOutEstimate(testOrder(), { ...demoSettings, safetyCard, legalNotice }, asPlaced, `${ORIGIN}/x`)
  const words = ({ pages }: typeof plain) => pages.at(-1)?.closing?.notes.join(' ')
  assert.equal(words(coded), words(plain))
  const { closing, season } = coded.pages.at(-1) ?? {}
  assert.ok(closing && season && season.topMm >= closing.notesTopMm + 25)
  const file = await drawEstimate(coded, paperFonts)
  const ends = readPdf(file).flatMap(({ texts }) =>
    texts.filter(({ text }) => closing.notes.includes(text)).map(({ leftMm, widthMm }) => leftMm + widthMm),
  )
  assert.ok(ends.length >= 6 && Math.max(...ends) <= 163, `${Math.max(...ends)} mm`)
})
