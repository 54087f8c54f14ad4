import assert from 'node:assert/strict'
import test from 'node:test'
import { PASSWORD_MIN } from './password.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { isEasyToGuess } from './easy-password.ts'

test('the 3,000 most frequent passwords of the permitted length are refused, in capital letters too', () => {
  const passwords = COMMON_PASSWORDS.trim().split(/\s+/)
  assert.equal(new Set(passwords).size, 3_000)
  assert.deepEqual(
    passwords.filter((password) => password.length < PASSWORD_MIN),
    [],
  )
  const typed = [...passwords, ...passwords.map((password) => password.toUpperCase())]
  assert.deepEqual(
    typed.filter((password) => !isEasyToGuess(password)),
    [],
  )
})
