import assert from 'node:assert/strict'
import test from 'node:test'
import * as english from '#domain/words/en.ts'
import type { Catalogue } from '#domain/words/catalogue.ts'
import { translationFaults } from '#test/architecture/translations.ts'
import { withLineBelow } from './add-language.ts'
import { pseudoCatalogue } from './pseudo-language.ts'

test('a sentence has brackets, other letters, longer words and another order', () => {
  assert.deepEqual(pseudoCatalogue({ key: 'Only {count} left in <link>Your Cart</link>.' }), {
    key: '⟦<link>Cáárt Yóóúúr</link> íín lééft {count} Óónly.⟧',
  })
})

test('lists, plurals and enquiries keep their forms', () => {
  const entry = { one: 'one item', other: '{count} items' }
  assert.deepEqual(pseudoCatalogue({ list: ['a b', 'c'], entry, wording: { order: entry, enquiry: 'x' } }), {
    list: ['⟦b áá⟧', '⟦c⟧'],
    entry: { one: '⟦¹ íítééms {count}⟧', other: '⟦íítééms {count}⟧' },
    wording: { order: { one: '⟦¹ íítééms {count}⟧', other: '⟦íítééms {count}⟧' }, enquiry: '⟦x⟧' },
  })
})

test('every catalogue keeps its placeholders, marks and forms', () => {
  const faults = Object.entries(english as Record<string, Catalogue>).flatMap(([name, catalogue]) =>
    translationFaults(catalogue, pseudoCatalogue(catalogue)).map((fault) => `${name}.${fault}`),
  )
  assert.deepEqual(
    faults.filter((fault) => / (?:lacks|has other|is missing|does not fill)/.test(fault)),
    [],
  )
})

test('a step of the document is a line below one that its file has once', () => {
  assert.equal(withLineBelow('{\n  ta: 1,\n}', 'ta: 1,', 'te: 2,', 'a.ts'), '{\n  ta: 1,\n  te: 2,\n}')
  assert.throws(() => withLineBelow('', 'ta: 1,', 'te: 2,', 'a.ts'), /a\.ts has it 0 times/)
})
