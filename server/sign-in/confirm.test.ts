import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { type DatabaseKind, onEachDatabase } from '#test/database/databases.ts'
import { cleanup } from '#test/cleanup.ts'
import { admin, newKey, openTestShop } from '#test/shop/open-test-shop.ts'
import { people } from '#test/shop/people.ts'
import { openDatabase } from '../database/open.ts'
import { openLog } from '../log.ts'
import { QueueFull } from '../semaphore.ts'
import { isPassword } from './password-hash.ts'
import { openSignIn } from './sign-in.ts'

const HOME = '203.0.113.5'
const NEW = 'hk4r9-mn2vt'
const LONG_AGO = 11 * 60

const busy = () => Promise.reject(new QueueFull('full'))

/** The owner signed in eleven minutes ago. */
async function signedInLongAgo(t: TestContext, kind: DatabaseKind) {
  const lines: string[] = []
  const shop = await openTestShop(t, kind, { log: openLog((line) => lines.push(line)) })
  const { signIn } = shop
  const start = async () => {
    const signedIn = await signIn.withPassword(admin.email, admin.password, HOME)
    assert.ok('token' in signedIn)
    return signedIn.token
  }
  const token = await start()
  shop.system.advance(LONG_AGO)
  const confirm = (password: string) => signIn.confirm(token, password, HOME)
  return { shop, signIn, token, start, confirm, lines }
}

onEachDatabase('the own password makes a session as recent as a sign-in, but not longer', async (kind, t) => {
  const { shop, signIn, token, confirm, lines } = await signedInLongAgo(t, kind)
  const [before] = await shop.people.all()
  assert.equal((await signIn.changePassword(token, NEW)).ok, false)
  assert.deepEqual(await confirm(admin.password), { outcome: 'confirmed' })
  assert.deepEqual((await signIn.session(token))?.signedInAt, shop.system.now())
  assert.deepEqual(await shop.people.all(), [before], 'it is no sign-in')
  assert.deepEqual(await signIn.changePassword(token, NEW), { ok: true })
  shop.system.advance(14 * 86_400 - LONG_AGO)
  assert.equal(await signIn.session(token), undefined)
  assert.ok(lines.some((line) => line.includes('password confirmed')))
  assert.ok(!lines.some((line) => line.includes(admin.password) || line.includes(admin.email)))
})

onEachDatabase('another session of the person stays as old as it is', async (kind, t) => {
  const { signIn, start, confirm, shop } = await signedInLongAgo(t, kind)
  const phone = await start()
  shop.system.advance(LONG_AGO)
  await confirm(admin.password)
  assert.equal((await signIn.changePassword(phone, NEW)).ok, false)
})

onEachDatabase('wrong passwords count together, typed at the sign-in or in a dialog', async (kind, t) => {
  const { shop, signIn, confirm, lines } = await signedInLongAgo(t, kind)
  for (const guess of ['guess-one', 'guess-two']) await signIn.withPassword(admin.email, guess, HOME)
  for (const guess of ['guess-3', 'guess-4', 'guess-5']) assert.deepEqual(await confirm(guess), { outcome: 'wrong' })
  const waits = { outcome: 'too many attempts', retryAfterSeconds: 2 }
  assert.deepEqual(await confirm(admin.password), waits, 'not even the right one counts before the time')
  assert.ok('retryAfterSeconds' in (await signIn.withPassword(admin.email, admin.password, HOME)))
  shop.system.advance(2)
  assert.deepEqual(await confirm('guess-6'), { outcome: 'wrong' })
  assert.deepEqual(await confirm(admin.password), { ...waits, retryAfterSeconds: 4 })
  shop.system.advance(4)
  assert.deepEqual(await confirm(admin.password), { outcome: 'confirmed' })
  assert.deepEqual(await confirm('a slip'), { outcome: 'wrong' }, 'the right one has ended the waits')
  assert.deepEqual(await confirm(admin.password), { outcome: 'confirmed' })
  assert.ok(!lines.some((line) => /guess-/.test(line)))
})

