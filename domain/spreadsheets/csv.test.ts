import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { parseCsv, separatorOf, writeCsv } from './csv.ts'

const cells = (text: string) => parseCsv(text).rows.map((row) => row.cells)

test('comma, semicolon and tab separate values, whichever the file uses', () => {
  assert.deepEqual(cells('a,b\nc,d'), [
    ['a', 'b'],
    ['c', 'd'],
  ])
  assert.deepEqual(cells('a;1,5\r\nb;2,5\r\n'), [
    ['a', '1,5'],
    ['b', '2,5'],
  ])
  assert.deepEqual(cells('a\tb, c\nd\te'), [
    ['a', 'b, c'],
    ['d', 'e'],
  ])
  assert.equal(separatorOf('sep=;\na;b'), ';')
  assert.deepEqual(cells('sep=;\r\na;b'), [['a', 'b']])
})

test('a quoted value may contain separators, line ends and quotes', () => {
  assert.deepEqual(cells('"a,b","two\nlines","4"" Lakshmi"'), [['a,b', 'two\nlines', '4" Lakshmi']])
})

test('a sign of inches is no quote', () => {
  assert.deepEqual(cells('4" Lakshmi,10\n5",20\n'), [
    ['4" Lakshmi', '10'],
    ['5"', '20'],
  ])
  assert.deepEqual(cells('"Lakshmi,10\nBomb,20'), [
    ['"Lakshmi', '10'],
    ['Bomb', '20'],
  ])
})

test('a sign of inches hides no separator between it and the next quote', () => {
  const rows = ['Name;1,000', 'Bomb; 2;1,000', '4" Lakshmi;B;C;1', '5 Rocket;B;C;1', '6 Rocket;B;C;1', '"Page 1"']
  assert.equal(separatorOf(rows.join('\n')), ';')
})

test('a value guarded as ="…" is its quoted text', () => {
  assert.deepEqual(cells('="2,500.00",=" ",A\n"=""99""",="a""b",="x'), [
    ['2,500.00', ' ', 'A'],
    ['99', 'a"b', '="x'],
  ])
})

test('an undoubled quote within a value ends it only before a separator, and never in another line', () => {
  assert.deepEqual(cells('a,"for "2 boxes, big" Dad; x",,5\nb,"c" ,6'), [
    ['a', 'for "2 boxes, big" Dad; x', '', '5'],
    ['b', 'c', '6'],
  ])
  assert.deepEqual(cells('a,"UPI RAVI,5\nb,"UPI MEENA",6'), [
    ['a', '"UPI RAVI', '5'],
    ['b', 'UPI MEENA', '6'],
  ])
  assert.deepEqual(cells('"4" Lakshmi,10,"5"'), [['4 Lakshmi', '10', '5']])
})

test('blank lines count, so that a row has the number that the editor shows', () => {
  assert.deepEqual(
    parseCsv('a,b\n\nc,d').rows.map(({ number }) => number),
    [1, 2, 3],
  )
  assert.deepEqual(cells('a,b\n\nc,d')[1], [''])
})

test('nothing that is written starts a formula', () => {
  const text = writeCsv([['=1+1', '+91', '-5', '@SUM(A1)', '\t=1', '\r=1', 'plain', -5]])
  const [written] = parseCsv(text.slice(1).replaceAll("'", '’')).rows
  for (const cell of written!.cells.slice(0, 6)) assert.match(String(cell), /^’/)
  assert.equal(written!.cells[7], '-5')
})

test('a written file reads back the same', () => {
  const value = fc.string({ unit: 'grapheme' }).filter((text) => !/^'[=+\-@\t\r]/.test(text))
  fc.assert(
    fc.property(fc.array(fc.tuple(value, value, value), { minLength: 1 }), (rows) => {
      assert.deepEqual(cells(writeCsv([['a', 'b', 'c'], ...rows]).slice(1)).slice(1), rows)
    }),
  )
})

test('the separator is the one on which the lines agree, even where names and amounts have more commas', () => {
  const text = 'Date;Narration;Credit\n20/11/2026;UPI, RAVI, MADURAI;1,23,456.00\n21/11/2026;UPI, B;1,500.00'
  assert.equal(separatorOf(text), ';')
  assert.equal(separatorOf('Name,Rate\nA; B; C,5\nD; E; F; G,6'), ',')
})
