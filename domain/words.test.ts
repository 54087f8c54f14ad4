import assert from 'node:assert/strict'
import test from 'node:test'
import { demoSettings } from './settings/shop-settings.ts'
import { inShopWording, words } from './words.ts'

test("§2 the words are the spec's unless the shop overrides them", () => {
  const { orderNow, sendOrder, orderConfirmation, order } = words(demoSettings)
  assert.deepEqual(
    [orderNow, sendOrder, orderConfirmation, order],
    ['Order Now', 'Send Order', 'Order Confirmation', 'order'],
  )
})

test('a shop for enquiries uses that word everywhere', () => {
  const said = words({ callItEnquiry: true })
  assert.equal(said.orderNow, 'Enquire Now')
  assert.equal(said.sendOrder, 'Send Enquiry')
  assert.equal(said.orderConfirmation, 'Enquiry Confirmation')
  for (const text of Object.values(said)) {
    assert.doesNotMatch(text, /order|purchase|checkout|pay|invoice|bill|booking|reserve|sale/i)
  }
})

test('a closed shop invites to look, and shows that it takes no orders', () => {
  for (const callItEnquiry of [false, true]) {
    const said = words({ callItEnquiry, takingOrders: false })
    assert.equal(said.orderNow, 'See the crackers')
    assert.equal(said.purchase, 'See Cart')
    assert.equal(said.shopNow, 'See all')
    assert.equal(
      said.notTakingOrders,
      `We are not taking ${callItEnquiry ? 'enquiries' : 'orders'} at the moment. Please call us.`,
    )
  }
})

test('a refusal about an order uses the words of the shop', () => {
  const sentence = 'Too many orders at once. Order ORD1 was sent; in orderly fashion, this order is placed.'
  assert.equal(inShopWording({ callItEnquiry: false }, sentence), sentence)
  assert.equal(
    inShopWording({ callItEnquiry: true }, sentence),
    'Too many enquiries at once. Enquiry ORD1 was sent; in orderly fashion, this enquiry is placed.',
  )
})

test('a Tamil sentence names the enquiry, also several', () => {
  const sentence = 'உங்கள் ஆர்டர் வந்தது. ஆர்டர்கள் அதிகம்.'
  assert.equal(inShopWording({ callItEnquiry: false }, sentence), sentence)
  assert.equal(inEnquiries(sentence), 'உங்கள் விசாரணை வந்தது. விசாரணைகள் அதிகம்.')
})

const inEnquiries = (sentence: string) => inShopWording({ callItEnquiry: true }, sentence)

test('an address that has the word stays', () => {
  for (const address of ['orders@shop.in', 'my.orders@shop.in', 'https://shop.in/order', 'shop.in/order/now']) {
    assert.equal(inEnquiries(`Write to ${address}, or order.`), `Write to ${address}, or enquiry.`)
  }
  assert.equal(inEnquiries('See order.shop.in.'), 'See order.shop.in.')
})
