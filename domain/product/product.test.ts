import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import {
  discountBadge,
  discountFromPrice,
  productCode,
  productPath,
  readProductCode,
  unitLabel,
  units,
} from './product.ts'
import { lakshmiCrackers } from '#test/fixtures/sample-order.ts'

test('§9 Product code PRD plus 4 digits', () => {
  assert.equal(productCode(0), 'PRD0000')
  assert.equal(productCode(42), 'PRD0042')
  assert.equal(productCode(9999), 'PRD9999')
})

test('a number of another length is a bug', () => {
  for (const number of [-1, 10_000, 1.5, Number.NaN]) assert.throws(() => productCode(number), RangeError)
})

test('a product has its own address, in any category', () => {
  assert.equal(productPath('PRD0042'), '/ordernow?product=PRD0042')
  assert.equal(productPath('PRD0042', 'Gift box'), '/ordernow?category=Gift%20box&product=PRD0042')
})

test('a code is read in any case and with blanks, and nothing else is a code', () => {
  for (const text of ['PRD0042', 'prd0042', 'Prd 0042', 'prd-0042', ' PRD0042 ']) {
    assert.equal(readProductCode(text), 'PRD0042', text)
  }
  for (const text of [
    '',
    '0042',
    'PRD42',
    'PRD00421',
    'XPRD0042',
    `PRD0042${' '.repeat(1_000_000)}`,
    null,
    undefined,
  ]) {
    assert.equal(readProductCode(text), undefined)
  }
})

function badge(mrpPaise: number, pricePaise: number): number | undefined {
  return discountBadge({ discount: 50, mrpPaise, pricePaise })
}

test('§5 Discount display: the rounded difference between MRP and our price', () => {
  assert.equal(discountBadge(lakshmiCrackers), 75)
  assert.equal(badge(300_00, 100_00), 67)
  assert.equal(badge(300_00, 200_00), 33)
  assert.equal(badge(200_00, 199_00), 1, '0.5 rounds up')
  assert.equal(badge(100_00, 0), 100)
  assert.equal(discountBadge({ discount: 1, mrpPaise: 100_00, pricePaise: 99_00 }), 1)
})

test('§5 the badge appears only if discount is above 0', () => {
  assert.equal(discountBadge({ ...lakshmiCrackers, discount: 0 }), undefined)
  assert.equal(discountBadge({ ...lakshmiCrackers, discount: -5 }), undefined)
  assert.equal(discountBadge({ ...lakshmiCrackers, pricePaise: lakshmiCrackers.mrpPaise }), undefined)
  assert.equal(discountBadge({ ...lakshmiCrackers, pricePaise: lakshmiCrackers.mrpPaise + 1 }), undefined)
  assert.equal(discountBadge({ ...lakshmiCrackers, mrpPaise: 0, pricePaise: 0 }), undefined)
})

test('a badge is a whole percent of 1 to 100, or none', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(100), (mrpPaise, pricePaise, discount) => {
      const shown = discountBadge({ mrpPaise, pricePaise, discount })
      assert.ok(shown === undefined || (Number.isInteger(shown) && shown >= 1 && shown <= 100))
    }),
  )
})

test('a discount follows from MRP and price: whole percent, 0 when the price is not below the MRP', () => {
  assert.equal(discountFromPrice(180_00, 45_00), 75)
  assert.equal(discountFromPrice(300_00, 100_00), 67)
  assert.equal(discountFromPrice(200_00, 199_00), 1, 'half a percent rounds up')
  assert.equal(discountFromPrice(100_00, 100_00), 0)
  assert.equal(discountFromPrice(100_00, 120_00), 0)
  assert.equal(discountFromPrice(0, 0), 0)
  assert.equal(discountFromPrice(0, 50_00), 0)
})

test('§9 Unit options 1Box, 1Pkt', () => {
  assert.deepEqual(units, ['1box', '1pkt'])
  assert.deepEqual(units.map(unitLabel), ['1Box', '1Pkt'])
})
