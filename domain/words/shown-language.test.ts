import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { translateBy } from './catalogue.ts'
import { language } from './en/language.ts'
import { shownLanguage } from './shown-language.ts'

afterEach(() => translateBy((english) => english))

test('the catalogues say their language, and one that the shop does not have counts as English', () => {
  const codes = ['en', 'ta', 'hi', '']
  const shown = codes.map((code) => {
    translateBy((english) => (english === language ? { ...language, code } : english))
    return shownLanguage()
  })
  assert.deepEqual(shown, ['en', 'ta', 'en', 'en'])
})
