import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currentAnnouncements as current, clearNotice, showRefusal, announce } from './announcements.ts'

test('an announcement for screen readers leaves a refusal visible', () => {
  showRefusal('Only 3 items available in stock!')
  announce('Rocket: 3 in cart')
  assert.deepEqual(current(), {
    announced: 'Rocket: 3 in cart',
    notice: { tone: 'bad', text: 'Only 3 items available in stock!' },
  })
  clearNotice()
  assert.equal(current().notice, undefined)
})

test('a repeated refusal is shown and announced again', () => {
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
