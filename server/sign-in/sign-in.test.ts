import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { emptyPlace, onEachDatabase } from '#test/database/databases.ts'
import { cleanup } from '#test/cleanup.ts'
import { admin, openTestShop } from '#test/shop/open-test-shop.ts'
import { openDatabase } from '../database/open.ts'
import { openShop } from '../shop.ts'
import { isPassword } from './password-hash.ts'
import { openSignIn } from './sign-in.ts'

const HOME = '203.0.113.5'
const ELSEWHERE = '198.51.100.7'

onEachDatabase('§6 the admin signs in, is known by the token, and signs out', async (kind, t) => {
  const { signIn } = await openTestShop(t, kind)
  const signedIn = await signIn.withPassword(' Owner@Shop.test ', admin.password, HOME)
  assert.ok('token' in signedIn)
  assert.equal((await signIn.session(signedIn.token))?.email, admin.email)
  assert.equal(await signIn.session(`${signedIn.token}x`), undefined)
  assert.equal(await signIn.session(undefined), undefined)
  await signIn.end(signedIn.token)
  assert.equal(await signIn.session(signedIn.token), undefined)
})

onEachDatabase('a token has 256 bits, no two are alike, and the database stores only their hashes', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const database = await openDatabase(shop.config, shop.system.now)
  cleanup(t, database.close)
  const signedIn = await Promise.all([1, 2].map(() => shop.signIn.withPassword(admin.email, admin.password, HOME)))
  const tokens = signedIn.map((answer) => ('token' in answer ? answer.token : ''))
  assert.deepEqual(
    tokens.map((token) => Buffer.from(token, 'base64url').length),
    [32, 32],
  )
  const stored = await database.db.selectFrom('sessions').selectAll().execute()
  const hashes = stored.map((row) => row.token_hash)
  for (const token of tokens) {
    assert.ok(hashes.includes(createHash('sha256').update(token).digest('base64url')))
    assert.ok(!JSON.stringify(stored).includes(token))
  }
  assert.equal(new Set(hashes).size, stored.length)
})

onEachDatabase('a session ends after two weeks', async (kind, t) => {
  const { signIn, system } = await openTestShop(t, kind)
  const signedIn = await signIn.withPassword(admin.email, admin.password, HOME)
  assert.ok('token' in signedIn)
  system.advance(14 * 86_400 - 1)
  assert.ok(await signIn.session(signedIn.token))
  system.advance(2)
  assert.equal(await signIn.session(signedIn.token), undefined)
})

onEachDatabase('§8 a wrong password and an unknown e-mail get the same answer', async (kind, t) => {
  const { signIn } = await openTestShop(t, kind)
  const wrong = await signIn.withPassword(admin.email, 'wrong', HOME)
  const unknown = await signIn.withPassword('stranger@shop.test', admin.password, HOME)
  assert.deepEqual(wrong, { message: 'Invalid email or password' })
  assert.deepEqual(unknown, wrong)
})

onEachDatabase(
  '§8 an unknown e-mail costs the same hash as a wrong password, so that both take as long',
  async (kind, t) => {
    const { config, system, live, log, tallies } = await openTestShop(t, kind)
    const database = await openDatabase(config, system.now)
    cleanup(t, database.close)
    const costs: string[] = []
    const compare = async (password: string, kept: string) => {
      costs.push(kept.split('$').slice(0, 4).join('$'))
      return await isPassword(password, kept)
    }
    const signIn = await openSignIn({ database, system, live, log, outcomes: tallies.signIns, compare })
    await signIn.withPassword(admin.email, 'wrong', HOME)
    await signIn.withPassword('stranger@shop.test', 'wrong', ELSEWHERE)
    const [known, unknown, ...more] = costs
    assert.match(known ?? '', /^\$argon2id\$v=19\$m=/)
    assert.deepEqual([unknown, ...more], [known])
  },
)

