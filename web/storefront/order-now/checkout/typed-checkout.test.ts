import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyCheckout } from '#domain/checkout/checkout-form.ts'
import { clearTyped, typedCheckout, withDigits, withField } from './typed-checkout.ts'

test('§5 choosing a state sets the state type', () => {
  assert.equal(withField(emptyCheckout, 'state', 'Kerala').stateType, 'State')
  assert.equal(withField(emptyCheckout, 'state', 'Puducherry').stateType, 'Union Territory')
  assert.equal(withField({ ...emptyCheckout, stateType: 'State' }, 'state', '').stateType, '')
})

for (const [field, typed, kept] of [
  ['pincode', '626 123', '626123'],
  ['pincode', '௬௨௬௧௨௩', '626123'],
  ['pincode', '6261234', '6261234'],
  ['mobile', '+91 98765 43210', '9876543210'],
  ['mobile', '+91-(0)98765-43210', '9876543210'],
  ['mobile', '098765 43210', '9876543210'],
  ['mobile', '98765-43210', '9876543210'],
  ['mobile', '९८७६५४३२१०', '9876543210'],
  ['mobile', '9198765432', '9198765432'],
  ['mobile', '98765432101', '98765432101'],
  ['mobile', '+1 415 555 2671', '+1 415 555 2671'],
  ['alternateMobile', 'none', 'none'],
] as const) {
  test(`§5 ${field}: '${typed}' stays as typed, and becomes '${kept}' on blur`, () => {
    const form = withField(emptyCheckout, field, typed)
    assert.equal(form[field], typed)
    assert.equal(withDigits(form, field)[field], kept)
  })
}

test('names and addresses stay as typed', () => {
  assert.equal(withField(emptyCheckout, 'address', '12, கோவில் தெரு\n').address, '12, கோவில் தெரு\n')
})

test('the answer to an order clears its own form, and not one that another person types', () => {
  typedCheckout.set({ ...emptyCheckout, name: 'Bala', mobile: '92222 2' })
  clearTyped({ mobile: '9876543210' })
  assert.equal(typedCheckout.get().name, 'Bala')
  typedCheckout.set({ ...emptyCheckout, name: 'Meena', mobile: '+91 98765 43210' })
  clearTyped({ mobile: '9876543210' })
  assert.deepEqual(typedCheckout.get(), emptyCheckout)
})
