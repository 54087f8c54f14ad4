import assert from 'node:assert/strict'
import { ownPriceLines } from '#domain/counter/sale.ts'
import { checkPlace } from '#server/check-data/check-place.ts'
import { MAX_STOCK } from '#domain/product/stock.ts'
import { lakshmi } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { untilPublished } from '#test/live/published-stock.ts'
import { openDesk, paymentIn } from '#test/shop/payment-desk.ts'
import { counterSale, openCounterShop } from '#test/shop/counter-shop.ts'
import { admin, newKey, type TestShop } from '#test/shop/open-test-shop.ts'

const TODAY = '2026-10-28'
const DAY_SECONDS = 86_400
const who = admin.email
const stockOf = async (shop: TestShop, id: string) => (await shop.products.find(id))?.stock

onEachDatabase('a sale takes its goods from the same stock, and is a movement', async (kind, t) => {
  const { shop, flowerPots, skyShots, sell } = await openCounterShop(t, kind)
  shop.system.advance(1)
  const heard: unknown[] = []
  t.after(shop.live.subscribe((event) => heard.push(event)))
  const sale = counterSale([
    [flowerPots, 4],
    [skyShots, 1],
  ])
  assert.deepEqual(await sell(sale), { outcome: 'sold', saleId: sale.saleId, missing: [] })
  assert.deepEqual([await stockOf(shop, flowerPots.id), await stockOf(shop, skyShots.id)], [6, 2])
  await untilPublished(heard, { [flowerPots.id]: 6, [skyShots.id]: 2 })
  const [movement] = (await shop.stock.movements(flowerPots.id, 10))?.movements ?? []
  assert.deepEqual(
    [movement?.kind, movement?.delta, movement?.reference, movement?.who, movement?.stockAfter],
    ['counter', -4, sale.saleId, who, 6],
  )
  const opened = await shop.counter.sale(sale.saleId)
  const shopPrices = [flowerPots, skyShots].map(({ pricePaise }) => ({ shopPricePaise: pricePaise }))
  assert.deepEqual(
    opened?.sale.lines,
    sale.lines.map((line, at) => ({ ...line, ...shopPrices[at] })),
  )
  assert.equal(opened?.sale.totalPaise, 4 * 250_00 + 2_500_00)
  assert.equal((await shop.stock.sold()).get(flowerPots.id)?.[14], 4, 'it runs out by the counter too')
})

onEachDatabase('a repeat under its key is the same sale, with other goods it is refused', async (kind, t) => {
  const { shop, flowerPots, sell } = await openCounterShop(t, kind)
  const key = newKey()
  const sale = counterSale([[flowerPots, 4]])
  await sell(sale, key)
  assert.deepEqual(await sell({ ...sale, isLate: true }, key), { outcome: 'repeated', saleId: sale.saleId })
  assert.deepEqual(await sell(counterSale([[flowerPots, 5]]), key), { outcome: 'other' })
  assert.equal(await stockOf(shop, flowerPots.id), 6)
  assert.equal((await shop.counter.sales(TODAY)).length, 1)
})

onEachDatabase('two devices that draw one number make two sales', async (kind, t) => {
  const { shop, flowerPots, sell } = await openCounterShop(t, kind)
  const sale = counterSale([[flowerPots, 1]])
  await sell(sale)
  const second = await sell({ ...sale, totalPaise: sale.totalPaise })
  assert.ok(second.outcome === 'sold' && second.saleId !== sale.saleId && second.saleId.startsWith('CTR20261028120000'))
  assert.equal((await shop.counter.sales(TODAY)).length, 2)
})

onEachDatabase('a shortage is reported, and sold anyway it is listed until it is settled', async (kind, t) => {
  const { shop, skyShots, sell } = await openCounterShop(t, kind)
  const key = newKey()
  const sale = counterSale([[skyShots, 5]])
  const missing = [{ productId: skyShots.id, name: skyShots.name, sold: 5, there: 3 }]
  assert.deepEqual(await sell(sale, key), { outcome: 'short', missing })
  assert.equal(await stockOf(shop, skyShots.id), 3, 'nothing is taken')
  assert.deepEqual(await shop.counter.sales(TODAY), [])

  assert.deepEqual(await sell({ ...sale, isAnyway: true }, key), { outcome: 'sold', saleId: sale.saleId, missing })
  assert.equal(await stockOf(shop, skyShots.id), 0, 'no stock falls below 0')
  const [shortfall] = await shop.counter.shortfalls()
  assert.deepEqual([shortfall?.saleId, shortfall?.pieces, shortfall?.stock], [sale.saleId, 2, 0])
  await shop.counter.settleShortfall(sale.saleId, skyShots.id, who)
  await shop.counter.settleShortfall(sale.saleId, skyShots.id, who)
  assert.deepEqual(await shop.counter.shortfalls(), [])
})

