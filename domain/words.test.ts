/** Tests of the words for what a visitor sends. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { demoSettings } from './shop-settings.ts'
import { words } from './words.ts'

test("§2 the words are the spec's unless the shop says otherwise", () => {
  const { orderNow, sendOrder, orderConfirmation, order } = words(demoSettings)
  assert.deepEqual(
    [orderNow, sendOrder, orderConfirmation, order],
    ['Order Now', 'Send Order', 'Order Confirmation', 'order'],
  )
})

test('a shop that takes enquiries says so everywhere', () => {
  const said = words({ callItEnquiry: true })
  assert.equal(said.orderNow, 'Enquire Now')
  assert.equal(said.sendOrder, 'Send Enquiry')
  assert.equal(said.orderConfirmation, 'Enquiry Confirmation')
  assert.equal(said.orders, 'enquiries')
  assert.equal(said.thankYou, 'Thank you for your enquiry')
  for (const text of Object.values(said)) assert.doesNotMatch(text, /order/i)
})
