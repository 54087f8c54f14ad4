import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { PriceList } from '#papers/price-list/price-list.ts'
import type { Product } from '#domain/product.ts'
import { demoSettings } from '#domain/shop-settings.ts'
import { giftBox, lakshmi } from '#domain/test-characters.ts'
import { until } from '#test/until.ts'
import { openLive } from '../live/live.ts'
import { openPriceListKeeper } from './price-list-pdf.ts'

const PAUSE_MS = 20
const FIRST_MS = 100

/** A keeper whose press is held by hand: it prints when `press` is told to. */
function openKeeper(t: TestContext, printing: (list: PriceList) => Promise<unknown> = async () => undefined) {
  const live = openLive()
  const shelf: Product[] = [lakshmi]
  const printed: PriceList[] = []
  const errors: unknown[] = []
  const clock = { now: new Date('2026-10-28T06:30:00Z') }
  const keeper = openPriceListKeeper({
    products: { all: async () => [...shelf] },
    live,
    settings: demoSettings,
    log: { error: (error) => void errors.push(error) },
    now: () => clock.now,
    pauseMs: PAUSE_MS,
    firstMs: FIRST_MS,
    async print(list) {
      printed.push(list)
      await printing(list)
      return new TextEncoder().encode(`list ${printed.length}`)
    },
  })
  t.after(keeper.close)
  return { keeper, live, shelf, printed, errors, clock }
}

const textOf = (list: { pdf: Uint8Array } | undefined) => list && new TextDecoder().decode(list.pdf)
const settled = () => pause(PAUSE_MS * 4)

test('a start prints nothing, and then the first list', async (t) => {
  const { keeper, printed } = openKeeper(t)
  await pause(FIRST_MS / 2)
  assert.equal(printed.length, 0)
  await pause(FIRST_MS)
  assert.equal(printed.length, 1)
  assert.equal(textOf(keeper.ready()), 'list 1')
})

test('whoever asks before the first list lies ready waits for it', async (t) => {
  const { keeper } = openKeeper(t, () => pause(30))
  assert.equal(keeper.ready(), undefined)
  const [first, second] = await Promise.all([keeper.current(), keeper.current()])
  assert.equal(textOf(first), 'list 1')
  assert.equal(first, second)
  assert.equal(keeper.ready(), first)
  assert.deepEqual([first?.date, first?.products, first?.categories], ['28/10/2026', 1, 1])
})

test('a changed price is printed behind the old list, and nobody waits', async (t) => {
  let slow = 0
  const { keeper, live, shelf } = openKeeper(t, () => pause(slow))
  const old = await keeper.current()
  slow = 100
  shelf[0] = { ...lakshmi, pricePaise: 50_00 }
  live.publish({ topic: 'products' })
  await settled()
  assert.equal(await Promise.race([keeper.current(), pause(5, 'waited')]), old)
  await pause(100)
  const renewed = await keeper.current()
  assert.equal(textOf(renewed), 'list 2')
  assert.notEqual(renewed?.etag, old?.etag)
})

test('many changes at once are one list', async (t) => {
  const { keeper, live, shelf, printed } = openKeeper(t)
  await keeper.current()
  for (let at = 0; at < 50; at += 1) {
    shelf.push({ ...giftBox, id: `${at}` })
    live.publish({ topic: 'products' })
  }
  await settled()
  assert.deepEqual(
    printed.map(({ productCount }) => productCount),
    [1, 51],
  )
})

test('a change while a list is being printed is in the next one', async (t) => {
  const { keeper, live, shelf, printed } = openKeeper(t, () => pause(PAUSE_MS * 2))
  void keeper.current()
  await pause(1)
  shelf.push(giftBox)
  live.publish({ topic: 'products' })
  await keeper.current()
  await pause(PAUSE_MS * 6)
  assert.deepEqual(
    printed.map(({ productCount }) => productCount),
    [1, 2],
  )
})

test('stock and orders print nothing, nor does a change that no reader would see', async (t) => {
  const { keeper, live, shelf, printed } = openKeeper(t)
  await keeper.current()
  live.publish({ topic: 'stock', stock: { lakshmi: 3 } })
  live.publish({ topic: 'orders' })
  shelf[0] = { ...lakshmi, imageUrl: '/media/image/upload/new.png', stock: 7 }
  live.publish({ topic: 'products' })
  await settled()
  assert.equal(printed.length, 1)
})

test('on a new day the first reader still gets the list that lies ready, the next one the new', async (t) => {
  const { keeper, clock } = openKeeper(t)
  await keeper.current()
  clock.now = new Date('2026-10-29T06:30:00Z')
  assert.equal((await keeper.current())?.date, '28/10/2026')
  await settled()
  assert.equal((await keeper.current())?.date, '29/10/2026')
})

test('a failed print is logged, the old list stays, and a first one is tried again', async (t) => {
  let broken = true
  const { keeper, errors, live, shelf } = openKeeper(t, async () => {
    if (broken) throw new Error('out of paper')
  })
  assert.equal(await keeper.current(), undefined)
  assert.equal(errors.length, 1)
  broken = false
  await keeper.current()
  await settled()
  const first = await keeper.current()
  assert.ok(first)

  broken = true
  shelf.push(giftBox)
  live.publish({ topic: 'products' })
  await until(async () => errors.length > 1)
  assert.equal(await keeper.current(), first)
})

test('a shop without a press has no list, and a closed one prints no more', async (t) => {
  const { live, ...shop } = openKeeper(t)
  await shop.keeper.current()
  shop.keeper.close()
  shop.shelf.push(giftBox)
  live.publish({ topic: 'products' })
  await settled()
  assert.equal(shop.printed.length, 1)

  const products = { all: async () => [] }
  const now = () => shop.clock.now
  const bare = openPriceListKeeper({ products, live, settings: demoSettings, log: { error: assert.fail }, now })
  t.after(bare.close)
  assert.equal(await bare.current(), undefined)
})

test('a list that could not be printed is tried again without being asked for, after pauses that grow', async (t) => {
  let failures = 0
  const tried: number[] = []
  const { keeper, live, shelf, errors } = openKeeper(t, async () => {
    tried.push(performance.now())
    if (failures > 0) {
      failures -= 1
      throw new Error('The press is jammed')
    }
  })
  await keeper.current()
  tried.length = 0
  failures = 3
  shelf[0] = { ...lakshmi, pricePaise: 50_00 }
  live.publish({ topic: 'products' })
  await until(async () => textOf(keeper.ready()) === 'list 5')
  assert.equal(errors.length, 3)
  const [first = 0, second = 0, third = 0, fourth = 0] = tried
  assert.ok(
    second - first >= PAUSE_MS * 2 - 1 && third - second >= PAUSE_MS * 4 - 1 && fourth - third >= PAUSE_MS * 8 - 1,
  )
})

test('a change does not wait for the pause of a list that could not be printed', async (t) => {
  let isJammed = false
  const { keeper, live, shelf, errors } = openKeeper(t, async () => {
    if (isJammed) throw new Error('The press is jammed')
  })
  await keeper.current()
  isJammed = true
  shelf[0] = { ...lakshmi, pricePaise: 50_00 }
  live.publish({ topic: 'products' })
  // The next try would come after more than a second.
  await until(async () => errors.length === 5)
  isJammed = false
  const changedAt = performance.now()
  live.publish({ topic: 'products' })
  await until(async () => textOf(keeper.ready()) !== 'list 1')
  assert.ok(performance.now() - changedAt < PAUSE_MS * 2 ** 5)
})