onEachDatabase(
  "a price that is not the shop's is stored beside it, and a number names the day of its sale",
  async (kind, t) => {
    const { shop, flowerPots, skyShots, sell } = await openCounterShop(t, kind)
    const sale = counterSale([
      [{ ...flowerPots, pricePaise: 1 }, 2],
      [skyShots, 1],
    ])
    const lines = sale.lines.map((line) => ({ ...line, shopPricePaise: line.pricePaise === 1 ? 250_00 : 2_500_00 }))
    const sold = await sell({ ...sale, lines, isLate: true, saleId: 'CTR19991231235959001' })
    assert.ok(sold.outcome === 'sold' && sold.saleId.startsWith('CTR20261028'), JSON.stringify(sold))
    const [listed] = await shop.counter.sales(TODAY)
    assert.equal(listed?.ownPrices, 1)
    const opened = await shop.counter.sale(sold.saleId)
    assert.deepEqual(
      ownPriceLines(opened?.sale.lines ?? []).map(({ pricePaise, shopPricePaise }) => [pricePaise, shopPricePaise]),
      [[1, flowerPots.pricePaise]],
    )
  },
)

onEachDatabase(
  'a price that the shop changed is the seller’s choice, and an old one is not called changed',
  async (kind, t) => {
    const { shop, flowerPots, sell } = await openCounterShop(t, kind)
    const now = 320_00
    const { id } = flowerPots
    await shop.products.edit(id, { ...flowerPots, pricePaise: now }, flowerPots, { key: 'rises' })
    const sale = counterSale([[flowerPots, 2]])
    const [line] = sale.lines
    const key = newKey()
    assert.deepEqual(await sell(sale, key), { outcome: 'priced' })
    assert.equal(await stockOf(shop, id), flowerPots.stock, 'nothing is taken')
    const prices = async (sent: typeof sale, sentKey?: string) => {
      const result = await sell(sent, sentKey)
      assert.ok(result.outcome === 'sold', result.outcome)
      const opened = await shop.counter.sale(result.saleId)
      const { ownPrices } = (await shop.counter.sales(TODAY)).find(({ saleId }) => saleId === result.saleId)!
      const [{ pricePaise, shopPricePaise } = line!] = opened?.sale.lines ?? []
      return [pricePaise, shopPricePaise, ownPrices]
    }
    const kept = { ...sale, lines: [{ ...line!, shopPricePaise: now }] }
    assert.deepEqual(await prices(kept, key), [250_00, now, 1], 'the seller saw the new price')
    const late = counterSale([[flowerPots, 1]], { isLate: true })
    assert.deepEqual(await prices(late), [250_00, undefined, 0], 'the price of the device')
    const { shopPricePaise: _seen, ...early } = late.lines[0]!
    assert.deepEqual(await prices({ ...late, lines: [early] }), [250_00, undefined, 0], 'kept by an earlier version')
    const typed = { ...late, lines: [{ ...line!, quantity: 1, shopPricePaise: 280_00 }] }
    assert.deepEqual(await prices(typed), [250_00, 280_00, 1], 'typed, where the device had ₹280')
  },
)

onEachDatabase(
  'a sale stored on a device is accepted whatever the stock is, on the day of its sale',
  async (kind, t) => {
    const { shop, flowerPots, skyShots, sell } = await openCounterShop(t, kind)
    const kept = counterSale(
      [
        [flowerPots, 2],
        [skyShots, 4],
      ],
      { isLate: true },
    )
    await shop.products.remove(flowerPots.id)
    shop.system.advance(DAY_SECONDS)
    const sold = await sell(kept)
    assert.equal(sold.outcome, 'sold')
    const [listed] = await shop.counter.sales(TODAY)
    assert.deepEqual([listed?.saleId, listed?.soldAt, listed?.isLate], [kept.saleId, kept.soldAt, true])
    assert.equal((await shop.counter.sale(kept.saleId))?.sale.lines[0]?.name, flowerPots.name, 'a deleted product too')
    assert.deepEqual(
      (await shop.counter.shortfalls()).map(({ productId, pieces }) => [productId, pieces]),
      [[skyShots.id, 1]],
    )
    const fresh = await sell(counterSale([[flowerPots, 1]]))
    assert.deepEqual(fresh, {
      outcome: 'short',
      missing: [{ productId: flowerPots.id, name: flowerPots.name, sold: 1, there: undefined }],
    })
  },
)

