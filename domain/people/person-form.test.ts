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
    errors: { name: 'Enter a name.', email: 'Enter an e-mail address.', role: 'Choose a role.' },
    message: 'Enter a name.',
  })
  const read = readPersonForm({ name: 'x'.repeat(61), email: 'selvi at home', role: 'admin' })
  assert.deepEqual('errors' in read && read.errors, {
    name: 'Enter a name of up to 60 characters.',
    email: 'Enter an e-mail address such as ravi@example.com.',
    role: 'Choose a role.',
  })
})

test('§5 a given password follows the rules of a changed one', () => {
  assert.deepEqual(readGivenPassword('hk4r9-mn2vt'), { password: 'hk4r9-mn2vt' })
  assert.deepEqual(readGivenPassword(''), { message: 'Enter a password.' })
  assert.deepEqual(readGivenPassword(undefined), { message: 'Enter a password.' })
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
