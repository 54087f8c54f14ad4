import assert from 'node:assert/strict'
import test from 'node:test'
import { shownAbout } from './shown-about.ts'

test('days, money, steps and roles read as on every other screen', () => {
  assert.equal(shownAbout('/admin/counter/sales close-day', '2026-11-26, 7741'), '26/11/2026, ₹7,741 counted')
  assert.equal(shownAbout('/admin/counter/sales reopen-day', '2026-11-26'), '26/11/2026')
  assert.equal(shownAbout('/admin/orders add-payment', 'ORD1, 1813.4'), 'ORD1, ₹1,813.40')
  assert.equal(shownAbout('/admin/orders add-payment', 'ORD1, 1,813'), 'ORD1, ₹1,813')
  assert.equal(shownAbout('/admin/orders step', 'ORD1: packed'), 'ORD1: Packed')
  assert.equal(shownAbout('/admin/orders steps', 'paid: ORD1, ORD2'), 'Paid: ORD1, ORD2')
  assert.equal(shownAbout('/admin/dispatch message', 'ORD1: payment'), 'ORD1: Payment request')
  assert.equal(shownAbout('/admin/people add', 'ravi@example.com, staff'), 'ravi@example.com, Staff')
})

test('a subject that no form of the shop sends is shown as it is', () => {
  assert.equal(shownAbout('/admin/counter/sales close-day', 'today, much'), 'today, much counted')
  assert.equal(shownAbout('/admin/orders step', 'ORD1: constructor'), 'ORD1: constructor')
  assert.equal(shownAbout('constructor', 'x'), 'x')
  assert.equal(shownAbout('/admin/settings restore', ''), '')
})
