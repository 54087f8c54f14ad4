import assert from 'node:assert/strict'
import test from 'node:test'
import * as v from 'valibot'
import { FILE_URL, typedLine, typedParagraphs } from './form-text.ts'

test('a field that is missing, or no text, is empty', () => {
  const form = v.object({ line: typedLine, lines: typedParagraphs })
  assert.deepEqual(v.parse(form, {}), { line: '', lines: '' })
  assert.deepEqual(v.parse(form, { line: 7, lines: ['x'] }), { line: '', lines: '' })
  assert.deepEqual(v.parse(form, { line: ' a\nb ', lines: ' a\nb ' }), { line: 'a b', lines: 'a\nb' })
})

test('a file lives in our own media folder, or at a hosted service', () => {
  for (const url of [
    '/media/image/upload/abc.png',
    'https://res.media.example/shop/image/upload/v1/abc.jpg',
    'https://media.example:8443/a.png?x=1',
    'http://127.0.0.1:9000/image/upload/a.png',
  ]) {
    assert.match(url, FILE_URL)
  }
})

test('no script, no other scheme and no address that leaves the shop by a trick', () => {
  for (const url of [
    '',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'http://media.example/a.png',
    'http://localhost.evil.example/a.png',
    '//evil.example/a.png',
    'https://evil.example',
    'https://user:pass@evil.example/a.png',
    '/a.png" onerror="alert(1)',
    "/a'.png",
    '/a b.png',
    '/\\evil.example',
    '/a.png\n',
    'a.png',
  ]) {
    assert.doesNotMatch(url, FILE_URL)
  }
})
