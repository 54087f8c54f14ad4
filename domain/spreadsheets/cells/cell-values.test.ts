import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMoney, readName, readPercent, readStock, readUnit, readYesNo } from './cell-values.ts'

test('a price is a number or a text with ₹, Rs., commas and /-', () => {
  const values = [120, 99.5, 23.999999, '₹ 1,234.50', 'Rs. 20/-', '௨௦', '1200', ' 45.00 ', 'INR 7']
  const paise = [12000, 9950, 2400, 123450, 2000, 2000, 120000, 4500, 700]
  assert.deepEqual(
    values.map((value) => readMoney(value, 'Price')),
    paise.map((value) => ({ value })),
  )
  assert.deepEqual(
    ['', null, undefined, '-', '–', '`'].map((value) => readMoney(value, 'Price')),
    Array(6).fill(undefined),
  )
})

test('a price has its currency in Tamil too', () => {
  for (const text of ['ரூ.100', 'ரூ 100', 'ரூபாய் 100', '100 ரூ.', '100 ரூபாய்', '௹100', '₹.100', 'ரூ.100/-', '100 rupees'])
    assert.deepEqual(readMoney(text, 'M.R.P.'), { value: 100_00 }, text)
})

test('a comma or a dot that can be read in two ways is a question, never a guess', () => {
  assert.deepEqual(readMoney('₹600,50', 'M.R.P.'), {
    question: 'M.R.P. “₹600,50”: is this 600.50 or 60050?',
    text: '600,50',
    readings: ['600.50', '60050'],
  })
  assert.deepEqual(readMoney('1.000', 'Price'), {
    question: 'Price “1.000”: is this 1.000 or 1000?',
    text: '1.000',
    readings: ['1.000', '1000'],
  })
  assert.deepEqual(readMoney(20.005, 'Price'), { value: 2001 })
  assert.deepEqual(readStock('1.000'), {
    question: 'Stock “1.000”: is this 1 or 1000?',
    text: '1.000',
    readings: ['1', '1000'],
  })
  assert.deepEqual(readPercent('12,5%'), {
    question: 'Discount “12,5%”: is this 12.5?',
    text: '12,5',
    readings: ['12.5'],
  })
  assert.deepEqual(readMoney('600,50', 'M.R.P.', 'comma'), { value: 60050 })
  assert.deepEqual(readPercent('120,5'), { fault: 'Discount “120,5” is not a percentage.' }, 'no reading fits')
})

test('a price that is none has its sentence', () => {
  assert.deepEqual(readMoney('call', 'Price'), { fault: 'Price “call” is not a price.' })
  assert.deepEqual(readMoney(-5, 'M.R.P.'), { fault: 'M.R.P. cannot be negative.' })
  assert.deepEqual(readMoney(1e9, 'Price'), { fault: 'Price must be at most ₹1,00,000.' })
  assert.deepEqual(readMoney('#REF!', 'Price'), { fault: 'The formula in this cell results in #REF!.' })
  assert.deepEqual(readMoney(Number.NaN, 'Price'), { fault: 'Price “NaN” is not a price.' })
})

test('a discount is 80, 0.8 or "80%"', () => {
  for (const value of [80, 0.8, '80%', '80 % off', '80']) assert.deepEqual(readPercent(value), { value: 80 })
  for (const value of ['NET', 'Net rate', 'No discount', 0]) assert.deepEqual(readPercent(value), { value: 0 })
  assert.deepEqual(readPercent(120), { fault: 'Discount must be from 0 to 100 percent.' })
  assert.deepEqual(readPercent('most'), { fault: 'Discount “most” is not a percentage.' })
})

test('a stock is a whole number, and sold out is 0', () => {
  assert.deepEqual(readStock('1,200'), { value: 1200 })
  assert.deepEqual(readStock('Sold out'), { value: 0 })
  assert.deepEqual(
    ['5 nos', '10 Box', '5 pkt', '1,200 pcs.', '௫ பெட்டி'].map((text) => readStock(text)),
    [{ value: 5 }, { value: 10 }, { value: 5 }, { value: 1200 }, { value: 5 }],
  )
  assert.deepEqual(readStock('2 cases'), { fault: 'Stock “2 cases” is not a whole number.' })
  assert.deepEqual(readStock(2.5), { fault: 'Stock “2.5” is not a whole number.' })
  assert.deepEqual(readStock(-1), { fault: 'Stock cannot be negative.' })
  assert.deepEqual(readStock(1e9), { fault: 'Stock must be at most 10,00,000.' })
})

test('a unit is a box or a packet, however it is written', () => {
  assert.deepEqual(['1Box', '1 BOX', 'box', 'Bx.'].map(readUnit), ['1box', '1box', '1box', '1box'])
  assert.deepEqual(['1 Pkt', 'packet', 'PACK'].map(readUnit), ['1pkt', '1pkt', '1pkt'])
  assert.deepEqual(['10 pcs', 'bundle', ''].map(readUnit), [undefined, undefined, undefined])
})

test('yes and no', () => {
  assert.deepEqual(readYesNo('Yes', 'Shown'), { value: true })
  assert.deepEqual(readYesNo(false, 'Shown'), { value: false })
  assert.deepEqual(readYesNo('perhaps', 'Shown'), { fault: 'Shown “perhaps” is neither Yes nor No.' })
})

test('a name is read without its serial number and its contents in brackets', () => {
  assert.deepEqual(readName(' 3.  Sparklers  (10Pcs) '), { value: { name: 'Sparklers', contents: '10 Pcs' } })
  assert.deepEqual(readName('7 Cm Electric (10 pcs) - Kr'), {
    value: { name: '7 Cm Electric - Kr', contents: '10 pcs' },
  })
  assert.deepEqual(readName('2¾" Kuruvi (Thrisul Company)'), {
    value: { name: '2¾" Kuruvi (Thrisul Company)', contents: '' },
  })
  assert.deepEqual(readName('(5 pcs)'), { value: { name: '(5 pcs)', contents: '' } })
  assert.deepEqual(readName('Pot (5 pcs)', { keepsContents: true }), { value: { name: 'Pot (5 pcs)', contents: '' } })
})

test('a formula is no name', () => {
  assert.deepEqual(readName('=HYPERLINK("http://x")'), { fault: 'The name begins with “=”, as a formula does.' })
  assert.deepEqual(readName('a'.repeat(121)), { fault: 'Product name must be at most 120 characters.' })
})
