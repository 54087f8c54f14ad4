import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextPath, signInPath } from './next-path.ts'

test('§2 sign-in returns to the guarded page with its filters', () => {
  assert.equal(nextPath('/admin/orders?verified=Verified'), '/admin/orders?verified=Verified')
  assert.equal(nextPath('/admin'), '/admin')
})

test('§2 without a `next` path, sign-in redirects to /admin', () => {
  assert.equal(nextPath(null), '/admin')
  assert.equal(nextPath(undefined), '/admin')
  assert.equal(nextPath(''), '/admin')
})

for (const foreign of [
  'https://evil.test/admin',
  '//evil.test/admin',
  '/\\evil.test',
  '/administrator',
  '/admin.evil.test',
  '/admin/../../evil',
  '/admin/../ordernow',
  '/admin/%2e%2e/ordernow',
  '/ordernow',
  'javascript:alert(1)',
  'admin/orders',
  '/admin/sign-out',
  '\t//evil.test/admin',
  '/\t/evil.test/admin',
  '/\n/evil.test',
  ' //evil.test',
  '/admin/..//evil.test',
  '/admin/..\\\\evil.test',
  '/admin\t/..//evil.test',
  '%2F%2Fevil.test',
  '/%5Cevil.test',
  '/%2F/evil.test',
  'http:/admin',
  'http:admin',
  'HTTPS://shop.invalid@evil.test/admin',
  '//shop.invalid@evil.test/admin',
  '/Admin',
  '/admin%2f..%2f..%2fevil',
  '\u0000/admin',
]) {
  test(`§6 a redirect never follows ${JSON.stringify(foreign)}`, () => assert.equal(nextPath(foreign), '/admin'))
}

test('§6 text after the path stays part of it, and cannot begin a header line', () => {
  assert.equal(nextPath('/admin/orders?next=//evil.test'), '/admin/orders?next=//evil.test')
  assert.equal(nextPath('/admin//evil.test'), '/admin//evil.test')
  assert.equal(nextPath('/admin/orders?a=\r\nSet-Cookie: b#c'), '/admin/orders?a=Set-Cookie:%20b')
})

test('a refused change is remembered, a sign-out is not', () => {
  const products = new URL('http://s.test/admin/products')
  assert.equal(signInPath(products, 'POST'), '/vinayagaadmin?next=%2Fadmin%2Fproducts&unsaved=1')
  const count = new URL('http://s.test/admin/stock/count')
  assert.equal(signInPath(count, 'POST'), '/vinayagaadmin?next=%2Fadmin%2Fstock%2Fcount&unsaved=1', 'an inner screen')
  assert.equal(signInPath(new URL('http://s.test/admin/sign-out'), 'POST'), '/vinayagaadmin')
})

test('a Dashboard form whose address has no screen redirects to the Dashboard', () => {
  for (const path of ['/admin/backups', '/admin/account', '/admin']) {
    assert.equal(signInPath(new URL(path, 'http://s.test'), 'POST'), '/vinayagaadmin?unsaved=1', path)
  }
})

test('§2 the guard remembers the requested page', () => {
  assert.equal(signInPath(new URL('http://s.test/admin/products')), '/vinayagaadmin?next=%2Fadmin%2Fproducts')
  assert.equal(signInPath(new URL('http://s.test/admin')), '/vinayagaadmin')
  assert.equal(
    signInPath(new URL('http://s.test/admin/orders?search=a%26b')),
    '/vinayagaadmin?next=%2Fadmin%2Forders%3Fsearch%3Da%2526b',
  )
})
