import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderTotals } from '../order/order.ts'
import { discountBefore, editedTotals } from './edited-totals.ts'

const goods = (rupees: number) => [{ pricePaise: rupees * 100, quantity: 1 }]
const percent = (amount: number) => ({ packing: { unit: 'percent', amount }, roundOff: false }) as const
const rupees = (amount: number) => ({ packing: { unit: 'rupees', amount }, roundOff: false }) as const

test('the sums stay while goods and discount do, whatever the shop charges today', () => {
  for (const own of [
    { totalPaise: 2_300_00, discountPaise: 200_00 },
    { totalPaise: 2_620_00, packingPaise: 120_00 },
    { totalPaise: 2_499_60, roundOffPaise: -40 },
    { totalPaise: 2_500_00 },
  ])
    assert.deepEqual(editedTotals(own, goods(2_500), { ...percent(3), roundOff: true }, own.discountPaise ?? 0), {
      totalItems: 1,
      ...own,
    })
})

test('other goods are charged at the own rate of the order', () => {
  const placedAt = (settings: ReturnType<typeof percent> | ReturnType<typeof rupees>) =>
    orderTotals(goods(2_500), settings)
  const packing = (own: ReturnType<typeof placedAt>, now: Parameters<typeof placedAt>[0]) =>
    editedTotals(own, goods(5_000), now, 0).packingPaise
  assert.equal(packing(placedAt(percent(3)), percent(5)), 150_00)
  assert.equal(packing(placedAt(percent(3.25)), percent(5)), 162_50)
  assert.equal(packing(placedAt(percent(3)), percent(3)), 150_00)
  assert.equal(packing(placedAt(rupees(60)), rupees(90)), 60_00)
  assert.equal(packing(placedAt(percent(0)), percent(3)), undefined, 'it was placed without a charge')
  assert.equal(packing({ totalItems: 1, totalPaise: 0 }, percent(3)), 150_00, 'it had no goods')
})

test('another unit of the charge since changes nothing', () => {
  const packing = (
    placed: ReturnType<typeof percent> | ReturnType<typeof rupees>,
    now: typeof placed,
    paise?: number,
  ) => {
    const { packingPaise = 0, ...totals } = orderTotals(goods(2_500), placed)
    const ownPaise = paise ?? packingPaise
    const totalPaise = totals.totalPaise + ownPaise - packingPaise
    const own = { ...totals, totalPaise, packingPaise: ownPaise, placedPacking: placed.packing }
    return editedTotals(own, goods(5_000), now, 0).packingPaise
  }
  assert.equal(packing(rupees(60), percent(3)), 60_00)
  assert.equal(packing(percent(3), rupees(90)), 150_00)
  assert.equal(packing(rupees(75), percent(3)), 75_00, 'both charge the same on the goods as placed')
  assert.equal(packing(percent(0), rupees(60)), undefined)
  assert.equal(packing(percent(3), rupees(60), 50_00), 100_00, 'its charge is not that of the setting')
})

test('a discount lowers the charge, and today’s rounding applies', () => {
  const own = { totalPaise: 2_575_00, packingPaise: 75_00 }
  assert.deepEqual(editedTotals(own, goods(2_500), { ...percent(5), roundOff: true }, 333_00), {
    totalItems: 1,
    discountPaise: 333_00,
    packingPaise: 65_01,
    roundOffPaise: -1,
    totalPaise: 2_232_00,
  })
})

test('the discount of an order is that of its newest revision, else its own', () => {
  assert.deepEqual(discountBefore({ discountPaise: 200_00 }, undefined), { paise: 200_00 })
  assert.deepEqual(discountBefore({ discountPaise: 200_00 }, { discount: { percent: 8 } }), { percent: 8 })
  assert.equal(discountBefore({}, undefined), undefined)
})
