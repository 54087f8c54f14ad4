import assert from 'node:assert/strict'
import test from 'node:test'
import { testOrder } from '#test/fixtures/sample-order.ts'
import { savingOf } from './saving.ts'

test('the saving is that of each item on its M.R.P., with the order’s discount', () => {
  const order = testOrder()
  const { atMrpPaise, savedPaise } = savingOf(order)
  assert.equal(
    atMrpPaise,
    order.items.reduce((sum, { mrpPaise, quantity }) => sum + mrpPaise * quantity, 0),
  )
  assert.equal(savedPaise, atMrpPaise - order.totalPaise)
  const discounted = { ...order, discountPaise: 49_00, totalPaise: order.totalPaise - 49_00 }
  assert.equal(savingOf(discounted).savedPaise, savedPaise + 49_00)
  const items = order.items.map((item) => ({ ...item, mrpPaise: 0 }))
  assert.equal(savingOf({ ...order, items }).savedPaise, 0, 'an item above its M.R.P. costs nothing more')
})
