import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { groupedPhoneNumber, readPhoneNumber, searchedDigits, withCountryCode } from './phone-number.ts'

const TEN = '9876543210'

const sameNumber = [
  '9876543210',
  ' 9876543210 ',
  '98765 43210',
  '987 654 3210',
  '98765\u00A043210',
  '98765\u200943210',
  '98765\u202F43210',
  '98765\u300043210',
  '98765\t43210',
  '98765\n43210',
  '98765-43210',
  '98765\u201043210',
  '98765\u201143210',
  '98765–43210',
  '98765—43210',
  '98765\u221243210',
  '98765－43210',
  '98765.43210',
  '98765·43210',
  '98765•43210',
  '(98765) 43210',
  '（98765）43210',
  '[98765]43210',
  '\u200E9876543210\u200F',
  '\u202A9876543210\u202C',
  '\u2068+91 98765 43210\u2069',
  '\u200B98765\u200D43210\uFEFF',
  '09876543210',
  '0 98765 43210',
  '098765-43210',
  '(0)98765 43210',
  '919876543210',
  '91 98765 43210',
  '91-98765-43210',
  '910 98765 43210',
  '91 (0) 98765 43210',
  '091-98765-43210',
  '+919876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '+91.98765.43210',
  '+91-(0)98765-43210',
  '+91 (0) 98765-43210',
  '+91 098765 43210',
  '(+91) 98765 43210',
  '+ 91 98765 43210',
  '＋91 98765 43210',
  '﹢919876543210',
  '\u200E+91\u00A098765\u00A043210',
  '0091 98765 43210',
  '00919876543210',
  '0091 (0) 98765 43210',
  '00 91 98765-43210',
  'tel:+919876543210',
  'TEL:+91-98765-43210',
  '९८७६५४३२१०',
  '௯௮௭௬௫ ௪௩௨௧௦',
  '+௯௧ ௯௮௭௬௫ ௪௩௨௧௦',
  '٩٨٧٦٥٤٣٢١٠',
  '۹۸۷۶۵۴۳۲۱۰',
  '৯৮৭৬৫৪৩২১০',
  '੯੮੭੬੫੪੩੨੧੦',
  '૯૮૭૬૫૪૩૨૧૦',
  '୯୮୭୬୫୪୩୨୧୦',
  '౯౮౭౬౫౪౩౨౧౦',
  '೯೮೭೬೫೪೩೨೧೦',
  '൯൮൭൬൫൪൩൨൧൦',
  '９８７６５４３２１０',
  '𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏𝟎',
  '९८७६५43210',
]

for (const text of sameNumber) {
  test(`§5 ${JSON.stringify(text)} is ${TEN}`, () => assert.equal(readPhoneNumber(text), TEN))
}

for (const text of ['9198765432', '0987654321', '0091987654', '1234567890', '0000000000', '6591234567']) {
  test(`§5 ten digits stay as they are: ${text}`, () => assert.equal(readPhoneNumber(text), text))
}

for (const [text, number] of [
  ['+91 91987 65432', '9198765432'],
  ['0 91987 65432', '9198765432'],
  ['919198765432', '9198765432'],
  ['+91 44 2345 6789', '4423456789'],
  ['044 2345 6789', '4423456789'],
] as const) {
  test(`§5 '${text}' is ${number}`, () => assert.equal(readPhoneNumber(text), number))
}

for (const text of [
  '',
  ' ',
  '+',
  '987654321',
  '98765432101',
  '+1 415 555 2671',
  '1 415 555 2671',
  '001 415 555 2671',
  '+65 9123 4567',
  '+9876543210',
  '+44 7911 123456',
  '+91 98765 432',
  '+91 98765 432101',
  '91 98765 4321',
  '91 01234 56789',
  '+91 +91 98765 43210',
  '98765+43210',
  '9876543210/11',
  '044-1234567/8',
  '9876543210, 9876543211',
  '98765 43210 ext 5',
  '98765e3210',
  'Ravi 98765 43210',
  'tel:+1-415-555-2671',
  '98765４３２',
  '９'.repeat(65),
  '₹9876543210',
]) {
  test(`§5 ${JSON.stringify(text.slice(0, 20))} is no number of ten digits and is never cut`, () => {
    assert.equal(readPhoneNumber(text), undefined)
  })
}

const zeros = [0x30, 0x966, 0xbe6, 0x660, 0x6f0, 0xff10, 0x1d7ce]
const separators = ['', ' ', '\u00A0', '\u2009', '-', '–', '\u2212', '.', '(', ')', '[', ']', '\u200E', '\u2068', '·']

test('§5 any decoration of ten digits is read as these ten digits', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 10 })
  const marks = fc.array(fc.constantFrom(...separators), { minLength: 40, maxLength: 40 })
  const prefixes = fc.constantFrom('', '0', '91', '+91', '0091', '+910', '910', '091')
  fc.assert(
    fc.property(digits, prefixes, marks, fc.constantFrom(...zeros), (national, prefix, between, zero) => {
      fc.pre(prefix === '' || national[0] !== 0)
      const signs = [...prefix, ...national.map(String)].map((sign) =>
        sign === '+' ? sign : String.fromCodePoint(zero + Number(sign)),
      )
      const text = signs.map((sign, index) => `${between[index]}${sign}`).join('') + between.at(-1)
      fc.pre(text.length <= 64)
      assert.equal(readPhoneNumber(text), national.join(''), JSON.stringify(text))
    }),
  )
})

test('§5 ten digits with any surrounding text are read or refused, and never become another number', () => {
  const noise = fc.string({
    unit: fc.constantFrom(...separators, '+', '/', ',', 'x', '0', '9', '1', '₹', '௧'),
    maxLength: 6,
  })
  fc.assert(
    fc.property(noise, noise, noise, (before, between, after) => {
      const text = `${before}98765${between}43210${after}`
      const number = readPhoneNumber(text)
      const digits = text.replaceAll('௧', '1').replace(/\D/g, '')
      if (number !== undefined) assert.ok(digits.endsWith(number) && /^(?:00|0)?(?:91)?0?$/.test(digits.slice(0, -10)))
    }),
  )
})

test('a number that was read reads the same again', () => {
  fc.assert(fc.property(fc.stringMatching(/^\d{10}$/), (number) => assert.equal(readPhoneNumber(number), number)))
})

test('ten digits are read back in two groups, anything else as it is', () => {
  assert.equal(groupedPhoneNumber(TEN), '98765 43210')
  for (const text of ['', '98765', '+1 415 555 2671', '98765432101']) assert.equal(groupedPhoneNumber(text), text)
})

test('§5 Orders search: every spelling of a number is searched as its ten digits, and a part of it as its digits', () => {
  for (const text of sameNumber) assert.equal(searchedDigits(text), TEN, text)
  assert.equal(searchedDigits('+91 98765'), '98765')
  assert.equal(searchedDigits('௯௮௭௬௫'), '98765')
  assert.equal(searchedDigits('91'), '91', 'two digits are not yet a country code')
  for (const text of ['12 Kavitha', 'Kavitha', '', '+', '4" Lakshmi']) assert.equal(searchedDigits(text), '', text)
})

test('a number with the country’s code is grouped as it is typed by hand', () => {
  assert.equal(withCountryCode('919876543210'), '+91 98765 43210')
  assert.equal(withCountryCode('4412345'), '+4412345')
})
