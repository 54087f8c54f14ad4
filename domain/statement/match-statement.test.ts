import assert from 'node:assert/strict'
import test from 'node:test'
import { isSure, matchStatement, utrOfMatch } from './match-statement.ts'
import type { Payment } from '../payments/payment.ts'

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
  ...(utrs.length === 1 && { utr: utrs[0]! }),
  mark: `line ${row}`,
})

function kindsOf(lines: Parameters<typeof matchStatement>[0], payments: readonly Payment[]) {
  const utrs = lines.flatMap((each) => each.utrs)
  const known = payments.filter(({ utr = '' }) => utrs.includes(utr))
  const unseen = payments.filter(({ seen }) => !seen)
  return matchStatement(lines, { known, unseen }).map((match) =>
    'payment' in match && match.payment ? `${match.kind} ${match.payment.id}` : match.kind,
  )
}

const seen = { at: '2026-11-20T06:30:00.000Z' }

test('UTR and amount make a certain match; another amount is marked', () => {
  const lines = [line(2, 500, '432156789011'), line(3, 50, '432156789012'), line(4, 700)]
  assert.deepEqual(kindsOf(lines, [payment('1', 500), payment('2', 500)]), ['sure 1', 'other amount 2', 'none'])
})

test('payments already cleared stay unchanged', () => {
  assert.deepEqual(kindsOf([line(2, 500, '432156789011')], [payment('1', 500, { seen })]), ['seen before 1'])
  const back = payment('1', 500, { takenBack: { ...seen, reason: 'returned' } })
  assert.deepEqual(kindsOf([line(2, 500, '432156789011')], [back]), ['seen before 1'])
})

test('an amount alone is proposed for a payment of those days, once', () => {
  const claimed = [
    payment('1', 500),
    payment('2', 500, { receivedOn: '2026-11-10' }),
    payment('3', 500, { method: 'cash' }),
  ]
  assert.deepEqual(kindsOf([line(2, 500), line(3, 500)], claimed), ['amount only 1', 'none'])
})

test('a UTR twice in a statement is one payment', () => {
  const lines = [line(2, 500, '432156789011'), line(3, 500, '432156789011')]
  assert.deepEqual(kindsOf(lines, [payment('1', 500)]), ['sure 1', 'none'])
})

test('a line that is sure keeps its payment from a guess above it', () => {
  const lines = [line(2, 500), line(3, 500, '432156789011')]
  assert.deepEqual(kindsOf(lines, [payment('1', 500)]), ['none', 'sure 1'])
})

test('a guess takes the UTR of the line, where exactly one of its numbers is no account', () => {
  assert.equal(utrOfMatch({ utrs: ['A', 'B'] }, 'B'), 'B')
  assert.equal(utrOfMatch({ utrs: ['A', 'B'], utr: 'A' }, 'C'), 'A')
  assert.equal(utrOfMatch({ utrs: ['A', 'B'] }, undefined), '')
  assert.equal(utrOfMatch({ utrs: [] }, 'B'), 'B')
})

test('a reversed credit is no match, and one that may be reversed is not ticked', () => {
  const back = { ...line(2, 500, '432156789011'), wentBack: true as const }
  const maybe = { ...line(3, 500, '432156789012'), mayHaveGoneBack: true as const }
  const known = [payment('1', 500), payment('2', 500)]
  const matches = matchStatement([back, maybe], { known, unseen: [] })
  assert.deepEqual(
    matches.map((match) => [match.kind, isSure(match)]),
    [
      ['went back', false],
      ['sure', false],
    ],
  )
})

test('a line without a UTR that was recorded before is known by its mark', () => {
  const marked = new Map([['line 2', payment('1', 500, { seen })]])
  const [match, other] = matchStatement([line(2, 500), line(3, 500)], { known: [], unseen: [], marked })
  assert.deepEqual([match?.kind, other?.kind], ['seen before', 'none'])
})

test('the due of an order is proposed where no payment is recorded', () => {
  const due = { orderId: 'ORD9', name: 'THENMOZHI', placedOn: '2026-11-10', duePaise: 500_00 }
  const dues = [due, { ...due, orderId: 'ORD8', duePaise: 499_00 }, { ...due, orderId: 'ORD7', placedOn: '2026-11-22' }]
  const lines = [line(2, 500), line(3, 500, '432156789011')]
  const [match, own] = matchStatement(lines, { known: [payment('1', 500)], unseen: [], dues })
  assert.ok(match?.kind === 'due')
  assert.deepEqual(
    match.orders.map(({ orderId }) => orderId),
    ['ORD9'],
  )
  assert.equal(own?.kind, 'sure')
})
