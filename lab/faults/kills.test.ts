// `npm run lab -- faults kills` has all points and controls, also on PostgreSQL, where `lab/processes` kills a process.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { seededRandom } from '#bin/seed/seeded-random.ts'
import { preparedPlace } from '#test/database/databases.ts'
import { type Act, savedOf } from '../audit/acknowledgements.ts'
import { type FaultyShop, openFaultyShop } from './faulty-shop.ts'
import type { KillPoint } from './inject/kill-points.ts'
import { killOnce } from './kills.ts'
import { controlsOn, tryControl } from './rig/controls.ts'

/** A slow machine reaches each point long before. */
const LIMIT_MS = 30_000
const TRIES = 4
const seed = String(Date.now() % 1_000_000)
const open = async (t: TestContext) => openFaultyShop(t, await preparedPlace('sqlite', t), seed)

/** Repeats random refusals until one of each is saved, and closes the day. */
async function doEachAct({ driver, acknowledgements }: FaultyShop) {
  const { expected } = acknowledgements
  const isSaved = (act: Act) => savedOf(expected, act).length > 0
  while (!isSaved('lines')) {
    await driver.order()
    await driver.edit()
  }
  // The life may have ended on a closed day, which refuses sales.
  if (savedOf(expected, 'day').at(-1)?.contents) await driver.closeDay()
  while (!isSaved('payment')) await driver.pay()
  while (!isSaved('sale')) await driver.sell()
  while (!isSaved('return')) await driver.returnGoods()
  // Closes, reopens, closes; goods come back on an open day and on a closed one.
  for (let each = 0; each < 3; each += 1) {
    await driver.closeDay()
    await driver.returnGoods()
  }
}

test(`a shop survives a kill on the way to disk and back, seed ${seed}`, async (t) => {
  const shop = await open(t)
  const random = seededRandom(`${seed} point`)
  const [point, nth] = random.pick<[KillPoint, number]>([
    ['statement', random.integer(10, 60)],
    ['before commit', random.integer(1, 4)],
    ['after commit', random.integer(1, 4)],
    ['answer', random.integer(2, 20)],
  ])
  const how = { injections: [{ file: 'kill-points', point, nth } as const] }
  const { byFault, faults } = await killOnce(shop, how, { lifeMs: LIMIT_MS })
  assert.deepEqual(faults, [], `${point} ${nth}`)
  assert.ok(byFault, `${point} ${nth} was not reached: ${JSON.stringify([...shop.driver.answers])}`)
  await shop.start()
  await shop.driver.repeatUnanswered()
  await doEachAct(shop)
  assert.deepEqual(await shop.audit(), [])
  assert.equal(shop.driver.answers.get('hangs'), undefined)
})

test('control: a shop that acknowledges orders before their commit is found', async (t) => {
  const [early] = controlsOn('sqlite')
  assert.equal(early?.name, 'acknowledges early')
  const found = await tryControl(await open(t), early, { tries: TRIES, lifeMs: LIMIT_MS })
  assert.match(found.join('\n'), early.fault)
})
