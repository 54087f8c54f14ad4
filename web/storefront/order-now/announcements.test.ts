// A refusal stays until it has been read; quiet words come and go beside it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currentAnnouncements as current, clearRefusal, showRefusal, announce } from './announcements.ts'

test('a quiet word does not take a refusal away', () => {
  showRefusal('Only 3 items available in stock!')
  announce('Rocket: 3 in cart')
  assert.deepEqual(current(), { said: 'Rocket: 3 in cart', refused: { text: 'Only 3 items available in stock!' } })
  clearRefusal()
  assert.equal(current().refused, undefined)
})

test('the same refusal again is a new one, so that it is shown and read anew', () => {
  showRefusal('This product is out of stock!')
  const first = current().refused
  showRefusal('This product is out of stock!')
  assert.notEqual(current().refused, first)
})

test('no refusal is no news', () => {
  clearRefusal()
  assert.equal(showRefusal(undefined), false)
  assert.equal(current().refused, undefined)
})
