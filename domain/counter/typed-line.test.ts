import assert from 'node:assert/strict'
import test from 'node:test'
import { giftBox, lakshmiCrackers, sparklers } from '#test/fixtures/sample-order.ts'
import { findAtCounter, hasCode, isSureFind, readTypedLine } from './typed-line.ts'

test('a quantity is typed before or after the code', () => {
  const cases: Record<string, [string, number | undefined]> = {
    '1234': ['1234', undefined],
    '12*1234': ['1234', 12],
    '1234*12': ['1234', 12],
    '1000*1234': ['1234', 1000],
    '12*42': ['42', 12],
    '12 * lakshmi': ['lakshmi', 12],
    'lakshmi*12': ['lakshmi', 12],
    '௧௨*௧௨௩௪': ['1234', 12],
    '*12': ['', 12],
    '1234*': ['1234', undefined],
    '*': ['', undefined],
    '0*1234': ['0', 1234],
    '999999*1234': ['1234', 10_000],
  }
  for (const [text, [search, quantity]] of Object.entries(cases))
    assert.deepEqual(readTypedLine(text), { search, quantity }, text)
})

const shop = [giftBox, lakshmiCrackers, sparklers, { ...giftBox, id: 'wala', code: 'PRD0420', name: '42 wala' }]
const found = (search: string) => findAtCounter(shop, search, 8).map(({ id }) => id)

test('digits match the code first, then a number in the name', () => {
  assert.deepEqual(found('42'), ['lakshmi', 'wala'])
  assert.deepEqual(found('0042'), ['lakshmi'])
  assert.deepEqual(found('04'), ['wala'])
  assert.deepEqual(found('7'), ['sparklers'])
  assert.deepEqual(found('9876'), [])
  assert.deepEqual(found(''), [])
})

test('letters find the name, in Tamil too', () => {
  assert.deepEqual(found('lakshmi'), ['lakshmi'])
  assert.deepEqual(found('மத்தாப்பு'), ['sparklers'])
  assert.equal(findAtCounter(shop, 'box', 1).length, 1)
})

const isSure = (search: string) => isSureFind(findAtCounter(shop, search, 8), search)

test('a code is named by its number or in full, and a number that is no code is not added unseen', () => {
  assert.deepEqual(
    ['42', '0042', 'prd0420', '420', ''].map((search) => hasCode({ code: 'PRD0420' }, search)),
    [false, false, true, true, false],
  )
  assert.equal(isSure('7'), true, 'the code of the sparklers')
  assert.equal(isSureFind([{ code: 'PRD0555' }], '12'), false, 'it is in the name')
  assert.equal(isSure('04'), false, 'it begins a code')
  assert.equal(isSure('420'), true)
  assert.equal(isSure('lakshmi'), true)
  assert.equal(isSure('9876'), false, 'nothing is found')
})
