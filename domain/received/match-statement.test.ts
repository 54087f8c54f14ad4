import assert from 'node:assert/strict'
import test from 'node:test'
import { matchStatement, utrOfMatch } from './match-statement.ts'
import type { Payment } from './payment.ts'

const payment = (id: string, rupees: number, changes: Partial<Payment> = {}): Payment => ({
  id,
  orderId: `ORD${id}`,
  method: 'upi',
  utr: `43215678901${id}`,
  amountPaise: rupees * 100,
  receivedOn: '2026-11-20',
  noted: { at: '2026-11-20T06:30:00.000Z' },
  note: '',
  ...changes,
})

const line = (row: number, rupees: number, ...utrs: string[]) => ({
  row,
  day: '2026-11-21',
  paise: rupees * 100,
  words: '',
  utrs,
})

function kindsOf(lines: Parameters<typeof matchStatement>[0], payments: readonly Payment[]) {
  const utrs = lines.flatMap((each) => each.utrs)
  const known = payments.filter(({ utr = '' }) => utrs.includes(utr))
  const unseen = payments.filter(({ seen }) => !seen)
  return matchStatement(lines, { known, unseen }).map((match) =>
    match.kind === 'none' ? 'none' : `${match.kind} ${match.payment.id}`,
  )
}

const seen = { at: '2026-11-20T06:30:00.000Z' }

test('28.4 by UTR and amount a match is sure; another amount is told apart', () => {
  const lines = [line(2, 500, '432156789011'), line(3, 50, '432156789012'), line(4, 700)]
  assert.deepEqual(kindsOf(lines, [payment('1', 500), payment('2', 500)]), ['sure 1', 'other amount 2', 'none'])
})

test('28.4 what the bank has shown before stays as it is', () => {
  assert.deepEqual(kindsOf([line(2, 500, '432156789011')], [payment('1', 500, { seen })]), ['seen before 1'])
  const back = payment('1', 500, { takenBack: { ...seen, reason: 'returned' } })
  assert.deepEqual(kindsOf([line(2, 500, '432156789011')], [back]), ['seen before 1'])
})

test('28.4 an amount alone is proposed for a payment of those days, once', () => {
  const claimed = [
    payment('1', 500),
    payment('2', 500, { receivedOn: '2026-11-10' }),
    payment('3', 500, { method: 'cash' }),
  ]
  assert.deepEqual(kindsOf([line(2, 500), line(3, 500)], claimed), ['amount only 1', 'none'])
})

test('28.4 a UTR that stands twice in a statement is one payment', () => {
  const lines = [line(2, 500, '432156789011'), line(3, 500, '432156789011')]
  assert.deepEqual(kindsOf(lines, [payment('1', 500)]), ['sure 1', 'none'])
})

test('28.4 a line that is sure keeps its payment from a guess above it', () => {
  const lines = [line(2, 500), line(3, 500, '432156789011')]
  assert.deepEqual(kindsOf(lines, [payment('1', 500)]), ['none', 'sure 1'])
})

test('28.4 a guess takes the UTR of the line, where it has only one', () => {
  assert.equal(utrOfMatch({ utrs: ['A', 'B'] }, 'B'), 'B')
  assert.equal(utrOfMatch({ utrs: ['A'] }, 'B'), 'A')
  assert.equal(utrOfMatch({ utrs: ['A', 'B'] }, undefined), '')
  assert.equal(utrOfMatch({ utrs: [] }, 'B'), 'B')
})
