import assert from 'node:assert/strict'
import test from 'node:test'
import { demoSettings as settings } from '#domain/shop-settings.ts'
import { greeting } from './greeting.ts'

test('the first start tells where to shop, where to sign in, the e-mail and the password', () => {
  const told = greeting({}, 3000, { settings, firstAdmin: { email: 'owner@shop.test', password: 'abcde-fghjk' } })
  for (const part of [
    'http://localhost:3000/ordernow',
    'http://localhost:3000/vinayagaadmin',
    'owner@shop.test',
    'abcde-fghjk',
  ])
    assert.ok(told.includes(part), part)
})

test('a later start, or a password from the settings, tells no password', () => {
  assert.doesNotMatch(greeting({}, 3000, { settings }), /E-mail|Password/)
  assert.doesNotMatch(greeting({}, 3000, { settings, firstAdmin: { email: 'owner@shop.test' } }), /Password/)
})

test('behind a public address that one is told', () => {
  assert.match(greeting({ publicUrl: 'https://shop.example' }, 3000, { settings }), /https:\/\/shop\.example\/ordernow/)
})
