/** Tests of the rules for a new password. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { PASSWORD_FAILED, PASSWORD_MIN, PASSWORD_UPDATED, readPasswordChange, SIGN_IN_AGAIN } from './password.ts'

function change(newPassword: unknown, confirmPassword = newPassword) {
  return readPasswordChange({ newPassword, confirmPassword })
}

test('§5 Passwords do not match', () => {
  assert.deepEqual(change('secret', 'Secret'), { message: 'Passwords do not match' })
  assert.deepEqual(change('secret', 'secret '), { message: 'Passwords do not match' })
  assert.deepEqual(change('abc', 'abd'), { message: 'Passwords do not match' })
})

test('§5 Password must be at least 6 characters long', () => {
  assert.equal(PASSWORD_MIN, 6)
  assert.deepEqual(change('12345'), { message: 'Password must be at least 6 characters long' })
  assert.deepEqual(change('🎆🎆🎆'), { message: 'Password must be at least 6 characters long' })
  assert.deepEqual(change('123456'), { password: '123456' })
})

test('§5 both fields required', () => {
  for (const [first, second] of [
    ['', ''],
    ['secret', ''],
    ['', 'secret'],
    [undefined, 'secret'],
    [123456, 123456],
  ] as const) {
    assert.deepEqual(readPasswordChange({ newPassword: first, confirmPassword: second }), {
      message: 'Please fill in both password fields',
    })
  }
  assert.deepEqual(readPasswordChange({}), { message: 'Please fill in both password fields' })
})

test('a password is kept exactly as typed, and capped', () => {
  assert.deepEqual(change('  கடவுச்சொல் '), { password: '  கடவுச்சொல் ' })
  assert.deepEqual(change('x'.repeat(128)), { password: 'x'.repeat(128) })
  assert.deepEqual(change('x'.repeat(129)), { message: 'Password must be at most 128 characters long' })
})

test('§8 the sentences of a password change', () => {
  assert.equal(SIGN_IN_AGAIN, 'Please log out and log in again to change your password')
  assert.equal(PASSWORD_FAILED, 'Failed to update password. Please try again.')
  assert.equal(PASSWORD_UPDATED, 'Password updated successfully')
})
