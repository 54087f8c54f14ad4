import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { ITEMS_MAX, LIST_MAX, listItems, listText } from './list-items.ts'

const texts = (message: string) => listItems(message).items.flatMap(({ text, isAside }) => (isAside ? [] : [text]))
const asides = (message: string) => listItems(message).items.flatMap(({ typed, isAside }) => (isAside ? [typed] : []))

test('senders, bullets and numbering are no part of an item', () => {
  assert.deepEqual(texts('[12/10, 9:03 am] Ravi: magic pop 2\n12/10/26, 21:03 - +91 98430 12345: chit put 3'), [
    'magic pop 2',
    'chit put 3',
  ])
  assert.deepEqual(texts('• magic pop\n- chit put\n✨ roll cap'), ['magic pop', 'chit put', 'roll cap'])
  assert.deepEqual(texts('1) magic pop\n2. chit put\n3.roll cap\n(4) dot cap'), [
    'magic pop',
    'chit put',
    'roll cap',
    'dot cap',
  ])
})

test('a number before an item is numbering only if every line has the next one', () => {
  assert.deepEqual(texts('1 magic pop 5\n2 chit put 3'), ['magic pop 5', 'chit put 3'])
  assert.deepEqual(texts('1 magic pop 5\n5 chit put 3'), ['1 magic pop 5', '5 chit put 3'])
  assert.deepEqual(texts('3.5 inch lakshmi\n1½" twinkling star'), ['3.5 inch lakshmi', '1½" twinkling star'])
})

test('commas and semicolons separate items, but not thousands', () => {
  assert.deepEqual(texts('magic pop 2, chit put 1,000; roll cap 3'), ['magic pop 2', 'chit put 1,000', 'roll cap 3'])
})

test('a number alone is the quantity of the item before it, unless that ends in a number or the line is numbered', () => {
  assert.deepEqual(texts('magic pop\n5\nchit put, 3 box'), ['magic pop - 5', 'chit put - 3 box'])
  assert.deepEqual(texts('magic pop 4\n5'), ['magic pop 4', '5'])
  assert.deepEqual(texts('1) magic pop\n2) 5'), ['magic pop', '5'])
})

test('hellos, headings, questions, telephone numbers, addresses and totals are no items', () => {
  const message =
    'Hello sir\nவணக்கம்\n98430 12345\nMy address: 12, Gandhi Street\nTotal 8 box\nsee https://shop.example/x'
  assert.deepEqual(asides(message), [
    'Hello sir',
    'வணக்கம்',
    '98430 12345',
    'My address: 12, Gandhi Street',
    'Total 8 box',
  ])
  assert.deepEqual(asides('For grandmother:\nWhere is your shop?'), ['For grandmother:', 'Where is your shop?'])
  assert.deepEqual(texts('magic pop 5 call 98430 12345'), ['magic pop 5 call 98430 12345'])
})

test('a long message is read up to its limits, and its rest comes back without numbers', () => {
  const many = listItems(Array.from({ length: ITEMS_MAX + 1 }, (_, at) => `cap ${at}`).join('\n'))
  assert.deepEqual([many.items.length, many.rest], [ITEMS_MAX, [`cap ${ITEMS_MAX}`]])
  const numbered = listItems(Array.from({ length: ITEMS_MAX + 2 }, (_, at) => `${at + 1} cap ${at} - 2`).join('\n'))
  assert.deepEqual(numbered.rest, [`cap ${ITEMS_MAX} - 2`, `cap ${ITEMS_MAX + 1} - 2`])
  const beyond = Array.from({ length: 700 }, (_, at) => `${at + 1} ${'cap '.repeat(8)}2`).join('\n')
  assert.deepEqual([...new Set(listItems(beyond).rest)], [`${'cap '.repeat(8)}2`])
  const inOneLine = listItems(Array.from({ length: ITEMS_MAX + 2 }, (_, at) => `cap ${at}`).join(', '))
  assert.deepEqual([inOneLine.items.length, inOneLine.rest], [ITEMS_MAX, [`cap ${ITEMS_MAX}`, `cap ${ITEMS_MAX + 1}`]])
  const line = `${'a'.repeat(99)}\n`
  assert.deepEqual(listItems(line.repeat(LIST_MAX / 100 + 1)).rest, [line.trim()])
  const cut = listItems(Array.from({ length: 4_000 }, () => 'cap 10').join(', '))
  assert.deepEqual(new Set([...cut.items.map(({ text }) => text), ...cut.rest]), new Set(['cap 10']))
  assert.deepEqual(listItems('magic pop 5').rest, [])
})

test('what is left of a list is read as the same items', () => {
  const words = fc.constantFrom(
    'magic pop',
    'chit put',
    '3.5 inch lakshmi',
    'thank you',
    'total 500',
    'For you:',
    '₹',
    '',
  )
  const number = fc.constantFrom('', ' 7', '7', '7 box', ' - 12', ' 1,000', '7.', '½', ' 98430 12345')
  const numbering = fc.constantFrom('', '', '1 ', '2 ', '3 - ', '1) ', '2. ', '(4) ', '- ', '12/10/26, 21:03 - Ravi: ')
  const part = fc.tuple(numbering, words, number).map((each) => each.join(''))
  const line = fc.tuple(part, fc.constantFrom('', '', ', ', '; '), part).map((each) => each.join(''))
  const lines = fc.oneof(
    { arbitrary: fc.array(part, { maxLength: 8 }), weight: 10 },
    { arbitrary: fc.array(line, { maxLength: 8 }), weight: 10 },
    {
      arbitrary: fc.array(words, { maxLength: 4 }).map((each) => each.map((text, at) => `${at + 1} ${text}`)),
      weight: 5,
    },
    { arbitrary: fc.array(line, { minLength: ITEMS_MAX - 10, maxLength: ITEMS_MAX + 10 }), weight: 1 },
  )
  fc.assert(
    fc.property(lines, fc.infiniteStream(fc.boolean()), (typed, isLeft) => {
      const { items, rest } = listItems(typed.join('\n'))
      const left = items.filter(({ isAside }) => !isAside && isLeft.next().value)
      const expected = [...left.map(({ text }) => text), ...rest]
      const again = listItems(listText(expected))
      assert.deepEqual([...again.items.map(({ text }) => text), ...again.rest], expected)
    }),
    { numRuns: 300 },
  )
})
