import assert from 'node:assert/strict'
import { test } from 'node:test'
import { speak } from '#domain/words/translations.ts'
import { inLanguage } from '#domain/words/in-language.ts'
import { language } from '#server/language.ts'
import { addressLabel } from './address-label.ts'

speak(language)

const customer = {
  name: 'Lakshmi\nNarayanan',
  state: 'Tamil Nadu',
  stateType: 'State' as const,
  district: 'Madurai',
  pincode: '625001',
  mobile: '9876543210',
  alternateMobile: '',
  address: '12, North Street\n\n near the temple ',
}

test('the label has a line for each part, and both numbers when there are two, and is English in a Tamil back office', () => {
  assert.equal(
    addressLabel(customer),
    'Lakshmi Narayanan\n12, North Street\nnear the temple\nMadurai, Tamil Nadu - 625001\nMobile: 98765 43210',
  )
  assert.equal(
    inLanguage('ta', () => addressLabel(customer)),
    addressLabel(customer),
  )
  assert.match(addressLabel({ ...customer, alternateMobile: '9123456780' }), /Mobile: 98765 43210, 91234 56780$/)
})
