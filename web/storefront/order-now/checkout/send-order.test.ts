import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { orderItem } from '#domain/order/order.ts'
import { publicSettings } from '#domain/settings/public-settings.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { toSpecOrder } from '#domain/spec-shape.ts'
import { translateBy } from '#domain/words/catalogue.ts'
import { checkout as english } from '#domain/words/en/pages/checkout.ts'
import { checkout as tamil } from '#domain/words/ta/pages/checkout.ts'
import { fakeStorage } from '#test/fixtures/fake-storage.ts'
import { ATTEMPT_NAME } from '#web/browser/stored-order.ts'
import { giftBox, kavitha, lakshmiCrackers, testOrder } from '#test/fixtures/sample-order.ts'
import { currentAnnouncements } from '../announcements.ts'
import { orderAttempts } from '../attempt/order-attempt.ts'
import { STORED_FINGERPRINT } from '../attempt/stored-attempt.ts'
import { savedCart } from '../cart/saved-cart.ts'
import { failedSentence, sendOrder, showWaiting, stopWaiting } from './send-order.ts'
import { typedCheckout } from './typed-checkout.ts'

test('§8 the general sentence names the reason', () => {
  assert.equal(
    failedSentence('Insufficient stock for product Lakshmi'),
    'Failed to submit order: Insufficient stock for product Lakshmi. Please try again.',
  )
})

test('a reason that ends a sentence or advises to try again is not doubled', () => {
  assert.equal(failedSentence('Add ₹500 more.'), 'Failed to submit order: Add ₹500 more. Please try again.')
  assert.equal(
    failedSentence('Too many orders. Please try again in 20 seconds.'),
    'Failed to submit order: Too many orders. Please try again.',
  )
})

test('nor in Tamil, where the advice ends its sentence', (t) => {
  t.after(translateBy((catalogue) => (catalogue === english ? tamil : catalogue)))
  assert.equal(
    failedSentence('ஒரே நேரத்தில் அதிகமான ஆர்டர்கள் வந்துள்ளன. 20 நொடிகள் கழித்து மீண்டும் முயற்சி செய்யவும்.'),
    'ஆர்டரை அனுப்ப முடியவில்லை: ஒரே நேரத்தில் அதிகமான ஆர்டர்கள் வந்துள்ளன. மீண்டும் முயற்சி செய்யவும்.',
  )
})

/** The page of a visitor who has a line. Call it once: a method mocked twice stays mocked after the test. */
function openPage(t: TestContext, answer: () => Response, kept: Record<string, string> = {}) {
  const page = { localStorage: fakeStorage(kept), sessionStorage: fakeStorage(), location: { hash: '#checkout' } }
  const listening = { addEventListener() {}, removeEventListener() {} }
  Object.assign(globalThis, { window: { ...page, ...listening }, document: { hidden: false } })
  t.after(() => {
    for (const name of ['window', 'document']) Reflect.deleteProperty(globalThis, name)
  })
  t.mock.method(globalThis, 'fetch', async (_: string, { method }: RequestInit) =>
    method === 'POST' ? answer() : new Response(),
  )
}

for (const [whose, isAnother, left] of [
  ['its order', false, { lakshmi: 1 }],
  ['another attempt’s order', true, { lakshmi: 2, 'gift-box': 3 }],
] as const) {
  test(`a late answer with ${whose} takes from the cart what was sent, or the lines of that order`, async (t) => {
    const edited = toSpecOrder(testOrder({ items: [orderItem(lakshmiCrackers, 9)] }))
    openPage(t, () => {
      savedCart.setQuantity(lakshmiCrackers, 11)
      return Response.json({ ...edited, link: 'x', isChanged: true, isAnother })
    })
    typedCheckout.set({ ...typedCheckout.initial, ...kavitha })
    savedCart.set([
      { product: lakshmiCrackers, quantity: 10 },
      { product: giftBox, quantity: 3 },
    ])
    await sendOrder(publicSettings(demoSettings), () => {})
    const inCart = savedCart.get().map(({ product, quantity }) => [product.id, quantity])
    assert.deepEqual(Object.fromEntries(inCart), left)
  })
}

for (const [whose, form, isKept] of [
  ['empty', {}, false],
  ['the customer’s', { mobile: '+91 98765 43210', address: 'Typed since' }, true],
  ['another person’s', { name: 'Bala', mobile: '9222222222' }, true],
  ['another person’s, without a number', { name: 'Bala' }, true],
] as const) {
  test(`stopping or showing a waiting order leaves what is typed in a form that is ${whose}`, async (t) => {
    const settings = publicSettings(demoSettings)
    const attempt = { key: 'k', [STORED_FINGERPRINT]: '', supersedes: [], madeAt: Date.now(), goesOn: true }
    const payload = { customer: kavitha, items: [] }
    openPage(t, () => new Response(), { [ATTEMPT_NAME]: JSON.stringify({ ...attempt, payload }) })
    const waiting = orderAttempts.waiting()
    assert.ok(waiting)
    const typed = { ...typedCheckout.initial, ...form }
    const seen = isKept ? typed : { ...typedCheckout.initial, ...kavitha }
    for (const act of [showWaiting, stopWaiting]) {
      typedCheckout.set(typed)
      await act(waiting, settings)
      assert.deepEqual(typedCheckout.get(), seen)
    }
    const sentence = currentAnnouncements().notice?.text
    assert.equal(sentence?.includes('details are still here'), !whose.startsWith('another'))
  })
}
