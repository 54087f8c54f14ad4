import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { emptyCheckout, readCheckout } from './checkout-form.ts'
import type { CheckoutErrors } from './checkout-form.ts'
import { demoSettings } from '../settings/shop-settings.ts'
import { states } from './state.ts'
import { kavitha } from '#test/fixtures/sample-order.ts'

const optional = { ...demoSettings, alternateMobileRequired: false }
const needed = { ...demoSettings, alternateMobileRequired: true }

function errorsOf(changes: Record<string, unknown>, options = optional): CheckoutErrors {
  const read = readCheckout({ ...kavitha, ...changes }, options)
  return 'errors' in read ? read.errors : {}
}

test('a form filled in well is the customer', () => {
  assert.deepEqual(readCheckout(kavitha, optional), { customer: kavitha })
  assert.deepEqual(readCheckout(kavitha, needed), { customer: kavitha })
})

for (const [field, message] of [
  ['name', 'Name is required'],
  ['state', 'State is required'],
  ['stateType', 'State type is required'],
  ['district', 'District is required'],
  ['pincode', 'Pincode is required'],
  ['mobile', 'Mobile number is required'],
  ['address', 'Address is required'],
] as const) {
  test(`§5 ${message}`, () => {
    for (const empty of ['', '   ', '\n', '\u200B', undefined, null, 0, 625001, {}, [], ['x'], true]) {
      assert.deepEqual(errorsOf({ [field]: empty }), { [field]: message }, JSON.stringify(empty))
    }
  })
}

for (const [field, message, right, wrong] of [
  ['pincode', 'Pincode must be 6 digits', '600001', ['62500', '6250011', '62500a', '+625001', '٦٢٥٠٠', '-62500']],
  [
    'mobile',
    'Mobile number must be 10 digits',
    '9000000000',
    ['987654321', '98765432101', '+1 415 555 2671', '+9876543210', '98765e3210'],
  ],
  [
    'alternateMobile',
    'Alternate mobile number must be 10 digits',
    '8000000000',
    ['1', '98765432101', 'none', '०१२३४५६७८'],
  ],
] as const) {
  test(`§5 ${message}`, () => {
    for (const text of wrong) assert.deepEqual(errorsOf({ [field]: text }), { [field]: message }, text)
    assert.deepEqual(errorsOf({ [field]: right }), {})
    assert.deepEqual(errorsOf({ [field]: ` ${right}\n` }), {})
  })
}

for (const [field, text, digits] of [
  ['pincode', '625 001', '625001'],
  ['pincode', '625\u00A0001', '625001'],
  ['pincode', '625-001', '625001'],
  ['pincode', '௬௨௫௦௦௧', '625001'],
  ['pincode', '٦٢٥٠٠١', '625001'],
  ['mobile', '+91 (0) 98765-43210', '9876543210'],
  ['mobile', '९८७६५ ४३२१०', '9876543210'],
  ['alternateMobile', '0091 91234 56780', '9123456780'],
] as const) {
  test(`§5 ${field} '${text}' is taken as ${digits}`, () => {
    const read = readCheckout({ ...kavitha, [field]: text }, optional)
    assert.ok('customer' in read, JSON.stringify(read))
    assert.equal(read.customer[field], digits)
  })
}

test('§5 an alternateMobile that is no text is refused, not dropped', () => {
  for (const given of [5, 9876543210, true, [], {}]) {
    assert.deepEqual(errorsOf({ alternateMobile: given }), {
      alternateMobile: 'Alternate mobile number must be 10 digits',
    })
  }
})

test('§5 alternateMobile is optional, and then left out of the customer', () => {
  for (const empty of ['', '  ', undefined, null]) {
    const read = readCheckout({ ...kavitha, alternateMobile: empty }, optional)
    assert.ok('customer' in read)
    assert.ok(!('alternateMobile' in read.customer))
  }
})

test("§5 alternateMobile is required if the shop's setting requires it", () => {
  assert.deepEqual(errorsOf({ alternateMobile: '' }, needed), {
    alternateMobile: 'Alternate mobile number is required',
  })
  assert.deepEqual(errorsOf({ alternateMobile: '12' }, needed), {
    alternateMobile: 'Alternate mobile number must be 10 digits',
  })
})

test('§5 an empty form reports all required fields at once', () => {
  const all = {
    name: 'Name is required',
    state: 'State is required',
    stateType: 'State type is required',
    district: 'District is required',
    pincode: 'Pincode is required',
    mobile: 'Mobile number is required',
    address: 'Address is required',
  }
  for (const nothing of [emptyCheckout, {}, null, undefined, 'x', 7, []]) {
    assert.deepEqual(readCheckout(nothing, optional), { errors: all })
  }
  assert.deepEqual(readCheckout({}, needed), {
    errors: { ...all, alternateMobile: 'Alternate mobile number is required' },
  })
})

