// F3 and F6, short: the shop is killed at named points, inside groups of several orders too; no acknowledged order is lost, doubled or halved.
import assert from 'node:assert/strict'
import { suite, test, type TestContext } from 'node:test'
import { seededRandom } from '#artwork/seeded-random.ts'
import { preparedPlace } from '../database/databases.ts'
import { openFaultyShop } from './faulty-shop.ts'
import type { KillPoint } from './inject/kill-points.ts'
import type { SqliteMutant } from './inject/sqlite-mutants.ts'
import { killOnce } from './kills.ts'

/** Each point is reached long before, also on a slow machine. */
const LIMIT_MS = 30_000
const TRIES = 4
const seed = String(Date.now() % 1_000_000)
const open = async (t: TestContext) => openFaultyShop(t, await preparedPlace('sqlite', t), seed)

test(`orders survive kills at each point of the way to disk and back (seed ${seed})`, async (t) => {
  const shop = await open(t)
  const random = seededRandom(`${seed} points`)
  const points: [KillPoint, number][] = [
    ['statement', random.integer(10, 60)],
    ['before commit', random.integer(1, 4)],
    ['between orders', random.integer(1, 4)],
    ['after commit', random.integer(1, 4)],
    ['answer', random.integer(2, 20)],
  ]
  for (const [point, nth] of points) {
    const { byFault, faults } = await killOnce(
      shop,
      { injections: [{ file: 'kill-points', point, nth }] },
      { lifeMs: LIMIT_MS },
    )
    assert.deepEqual(faults, [], `${point} ${nth}`)
    assert.ok(byFault, `${point} ${nth} was not reached: ${JSON.stringify([...shop.driver.answers])}`)
  }
  await shop.start()
  await shop.driver.repeatUnanswered()
  assert.deepEqual(await shop.audit(), [])
  assert.equal(shop.driver.answers.get('hangs'), undefined)
})

suite('controls: the same finds a shop that', () => {
  const controls: [SqliteMutant, KillPoint, RegExp][] = [
    ['acknowledges early', 'answer', /was acknowledged and is lost/],
    ['takes stock later', 'after commit', /has a stock of \d+ where \d+ are right/],
    ['forgets keys', 'answer', /has 0 keys/],
  ]
  for (const [mutant, point, fault] of controls) {
    test(mutant, async (t) => {
      const shop = await open(t)
      const injections = [
        { file: 'kill-points', point, nth: 3 },
        { file: 'sqlite-mutants', mutant },
      ] as const
      const found: string[] = []
      // On a busy machine the shop may get round to its commit before it is killed.
      for (let each = 0; each < TRIES && !fault.test(found.join('\n')); each += 1)
        found.push(...(await killOnce(shop, { injections }, { lifeMs: LIMIT_MS })).faults)
      assert.match(found.join('\n'), fault)
    })
  }
})
