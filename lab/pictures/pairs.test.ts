import assert from 'node:assert/strict'
import test from 'node:test'
import { asHtml, pairsOf } from './pairs.ts'

test('pictures of the same name are paired, and the others named', () => {
  assert.deepEqual(pairsOf(['cart-390.png', 'b.png', 'gone.png'], ['new.png', 'cart-390.png', 'b.png']), {
    both: ['b.png', 'cart-390.png'],
    onlyBefore: ['gone.png'],
    onlyAfter: ['new.png'],
  })
})

test('the page shows the earlier picture before the later one', () => {
  const page = asHtml(['b.png'], 'file:///old', 'file:///new')
  assert.match(page, /<h2>b\.png<\/h2>.*file:\/\/\/old\/b\.png.*file:\/\/\/new\/b\.png/)
})
