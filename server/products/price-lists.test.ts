import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { PriceListLayout } from '#papers/price-list/price-list.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { firstList } from '#test/fixtures/first-list.ts'
import { giftBox, lakshmiCrackers } from '#test/fixtures/sample-order.ts'
import { until } from '#test/until.ts'
import { language } from '../language.ts'
import { openLive } from '../live/live.ts'
import { openPriceLists } from './price-lists.ts'

const decoded = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

function openFake(t: TestContext) {
  const live = openLive()
  const catalogue = [lakshmiCrackers]
  const rendered: PriceListLayout[] = []
  const together = { now: 0, most: 0 }
  const lists = openPriceLists({
    products: { offered: async () => [...catalogue] },
    categories: {
      shown: async () =>
        firstList.map((each) => ({ ...each, id: each.name, enabled: true, posterUrl: '', inFooter: false })),
    },
    live,
    settings: () => demoSettings,
    log: { error: assert.fail },
    now: () => new Date('2026-10-28T06:30:00Z'),
    pauseMs: 5,
    firstMs: 1,
    async render({ list, table }) {
      together.most = Math.max(together.most, (together.now += 1))
      rendered.push(list)
      await pause(5)
      together.now -= 1
      const encoder = new TextEncoder()
      return { pdf: encoder.encode(`${list.language} ${rendered.length}`), xlsx: encoder.encode(table.name) }
    },
  })
  t.after(lists.close)
  return { lists, live, catalogue, rendered, together }
}

test('the English list is rendered ahead, the Tamil one for its first request, and each request gets its own', async (t) => {
  const { lists, rendered } = openFake(t)
  await until(async () => lists.ready() !== undefined)
  assert.deepEqual(
    rendered.map((list) => list.language),
    ['en'],
  )
  assert.equal(language.during('ta', lists.ready), undefined)
  const tamil = await language.during('ta', lists.current)
  const english = await lists.current()
  assert.deepEqual(
    rendered.map((list) => list.language),
    ['en', 'ta'],
  )
  assert.notEqual(tamil?.etag, english?.etag)
  assert.match(tamil?.fileName ?? '', /^விலைப்பட்டியல்_/)
  assert.match(english?.fileName ?? '', /^Price_List_/)
  assert.deepEqual([decoded(tamil?.xlsx), decoded(english?.xlsx)], ['விலைப்பட்டியல்', 'Price list'])
})

test('a change by a request in either language renders both lists again, one after the other', async (t) => {
  const { lists, live, catalogue, rendered, together } = openFake(t)
  await Promise.all([lists.current(), language.during('ta', lists.current)])
  catalogue.push({ ...giftBox, id: 'another' })
  language.during('ta', () => live.publish({ topic: 'products' }))
  await until(async () => rendered.length === 4)
  assert.deepEqual(rendered.map((list) => list.language).toSorted(), ['en', 'en', 'ta', 'ta'])
  assert.equal(together.most, 1)
})
