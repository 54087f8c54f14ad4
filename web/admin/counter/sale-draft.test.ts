import assert from 'node:assert/strict'
import { test } from 'node:test'
import { giftBox, lakshmiCrackers } from '#test/fixtures/sample-order.ts'
import { readSentSale } from '#domain/counter/sent-sale.ts'
import {
  draftFaults,
  draftSums,
  EMPTY_SALE,
  numbered,
  saleOf,
  unseenPrices,
  withPrices,
  withProduct,
  withQuantity,
} from './sale-draft.ts'

const settings = { roundOff: true }
const now = new Date('2026-11-20T17:15:20Z')
const draft = withProduct(withProduct(EMPTY_SALE, lakshmiCrackers, 2), giftBox, 1)

test('a product added again stays one line, now the newest', () => {
  const again = withProduct(draft, lakshmiCrackers, 3)
  assert.deepEqual(
    again.lines.map(({ productId, quantity }) => [productId, quantity]),
    [
      [giftBox.id, 1],
      [lakshmiCrackers.id, 5],
    ],
  )
  assert.equal(again.key, draft.key, 'one sale, one key')
})

test('a sale without lines starts over', () => {
  const one = withQuantity({ ...draft, discount: '10%' }, giftBox.id, 0)
  assert.deepEqual([one.lines.length, one.discount], [1, '10%'])
  assert.equal(withQuantity(one, lakshmiCrackers.id, 0), EMPTY_SALE)
})

test('a price that the shop changes is asked about once, whether it is taken or kept', () => {
  const products = [{ ...lakshmiCrackers, pricePaise: 90_00 }, giftBox]
  const unseen = (some: typeof draft) => [...unseenPrices(some, products)]
  const { id } = lakshmiCrackers
  assert.deepEqual(unseen(draft), [[id, 90_00]])
  assert.deepEqual(unseen(withPrices(draft, giftBox.id, { pricePaise: 1 })), [[id, 90_00]], 'a typed price is no news')
  assert.deepEqual(unseen(withPrices(draft, id, { pricePaise: 90_00, shopPricePaise: 90_00 })), [])
  assert.deepEqual(unseen(withPrices(draft, id, { shopPricePaise: 90_00 })), [])
  assert.deepEqual([...unseenPrices(draft, [])], [], 'a deleted product has no new price')
})

test('the sent data is a sale for the shop', () => {
  const priced = {
    ...withPrices(draft, giftBox.id, { pricePaise: 800_00 }),
    discount: '5%',
    given: '1,000',
    mobile: '98765 43210',
  }
  const sums = draftSums(priced, settings)
  assert.equal(sums.totalPaise, 846_00)
  assert.deepEqual(draftFaults(priced, sums), {})
  const sent = saleOf(numbered(priced, now), sums, now)
  const read = readSentSale(JSON.stringify(sent))
  assert.deepEqual(read, { sale: sent })
  assert.match(sent.saleId, /^CTR20261120224520\d{3}$/)
  assert.equal(numbered(numbered(priced, now), new Date()).saleId.slice(0, 17), sent.saleId.slice(0, 17))
})

test('an invalid entry has a message at its field', () => {
  const wrong = { ...draft, discount: 'some', given: '5', mobile: '123' }
  assert.deepEqual(draftFaults(wrong, draftSums(wrong, settings)), {
    discount: 'Type rupees or a percentage, such as 50 or 10%.',
    given: 'The cash is less than the total.',
    mobile: 'Mobile number must be 10 digits',
  })
  const upi = { ...draft, given: '5', method: 'upi' } as const
  assert.deepEqual(draftFaults(upi, draftSums(upi, settings)), {})
})
