// Tests of single byte ranges (RFC 9110, 14.1.2).
import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { byteRange } from './byte-range.ts'

suite('a Range header over a file of 1000 bytes', () => {
  const table: [header: string | null, range: ReturnType<typeof byteRange>][] = [
    [null, undefined],
    ['', undefined],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=0-499', { first: 0, last: 499 }],
    ['bytes=500-', { first: 500, last: 999 }],
    ['bytes=-1', { first: 999, last: 999 }],
    ['bytes=-5000', { first: 0, last: 999 }],
    ['bytes=990-5000', { first: 990, last: 999 }],
    ['bytes=999-999', { first: 999, last: 999 }],
    ['bytes=1000-', 'outside'],
    ['bytes=1000-1001', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=5-2', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,5-9', undefined],
    ['bytes=a-b', undefined],
    ['bytes=0x1-2', undefined],
    ['items=0-5', undefined],
    ['bytes=99999999999999999999-', undefined],
  ]
  for (const [header, range] of table) test(`${header}`, () => assert.deepEqual(byteRange(header, 1000), range))
})

test('an empty file has nothing inside', () => assert.equal(byteRange('bytes=0-', 0), 'outside'))
