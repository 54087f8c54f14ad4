import assert from 'node:assert/strict'
import test from 'node:test'
import { chargeLines } from './charge-lines.ts'
import { chargesOn } from './charges.ts'

const percent = (amount: number, roundOff = false) => ({ packing: { unit: 'percent' as const, amount }, roundOff })

test('charges are shown between the goods and the total', () => {
  assert.deepEqual(chargeLines(chargesOn(2345_67, percent(3, true))), [
    { label: 'Goods', amount: '₹2,345.67' },
    { label: 'Packing charge', amount: '₹70.37' },
    { label: 'Round off', amount: '− ₹0.04' },
  ])
  assert.deepEqual(chargeLines(chargesOn(100_50, percent(0, true)))[1], { label: 'Round off', amount: '+ ₹0.50' })
  assert.deepEqual(chargeLines({ totalPaise: 2000_00 }), [])
})

test('a discount is shown between the goods and the charges', () => {
  assert.deepEqual(chargeLines({ totalPaise: 970_00, discountPaise: 60_00, packingPaise: 30_00 }), [
    { label: 'Goods', amount: '₹1,000' },
    { label: 'Discount', amount: '− ₹60' },
    { label: 'Packing charge', amount: '₹30' },
  ])
})
