import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { chargesOn } from './charges.ts'

const none = { packing: { unit: 'percent' as const, amount: 0 }, roundOff: false }
const percent = (amount: number, roundOff = false) => ({ packing: { unit: 'percent' as const, amount }, roundOff })

test('without settings an order costs its goods', () => {
  assert.deepEqual(chargesOn(2345_67, none), { packingPaise: 0, roundOffPaise: 0, totalPaise: 2345_67 })
})

test('packing is a share of the goods, or an amount', () => {
  assert.deepEqual(chargesOn(2000_00, percent(3)), { packingPaise: 60_00, roundOffPaise: 0, totalPaise: 2060_00 })
  assert.equal(chargesOn(2345_67, percent(2.5)).packingPaise, 58_64)
  // 100.5 paise are rounded, not cut, and 0.07 % is not 0.06999 %.
  assert.equal(chargesOn(1507_50, percent(0.07)).packingPaise, 1_06)
  const packing = { unit: 'rupees' as const, amount: 99.5 }
  assert.deepEqual(chargesOn(2000_00, { packing, roundOff: false }).totalPaise, 2099_50)
  assert.equal(chargesOn(0, { packing, roundOff: true }).totalPaise, 0, 'an empty cart has no packing')
})

test('the total is rounded to the rupee, half a rupee up', () => {
  assert.deepEqual(chargesOn(2345_67, percent(3, true)), {
    packingPaise: 70_37,
    roundOffPaise: -4,
    totalPaise: 2416_00,
  })
  assert.equal(chargesOn(100_50, percent(0, true)).roundOffPaise, 50)
  assert.equal(chargesOn(100_49, percent(0, true)).roundOffPaise, -49)
})

test('the lines add up to the total with any charge, in whole paise', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e10 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.boolean(),
      (goods, hundredths, roundOff) => {
        const { packingPaise, roundOffPaise, totalPaise } = chargesOn(goods, percent(hundredths / 100, roundOff))
        assert.equal(goods + packingPaise + roundOffPaise, totalPaise)
        assert.ok([packingPaise, roundOffPaise, totalPaise].every(Number.isSafeInteger))
        assert.ok(Math.abs(roundOffPaise) <= 50 && packingPaise >= 0)
      },
    ),
  )
})