onEachDatabase('without a session no password is compared: ended, stopped, or in another role', async (kind, t) => {
  const { shop, signIn, token, confirm } = await signedInLongAgo(t, kind)
  const [owner] = await shop.people.all()
  assert.ok(owner)
  const { name, email, role } = owner
  await shop.people.add(newKey(), { name: 'Selvi', email: people.staff.email, role: 'owner' }, people.staff.password)
  await shop.people.edit(owner.id, { name, email, role: 'staff' }, { name, email, role })
  assert.deepEqual(await confirm(admin.password), { outcome: 'ended' })
  const again = await signIn.withPassword(admin.email, admin.password, HOME)
  assert.ok('token' in again)
  await shop.people.stop(owner.id)
  assert.deepEqual(await signIn.confirm(again.token, admin.password, HOME), { outcome: 'ended' })
  await signIn.end(token)
  for (const guess of [1, 2, 3, 4, 5, 6]) assert.deepEqual(await confirm(`guess ${guess}`), { outcome: 'ended' })
})

onEachDatabase(
  'a password changed in another tab is the one to type; elsewhere, it ends the session',
  async (kind, t) => {
    const { signIn, token, start, confirm, shop } = await signedInLongAgo(t, kind)
    await confirm(admin.password)
    assert.deepEqual(await signIn.changePassword(token, NEW), { ok: true })
    shop.system.advance(LONG_AGO)
    assert.deepEqual(await confirm(admin.password), { outcome: 'wrong' })
    assert.deepEqual(await confirm(NEW), { outcome: 'confirmed' })
    const elsewhere = await signIn.withPassword(admin.email, NEW, HOME)
    assert.ok('token' in elsewhere)
    await signIn.changePassword(elsewhere.token, admin.password)
    assert.deepEqual(await confirm(admin.password), { outcome: 'ended' })
    assert.ok(await start())
  },
)

onEachDatabase(
  'a password that changes during the comparison confirms nothing; without the change it does',
  async (kind, t) => {
    const { shop, token } = await signedInLongAgo(t, kind)
    const { config, system, live, log, tallies } = shop
    const database = await openDatabase(config, system.now)
    cleanup(t, database.close)
    let duringComparison: (() => Promise<void>) | undefined
    const compare = async (password: string, kept: string) => {
      const isRight = await isPassword(password, kept)
      await duringComparison?.()
      return isRight
    }
    const signIn = await openSignIn({ database, system, live, log, outcomes: tallies.signIns, compare })
    assert.deepEqual(await signIn.confirm(token, admin.password, HOME), { outcome: 'confirmed' })
    duringComparison = async () => {
      await shop.signIn.changePassword(token, NEW)
    }
    assert.deepEqual(await signIn.confirm(token, admin.password, HOME), { outcome: 'wrong' })
    duringComparison = () => shop.signIn.end(token)
    assert.deepEqual(await signIn.confirm(token, NEW, HOME), { outcome: 'ended' })
  },
)

onEachDatabase('two tabs that confirm at once are both confirmed', async (kind, t) => {
  const { confirm } = await signedInLongAgo(t, kind)
  const both = await Promise.all([confirm(admin.password), confirm(admin.password)])
  assert.deepEqual(both, [{ outcome: 'confirmed' }, { outcome: 'confirmed' }])
})

onEachDatabase('a password that a busy shop could not compare is no failed attempt', async (kind, t) => {
  const { shop, token, confirm } = await signedInLongAgo(t, kind)
  const { config, system, live, log, tallies } = shop
  const database = await openDatabase(config, system.now)
  cleanup(t, database.close)
  const signIn = await openSignIn({ database, system, live, log, outcomes: tallies.signIns, compare: busy })
  for (let press = 0; press < 8; press += 1)
    assert.deepEqual(await signIn.confirm(token, admin.password, HOME), {
      outcome: 'too many attempts',
      retryAfterSeconds: 1,
    })
  assert.deepEqual(await confirm(admin.password), { outcome: 'confirmed' })
})