onEachDatabase('an e-mail in capital letters or with spaces is the same account, for failures too', async (kind, t) => {
  const { signIn } = await openTestShop(t, kind)
  const spellings = [
    admin.email,
    admin.email.toUpperCase(),
    ` ${admin.email} `,
    `\t${admin.email}\n`,
    'Owner@Shop.Test',
  ]
  for (const spelling of spellings) await signIn.withPassword(spelling, 'guess', ELSEWHERE)
  const refused = await signIn.withPassword(admin.email, admin.password, ELSEWHERE)
  assert.ok('retryAfterSeconds' in refused)
  for (const spelling of spellings) {
    assert.ok('token' in (await signIn.withPassword(spelling, admin.password, HOME)), JSON.stringify(spelling))
  }
})

onEachDatabase('guessing gets slower, and the owner still signs in from elsewhere', async (kind, t) => {
  const { signIn, system } = await openTestShop(t, kind)
  const guess = () => signIn.withPassword(admin.email, 'guess', ELSEWHERE)
  const waits: number[] = []
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const refusal = await guess()
    assert.ok('message' in refusal)
    const blocked = await guess()
    assert.ok('message' in blocked)
    if (blocked.retryAfterSeconds === undefined) continue
    waits.push(blocked.retryAfterSeconds)
    assert.equal(blocked.message, `Too many attempts. Please try again in ${blocked.retryAfterSeconds} seconds.`)
    const right = await signIn.withPassword(admin.email, admin.password, ELSEWHERE)
    assert.ok(!('token' in right), 'not even the right password counts before the time')
    system.advance(blocked.retryAfterSeconds)
  }
  assert.deepEqual(waits, [2, 4, 8, 16, 32, 64])
  assert.ok('token' in (await signIn.withPassword(admin.email, admin.password, HOME)))
})

onEachDatabase('the wait outlives a restart, and the right password ends it', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  for (let attempt = 0; attempt < 5; attempt += 1) await shop.signIn.withPassword(admin.email, 'guess', HOME)
  const again = await openShop(shop.config, { system: shop.system })
  cleanup(t, again.close)
  const refused = await again.signIn.withPassword(admin.email, admin.password, HOME)
  assert.ok('message' in refused && refused.retryAfterSeconds === 2)
  shop.system.advance(2)
  assert.ok('token' in (await again.signIn.withPassword(admin.email, admin.password, HOME)))
  assert.deepEqual(await again.signIn.withPassword(admin.email, 'typo', HOME), { message: 'Invalid email or password' })
})

onEachDatabase('signing out makes live streams check whether their session has ended', async (kind, t) => {
  const { signIn, live } = await openTestShop(t, kind)
  const told: string[] = []
  live.subscribe(({ topic }) => told.push(topic))
  const signedIn = await signIn.withPassword(admin.email, admin.password, HOME)
  assert.ok('token' in signedIn)
  assert.deepEqual(told, [])
  await signIn.end(signedIn.token)
  assert.deepEqual(told, ['sessions'])
})

onEachDatabase('the first start makes the admin, and prints a password only if it was generated', async (kind, t) => {
  const given = await openTestShop(t, kind, { place: await emptyPlace(kind, t) })
  assert.deepEqual(given.firstAdmin, { email: admin.email })
  const again = await openShop(given.config)
  cleanup(t, again.close)
  assert.equal(again.firstAdmin, undefined)
})

onEachDatabase('without a password in the settings a random one is made that signs in', async (kind, t) => {
  const first = await openTestShop(t, kind, { adminPassword: 'made up', place: await emptyPlace(kind, t) })
  const { email = '', password = '' } = first.firstAdmin ?? {}
  assert.match(password, /^([2-9a-hjkmnp-tv-z]{5}-){3}[2-9a-hjkmnp-tv-z]{5}$/)
  assert.ok('token' in (await first.signIn.withPassword(email, password, HOME)))
})
