import assert from 'node:assert/strict'
import test from 'node:test'
import { customerDetails, enquiryNumber, estimateDate, estimateFileName, estimateNotes } from './texts.ts'
import { dueAtFirst, dueOf } from '#domain/payments/due.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { kavitha, testOrder } from '#test/fixtures/sample-order.ts'

const fileNamed = (name: string) => estimateFileName(testOrder({ customer: { ...kavitha, name } }))
const nothingSaved = { savedPaise: 0 }
const asPlaced = dueAtFirst(2_249_00)

test('§9 file named Estimate_{orderId}_{customer name with underscores}.pdf', () => {
  assert.equal(fileNamed('Kavitha  Murugan'), 'Estimate_ORD20261120224520123_Kavitha_Murugan.pdf')
  assert.equal(fileNamed('முருகன் செங்கோட்டை'), 'Estimate_ORD20261120224520123_முருகன்_செங்கோட்டை.pdf')
  assert.equal(fileNamed('../../etc/passwd\u0000'), 'Estimate_ORD20261120224520123_etc_passwd.pdf')
  assert.equal(fileNamed('🎆'), 'Estimate_ORD20261120224520123_Customer.pdf')
  assert.ok(new TextEncoder().encode(fileNamed('கொ'.repeat(100))).length <= 255)
})

test('§9 sample placeholders when data is missing', () => {
  assert.deepEqual([enquiryNumber({}), estimateDate({})], ['ORD00000000000000000', 'DD/MM/YYYY'])
  const { left, right, whole } = customerDetails({ customer: { name: '  ' } })
  const said = [...left, ...right, ...whole].map(({ text }) => text)
  assert.deepEqual(said, ['Customer Name', '00000 00000', 'N/A', 'District', 'State', '000000', 'Customer Address'])
})

test('the notes say how to pay, the saving, and that the estimate is no invoice', () => {
  const notes = estimateNotes(testOrder(), demoSettings, { savedPaise: 7551_00 }, asPlaced)
  assert.deepEqual(notes, [
    'You save ₹7,551 on the M.R.P.',
    'After our call, pay ₹2,249 by UPI. UPI ID: srivinayagacrackers@example. Send the payment screenshot with the enquiry ' +
      'number to our WhatsApp +91 55555 01999.',
    demoSettings.legalNotice,
    'This is an estimate, not a tax invoice. Licence: LE-5 licence E/SC/TN/24/000 (sample). GSTIN: 33AAAAA0000A1Z9.',
  ])
})

test('the saving, drawn in colour, comes before all else that a revised order or a trial has to say', () => {
  const revised = { revision: 1, revisedAt: '2026-11-21T05:00:00.000Z', freightNote: 'To Madurai' } as const
  for (const order of [testOrder(revised), testOrder({ ...revised, kind: 'trial' })]) {
    assert.equal(
      estimateNotes(order, demoSettings, { savedPaise: 7551_00 }, asPlaced)[0],
      'You save ₹7,551 on the M.R.P.',
    )
  }
})

test('empty settings have no note, and a replaced order says so', () => {
  const silent = { ...demoSettings, legalNotice: '', licenceNumber: '', gstin: '' }
  const [, ...notes] = estimateNotes(testOrder({ supersededBy: 'ORD2' }), silent, nothingSaved, asPlaced)
  assert.deepEqual(notes, ['ORD2 replaces this estimate.', 'This is an estimate, not a tax invoice.'])
})

test('§9 a shop that takes enquiries asks for no payment on its estimate, and one that takes orders does', () => {
  assert.match(notesOf(2_249_00), /^After our call, pay ₹2,249 by UPI\. UPI ID: srivinayagacrackers@example\./)
  assert.match(notesOf(2_249_00, true), /^We call you about products, prices and transport\./)
  assert.doesNotMatch(notesOf(2_249_00, true), /\bpay|upi/i)
})

function notesOf(totalPaise: number, callItEnquiry = false): string {
  return estimateNotes({}, { ...demoSettings, callItEnquiry }, nothingSaved, dueAtFirst(totalPaise)).join('\n')
}