test('a state that is not on the list is no state', () => {
  for (const state of ['Madras', 'tamil nadu', 'State', '__proto__', 'toString']) {
    assert.deepEqual(errorsOf({ state }), { state: 'State is required' }, state)
  }
})

test('§3 stateType is derived from state: another type is refused', () => {
  assert.deepEqual(errorsOf({ stateType: 'Union Territory' }), { stateType: 'State type must match the state' })
  assert.deepEqual(errorsOf({ state: 'Puducherry' }), { stateType: 'State type must match the state' })
  assert.deepEqual(errorsOf({ stateType: 'Country' }), { stateType: 'State type is required' })
  for (const { name, type } of states) assert.deepEqual(errorsOf({ state: name, stateType: type }), {})
})

test('a wrong state type is reported with the other faults', () => {
  assert.deepEqual(errorsOf({ state: 'Puducherry', name: '', pincode: '1' }), {
    name: 'Name is required',
    stateType: 'State type must match the state',
    pincode: 'Pincode must be 6 digits',
  })
})

test('the length of every field is capped', () => {
  assert.deepEqual(errorsOf({ name: 'x'.repeat(100), district: 'x'.repeat(100), address: 'x'.repeat(500) }), {})
  assert.deepEqual(errorsOf({ name: 'x'.repeat(101), district: 'x'.repeat(101), address: 'x'.repeat(501) }), {
    name: 'Name must be at most 100 characters',
    district: 'District must be at most 100 characters',
    address: 'Address must be at most 500 characters',
  })
  assert.deepEqual(
    errorsOf({ pincode: '6'.repeat(100_000), mobile: '9'.repeat(100_000), alternateMobile: '9'.repeat(100_000) }),
    {
      pincode: 'Pincode must be 6 digits',
      mobile: 'Mobile number must be 10 digits',
      alternateMobile: 'Alternate mobile number must be 10 digits',
    },
  )
})

test('names are one line, addresses may have several, Tamil stays as it is', () => {
  const read = readCheckout(
    { ...kavitha, name: ' முருகன்\n\u0000 கவிதா ', address: ' 12, வடக்கு மாசி வீதி\r\nமதுரை ' },
    optional,
  )
  assert.ok('customer' in read)
  assert.equal(read.customer.name, 'முருகன் கவிதா')
  assert.equal(read.customer.address, '12, வடக்கு மாசி வீதி\nமதுரை')
})

test('unknown fields of the form are dropped', () => {
  const read = readCheckout({ ...kavitha, price: 1, verified: 'Verified', __proto__: { isAdmin: true } }, optional)
  assert.deepEqual(read, { customer: kavitha })
})

test('reading never throws, whatever the input, and reports only sentences', () => {
  const fields = fc.record(Object.fromEntries(Object.keys(emptyCheckout).map((field) => [field, fc.anything()])), {
    requiredKeys: [],
  })
  const anything = fc.oneof(fc.anything({ withNullPrototype: true, withBigInt: true }), fields, fc.jsonValue())
  fc.assert(
    fc.property(anything, fc.boolean(), (input, alternateMobileRequired) => {
      const read = readCheckout(input, { ...demoSettings, alternateMobileRequired })
      if ('customer' in read) return
      assert.ok(Object.keys(read.errors).length > 0)
      for (const message of Object.values(read.errors))
        assert.match(message, /^[A-Z][\w ]+(required|digits|characters|state)$/)
    }),
  )
})

test('a customer that was read reads the same again', () => {
  const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  const form = fc.record({ name: line, district: line, address: line }, { noNullPrototype: true })
  fc.assert(
    fc.property(form, (changes) => {
      const read = readCheckout({ ...kavitha, ...changes }, optional)
      if ('customer' in read) assert.deepEqual(readCheckout(read.customer, optional), read)
    }),
  )
})

const blocked = { ...optional, blockedStates: ['Kerala'], blockedPincodes: ['11', '626001'] }

test('a place where the shop does not deliver is refused at its field, beside all other faults', () => {
  assert.deepEqual(errorsOf({ state: 'Kerala', name: '' }, blocked), {
    name: 'Name is required',
    state: 'We do not deliver to Kerala at the moment',
  })
  assert.deepEqual(errorsOf({ pincode: '110 001' }, blocked), { pincode: 'We do not deliver to 110001 at the moment' })
  assert.deepEqual(errorsOf({ pincode: '௬௨௬௦௦௧' }, blocked), { pincode: 'We do not deliver to 626001 at the moment' })
  assert.deepEqual(errorsOf({ pincode: '626002' }, blocked), {})
  const sentence = 'Kerala takes no crackers this year.'
  assert.deepEqual(errorsOf({ state: 'Kerala' }, { ...blocked, blockedSentence: sentence }), { state: sentence })
})
