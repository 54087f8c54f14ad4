import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onEachDatabase } from '#test/database/databases.ts'
import { admin, openTestShop, testSystem, type TestShop } from '#test/shop/open-test-shop.ts'
import { hashPassword } from './password-hash.ts'

const HOME = '203.0.113.5'
const NEW = 'hk4r9-mn2vt'

async function signedIn({ signIn }: Pick<TestShop, 'signIn'>, password = admin.password): Promise<string> {
  const answer = await signIn.withPassword(admin.email, password, HOME)
  assert.ok('token' in answer, 'message' in answer ? answer.message : '')
  return answer.token
}

onEachDatabase('§2 the admin changes the password, and every other session ends', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const [here, phone, tablet] = [await signedIn(shop), await signedIn(shop), await signedIn(shop)]
  const told: string[] = []
  shop.live.subscribe(({ topic }) => told.push(topic))
  assert.deepEqual(await shop.signIn.changePassword(here, NEW), { ok: true })
  assert.deepEqual(told, ['sessions'])
  assert.equal((await shop.signIn.session(here))?.email, admin.email)
  assert.equal(await shop.signIn.session(phone), undefined)
  assert.equal(await shop.signIn.session(tablet), undefined)
  assert.deepEqual(await shop.signIn.withPassword(admin.email, admin.password, HOME), {
    message: 'Invalid email or password',
  })
  assert.ok(await shop.signIn.session(await signedIn(shop, NEW)))
})

onEachDatabase('§8 Please log out and log in again to change your password', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const message = 'Please log out and log in again to change your password'
  const refused = { ok: false, message, why: 'sign-in' }
  const token = await signedIn(shop)
  assert.deepEqual(await shop.signIn.changePassword(undefined, NEW), refused)
  assert.deepEqual(await shop.signIn.changePassword(`${token}x`, NEW), refused)
  shop.system.advance(601)
  assert.deepEqual(await shop.signIn.changePassword(token, NEW), refused)
  assert.ok(await shop.signIn.session(token), 'the session itself goes on')
  const again = await signedIn(shop)
  shop.system.advance(599)
  assert.deepEqual(await shop.signIn.changePassword(again, NEW), { ok: true })
})

onEachDatabase('two sessions that change the password at once: one wins, and the other is refused', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const tokens = [await signedIn(shop), await signedIn(shop)]
  const passwords = ['first-kq8z2', 'second-vn3w7']
  const answers = await Promise.all(tokens.map((token, i) => shop.signIn.changePassword(token, passwords[i] ?? '')))
  assert.deepEqual(answers.map(({ ok }) => ok).toSorted(), [false, true])
  const winner = answers.findIndex(({ ok }) => ok)
  assert.ok(await signedIn(shop, passwords[winner]))
  assert.equal(await shop.signIn.session(tokens[1 - winner]), undefined)
})

onEachDatabase('no session of the old password survives, however close to its end', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  let old = admin.password
  for (const next of Array.from({ length: 8 }, (_, round) => `round-${round}-xk2v`)) {
    shop.system.advance(11)
    const token = await signedIn(shop, old)
    const [changed, late] = await Promise.all([
      shop.signIn.changePassword(token, next),
      shop.signIn.withPassword(admin.email, old, HOME),
    ])
    assert.deepEqual(changed, { ok: true })
    if ('token' in late) assert.equal(await shop.signIn.session(late.token), undefined, next)
    old = next
  }
})

onEachDatabase('a person who changes the password repeatedly waits, and no other does', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const token = await signedIn(shop)
  const answers = []
  for (let each = 0; each < 8; each += 1) answers.push(await shop.signIn.changePassword(token, `${NEW}${each}`))
  assert.deepEqual(
    answers.map(({ ok }) => ok),
    [true, true, true, true, true, false, false, false],
  )
  assert.deepEqual(answers.at(-1), { ok: false, message: 'Too many attempts. Please try again in 10 seconds.' })
  shop.system.advance(11)
  assert.deepEqual(await shop.signIn.changePassword(token, NEW), { ok: true })
})

/** Two are hashed at a time, and twenty may wait. */
const MOST_HASHED = 22

test('§8 Failed to update password. Please try again. in a rush of sign-ins', async (t) => {
  const rush: Promise<string>[] = []
  let comes = 0
  // The clock is read before the new password is hashed: the others run then.
  const system = testSystem({
    monotonicMs() {
      for (; comes > 0; comes -= 1) rush.push(hashPassword('deepavali-rush', system.passwordCost))
      return 0
    },
  })
  const shop = await openTestShop(t, 'sqlite', { system })
  const token = await signedIn(shop)
  comes = MOST_HASHED
  assert.deepEqual(await shop.signIn.changePassword(token, NEW), {
    ok: false,
    message: 'Failed to update password. Please try again.',
  })
  assert.equal((await Promise.all(rush)).length, MOST_HASHED)
  assert.ok(await signedIn(shop), 'the password is what it was')
  assert.deepEqual(await shop.signIn.changePassword(token, NEW), { ok: true }, 'and a second press changes it')
})
