// Reads the customer of an exported order (spec §3, §5 Checkout form).
import type { Customer } from '#domain/checkout/checkout-form.ts'
import { readPincode } from '#domain/checkout/checkout-form.ts'
import { readPhoneNumber } from '#domain/checkout/phone-number.ts'
import { stateTypeOf } from '#domain/checkout/state.ts'
import { paragraphs, wellFormed } from '#domain/plain-text.ts'
import { type Fields, fieldsOf, textOf } from '#domain/shop-import/export-values.ts'
import { findState } from '#domain/shop-import/state-name.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { importRemarks } from '#domain/words/en/office/shop/import-remarks.ts'
import { type Say, shown } from './report.ts'

export const customerFields = 'name state stateType district pincode mobile alternateMobile address'.split(' ')
const NO_NAME = 'No name'
const ADDRESS_MAX = 500
const TEXT_MAX = 100
const NUMBER_MAX = 20

export function readCustomer(value: unknown, say: Say): Customer {
  const fields = fieldsOf(value) ?? new Map<string, unknown>()
  const name = cut(fields, 'name', TEXT_MAX, say)
  if (name === '') say('name', 'mended', wordsOf(importRemarks).customerNoName({ name: NO_NAME }))
  const alternateMobile = readAlternate(fields, say)
  return {
    name: name || NO_NAME,
    ...readState(fields, say),
    district: cut(fields, 'district', TEXT_MAX, say),
    pincode: readNumber(fields, 'pincode', readPincode, say),
    mobile: readNumber(fields, 'mobile', readPhoneNumber, say),
    ...(alternateMobile !== undefined && { alternateMobile }),
    address: readAddress(fields, say),
  }
}

/** What is no such number stays as it is: somebody may know what it means. */
function readNumber(fields: Fields, field: 'pincode' | 'mobile', read: (text: string) => string | undefined, say: Say) {
  const text = textOf(fields.get(field))
  const number = read(text)
  if (number !== undefined) return number
  const { missing, notAMobile, notAPincode } = wordsOf(importRemarks)
  if (text === '') say(field, 'noted', missing)
  else say(field, 'noted', (field === 'mobile' ? notAMobile : notAPincode)({ value: shown(text) }))
  return wellFormed(text.slice(0, NUMBER_MAX))
}

function readAlternate(fields: Fields, say: Say): string | undefined {
  const text = textOf(fields.get('alternateMobile'))
  if (text === '' || /^n\/?a$/i.test(text)) return undefined
  const number = readPhoneNumber(text)
  if (number === undefined)
    say('alternateMobile', 'mended', wordsOf(importRemarks).alternateLeftOut({ value: shown(text) }))
  return number
}

function readState(fields: Fields, say: Say): Pick<Customer, 'state' | 'stateType'> {
  const text = textOf(fields.get('state'))
  const state = findState(text)
  if (state !== undefined) return { state, stateType: stateTypeOf(state) || 'State' }
  const { missing, notAState } = wordsOf(importRemarks)
  say('state', 'noted', text === '' ? missing : notAState({ value: shown(text) }))
  const isTerritory = /union/i.test(textOf(fields.get('stateType')))
  return { state: wellFormed(text.slice(0, TEXT_MAX)), stateType: isTerritory ? 'Union Territory' : 'State' }
}

function cut(fields: Fields, field: string, most: number, say: Say): string {
  const text = textOf(fields.get(field))
  if (text.length <= most) return text
  say(field, 'mended', wordsOf(importRemarks).shortened({ most }))
  return wellFormed(text.slice(0, most)).trim()
}

function readAddress(fields: Fields, say: Say): string {
  const given = fields.get('address')
  const text = typeof given === 'string' ? paragraphs(given) : textOf(given)
  if (text === '') say('address', 'noted', wordsOf(importRemarks).missing)
  if (text.length <= ADDRESS_MAX) return text
  say('address', 'mended', wordsOf(importRemarks).shortened({ most: ADDRESS_MAX }))
  return wellFormed(text.slice(0, ADDRESS_MAX)).trim()
}
