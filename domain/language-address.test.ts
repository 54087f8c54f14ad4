import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagePath, pathIn, splitLanguage } from './language-address.ts'

const same: [path: string, language: 'en' | 'ta', english: string][] = [
  ['/', 'en', '/'],
  ['/ordernow', 'en', '/ordernow'],
  ['/ta', 'ta', '/'],
  ['/ta/ordernow', 'ta', '/ordernow'],
  ['/ta.data', 'ta', '/_.data'],
  ['/ta/about.data', 'ta', '/about.data'],
  ['/ta/ordernow?category=Wala#cart', 'ta', '/ordernow?category=Wala#cart'],
]
for (const [path, language, english] of same) {
  test(`${path} is ${english} in ${language}`, () => {
    const [, pathname = ''] = /^([^?#]*)/.exec(path) ?? []
    assert.equal(pathIn(language, english), path)
    assert.deepEqual(splitLanguage(pathname), { language, path: english.replace(/[?#].*/, '') })
  })
}

for (const path of ['/tax', '/tamil/ordernow', '/hi/ordernow', '/en/ordernow', '/ordernow/ta', '', 'ta']) {
  test(`'${path}' has no language of the shop`, () => assert.deepEqual(splitLanguage(path), { language: 'en', path }))
}

test('the letters of the language may be capitals, and what follows stays as it is', () => {
  assert.deepEqual(splitLanguage('/TA/OrderNow/'), { language: 'ta', path: '/OrderNow/' })
  assert.deepEqual(splitLanguage('/ta//ordernow'), { language: 'ta', path: '//ordernow' })
})

test('outside a request the page is English', () => assert.equal(pagePath('/about'), '/about'))
