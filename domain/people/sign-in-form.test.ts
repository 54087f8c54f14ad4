import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { wordsOf } from '../words/catalogue.ts'
import { signIn } from '../words/en/office/sign-in.ts'
import { readSignIn, tooManyAttempts } from './sign-in-form.ts'

const INCOMPLETE = { message: 'Please enter both email and password' }

test('§5 both fields required (Please enter both email and password)', () => {
  for (const input of [
    {},
    { email: 'a@b.example' },
    { password: 'secret' },
    { email: ' ', password: 'secret' },
    { email: 'a@b.example', password: '' },
    { email: ['a@b.example'], password: { length: 6 } },
    null,
    undefined,
    'x',
    [],
  ]) {
    assert.deepEqual(readSignIn(input), INCOMPLETE, JSON.stringify(input))
  }
})

test('the e-mail is trimmed and in small letters, the password exactly as typed', () => {
  assert.deepEqual(readSignIn({ email: ' Admin@Shop.Example ', password: '  pass word ' }), {
    email: 'admin@shop.example',
    password: '  pass word ',
  })
})

test('§8 the sentences of a failed sign-in', () => {
  assert.equal(wordsOf(signIn).refused, 'Invalid email or password')
  assert.equal(wordsOf(signIn).failed, 'An error occurred. Please try again.')
})

test('a wait is in seconds, from a hundred on in minutes', () => {
  const waits = [1, 2, 99, 100, 120, 121, 900].map((seconds) => tooManyAttempts(seconds).slice(39))
  assert.deepEqual(waits, [
    '1 second.',
    '2 seconds.',
    '99 seconds.',
    '2 minutes.',
    '2 minutes.',
    '3 minutes.',
    '15 minutes.',
  ])
  assert.equal(tooManyAttempts(8), 'Too many attempts. Please try again in 8 seconds.')
})

test('a password that no account can have is refused before hashing', () => {
  const refused = { message: 'Invalid email or password' }
  assert.deepEqual(readSignIn({ email: `${'a'.repeat(250)}@b.example`, password: 'secret' }), refused)
  assert.deepEqual(readSignIn({ email: 'a@b.example', password: 'x'.repeat(129) }), refused)
  assert.ok('password' in readSignIn({ email: `${'a'.repeat(244)}@b.example`, password: 'secret' }))
  assert.ok('password' in readSignIn({ email: 'a@b.example', password: 'x'.repeat(128) }))
})

test('reading never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ email: fc.anything(), password: fc.anything() })), (input) => {
      const read = readSignIn(input)
      assert.ok('message' in read || (read.email !== '' && read.password !== ''))
    }),
  )
})
