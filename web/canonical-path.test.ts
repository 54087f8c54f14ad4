import assert from 'node:assert/strict'
import test from 'node:test'
import { allPaths } from '#test/urls.ts'
import { canonicalPath } from './canonical-path.ts'

const table: [path: string, canonical: string | undefined][] = [
  ['/', '/'],
  ['//', '/'],
  ['/ordernow', '/ordernow'],
  ['/ordernow/', '/ordernow'],
  ['/ordernow//', '/ordernow'],
  ['/ORDERNOW', '/ordernow'],
  ['/%6frdernow', '/ordernow'],
  ['//ordernow', '/ordernow'],
  ['/\\ordernow', '/ordernow'],
  ['//anything/ordernow', '/anything/ordernow'],
  ['/\\evil.example/', '/evil.example'],
  ['///evil.example//', '/evil.example'],
  ['/%5cevil.example/', '/%5cevil.example'],
  ['/ordernow.data', '/ordernow.data'],
  ['/_root.data', '/_root.data'],
  ['/Unknown/Page', '/Unknown/Page'],
  ['/Admin/Orders', '/admin/orders'],
  ['/admin/orders/ORD20261123064845773/bill', '/admin/orders/ORD20261123064845773/bill'],
  ['/%', undefined],
  ['/%ff', undefined],
  ['/ordernow%zz', undefined],
]

for (const [path, canonical] of table) {
  test(`${path} is ${canonical ?? 'badly encoded'}`, () => assert.equal(canonicalPath(path), canonical))
}

test('every path that the routes write out has one spelling', () => {
  const written = allPaths()
    .map((path) => path.replace(/\/:\w+\?$/, ''))
    .filter((path) => !/[:*]/.test(path))
  assert.ok(written.length > 15)
  for (const path of written) assert.equal(canonicalPath(`${path.toUpperCase()}/`), path)
})
