import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayDo, maySee, notDone, notSeen, permissions, routePath } from './permissions.ts'
import { roles } from '#domain/people/role.ts'

const paths = [...Object.keys(permissions), '/admin/anything-new', 'constructor']

test('the owner sees and does everything, even without a row', () => {
  for (const path of paths) assert.ok(maySee('owner', path) && mayDo('owner', path), path)
})

test('a path without a row is refused to all others', () => {
  for (const role of ['staff', 'packer'] as const) {
    for (const path of ['/admin/anything-new', '', 'constructor', '__proto__']) {
      assert.ok(!maySee(role, path) && !mayDo(role, path), `${role} ${path}`)
    }
  }
})

test('a packer sees the own welcome, the own account and the packing, and nothing with a price', () => {
  assert.deepEqual(
    paths.filter((path) => maySee('packer', path)),
    [
      '/admin',
      '/admin/*',
      '/admin/sign-out',
      '/admin/account',
      '/admin/packing',
      '/admin/packing/:orderId',
      '/admin/packing/lists',
      '/admin/packing/picking',
      '/live',
    ],
  )
  assert.deepEqual(
    paths.filter((path) => mayDo('packer', path)),
    ['/admin/sign-out', '/admin/account', '/admin/packing', '/admin/packing/:orderId'],
  )
})

test('staff have no settings, backups, people and first steps', () => {
  const owners = ['/admin/settings', '/admin/backups', '/admin/first-steps', '/admin/people', '/admin/people/changes']
  for (const path of owners) assert.ok(!maySee('staff', path) && !mayDo('staff', path), path)
  for (const path of ['/admin/orders', '/admin/products', '/admin/stock/count', '/admin/import', '/admin/video']) {
    assert.ok(maySee('staff', path) && mayDo('staff', path), path)
  }
})

test('a refusal names the role', () => {
  for (const role of roles) assert.match(notSeen(role) + notDone(role), /Your role \(\w+\) may not .+Your role \(\w+\)/)
})

test('a matched pattern is a path of the table, with its slash or without', () => {
  assert.equal(routePath('admin/orders/:orderId/bill'), '/admin/orders/:orderId/bill')
  assert.equal(routePath('/admin'), '/admin')
})