test('the note asks for payment only after the call, as the legal notice says; above ₹1,00,000 with the limit of UPI', () => {
  assert.match(demoSettings.legalNotice, /nothing is to be paid before that call/)
  assert.match(notesOf(1_00_000_00), /^After our call, pay ₹1,00,000 by UPI/)
  assert.doesNotMatch(notesOf(1_00_000_00), /UPI usually ends/)
  assert.match(notesOf(1_20_000_00), /^UPI usually ends at ₹1,00,000 a day\./m)
  assert.doesNotMatch(notesOf(1_20_000_00, true), /UPI/)
})

function noteOf(seller: object, totalPaise = 2249_00): string[] {
  return estimateNotes(
    testOrder(),
    { ...demoSettings, legalNotice: '', ...seller },
    nothingSaved,
    dueAtFirst(totalPaise),
  )
}

test('the note of the payment names the payee and the bank account, or leaves UPI out', () => {
  const bank = {
    accountName: 'Vinayaga',
    accountNumber: '001234567890',
    ifsc: 'ABCD0123456',
    bankName: 'A Bank',
    branch: '',
  }
  const account = 'Account name: Vinayaga, Account number: 001234567890, IFSC: ABCD0123456, Bank: A Bank.'
  const end = 'Send the payment screenshot with the enquiry number to our WhatsApp +91 55555 01999.'
  const upi = 'UPI ID: srivinayagacrackers@example (M. Kannan).'
  assert.equal(
    noteOf({ payeeName: 'M. Kannan', bank })[0],
    `After our call, pay ₹2,249 by UPI or bank transfer. ${upi} ${account} ${end}`,
  )
  assert.equal(noteOf({ upiId: '', bank })[0], `After our call, pay ₹2,249 by bank transfer. ${account} ${end}`)
  assert.equal(noteOf({ upiId: '' })[0], 'We tell you how to pay when we call.')
  assert.doesNotMatch(noteOf({ upiId: '', bank }, 1_50_000_00).join(' '), /UPI/)
})

test('the estimate of an edited order says so, with the agreed freight', () => {
  const notes = estimateNotes(
    { revision: 1, revisedAt: '2026-11-21T05:00:00.000Z', freightNote: 'to pay' },
    demoSettings,
    nothingSaved,
    dueAtFirst(170_00),
  )
  assert.deepEqual(notes.slice(0, 2), [
    'Revised 21/11/2026. This estimate replaces the earlier one.',
    'Lorry charge: to pay',
  ])
})

function notesOnceReceived(totalPaise: number, receivedPaise: number): string[] {
  const due = dueOf(totalPaise, receivedPaise)
  return estimateNotes(testOrder(), { ...demoSettings, legalNotice: '' }, nothingSaved, due)
}

test('after a payment the estimate shows the received amount and asks only for the rest', () => {
  const [received, request] = notesOnceReceived(2_813_40, 1_000_00)
  assert.equal(received, 'Received ₹1,000, due ₹1,813.40.')
  assert.match(request ?? '', /^Please pay ₹1,813\.40 by UPI\. UPI ID: srivinayagacrackers@example\. Send/)
  assert.doesNotMatch(notesOnceReceived(2_813_40, 1_000_00).join(' '), /2,813/)
  assert.equal(notesOnceReceived(6_776_00, 6_776_00)[0], 'Received ₹6,776, fully paid.')
  assert.equal(notesOnceReceived(0, 23_000_00)[0], 'Received ₹23,000, to be refunded.')
  assert.equal(notesOnceReceived(0, 0)[0], 'There is nothing to pay for this order.')
  for (const paid of [
    notesOnceReceived(6_776_00, 6_776_00),
    notesOnceReceived(6_000_00, 6_776_00),
    notesOnceReceived(0, 0),
    notesOnceReceived(0, 500_00),
  ]) {
    assert.doesNotMatch(paid.join(' '), /pay ₹|UPI/)
  }
  assert.doesNotMatch(notesOnceReceived(1_20_000_00, 30_000_00).join(' '), /UPI usually ends/)
})
