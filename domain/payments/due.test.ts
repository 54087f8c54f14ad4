import assert from 'node:assert/strict'
import test from 'node:test'
import { speak } from '#domain/words/translations.ts'
import { language } from '#server/language.ts'
import { inLanguage } from '../words/in-language.ts'
import { askedOf, dueAtFirst, dueOf, receivedText } from './due.ts'

speak(language)

test('the due amount is the total less the received one, and never below zero', () => {
  assert.deepEqual(dueOf(2_813_40, 1_000_00), {
    askedPaise: 2_813_40,
    receivedPaise: 1_000_00,
    duePaise: 1_813_40,
    overPaise: 0,
  })
  assert.deepEqual([dueOf(500_00, 700_00).duePaise, dueOf(500_00, 700_00).overPaise], [0, 200_00])
  assert.equal(dueAtFirst(500_00).duePaise, 500_00)
})

test('a cancelled and a replaced order have nothing due', () => {
  const order = { totalPaise: 500_00, step: 'confirmed' as const }
  assert.equal(askedOf(order), 500_00)
  assert.equal(askedOf({ ...order, step: 'cancelled' }), 0)
  assert.equal(askedOf({ ...order, supersededBy: 'ORD2' }), 0)
})

test('after a payment, papers and messages show the received and the due amount', () => {
  assert.equal(receivedText(dueOf(2_813_40, 0)), '')
  assert.equal(receivedText(dueOf(2_813_40, 1_000_00)), 'Received ₹1,000, due ₹1,813.40')
  assert.equal(receivedText(dueOf(2_813_40, 2_813_40)), 'Received ₹2,813.40, fully paid')
  assert.equal(receivedText(dueOf(2_813_40, 3_000_00)), 'Received ₹3,000, ₹186.60 overpaid')
  assert.equal(receivedText(dueOf(0, 1_000_00)), 'Received ₹1,000, to be refunded')
  assert.equal(
    inLanguage('ta', () => receivedText(dueOf(2_813_40, 1_000_00))),
    'பெற்றது ₹1,000, மீதித் தொகை ₹1,813.40',
  )
})
