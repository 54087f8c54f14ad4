import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { isCurrent, mayContinue } from './conditions.ts'

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
    [{ 'If-None-Match': '"a"', 'If-Modified-Since': lastModified }, false],
  ]
  for (const [headers, expected] of table) {
    test(JSON.stringify(headers), () => {
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
