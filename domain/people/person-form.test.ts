import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergePerson, type PersonDraft, readGivenPassword, readPersonForm } from './person-form.ts'

const selvi: PersonDraft = { name: 'Selvi', email: 'selvi@shop.test', role: 'staff' }

test('a person has a name, an e-mail address in lower case, and a role', () => {
  assert.deepEqual(readPersonForm({ name: ' செல்வி  R ', email: ' Selvi@Shop.test ', role: 'packer', more: 'x' }), {
    draft: { name: 'செல்வி R', email: 'selvi@shop.test', role: 'packer' },
  })
})

test('each fault has its sentence at its field', () => {
  assert.deepEqual(readPersonForm({}), {
    errors: { name: 'Please enter a name', email: 'Please enter an e-mail address', role: 'Please choose a role' },
    message: 'Please enter a name',
  })
  const read = readPersonForm({ name: 'x'.repeat(61), email: 'selvi at home', role: 'admin' })
  assert.deepEqual('errors' in read && read.errors, {
    name: 'The name must be at most 60 characters',
    email: 'This is not an e-mail address',
    role: 'Please choose a role',
  })
})

test('§5 a given password follows the rules of a changed one', () => {
  assert.deepEqual(readGivenPassword('hk4r9-mn2vt'), { password: 'hk4r9-mn2vt' })
  assert.deepEqual(readGivenPassword(''), { message: 'Please enter a password' })
  assert.deepEqual(readGivenPassword(undefined), { message: 'Please enter a password' })
  assert.deepEqual(readGivenPassword('12345'), { message: 'Password must be at least 6 characters long' })
  const easy = { message: 'This password is too easy to guess. Please choose another one.' }
  assert.deepEqual(readGivenPassword('selvi@shop.test', [selvi.email]), easy)
})

test('an edit changes the touched fields, and keeps others’ changes', () => {
  const now: PersonDraft = { ...selvi, role: 'packer' }
  assert.deepEqual(mergePerson({ ...selvi, name: 'Selvi R' }, selvi, now), { merged: { ...now, name: 'Selvi R' } })
  assert.deepEqual(mergePerson({ ...selvi, role: 'packer' }, selvi, now), { merged: now }, 'both meant the same')
  assert.deepEqual(mergePerson({ ...selvi, role: 'owner' }, selvi, now), { conflicts: ['role'] })
})
