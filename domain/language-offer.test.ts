import assert from 'node:assert/strict'
import test from 'node:test'
import type { Language } from './language.ts'
import { offeredLanguage, type Reader } from './language-offer.ts'

const offer = (shown: Language, preferred: string[], rest: Partial<Reader> = {}) =>
  offeredLanguage({ shown, preferred, chosen: undefined, dismissed: undefined, ...rest })

test('an English page is offered in Tamil to a browser that prefers it', () => {
  for (const [preferred, offered] of [
    [['ta'], 'ta'],
    [['ta-IN', 'en-IN', 'en'], 'ta'],
    [['TA-in'], 'ta'],
    [['en-IN', 'ta'], undefined],
    [['hi', 'ta'], undefined],
    [['tai'], undefined],
    [[''], undefined],
    [[], undefined],
  ] as const)
    assert.equal(offer('en', [...preferred]), offered, preferred.join(', '))
})

test('a Tamil page is offered in English to a browser without Tamil', () => {
  for (const [preferred, offered] of [
    [['en-IN'], 'en'],
    [['hi-IN', 'en'], 'en'],
    [['hi'], 'en'],
    [['en', 'ta'], undefined],
    [['hi', 'ta-LK'], undefined],
    [[], undefined],
  ] as const)
    assert.equal(offer('ta', [...preferred]), offered, preferred.join(', '))
})

test('a choice comes before the browser’s languages, and a dismissed offer is not made again', () => {
  assert.equal(offer('en', ['ta'], { chosen: 'en' }), undefined)
  assert.equal(offer('en', ['en'], { chosen: 'ta' }), 'ta')
  assert.equal(offer('ta', ['en'], { chosen: 'ta' }), undefined)
  assert.equal(offer('ta', ['ta'], { chosen: 'en' }), 'en')
  assert.equal(offer('en', ['ta'], { dismissed: 'ta' }), undefined)
  assert.equal(offer('ta', ['en'], { dismissed: 'ta' }), 'en')
  assert.equal(offer('en', ['en'], { chosen: 'ta', dismissed: 'ta' }), undefined)
})
