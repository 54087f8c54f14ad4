import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { senderOf } from '#test/fixtures/sender.ts'
import { admin, openTestShop } from '#test/shop/open-test-shop.ts'
import { accountIntents } from './intents.ts'

async function signedInShop(t: TestContext) {
  const shop = await openTestShop(t, 'sqlite')
  const signedIn = await shop.signIn.withPassword(admin.email, admin.password, '203.0.113.5')
  assert.ok('token' in signedIn)
  const change = (newPassword: string, confirmPassword = newPassword, token = signedIn.token) => {
    const form = new FormData()
    form.set('newPassword', newPassword)
    form.set('confirmPassword', confirmPassword)
    const request = new Request('http://shop.test/admin/account', { headers: { Cookie: `session=${token}` } })
    return accountIntents['change-password'](form, shop, senderOf(admin.email, request))
  }
  return { shop, change }
}

const cases: [what: string, typed: [string, string?], message: string][] = [
  ['§5 both fields required', ['', 'kv4m9t'], 'Please fill in both password fields'],
  ['§5 mismatch', ['kv4m9t', 'kv4m9T'], 'Passwords do not match'],
  ['§5 under 6 characters', ['kv4m9'], 'Password must be at least 6 characters long'],
  ['one that anyone would try', ['Diwali@2026'], 'This password is too easy to guess. Please choose another one.'],
  ['the shop’s name', ['Vinayaga1999'], 'This password is too easy to guess. Please choose another one.'],
  ['the whole sign-in address', ['owner@shop.test'], 'This password is too easy to guess. Please choose another one.'],
  [
    'the website',
    ['www.srivinayagacrackers.example'],
    'This password is too easy to guess. Please choose another one.',
  ],
  ['the phone', ['+91 55555 01999'], 'This password is too easy to guess. Please choose another one.'],
  ['the admin’s own address', ['owner-2026'], 'This password is too easy to guess. Please choose another one.'],
]

test('§5 a new password is refused in one sentence, and nothing changes', async (t) => {
  const { shop, change } = await signedInShop(t)
  for (const [what, typed, message] of cases)
    assert.deepEqual(await change(...typed), { ok: false, message, why: 'password' }, what)
  assert.ok('token' in (await shop.signIn.withPassword(admin.email, admin.password, '203.0.113.5')))
})

test('§8 a good password is set; without a session the form asks to log in again', async (t) => {
  const { shop, change } = await signedInShop(t)
  const message = 'Please log out and log in again to change your password'
  assert.deepEqual(await change('kv4m9t', 'kv4m9t', 'a-token-nobody-knows'), { ok: false, message, why: 'sign-in' })
  assert.deepEqual(await change('kv4m9t'), { ok: true })
  assert.ok('token' in (await shop.signIn.withPassword(admin.email, 'kv4m9t', '203.0.113.5')))
})
