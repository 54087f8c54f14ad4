import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { isEasyToGuess } from './easy-password.ts'

const easy: [why: string, passwords: string[]][] = [
  ['it leads every leaked list', ['password', 'iloveyou', 'letmein', 'dragon', 'welcome', 'monkey', 'sunshine']],
  [
    'it is one of them with figures and signs',
    ['Password1', 'admin@123', 'Welcome@2026', 'abc123', 'dhoni07!', '123love'],
  ],
  ['its letters are written as figures', ['p@ssw0rd', 'Pa55word123', 'adm1n-2026', '$ivakas1']],
  ['it is two common words', ['adminpassword', 'crackershop', 'lovelytiger', 'sairam-krishna', 'test1test']],
  ['it repeats itself', ['aaaaaa', '121212', 'abcabcabc', 'vedivedi']],
  [
    'it walks over the keyboard',
    ['qwerty', 'qwertyuiop', '1qaz2wsx', '1q2w3e4r', 'asdfghjkl', 'zxcvbnm', 'poiuyt', 'fedcba'],
  ],
  [
    'it is a row of figures, a date or a mobile number',
    ['123456', '654321', '20112026', '20/11/2026', '9876543210', '+91 98765 43210'],
  ],
  [
    'everybody in the trade thinks of it',
    ['deepavali', 'Deepavali-2026', 'sivakasi1999', 'crackers', 'pattasu123', 'murugan@1'],
  ],
]

for (const [why, passwords] of easy) {
  test(`a password is easy to guess when ${why}`, () => {
    for (const password of passwords) assert.equal(isEasyToGuess(password), true, password)
  })
}

test('an unrelated password is not', () => {
  for (const password of [
    'hk4r9-mn2vt',
    'brown shoes on the roof',
    'Thangam!9kolam',
    'வெடிக்காத பட்டாசு',
    'qwrt-9182-zmkp',
    '48291 70563 12',
    'correct horse battery staple',
  ]) {
    assert.equal(isEasyToGuess(password), false, password)
  }
})

test('the shop’s own name and the admin’s own address are easy to guess', () => {
  const about = ['Sri Thangamuthu Crackers', 'poongodi@thangamuthu.example']
  for (const password of ['Thangamuthu', 'thangamuthu2026', 'poongodi@1', 'p00ng0di', 'sri-thangamuthu']) {
    assert.equal(isEasyToGuess(password, about), true, password)
  }
  assert.equal(isEasyToGuess('Thangamuthu'), false)
  assert.equal(isEasyToGuess('தங்கமுத்து1', ['ஸ்ரீ தங்கமுத்து பட்டாசு']), true)
})

test('the e-mail address, the website and the phone are easy to guess, whole and with a little around them', () => {
  const about = ['owner@example.in', 'https://www.ab-fireworks.in', '04562 223344', '+91 55555 01999', 'ab@okbank']
  for (const password of [
    'owner@example.in',
    'Owner@Example.IN1',
    'ownerexamplein',
    'www.ab-fireworks.in',
    'https://www.ab-fireworks.in',
    'ab-fireworks.in!!',
    '04562 223344',
    '4562223344-a',
    '+91 55555 01999',
    'a5555501999',
    'ab@okbank',
  ]) {
    assert.equal(isEasyToGuess(password, about), true, password)
    assert.equal(isEasyToGuess('hk4r9-mn2vt', about), false)
  }
  assert.equal(isEasyToGuess('a5555501999'), false)
  assert.equal(isEasyToGuess('x owner@example.in y under the banyan tree', about), false)
  assert.equal(isEasyToGuess('hk4r9-mn2vt', ['', '-', 'in']), false)
})

test('a random password is almost never called easy', () => {
  const token = fc.string({
    minLength: 12,
    maxLength: 20,
    unit: fc.constantFrom(...'23456789abcdefghjkmnpqrstvwxyz-!'),
  })
  fc.assert(fc.property(token, (password) => !isEasyToGuess(password) || /(.)\1{3}|\d{8}/.test(password)))
})

test('no text makes it fail or take long', () => {
  fc.assert(fc.property(fc.string(), (password) => typeof isEasyToGuess(password) === 'boolean'))
  // Exponential steps would take years; CPU time excludes waiting for other threads.
  const started = process.threadCpuUsage()
  isEasyToGuess('a'.repeat(127) + 'b')
  isEasyToGuess('password'.repeat(16))
  const { user, system } = process.threadCpuUsage(started)
  assert.ok(user + system < 100_000)
})
