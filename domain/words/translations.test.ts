import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import type { Language } from '../language.ts'
import { translateBy, wordsOf } from './catalogue.ts'
import { people } from './en/office/shop/people.ts'
import { cart } from './en/pages/cart.ts'
import { writeBy } from './in-language.ts'
import { cart as tamilCart } from './ta/pages/cart.ts'
import { speak } from './translations.ts'

let restore: (() => void)[] = []
beforeEach(() => void (restore = [translateBy((english) => english), writeBy((_, work) => work())]))
afterEach(() => restore.forEach((each) => each()))

test('a sentence is in the language of the moment when it is read', () => {
  let language: Language = 'en'
  speak({ current: () => language, during: (_, work) => work() })
  const key = 'empty'
  assert.equal(wordsOf(cart)[key], cart[key])
  language = 'ta'
  assert.equal(wordsOf(cart)[key], tamilCart[key])
  assert.equal(wordsOf(cart), wordsOf(cart), 'one object, so that it may be a dependency of an effect')
})

test('a catalogue without a translation is English', () => {
  speak({ current: () => 'ta', during: (_, work) => work() })
  assert.equal(wordsOf(people).add, people.add)
})
