// Every screen has its title in the header.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screenTitle } from './navigation.ts'

test('§2 the header names the screen', () => {
  assert.equal(screenTitle('/admin'), 'Welcome')
  assert.equal(screenTitle('/admin/upload'), 'Upload Product')
  assert.equal(screenTitle('/admin/products/'), 'Products')
  assert.equal(screenTitle('/admin/orders'), 'Online Orders')
  assert.equal(screenTitle('/admin/video'), 'Videos')
})

test('an address without a screen has a title all the same', () => {
  assert.equal(screenTitle('/admin/missing'), 'Back office')
})
