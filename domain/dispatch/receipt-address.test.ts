import assert from 'node:assert/strict'
import test from 'node:test'
import { currentReceipt, isReceiptName, receiptAddress, receiptName } from './receipt-address.ts'

const name = `${'0123456789abcdef'.repeat(2)}.jpg`
const other = `${'f'.repeat(32)}.png`

test('a photo of a receipt has an address of the dispatch desk, and no other address is one', () => {
  assert.equal(receiptName(receiptAddress(name)), name)
  const forged = ['../../shop.sqlite', `x/${name}`, `${name}\0`, `${name}/`, `%2e%2e%2f${name}`, 'a'.repeat(5_000), '']
  for (const each of forged) {
    assert.equal(isReceiptName(each), false, each)
    assert.equal(receiptName(receiptAddress(each)), undefined, each)
  }
  assert.equal(receiptName(`/media/image/upload/${name}`), undefined)
  assert.equal(receiptName(`https://evil.example${receiptAddress(name)}`), undefined)
})

test('a form from before the photo was moved means the photo that the order has now', () => {
  const kept = receiptAddress(name)
  assert.equal(currentReceipt(`/media/image/upload/${name}`, kept), kept)
  assert.equal(currentReceipt(kept, kept), kept)
  for (const typed of ['', receiptAddress(other), `/media/image/upload/${other}`]) {
    assert.equal(currentReceipt(typed, kept), typed)
  }
  assert.equal(currentReceipt(`/media/image/upload/${name}`), `/media/image/upload/${name}`)
  assert.equal(currentReceipt('', ''), '')
})
