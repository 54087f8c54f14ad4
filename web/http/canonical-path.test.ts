import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestWeb } from '#test/shop/open-test-web.ts'
import { allPaths } from '#test/urls.ts'
import { type CanonicalPath, createCanonicalPath } from './canonical-path.ts'

const staticPaths = allPaths()
  .map((path) => path.replace(/\/:\w+\?$/, ''))
  .filter((path) => !/[:*]/.test(path))
const canonicalPath = createCanonicalPath(staticPaths)

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
  ['/ta', '/ta'],
  ['/ta/', '/ta'],
  ['/ta//ordernow', '/ta/ordernow'],
  ['/TA/ORDERNOW', '/ta/ordernow'],
  ['/%74%61/ordernow', '/ta/ordernow'],
  ['/%74%61/Unknown', '/%74%61/Unknown'],
  ['/Ta/Unknown/Page', '/ta/Unknown/Page'],
  ['/ta/ta/ordernow', '/ta/ta/ordernow'],
  ['/hi/ordernow', '/hi/ordernow'],
  ['/tamil/ordernow', '/tamil/ordernow'],
  ['/ta/admin', '/admin'],
  ['/ta/Admin/Orders', '/admin/orders'],
  ['/ta/admin/orders.data', '/admin/orders.data'],
  ['/ta/vinayagaadmin', '/vinayagaadmin'],
  ['/ta/%', undefined],
  ['/%', undefined],
  ['/%ff', undefined],
  ['/ordernow%zz', undefined],
]

for (const [path, canonical] of table) {
  test(`${path} is ${canonical ?? 'badly encoded'}`, () => assert.equal(canonicalPath(path), canonical))
}

test('every path of the routes without a parameter is canonical, whatever its case and slashes', async () => {
  const { canonicalPath: built } = (await import('../../build/current/server/index.js' as string)) as {
    canonicalPath: CanonicalPath
  }
  assert.ok(staticPaths.length > 15)
  for (const path of staticPaths) assert.equal(built(`${path.toUpperCase()}/`), path)
  for (const [path, canonical] of table) assert.equal(built(path), canonical)
})

test('over HTTP other paths are redirected and bad ones refused, with nothing rendered or logged', async (t) => {
  const { fetch, shop } = await openTestWeb(t)
  const logged: unknown[] = []
  shop.log.error = (error) => void logged.push(error)
  t.mock.method(console, 'warn', (warning: unknown) => logged.push(warning))
  for (const [path, location] of [
    ['/ordernow/?category=Bomb', '/ordernow?category=Bomb'],
    ['/ORDERNOW', '/ordernow'],
    ['//anything/ordernow', '/anything/ordernow'],
    ['/\\\\evil.example/', '/evil.example'],
  ] as const) {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await fetch(path, { method })
      assert.deepEqual([status, headers.get('Location')], [308, location])
      assert.equal(headers.get('X-Frame-Options'), 'DENY')
    }
  }
  for (const path of ['/%', '/ordernow%ff']) assert.equal((await fetch(path)).status, 400)
  assert.equal((await fetch('/ordernow?category=Bomb')).status, 200)
  assert.deepEqual(logged, [])
})
