import assert from 'node:assert/strict'
import test from 'node:test'
import { wordsOf } from '../words/catalogue.ts'
import { account } from '../words/en/office/account.ts'
import { isRecentSignIn, PASSWORD_MIN, readPasswordChange, RECENT_SIGN_IN_MS } from './password.ts'

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
  assert.deepEqual(change('kv4m9t'), { password: 'kv4m9t' })
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
  assert.deepEqual(change(`${'x'.repeat(127)}y`), { password: `${'x'.repeat(127)}y` })
  assert.deepEqual(change('x'.repeat(129)), { message: 'Password must be at most 128 characters long' })
})

test('§8 the sentences of a password change', () => {
  const text = wordsOf(account)
  assert.equal(text.signInAgain, 'Please log out and log in again to change your password')
  assert.equal(text.passwordFailed, 'Failed to update password. Please try again.')
  assert.equal(text.passwordUpdated, 'Password updated successfully')
})

test('a password that anyone would try first is refused, and so is the shop’s own name', () => {
  const refused = { message: 'This password is too easy to guess. Please choose another one.' }
  assert.deepEqual(change('123456'), refused)
  assert.deepEqual(change('Deepavali@2026'), refused)
  const typed = { newPassword: 'thangamuthu1', confirmPassword: 'thangamuthu1' }
  assert.deepEqual(readPasswordChange(typed), { password: 'thangamuthu1' })
  assert.deepEqual(readPasswordChange(typed, ['Thangamuthu Crackers']), refused)
})

test('§8 a sign-in is recent for ten minutes, whichever way the clock was set', () => {
  const now = new Date('2026-11-20T05:00:00Z')
  const ago = (ms: number) => new Date(now.getTime() - ms)
  assert.equal(RECENT_SIGN_IN_MS, 600_000)
  for (const ms of [0, 1_000, RECENT_SIGN_IN_MS, -1_000]) assert.equal(isRecentSignIn(ago(ms), now), true, `${ms}`)
  for (const ms of [RECENT_SIGN_IN_MS + 1, 86_400_000, -86_400_000]) {
    assert.equal(isRecentSignIn(ago(ms), now), false, `${ms}`)
  }
})
