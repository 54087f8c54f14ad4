import assert from 'node:assert/strict'
import test from 'node:test'
import {
  changeOf,
  counterLine,
  counterSaleId,
  isOldPrice,
  likelyGiven,
  NO_DISCOUNT,
  readDiscount,
  saleSums,
  storedShopPrice,
} from './sale.ts'
import { giftBox, lakshmiCrackers } from '#test/fixtures/sample-order.ts'

const lines = [counterLine(lakshmiCrackers, 10), counterLine(giftBox, 1)]
const exact = { roundOff: false }

test('a sale costs its goods less the discount, rounded to the rupee where the shop rounds', () => {
  assert.deepEqual(saleSums(lines, NO_DISCOUNT, exact), {
    totalItems: 11,
    goodsPaise: 1349_50,
    discountPaise: 0,
    roundOffPaise: 0,
    totalPaise: 1349_50,
  })
  const percent = saleSums(lines, { unit: 'percent', hundredths: 10_00 }, { roundOff: true })
  assert.deepEqual([percent.discountPaise, percent.roundOffPaise, percent.totalPaise], [134_95, 45, 1215_00])
  const rupees = saleSums(lines, { unit: 'rupees', paise: 49_50 }, exact)
  assert.equal(rupees.totalPaise, 1300_00)
})

test('a discount takes no more than the goods cost', () => {
  const sums = saleSums(lines, { unit: 'rupees', paise: 5000_00 }, exact)
  assert.deepEqual([sums.discountPaise, sums.totalPaise], [1349_50, 0])
})

test('a discount is typed in ₹ or in %', () => {
  assert.deepEqual(readDiscount(''), NO_DISCOUNT)
  assert.deepEqual(readDiscount('₹ 50'), { unit: 'rupees', paise: 50_00 })
  assert.deepEqual(readDiscount('7.5 %'), { unit: 'percent', hundredths: 7_50 })
  assert.deepEqual(readDiscount('௧௦%'), { unit: 'percent', hundredths: 10_00 })
  assert.equal(readDiscount('101%'), undefined)
  assert.equal(readDiscount('-5'), undefined)
  assert.equal(readDiscount('five'), undefined)
})

test('change is worked out at once, and too little cash has none', () => {
  assert.equal(changeOf(1500_00, 1349_50), 150_50)
  assert.equal(changeOf(1349_50, 1349_50), 0)
  assert.equal(changeOf(1349_00, 1349_50), undefined)
})

test('likely sums of cash are offered, the exact one first', () => {
  assert.deepEqual(likelyGiven(1349_50), [1349_50, 1350_00, 1400_00, 1500_00])
  assert.deepEqual(likelyGiven(500_00), [500_00, 600_00, 2000_00])
})

test('a price is old when the seller has neither seen nor typed that of now', () => {
  assert.ok(isOldPrice({ pricePaise: 67_00, shopPricePaise: 67_00 }, 90_00))
  assert.ok(isOldPrice({ pricePaise: 60_00, shopPricePaise: 67_00 }, 90_00), 'typed before the change')
  assert.ok(!isOldPrice({ pricePaise: 67_00, shopPricePaise: 90_00 }, 90_00))
  assert.ok(!isOldPrice({ pricePaise: 90_00, shopPricePaise: 67_00 }, 90_00))
  assert.ok(!isOldPrice({ pricePaise: 67_00 }, 90_00), 'of an earlier version')
})

const stored = (pricePaise: number, seen: number | undefined, now: number | undefined, isLate = true) =>
  storedShopPrice({ pricePaise, ...(seen !== undefined && { shopPricePaise: seen }) }, now, { isLate })

test('the shop’s price of a sale is its own, and without a network that of the device where it was typed', () => {
  assert.equal(stored(67_00, 67_00, 90_00, false), 90_00)
  assert.equal(stored(67_00, 67_00, 90_00), undefined)
  assert.equal(stored(60_00, 67_00, 90_00), 67_00)
  assert.equal(stored(90_00, 67_00, 90_00), 90_00)
  assert.equal(stored(67_00, undefined, 90_00), undefined)
  assert.equal(stored(60_00, 67_00, undefined), 67_00, 'deleted since')
  assert.equal(stored(67_00, 67_00, undefined), 67_00)
  assert.equal(stored(60_00, 67_00, undefined, false), undefined)
})

test('a sale has a number of the same form as an order', () => {
  assert.equal(counterSaleId(new Date('2026-11-20T17:15:20Z'), 7), 'CTR20261120224520007')
  assert.throws(() => counterSaleId(new Date(), 1_000), RangeError)
})
