import assert from 'node:assert/strict'
import test from 'node:test'
import {
  asksForTotal,
  fillMessage,
  messageFields,
  messageLanguages,
  messageNames,
  readMessageLanguage,
  readMessageName,
  stepOfMessage,
  unknownField,
} from './message-fields.ts'
import { usualMessages } from '../messages/usual-messages.ts'

test('fields are filled in once, and a line whose field is empty is left out', () => {
  const values = { ...messageFields, name: '{total}', officePhone: '' }
  assert.equal(fillMessage('Hello {name}\nPhone: {officePhone}\nLR {lr} {', values), 'Hello {total}\nLR MDU 4711 {')
})

test('an unknown field is reported with the known ones', () => {
  assert.match(
    unknownField('Hello {nmae}, {total}', 'paid') ?? '',
    /^We do not know \{nmae\}\. Use one of these: \{name\} \{shop\}/,
  )
  assert.equal(
    unknownField('{name} {freight} { } }', 'paid'),
    'We do not know { }. Use one of these: {name} {shop} {order} {total} {due} {received} {upi} {office} {officePhone} {lr} {cases} {freight} {link}',
  )
  assert.equal(unknownField('Hello {name} }{', 'paid'), undefined)
  assert.match(unknownField('{items}', 'paid') ?? '', /not know \{items\}/)
  assert.equal(unknownField('{items} {sums} {date} {revised} {upi}', 'revised'), undefined)
  assert.match(unknownField('{constructor}', 'revised') ?? '', /not know \{constructor\}/)
})

test('a message is about its step, and an address names one or none', () => {
  assert.equal(stepOfMessage('dispatched'), 'dispatched')
  assert.equal(stepOfMessage('revised'), undefined)
  assert.deepEqual([readMessageName('paid'), readMessageName('sold')], ['paid', undefined])
  assert.deepEqual([readMessageLanguage('ta'), readMessageLanguage('hi')], ['ta', undefined])
})

test('a text that demands the total is found, also a short one and one of another step', () => {
  assert.equal(asksForTotal('Pay {total}', 'payment'), true)
  assert.equal(asksForTotal('Confirmed. Pay {total} to {upi}', 'confirmed'), true)
  assert.equal(asksForTotal('Of {total} please pay {due}', 'payment'), false)
  assert.equal(asksForTotal('Your order is packed.\nPlease pay {total} by GPay', 'packed'), true)
  assert.equal(asksForTotal('பதிவு {order}: {total} செலுத்தவும்', 'confirmed'), true)
  assert.equal(asksForTotal('Your order for {total} is packed', 'packed'), false)
  assert.equal(asksForTotal('Your order for {total} is confirmed.\nNothing is to be paid now', 'confirmed'), false)
  for (const name of messageNames)
    for (const language of messageLanguages)
      assert.equal(asksForTotal(usualMessages[name][language], name), false, `${name}-${language}`)
})
