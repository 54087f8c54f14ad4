import assert from 'node:assert/strict'
import test from 'node:test'
import { readMoneyCell, readSideCell } from './money-cell.ts'

test('words and signs of an amount are read before its digits', () => {
  const inWord = { side: 'in', by: 'word' } as const
  const outWord = { side: 'out', by: 'word' } as const
  const inSign = { side: 'in', by: 'sign' } as const
  const outSign = { side: 'out', by: 'sign' } as const
  const cells = {
    '1,23,456.00': { paise: 1_23_456_00 },
    '123,456.5': { paise: 1_23_456_50 },
    'INR 5,000': { paise: 5_000_00 },
    '₹ 2,500': { paise: 2_500_00 },
    '₨ 2500': { paise: 2_500_00 },
    'Rs.500': { paise: 500_00 },
    'Rs. 500.50': { paise: 500_50 },
    'rs.0.50': { paise: 50 },
    '.50': { paise: 50 },
    '500/-': { paise: 500_00 },
    '500 /-': { paise: 500_00 },
    'Rs.500/-': { paise: 500_00 },
    '500.-': { paise: 500_00 },
    '500/=': { paise: 500_00 },
    '௫௦௦': { paise: 500_00 },
    '5000.00 Cr': { paise: 5_000_00, ...inWord },
    '2500.00 C': { paise: 2_500_00, ...inWord },
    '2,500.00(Cr)': { paise: 2_500_00, ...inWord },
    '1500.00 (Cr)': { paise: 1_500_00, ...inWord },
    '(2,500.00) Cr': { paise: 2_500_00, ...inWord },
    'Cr. 2,500.00': { paise: 2_500_00, ...inWord },
    '500/- Cr': { paise: 500_00, ...inWord },
    '200.00(Dr)': { paise: 200_00, ...outWord },
    '5,000.00Dr.': { paise: 5_000_00, ...outWord },
    '+ Rs.2,500': { paise: 2_500_00, ...inSign },
    '+₹20': { paise: 20_00, ...inSign },
    '- Rs.200': { paise: 200_00, ...outSign },
    '−20': { paise: 20_00, ...outSign },
    '200.00-': { paise: 200_00, ...outSign },
    '(500.00)': { paise: 500_00, ...outSign },
    '(+500.00)': { paise: 500_00, ...inSign },
  }
  for (const [text, read] of Object.entries(cells)) assert.deepEqual(readMoneyCell(text), read, text)
  assert.deepEqual(readMoneyCell(99.5), { paise: 99_50 })
  assert.deepEqual(readMoneyCell(-99.5), { paise: 99_50, ...outSign })
  assert.deepEqual(readMoneyCell(4355.2600000000002), { paise: 4_355_26 })
})

test('an empty cell is no amount, and an unreadable one is reported', () => {
  for (const text of ['', ' ', '-', '--', 'Nil', 'NA', null, undefined]) assert.equal(readMoneyCell(text), undefined)
  const unclear = [
    '2500,00',
    '2.500,00',
    '2.500',
    '1,2,3',
    '12 boxes',
    '2 500.00',
    '2500 Cr Dr',
    '-2500 Cr',
    '+2500 Dr',
    '--5',
    '(500',
    '5E3',
    'Cr',
    '12/11/2026',
    '9'.repeat(30),
    '99999999999',
    '2500 USD',
    '2500.00.00',
    '050',
    '00',
  ]
  for (const text of unclear) assert.equal(readMoneyCell(text), 'unclear', text)
  for (const cell of [Number.NaN, Number.POSITIVE_INFINITY, 0.001, true]) assert.equal(readMoneyCell(cell), 'unclear')
})

test('a column beside the amount has Cr or Dr', () => {
  for (const text of ['C', 'CR', 'Cr.', '(Cr)', 'CREDIT', '+', 'Deposit', 'Received'])
    assert.equal(readSideCell(text), 'in')
  for (const text of ['D', 'DR', 'Debit', '-', 'Withdrawal', 'Paid']) assert.equal(readSideCell(text), 'out', text)
  assert.equal(readSideCell(''), undefined)
  assert.deepEqual(['UPI CR', 'Cash Deposit', 'DR/ATM', 'ATM Withdrawal'].map(readSideCell), ['in', 'in', 'out', 'out'])
  for (const text of ['UPI', '5', 'Crackers', 'Debit credit', 'Not credited', 'Reversed credit'])
    assert.equal(readSideCell(text), 'unclear', text)
})
