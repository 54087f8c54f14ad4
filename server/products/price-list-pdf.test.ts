import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { PriceListLayout } from '#papers/price-list/price-list.ts'
import type { Product } from '#domain/product/product.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { giftBox, lakshmiCrackers } from '#test/fixtures/sample-order.ts'
import { until } from '#test/until.ts'
import { openLive } from '../live/live.ts'
import { openPriceListPdf } from './price-list-pdf.ts'
import { firstList } from '#test/fixtures/first-list.ts'

const PAUSE_MS = 20
const FIRST_MS = 100

const categories = {
  shown: async () =>
    firstList.map((each) => ({ ...each, id: each.name, enabled: true, posterUrl: '', inFooter: false })),
}

/** `beforeRender` runs before each list. */
function openFake(
  t: TestContext,
  beforeRender: (list: PriceListLayout) => Promise<unknown> = async () => undefined,
  isAhead = true,
) {
  const live = openLive()
  const catalogue: Product[] = [lakshmiCrackers]
  const rendered: PriceListLayout[] = []
  const errors: unknown[] = []
  const clock = { now: new Date('2026-10-28T06:30:00Z') }
  const priceListPdf = openPriceListPdf({
    language: 'en',
    products: { offered: async () => [...catalogue] },
    categories,
    live,
    settings: () => demoSettings,
    log: { error: (error) => void errors.push(error) },
    now: () => clock.now,
    pauseMs: PAUSE_MS,
    stockPauseMs: PAUSE_MS,
    firstMs: FIRST_MS,
    isAhead,
    async render({ list }) {
      rendered.push(list)
      await beforeRender(list)
      return { pdf: new TextEncoder().encode(`list ${rendered.length}`), xlsx: new Uint8Array() }
    },
  })
  t.after(priceListPdf.close)
  const change = (stock: number) => {
    catalogue[0] = { ...lakshmiCrackers, stock }
    live.publish({ topic: 'stock', stock: { lakshmi: stock, another: 0 } })
  }
  return { priceListPdf, change, live, catalogue, rendered, errors, clock }
}

const textOf = (list: { pdf: Uint8Array } | undefined) => list && new TextDecoder().decode(list.pdf)
const settled = () => pause(PAUSE_MS * 4)

test('the start renders nothing, and then the first list', async (t) => {
  const { priceListPdf, rendered } = openFake(t)
  await pause(FIRST_MS / 2)
  assert.equal(rendered.length, 0)
  await pause(FIRST_MS)
  assert.equal(rendered.length, 1)
  assert.equal(textOf(priceListPdf.ready()), 'list 1')
})

test('a list that is not rendered ahead waits for its first request, and then follows changes', async (t) => {
  const { priceListPdf, live, catalogue, rendered } = openFake(t, undefined, false)
  live.publish({ topic: 'products' })
  await pause(FIRST_MS + PAUSE_MS * 4)
  assert.equal(rendered.length, 0)
  assert.equal(textOf(await priceListPdf.current()), 'list 1')
  catalogue.push({ ...giftBox, id: 'another' })
  live.publish({ topic: 'products' })
  await until(async () => rendered.length === 2)
})

test('a request before the first list is rendered waits for it', async (t) => {
  const { priceListPdf } = openFake(t, () => pause(30))
  assert.equal(priceListPdf.ready(), undefined)
  const [first, second] = await Promise.all([priceListPdf.current(), priceListPdf.current()])
  assert.equal(textOf(first), 'list 1')
  assert.equal(first, second)
  assert.equal(priceListPdf.ready(), first)
  assert.deepEqual([first?.date, first?.products, first?.categories], ['28/10/2026', 1, 1])
})

test('a changed price is rendered in the background, and no request waits', async (t) => {
  let slow = 0
  const { priceListPdf, live, catalogue } = openFake(t, () => pause(slow))
  const old = await priceListPdf.current()
  slow = 100
  catalogue[0] = { ...lakshmiCrackers, pricePaise: 50_00 }
  live.publish({ topic: 'products' })
  await settled()
  assert.equal(await Promise.race([priceListPdf.current(), pause(5, 'waited')]), old)
  await pause(100)
  const renewed = await priceListPdf.current()
  assert.equal(textOf(renewed), 'list 2')
  assert.notEqual(renewed?.etag, old?.etag)
})

test('many changes at once are one list', async (t) => {
  const { priceListPdf, live, catalogue, rendered } = openFake(t)
  await priceListPdf.current()
  for (let at = 0; at < 50; at += 1) {
    catalogue.push({ ...giftBox, id: `${at}` })
    live.publish({ topic: 'products' })
  }
  await settled()
  assert.deepEqual(
    rendered.map(({ productCount }) => productCount),
    [1, 51],
  )
})

