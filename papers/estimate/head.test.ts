import assert from 'node:assert/strict'
import test from 'node:test'
import { estimateHead, noteLines } from './head.ts'
import type { Detail } from './head.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { kavitha, testOrder } from '#test/fixtures/sample-order.ts'

const headOf = (changes = {}) => estimateHead(testOrder({ customer: { ...kavitha, ...changes } }), demoSettings)
const said = (column: Detail[]) => column.map(({ label, lines }) => [label, ...lines])

test('§9 enquiry number, title, date, contact line, seller and address', () => {
  const head = headOf()
  assert.equal(head.enquiryNumber, 'ORD20261120224520123')
  assert.equal(head.title, 'ESTIMATE')
  assert.equal(head.date, '20/11/2026')
  assert.equal(head.contact.mobile, '+91 55555 01999')
  assert.equal(head.contact.website, 'www.srivinayagacrackers.example')
  assert.equal(head.seller.name, 'Sri Vinayaga Crackers')
  assert.deepEqual(head.seller.address, ['14/2, Chatrapatti Road, Sivakasi, Tamil Nadu 626123'])
})

test('§9 customer details have two columns, the address spans both', () => {
  const { left, right, whole } = headOf().customer
  assert.deepEqual(said(left), [
    ['Name', 'Kavitha Murugan'],
    ['Mobile', '98765 43210'],
    ['Alternate Mobile', '91234 56780'],
  ])
  assert.deepEqual(said(right), [
    ['District', 'Madurai'],
    ['State', 'Tamil Nadu'],
    ['Pincode', '625001'],
  ])
  assert.deepEqual(said(whole), [['Address', '12, North Masi Street near the clock tower']])
})

test('an address of 500 letters is complete, and the head grows by whole rows of 7 mm', () => {
  const address = 'Flat 12B, third floor, '.repeat(30).slice(0, 499).trimEnd() + '.'
  const head = headOf({ address })
  assert.equal(head.customer.whole[0]?.lines.join(' '), address)
  assert.equal(head.heightMm % 7, 0)
  assert.ok(head.heightMm > headOf().heightMm)
})

test('notes wrap at the page’s width, up to the most lines', () => {
  assert.deepEqual(noteLines(['One.', 'Two.'], 12), ['One.', 'Two.'])
  assert.equal(noteLines(['word '.repeat(500).trim()], 4).length, 4)
})

test('the head has as many other phones as fit, and the other name with the tagline, within the page', () => {
  const own = { ...demoSettings, otherName: 'ஸ்ரீ விநாயகா', otherPhones: ['04562 555555', '+91 55555 01998'] }
  const { contact, seller } = estimateHead(testOrder(), own)
  assert.equal(contact.mobile, '+91 55555 01999, 04562 555555, +91 55555 01998')
  assert.equal(seller.tagline, 'ஸ்ரீ விநாயகா · Light up every Deepavali')

  const website = `www.${'long'.repeat(20)}.example`
  const long = { ...own, tagline: 'louder '.repeat(28), website }
  const { contact: less, seller: cut } = estimateHead(testOrder(), long)
  assert.equal(less.mobile, '+91 55555 01999')
  assert.match(cut.tagline, /…$/)
})
