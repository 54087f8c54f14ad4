import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { amountOf, countOf, entriesOf, fieldsOf, percentOf, textOf } from './export-values.ts'

suite('an amount', () => {
  const table: [value: unknown, paise: number | undefined][] = [
    [1200.5, 120050],
    [0.29, 29],
    ['1,200', 120000],
    ['1,23,456', 12345600],
    ['₹ 1,200.50', 120050],
    ['Rs. 20/-', 2000],
    ['1200.499', 120050],
    ['௨௦', 2000],
    ['ரூ.100', 10000],
    ['ரூ 1,250', 125000],
    ['12.500', undefined],
    ['1.000', undefined],
    [12.5, 1250],
    ['0.500', 50],
    [-5, -500],
    ['-5', -500],
    ['-1,200', -120000],
    ['', undefined],
    ['free', undefined],
    ['1e9', undefined],
    ['0x10', undefined],
    [NaN, undefined],
    [Infinity, undefined],
    [1e300, undefined],
    [null, undefined],
    [{}, undefined],
    [[5], undefined],
  ]
  for (const [value, paise] of table)
    test(`${typeof value} ${String(value)}`, () => assert.equal(amountOf(value), paise))
})

suite('a count', () => {
  const table: [value: unknown, count: number | undefined][] = [
    [5, 5],
    ['5', 5],
    ['1,200', 1200],
    ['5 pkt', 5],
    ['5 Nos.', 5],
    ['10 பெட்டி', 10],
    ['2 dozen', undefined],
    ['1.000', undefined],
    [1.5, 1.5],
    ['-2', -2],
    ['two', undefined],
    [true, undefined],
  ]
  for (const [value, count] of table)
    test(`${typeof value} ${String(value)}`, () => assert.equal(countOf(value), count))
})

test('a percentage is read with its sign, and as a fraction', () => {
  assert.deepEqual([80, '80', '80%', '80 % off', '௮௦ %', 0.8].map(percentOf), [80, 80, 80, 80, 80, 80])
  assert.deepEqual([undefined, '', 'much', -5, 120, {}].map(percentOf), Array(6).fill(undefined))
})

test('a text is one line of a string, number or boolean', () => {
  assert.deepEqual(['  a \n b ', 7, true, null, {}, []].map(textOf), ['a b', '7', 'true', '', '', ''])
})

test('a list is an object or an array with holes', () => {
  assert.deepEqual(entriesOf([null, 'a', null, 'b']), [
    ['1', 'a'],
    ['3', 'b'],
  ])
  assert.deepEqual(entriesOf({ x: 1, y: null }), [['x', 1]])
  assert.equal(entriesOf('ab'), undefined)
})

test('a key __proto__ is a field', () => {
  const fields = fieldsOf(JSON.parse('{"__proto__": {"name": "x"}, "a": 1}'))
  assert.deepEqual([...(fields?.keys() ?? [])], ['__proto__', 'a'])
  assert.equal(fields?.get('name'), undefined)
  assert.equal(fieldsOf([1]), undefined)
})
