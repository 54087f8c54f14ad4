import assert from 'node:assert/strict'
import { onEachDatabase } from '#test/database/databases.ts'
import { admin, openTestShop, testConfig, testSystem } from '#test/shop/open-test-shop.ts'
import { cleanup } from '#test/cleanup.ts'
import { openDatabase } from '../database/open.ts'
import { openAccounts } from './accounts.ts'
import { openSessions, tokenHash } from './sessions.ts'

const HOME = '203.0.113.5'
const NEW = 'hk4r9-mn2vt'

onEachDatabase(
  'a forgotten password is replaced while the shop is open: its sessions and its waits end',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const database = await openDatabase(shop.config, shop.system.now)
    cleanup(t, database.close)
    const accounts = openAccounts(database, shop.system)
    const signedIn = await shop.signIn.withPassword(admin.email, admin.password, HOME)
    assert.ok('token' in signedIn)
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await shop.signIn.withPassword(admin.email, `guess ${attempt}`, HOME)
      shop.system.advance(attempt < 7 ? 16 : 0)
    }
    const waiting = await shop.signIn.withPassword(admin.email, admin.password, HOME)
    assert.ok('retryAfterSeconds' in waiting)

    const found = await accounts.find(' Owner@SHOP.test ')
    assert.ok(found)
    assert.equal(await accounts.setPassword(found.id, NEW), true)
    assert.equal(await shop.signIn.session(signedIn.token), undefined)
    // Refusals are cached for a second.
    shop.system.advance(1)
    assert.ok('token' in (await shop.signIn.withPassword(admin.email, NEW, HOME)))
  },
)

onEachDatabase('a second admin signs in beside the first, who stays signed in', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const database = await openDatabase(shop.config, shop.system.now)
  cleanup(t, database.close)
  const accounts = openAccounts(database, shop.system)
  const first = await shop.signIn.withPassword(admin.email, admin.password, HOME)
  await accounts.make('Selvi@Shop.test', NEW)
  await accounts.make('selvi@shop.test', 'made twice at once')
  const second = await shop.signIn.withPassword('selvi@shop.test', NEW, HOME)
  assert.ok('token' in first && 'token' in second)
  assert.deepEqual(await shop.signIn.changePassword(second.token, 'vq7k2-hx9mt'), { ok: true })
  assert.equal((await shop.signIn.session(first.token))?.email, admin.email)
})

onEachDatabase('there is no admin before the first is made', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const database = await openDatabase(testConfig(shop.config), shop.system.now)
  cleanup(t, database.close)
  const accounts = openAccounts(database, testSystem())
  assert.equal(await accounts.exist(), true)
  await database.db.deleteFrom('people').execute()
  assert.equal(await accounts.exist(), false)
  assert.equal(await accounts.find(admin.email), undefined)
})

onEachDatabase('a session that has ended sets no password; without the check it would', async (kind, t) => {
  const { signIn, config, system } = await openTestShop(t, kind)
  const database = await openDatabase(config, system.now)
  cleanup(t, database.close)
  const accounts = openAccounts(database, system)
  const signedIn = await signIn.withPassword(admin.email, admin.password, HOME)
  const found = await accounts.find(admin.email)
  assert.ok('token' in signedIn && found)
  await signIn.end(signedIn.token)
  assert.equal(await accounts.setPassword(found.id, NEW, { tokenHash: tokenHash(signedIn.token) }), false)
  assert.deepEqual(await accounts.find(admin.email), found)
  assert.equal(await accounts.setPassword(found.id, NEW), true)
})

onEachDatabase('a password compared before it changed starts no session; the one of now does', async (kind, t) => {
  const { config, system } = await openTestShop(t, kind)
  const database = await openDatabase(config, system.now)
  cleanup(t, database.close)
  const accounts = openAccounts(database, system)
  const sessions = openSessions(database, system)
  const before = await accounts.find(admin.email)
  assert.ok(before)
  await accounts.setPassword(before.id, NEW)
  const now = await accounts.find(admin.email)
  assert.ok(now)
  assert.equal(await sessions.start(before), undefined)
  assert.ok(await sessions.find((await sessions.start(now))?.token))
})

onEachDatabase('two admins who are removed at the same moment leave one', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const opened = await Promise.all([0, 1].map(() => openDatabase(shop.config, shop.system.now)))
  for (const database of opened) cleanup(t, database.close)
  const [one, two] = opened.map((database) => openAccounts(database, shop.system))
  assert.ok(one && two)
  for (let round = 0; round < 5; round += 1) {
    await one.make('selvi@shop.test', NEW)
    const outcomes: string[] = await Promise.all([one.remove(admin.email), two.remove('selvi@shop.test')])
    assert.deepEqual(outcomes.toSorted(), ['last', 'removed'])
    await one.rename('selvi@shop.test', admin.email)
  }
})
