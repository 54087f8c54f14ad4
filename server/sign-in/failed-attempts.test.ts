import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { type DatabaseKind, onEachDatabase } from '#test/database/databases.ts'
import { cleanup } from '#test/cleanup.ts'
import { admin, openTestShop, type TestShop } from '#test/shop/open-test-shop.ts'
import { openDatabase } from '../database/open.ts'
import { openShop } from '../shop.ts'

const HOME = '203.0.113.5'
const REFUSED = 'Invalid email or password'

type Guessing = Pick<TestShop, 'signIn'>

/** Guesses whose password was compared. */
async function judged(guesses: ReturnType<TestShop['signIn']['withPassword']>[]): Promise<number> {
  const answers = await Promise.all(guesses)
  for (const answer of answers) assert.ok('message' in answer)
  return answers.filter((answer) => 'message' in answer && answer.message === REFUSED).length
}

const guess = ({ signIn }: Guessing, address = HOME) => signIn.withPassword(admin.email, 'guess', address)
const enter = ({ signIn }: Guessing, address = HOME) => signIn.withPassword(admin.email, admin.password, address)

onEachDatabase('of 200 guesses at the same moment at two processes at most five are judged', async (kind, t) => {
  const one = await openTestShop(t, kind)
  const two = await openShop(one.config, { system: one.system })
  cleanup(t, two.close)
  assert.equal(await judged(Array.from({ length: 200 }, (_, at) => guess(at % 2 === 0 ? one : two))), 5)
  assert.ok('token' in (await enter(one, '198.51.100.7')), 'the owner gets in from elsewhere')
  assert.ok(!('token' in (await enter(one))), 'not even the right password counts before the time')
})

onEachDatabase('the addresses of one IPv6 /64 guess as one', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const guesses = Array.from({ length: 40 }, (_, host) => guess(shop, `2001:db8:1:2::${host + 1}`))
  assert.equal(await judged(guesses), 5)
  assert.ok('token' in (await enter(shop, '2001:db8:1:3::1')))
})

/** Typing errors at other e-mails, as of five people behind one router. */
async function typos(shop: TestShop, count: number) {
  for (let typo = 0; typo < count; typo += 1) {
    const refused = await shop.signIn.withPassword(`person${typo}@shop.test`, 'typo', HOME)
    assert.equal('message' in refused && refused.message, REFUSED, `typo ${typo}`)
  }
}

onEachDatabase('a right password halves the failures of its address', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  await typos(shop, 20)
  assert.ok('token' in (await enter(shop)))
  await typos(shop, 5)
  assert.ok('token' in (await enter(shop)), 'one typo more does not lock the owner out')
})

onEachDatabase(
  'one person’s old password, sent whenever it may be, does not slow down the others at the address',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    for (let hours = 0; hours < 12; hours += 0.25) {
      await shop.signIn.withPassword('person@shop.test', 'an old one', HOME)
      shop.system.advance(901)
    }
    const still = await shop.signIn.withPassword('person@shop.test', 'an old one', HOME)
    assert.equal('message' in still && still.message, REFUSED)
    assert.ok('token' in (await enter(shop)), 'the owner behind the same router')
    const next = await shop.signIn.withPassword('person@shop.test', 'an old one', HOME)
    assert.ok('message' in next && (next.retryAfterSeconds ?? 0) > 800, 'the person goes on waiting')
  },
)

onEachDatabase(
  'the owner gets in in the middle of another person’s forty wrong guesses from the same address',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const other = () => shop.signIn.withPassword('person@shop.test', 'guess', HOME)
    const guesses = Array.from({ length: 40 }, other)
    const entered = enter(shop)
    guesses.push(...Array.from({ length: 40 }, other))
    assert.equal(await judged(guesses), 5)
    assert.ok('token' in (await entered))
  },
)

onEachDatabase('failures fade: half of them after an hour', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  await typos(shop, 21)
  assert.ok(!('token' in (await enter(shop))), 'twenty are free')
  shop.system.advance(3_600)
  await typos(shop, 9)
  assert.ok('token' in (await enter(shop)))
})

onEachDatabase(
  'a count survives a moment without attempts, so that waiting a little is no way around',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    for (let attempt = 0; attempt < 5; attempt += 1) await guess(shop)
    shop.system.advance(3_599)
    assert.equal(await judged([guess(shop)]), 1)
    const refused = await enter(shop)
    assert.ok('message' in refused && refused.retryAfterSeconds === 4)
  },
)

async function afterClockIsSet(kind: DatabaseKind, t: TestContext, seconds: number) {
  const shop = await openTestShop(t, kind)
  for (let attempt = 0; attempt < 5; attempt += 1) await guess(shop)
  shop.system.setClock(seconds)
  // The wait of two seconds, and the tolerated clock difference.
  shop.system.advance(4)
  assert.ok('token' in (await enter(shop)), `${seconds} seconds`)
}

onEachDatabase('a clock that is set back by seconds, hours or a day keeps no person out', async (kind, t) => {
  for (const seconds of [-1, -180, -5.5 * 3_600, -86_400]) await afterClockIsSet(kind, t, seconds)
})

onEachDatabase(
  'two sign-ins at the same moment both count, also when the earlier one is counted last; a wait is not cut by that',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    await guess(shop)
    shop.system.setClock(-0.005)
    assert.ok('token' in (await enter(shop)), 'five milliseconds before the one that is counted already')
    for (let attempt = 0; attempt < 5; attempt += 1) await guess(shop)
    shop.system.setClock(-0.005)
    assert.ok(!('token' in (await enter(shop))), 'the wait of two seconds goes on')
  },
)

onEachDatabase('failures of long ago are removed', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const database = await openDatabase(shop.config, shop.system.now)
  cleanup(t, database.close)
  const rows = async () => (await database.db.selectFrom('sign_in_failures').selectAll().execute()).length
  await guess(shop, '198.51.100.1')
  await guess(shop, '198.51.100.2')
  assert.equal(await rows(), 4)
  shop.system.advance(3 * 86_400)
  await guess(shop, '198.51.100.3')
  assert.equal(await rows(), 2)
})