onEachDatabase('a closed day accepts only sales stored on a device', async (kind, t) => {
  const { shop, flowerPots, sell } = await openCounterShop(t, kind)
  const first = counterSale([[flowerPots, 1]])
  await sell(first)
  const closing = { countedPaise: 240_00, note: 'ten for tea', key: newKey(), who }
  const closed = await shop.counter.closeDay(TODAY, closing)
  assert.deepEqual(
    [closed.outcome, closed.closed.expectedPaise, closed.closed.countedPaise],
    ['closed', 250_00, 240_00],
  )
  const miscounted = await shop.counter.closeDay(TODAY, { ...closing, countedPaise: 2_400_00 })
  assert.equal(miscounted.closed.countedPaise, 2_400_00, 'counted again after a lost answer')
  assert.deepEqual(await shop.counter.closeDay(TODAY, closing), closed)
  assert.deepEqual(await shop.counter.closeDay(TODAY, closing), closed, 'a repeat')
  const other = await shop.counter.closeDay(TODAY, { ...closing, countedPaise: 0, key: newKey() })
  assert.deepEqual([other.outcome, other.closed.countedPaise], ['already', 240_00])
  const message = 'The day of 28/10/2026 is closed. Open it again to sell.'
  assert.deepEqual(await sell(counterSale([[flowerPots, 1]])), { outcome: 'closed', message })
  const back = { saleId: first.saleId, pieces: { [flowerPots.id]: 1 }, method: 'cash', key: newKey(), who } as const
  assert.deepEqual(await shop.counter.returnGoods(back), { outcome: 'refused', message })

  assert.equal((await sell(counterSale([[flowerPots, 1]], { isLate: true }))).outcome, 'sold')
  const day = await shop.counter.day(TODAY)
  assert.deepEqual([day.closed?.expectedPaise, day.expectedPaise], [250_00, 500_00], 'it is seen to have come later')
  await shop.counter.reopenDay(TODAY, closed.closed.closedAt)
  assert.equal((await shop.counter.day(TODAY)).closed, undefined)
  assert.equal((await sell(counterSale([[flowerPots, 1]]))).outcome, 'sold')
  assert.equal((await shop.counter.returnGoods(back)).outcome, 'returned')
})

onEachDatabase('a day has the cash of online orders beside the expected cash', async (kind, t) => {
  const { shop, first, second, add, payments } = await openDesk(t, kind)
  const cash = { method: 'cash', utr: '', isSeen: true } as const
  await add(first.orderId, cash)
  const mistake = await add(second.orderId, { ...cash, amountPaise: 70_00 })
  await payments.takeBack(paymentIn(mistake).id, 'mistake', { who })
  await add(second.orderId, { ...cash, isSeen: false })
  await add(second.orderId, { isSeen: true })
  await add(second.orderId, { ...cash, receivedOn: '2026-10-27' })
  const back = { ...cash, amountPaise: 200_00, receivedOn: TODAY, note: '' }
  assert.equal(
    (await payments.giveBack(first.orderId, back, { key: newKey(), who, isMoreMeant: true })).outcome,
    'done',
  )
  const { orderCashPaise, expectedPaise } = await shop.counter.day(TODAY)
  assert.deepEqual([orderCashPaise, expectedPaise], [300_00, 0])
})

onEachDatabase('a late sale of a device whose clock is fast is late too, also on a closed day', async (kind, t) => {
  const { shop, flowerPots, sell } = await openCounterShop(t, kind)
  await sell(counterSale([[flowerPots, 1]]))
  await shop.counter.closeDay(TODAY, { countedPaise: 250_00, note: '', key: newKey(), who })
  const soldAt = new Date(shop.now().getTime() + 10 * 60_000).toISOString()
  assert.equal((await sell(counterSale([[flowerPots, 1]], { isLate: true, soldAt }))).outcome, 'sold')
  const listed = await shop.counter.sales(TODAY)
  assert.deepEqual(listed.map(({ isLate }) => isLate).toSorted(), [false, true])
  assert.ok(listed.every((sale) => sale.soldAt === shop.now().toISOString()))
  assert.deepEqual(await checkPlace(shop.config), { faults: { counts: {}, sentences: [] } })
})

onEachDatabase(
  'goods that come back lift the stock to 10,00,000 at most, and do not count as sold',
  async (kind, t) => {
    const { shop, flowerPots, skyShots, sell } = await openCounterShop(t, kind)
    const sale = counterSale([[flowerPots, 4]])
    await sell(sale)
    const items = [flowerPots, skyShots].map(({ id }, at) => ({ id, quantity: 5 - 4 * at }))
    const placed = await shop.orders.place(newKey(), { customer: lakshmi, items })
    assert.ok('order' in placed)
    await shop.products.changeStock(flowerPots.id, MAX_STOCK, { key: newKey(), who })
    const back = { saleId: sale.saleId, pieces: { [flowerPots.id]: 3 }, method: 'cash', key: newKey(), who } as const
    assert.equal((await shop.counter.returnGoods(back)).outcome, 'returned')
    assert.equal(await stockOf(shop, flowerPots.id), MAX_STOCK)
    await shop.orders.steps.take(placed.order.orderId, 'cancelled')
    assert.equal(await stockOf(shop, flowerPots.id), MAX_STOCK)
    const { movements = [] } = (await shop.stock.movements(flowerPots.id, 10)) ?? {}
    const deltas = movements.map(({ kind: each, delta }) => `${each} ${delta}`)
    for (const each of ['counter return 3', 'cancelled 5', 'stock -3', 'stock -5'])
      assert.ok(deltas.includes(each), each)
    assert.deepEqual(await checkPlace(shop.config), { faults: { counts: {}, sentences: [] } })
    assert.equal((await shop.stock.sold()).get(flowerPots.id)?.[14], 1)
  },
)
