import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { byteRange, isCurrent, mayContinue } from './conditions.ts'

const lastModified = 'Mon, 23 Nov 2026 10:00:00 GMT'
const strong = { etag: '"b"', lastModified }
const weak = { etag: 'W/"b"', lastModified }

suite('a copy is current', () => {
  const table: [headers: Record<string, string>, isCurrent: boolean][] = [
    [{}, false],
    [{ 'If-None-Match': '"b"' }, true],
    [{ 'If-None-Match': 'W/"b"' }, true],
    [{ 'If-None-Match': '"a", "b"' }, true],
    [{ 'If-None-Match': '"a",W/"b" , "c"' }, true],
    [{ 'If-None-Match': ' * ' }, true],
    [{ 'If-None-Match': '"a", "c"' }, false],
    [{ 'If-None-Match': 'b' }, false],
    [{ 'If-None-Match': '' }, false],
    [{ 'If-None-Match': '"a,b"' }, false],
    [{ 'If-Modified-Since': lastModified }, true],
    [{ 'If-Modified-Since': 'Mon, 23 Nov 2026 10:00:01 GMT' }, true],
    [{ 'If-Modified-Since': 'Mon, 23 Nov 2026 09:59:59 GMT' }, false],
    [{ 'If-Modified-Since': 'yesterday' }, false],
    [{ 'If-Modified-Since': '+275760-09-13T00:00:00.001Z' }, false],
    [{ 'If-None-Match': '"'.repeat(5_000) }, false],
    [{ 'If-None-Match': '"a",'.repeat(4_000) + '"b"' }, true],
    [{ 'If-None-Match': '"a"', 'If-Modified-Since': lastModified }, false],
  ]
  for (const [headers, expected] of table) {
    test(JSON.stringify(headers).slice(0, 100), () => {
      assert.equal(isCurrent(new Headers(headers), strong), expected)
      assert.equal(isCurrent(new Headers(headers), weak), expected)
    })
  }
})

suite('a download may be continued', () => {
  const table: [condition: string | undefined, ofStrong: boolean, ofWeak: boolean][] = [
    [undefined, true, true],
    ['"b"', true, false],
    ['W/"b"', false, false],
    ['"a"', false, false],
    [lastModified, true, true],
    ['Mon, 23 Nov 2026 10:00:01 GMT', false, false],
    ['nonsense', false, false],
  ]
  for (const [condition, ofStrong, ofWeak] of table) {
    test(`${condition}`, () => {
      const headers = new Headers(condition === undefined ? {} : { 'If-Range': condition })
      assert.equal(mayContinue(headers, strong), ofStrong)
      assert.equal(mayContinue(headers, weak), ofWeak)
    })
  }
})

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
    [`bytes=${'0-,'.repeat(5_000)}5-9`, undefined],
    [`bytes=${'0-0,'.repeat(5_000)}`, undefined],
  ]
  for (const [header, range] of table)
    test(`${header?.slice(0, 40)}`, () => assert.deepEqual(byteRange(header, 1000), range))
})

test('an empty file has nothing inside', () => assert.equal(byteRange('bytes=0-', 0), 'outside'))
