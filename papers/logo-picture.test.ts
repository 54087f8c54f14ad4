import assert from 'node:assert/strict'
import test from 'node:test'
import { dueAtFirst } from '#domain/payments/due.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { firstList } from '#test/fixtures/first-list.ts'
import { jpegPhoto, progressiveJpeg } from '#test/fixtures/images.ts'
import { paperFonts } from '#test/fixtures/paper-fonts.ts'
import { lakshmiCrackers, testOrder } from '#test/fixtures/sample-order.ts'
import { readObjects } from '#test/pdf-objects.ts'
import { drawEstimate } from './estimate/draw-estimate.ts'
import { layOutEstimate } from './estimate/estimate.ts'
import { logoPicture } from './logo-picture.ts'
import { drawPriceList } from './price-list/draw-price-list.ts'
import { layOutPriceList } from './price-list/price-list.ts'

const asPlaced = dueAtFirst(2_249_00)

const own = { ...demoSettings, logo: '/media/image/upload/logo.png' }
const goods = { products: [lakshmiCrackers], categories: firstList }
const at = new Date('2026-10-28T06:30:00Z')

const estimate = (logo?: Uint8Array) => drawEstimate(layOutEstimate(testOrder(), own, asPlaced), paperFonts, logo)
const pictures = (pdf: Uint8Array) => [...readObjects(pdf).values()].filter((body) => body.includes('/Subtype /Image'))

test('the logo is fetched as a small jpg; an empty URL, a refusal or a lost connection yields none', async () => {
  const urls: string[] = []
  const get = async (url: string) => {
    urls.push(url)
    return new Response('bytes')
  }
  assert.deepEqual(await logoPicture(own.logo, get), new TextEncoder().encode('bytes'))
  assert.deepEqual(urls, ['/media/image/upload/w_320,f_jpg/logo.png'])
  assert.equal(await logoPicture('', get), undefined)
  assert.equal(await logoPicture(own.logo, async () => new Response('', { status: 404 })), undefined)
  assert.equal(await logoPicture(own.logo, () => Promise.reject(new TypeError('Failed to fetch'))), undefined)
})

for (const [name, picture] of [
  ['a baseline', () => jpegPhoto(80)],
  ['a progressive', () => progressiveJpeg('4:2:0', 80)],
] as const) {
  test(`${name} picture is drawn once in the head of the estimate, and the same way again`, async () => {
    const bytes = new Uint8Array(await picture())
    const pdf = await estimate(bytes)
    assert.match(pictures(pdf).join('\n'), /\/Width 80\b[^]*\/Height 80\b/)
    assert.equal(pictures(pdf).length, 1)
    assert.deepEqual(await estimate(bytes), pdf)
  })
}

test('invalid bytes draw the program’s own logo', async () => {
  const none = await estimate()
  assert.deepEqual(pictures(none), [])
  assert.deepEqual(await estimate(new TextEncoder().encode('<html>')), none)
  assert.deepEqual(await estimate(Uint8Array.of(0xff, 0xd8, 0xff)), none)
})

test('the price list has the logo too, and another logo makes another list', async () => {
  const list = layOutPriceList(goods, own, at)
  const bytes = new Uint8Array(await jpegPhoto(80))
  assert.equal(pictures(await drawPriceList(list, paperFonts, bytes)).length, 1)
  assert.notDeepEqual(list, layOutPriceList(goods, demoSettings, at))
})
