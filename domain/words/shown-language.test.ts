import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import { translateBy } from './catalogue.ts'
import { language } from './en/language.ts'
import { writeBy } from './in-language.ts'
import { languageOf, shownLanguage } from './shown-language.ts'

let restore: (() => void)[] = []
beforeEach(() => void (restore = [translateBy((english) => english), writeBy((_, work) => work())]))
afterEach(() => restore.forEach((each) => each()))

test('the catalogues say their language, and one that the shop does not have counts as English', () => {
  const codes = ['en', 'ta', 'hi', '']
  const shown = codes.map((code) => {
    translateBy((english) => (english === language ? { ...language, code } : english))
    return shownLanguage()
  })
  assert.deepEqual(shown, ['en', 'ta', 'en', 'en'])
})

/** On an English and on a Tamil page. */
function attributes(text: string) {
  return [languageOf(text, 'en'), languageOf(text, 'ta')]
}

test('a text in the language of its page has no language of its own', () => {
  assert.deepEqual(attributes('லட்சுமி வெடி 4"'), ['ta', undefined])
  assert.deepEqual(attributes('Lakshmi Crackers (லட்சுமி வெடி)'), ['ta', undefined])
  assert.deepEqual(attributes('4" Lakshmi'), [undefined, 'en'])
  assert.equal(languageOf('4" Lakshmi'), undefined)
})

test('a third script, and a text without letters, have none on either page', () => {
  for (const text of ['रॉकेट', 'రాకెట్', '2¾"', '']) {
    assert.deepEqual(attributes(text), [undefined, undefined], text)
  }
})
