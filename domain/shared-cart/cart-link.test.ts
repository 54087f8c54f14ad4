import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAX_LINES } from '../cart.ts'
import { MAX_QUANTITY } from '../product/stock.ts'
import { readSharedHash, sharedHash } from './cart-link.ts'

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ code: `PRD${1000 + at}`, quantity: 1 + ((at * 37) % MAX_QUANTITY) }))

test('a cart is read from its link as it was', () => {
  for (const count of [1, 60, MAX_LINES]) assert.deepEqual(readSharedHash(sharedHash(lines(count))), lines(count))
  assert.equal(sharedHash([{ code: 'PRD1155', quantity: 5 }]), '#cart=1155.5-end')
})

test('the link of sixty lines of the largest quantity has less than 2,000 characters', () => {
  const most = lines(60).map((line) => ({ ...line, quantity: MAX_QUANTITY }))
  assert.ok(`https://a-shop-with-a-long-name.example/ta/ordernow${sharedHash(most)}`.length < 2_000)
})

test('another hash shares no cart', () => {
  for (const hash of ['', '#', '#cart', '#checkout', '#list']) assert.equal(readSharedHash(hash), undefined)
})

test('a link cut off anywhere is broken, never a smaller cart', () => {
  const hash = sharedHash(lines(12))
  for (let at = '#cart='.length; at < hash.length; at += 1)
    assert.equal(readSharedHash(hash.slice(0, at)), 'broken', hash.slice(0, at))
})

test('nonsense and giant links are broken', () => {
  for (const text of [
    '1155-end',
    '1155.0-end',
    '1155.-5-end',
    '1155.5e2-end',
    '1155.5-1155.6-end',
    '1155.10001-end',
    '1155.99999-end',
    'PRD1155.5-end',
    '%E0%A4-end',
    '<b>.1-end',
    'end',
    '-end',
    '1155.5',
    '1155.5-1192.5-1',
  ]) {
    assert.equal(readSharedHash(`#cart=${text}`), 'broken', text)
  }
  assert.equal(readSharedHash(sharedHash(lines(MAX_LINES + 1))), 'broken')
  assert.equal(readSharedHash(`#cart=${'1155.5-'.repeat(200_000)}`), 'broken')
})