test('a change while a list is being rendered is in the next one', async (t) => {
  const { priceListPdf, live, catalogue, rendered } = openFake(t, () => pause(PAUSE_MS * 2))
  void priceListPdf.current()
  await pause(1)
  catalogue.push(giftBox)
  live.publish({ topic: 'products' })
  await priceListPdf.current()
  await pause(PAUSE_MS * 6)
  assert.deepEqual([rendered.length, rendered[1]?.productCount], [2, 2])
})

test('stock and orders render nothing, nor does a change that is not in the list', async (t) => {
  const { priceListPdf, live, catalogue, rendered } = openFake(t)
  await priceListPdf.current()
  live.publish({ topic: 'stock', stock: { lakshmi: 3 } })
  live.publish({ topic: 'orders' })
  catalogue[0] = { ...lakshmiCrackers, imageUrl: '/media/image/upload/new.png', stock: 7 }
  live.publish({ topic: 'products' })
  await settled()
  assert.equal(rendered.length, 1)
})

test('a product that sells out or is in stock again is in a later list; further pieces are not', async (t) => {
  const { priceListPdf, change, rendered } = openFake(t)
  await priceListPdf.current()
  for (const stock of [0, -2, 5, 4]) {
    change(stock)
    await settled()
  }
  assert.equal(rendered.length, 3)
})

test('a product that sells out while the first list is being rendered is sold out in the next', async (t) => {
  const { change, rendered } = openFake(t, async () => change(0))
  await until(async () => rendered.length === 2)
})

test('on a new day the first request still gets the rendered list, the next one the new', async (t) => {
  const { priceListPdf, clock } = openFake(t)
  await priceListPdf.current()
  clock.now = new Date('2026-10-29T06:30:00Z')
  assert.equal((await priceListPdf.current())?.date, '28/10/2026')
  await settled()
  assert.equal((await priceListPdf.current())?.date, '29/10/2026')
})

test('a failed render is logged, the old list stays, and a first one is tried again', async (t) => {
  let broken = true
  const { priceListPdf, errors, live, catalogue } = openFake(t, async () => {
    if (broken) throw new Error('out of memory')
  })
  assert.equal(await priceListPdf.current(), undefined)
  assert.equal(errors.length, 1)
  broken = false
  await priceListPdf.current()
  await settled()
  const first = await priceListPdf.current()
  assert.ok(first)

  broken = true
  catalogue.push(giftBox)
  live.publish({ topic: 'products' })
  await until(async () => errors.length > 1)
  assert.equal(await priceListPdf.current(), first)
})

test('without `render` there is no list, and after `close` none is rendered', async (t) => {
  const { live, ...fake } = openFake(t)
  await fake.priceListPdf.current()
  fake.priceListPdf.close()
  fake.catalogue.push(giftBox)
  live.publish({ topic: 'products' })
  await settled()
  assert.equal(fake.rendered.length, 1)

  const products = { offered: async () => [] }
  const now = () => fake.clock.now
  const without = openPriceListPdf({
    language: 'en',
    products,
    categories,
    live,
    settings: () => demoSettings,
    log: { error: assert.fail },
    now,
  })
  t.after(without.close)
  assert.equal(await without.current(), undefined)
})

test('a list that could not be rendered is tried again without a request, after pauses that grow', async (t) => {
  let failures = 0
  const tried: number[] = []
  const { priceListPdf, live, catalogue, errors } = openFake(t, async () => {
    tried.push(performance.now())
    if (failures > 0) {
      failures -= 1
      throw new Error('No memory')
    }
  })
  await priceListPdf.current()
  tried.length = 0
  failures = 3
  catalogue[0] = { ...lakshmiCrackers, pricePaise: 50_00 }
  live.publish({ topic: 'products' })
  await until(async () => textOf(priceListPdf.ready()) === 'list 5')
  assert.equal(errors.length, 3)
  const [first = 0, second = 0, third = 0, fourth = 0] = tried
  assert.ok(
    second - first >= PAUSE_MS * 2 - 1 && third - second >= PAUSE_MS * 4 - 1 && fourth - third >= PAUSE_MS * 8 - 1,
  )
})

test('a change does not wait for the pause after a list that could not be rendered', async (t) => {
  let isFailing = false
  const { priceListPdf, live, catalogue, errors } = openFake(t, async () => {
    if (isFailing) throw new Error('No memory')
  })
  await priceListPdf.current()
  isFailing = true
  catalogue[0] = { ...lakshmiCrackers, pricePaise: 50_00 }
  live.publish({ topic: 'products' })
  await until(async () => errors.length === 5)
  isFailing = false
  const changedAt = performance.now()
  live.publish({ topic: 'products' })
  await until(async () => textOf(priceListPdf.ready()) !== 'list 1')
  assert.ok(performance.now() - changedAt < PAUSE_MS * 2 ** 5)
})
