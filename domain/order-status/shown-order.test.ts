import assert from 'node:assert/strict'
import test from 'node:test'
import { firstName, maskedMobile } from './shown-order.ts'

test('the first name is the first word that is more than initials', () => {
  for (const [name, first] of [
    ['Lakshmi Narayanan', 'Lakshmi'],
    ['S. K. Raja', 'Raja'],
    ['S K  Raja Mohamed', 'Raja'],
    ['செ. முருகன்', 'முருகன்'],
    ['Jo', 'Jo'],
    ['', ''],
  ] as const)
    assert.equal(firstName(name), first)
})

test('of the mobile the last four digits are shown', () => {
  assert.equal(maskedMobile('9876543210'), 'xxxxx x3210')
})
