// A refusal stays until it has been read; what is only read aloud changes beside it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currentAnnouncements as current, clearNotice, showRefusal, announce } from './announcements.ts'

test('what is only read aloud does not take a refusal away', () => {
  showRefusal('Only 3 items available in stock!')
  announce('Rocket: 3 in cart')
  assert.deepEqual(current(), {
    announced: 'Rocket: 3 in cart',
    notice: { tone: 'bad', text: 'Only 3 items available in stock!' },
  })
  clearNotice()
  assert.equal(current().notice, undefined)
})

test('the same refusal again is a new one, so that it is shown and read anew', () => {
  showRefusal('This product is out of stock!')
  const first = current().notice
  showRefusal('This product is out of stock!')
  assert.notEqual(current().notice, first)
})

test('without a refusal nothing is shown', () => {
  clearNotice()
  assert.equal(showRefusal(undefined), false)
  assert.equal(current().notice, undefined)
})
