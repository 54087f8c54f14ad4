import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRole, roleLabel, roles, roleText } from './role.ts'

test('a role is read by its name, and by nothing else', () => {
  assert.deepEqual(roles.map(readRole), [...roles])
  for (const other of ['', 'Owner', 'admin', 'constructor', undefined, 1]) assert.equal(readRole(other), undefined)
})

test('each role has its label and its sentence', () => {
  for (const role of roles) assert.ok(roleLabel(role) && roleText(role), role)
})
