// What the form corrects while it is being filled in.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyCheckout } from '#domain/checkout-form.ts'
import { withField } from './typed-checkout.ts'

test('§5 choosing a state sets the state type', () => {
  assert.equal(withField(emptyCheckout, 'state', 'Kerala').stateType, 'State')
  assert.equal(withField(emptyCheckout, 'state', 'Puducherry').stateType, 'Union Territory')
  assert.equal(withField({ ...emptyCheckout, stateType: 'State' }, 'state', '').stateType, '')
})

for (const [field, typed, kept] of [
  ['pincode', '626 123', '626123'],
  ['pincode', '6261234', '626123'],
  ['mobile', '+91 98765 43210', '9876543210'],
  ['mobile', '098765 43210', '9876543210'],
  ['mobile', '98765-43210', '9876543210'],
  ['mobile', '9198765432', '9198765432'],
  ['mobile', '98765432101', '9876543210'],
  ['alternateMobile', 'none', ''],
] as const) {
  test(`§5 ${field}: '${typed}' becomes '${kept}'`, () => {
    assert.equal(withField(emptyCheckout, field, typed)[field], kept)
  })
}

test('names and addresses stay as they were typed', () => {
  assert.equal(withField(emptyCheckout, 'address', '12, கோவில் தெரு\n').address, '12, கோவில் தெரு\n')
})
