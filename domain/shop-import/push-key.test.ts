import assert from 'node:assert/strict'
import test from 'node:test'
import { pushKeyMoment } from './push-key.ts'

test('a push key has the moment of its entry', () => {
  assert.equal(pushKeyMoment('-JhLeOlGIEjaIOFHR0xd')?.toISOString(), '2015-02-04T22:15:31.153Z')
  assert.equal(pushKeyMoment('-O000000000000000abc')?.getUTCFullYear(), 2024)
})

test('other keys have none', () => {
  for (const key of [
    '',
    '0',
    'prd-1',
    '-JhLeOlGIEjaIOFHR0x',
    '-JhLeOlGIEjaIOFHR0xd0',
    '--------abcdefghijkl',
    '__proto__',
  ])
    assert.equal(pushKeyMoment(key), undefined, key)
})
