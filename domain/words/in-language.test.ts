import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import type { Language } from '../language.ts'
import { translateBy, wordsOf } from './catalogue.ts'
import { cart } from './en/pages/cart.ts'
import { inLanguage, writeBy } from './in-language.ts'
import { cart as tamil } from './ta/pages/cart.ts'
import { speak } from './translations.ts'

let restore: (() => void)[] = []
beforeEach(() => void (restore = [translateBy((english) => english), writeBy((_, work) => work())]))
afterEach(() => restore.forEach((each) => each()))

const empty = () => wordsOf(cart).empty

test('a page that has its own words alone writes in them', () => {
  assert.equal(inLanguage('ta', empty), cart.empty)
})

test('with the words of every language the work is in the one that it names, and what follows in the former', () => {
  let now: Language = 'en'
  speak({
    current: () => now,
    during(language, work) {
      const before = now
      now = language
      const result = work()
      now = before
      return result
    },
  })
  assert.deepEqual([inLanguage('ta', empty), empty()], [tamil.empty, cart.empty])
  assert.deepEqual(
    inLanguage('ta', () => [inLanguage('en', empty), empty()]),
    [cart.empty, tamil.empty],
  )
})
