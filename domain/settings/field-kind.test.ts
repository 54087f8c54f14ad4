import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { fieldKind, isOptional, kindOf } from './field-kind.ts'
import { flag, list, number, numberOrNone, textOrNone } from './fields.ts'
import { messageKeys } from './messages-chapter.ts'
import { POSTERS } from './site-chapters.ts'

test('a yes or no is a flag, also once it is checked further', () => {
  assert.deepEqual(kindOf(flag('viewOnly')), { kind: 'flag' })
  assert.deepEqual(
    kindOf(
      v.pipe(
        flag('viewOnly'),
        v.check((isOn) => isOn),
      ),
    ),
    { kind: 'flag' },
  )
})

test('texts, amounts and lists of texts are one text', () => {
  for (const schema of [
    textOrNone('heroTitle', 9),
    number('lowStock', 1, 9),
    numberOrNone('established', 1, 9),
    list('bannerLines', 9, v.string()),
  ])
    assert.deepEqual(kindOf(schema), { kind: 'text' })
})

test('an object has an input for each part, a list of fixed length one for each place', () => {
  assert.deepEqual(fieldKind('packing'), { kind: 'parts', parts: ['unit', 'amount'] })
  assert.deepEqual(fieldKind('bank').parts, ['accountName', 'accountNumber', 'ifsc', 'bankName', 'branch'])
  assert.deepEqual(fieldKind('policies').parts, ['privacy', 'terms', 'delivery'])
  assert.deepEqual(fieldKind('messages').parts, messageKeys)
  assert.deepEqual(fieldKind('posters'), { kind: 'parts', parts: ['0', '1', '2', '3', '4'], isList: true })
  assert.equal(fieldKind('posters').parts?.length, POSTERS)
})

test('a list of objects is rows', () => {
  for (const field of ['minimumByState', 'dispatchPromises'] as const) assert.equal(fieldKind(field).kind, 'rows')
})

test('a field that may stay empty is optional', () => {
  for (const field of ['tagline', 'rating', 'otherPhones', 'upiId', 'bookingOpens'] as const)
    assert.ok(isOptional(field))
  for (const field of ['name', 'phone', 'minimumOrder', 'keepCustomersMonths'] as const) assert.ok(!isOptional(field))
})
