// F3 and F6, short: the shop is killed at named points, inside groups of several orders too; no acknowledged order, edit, payment, counter sale, return or closing is lost, doubled or halved.
import assert from 'node:assert/strict'
import { suite, test, type TestContext } from 'node:test'
import { seededRandom } from '#bin/seed/seeded-random.ts'
import { type DatabaseKind, databaseKinds, onEachDatabase, preparedPlace } from '#test/database/databases.ts'
import { openFaultyShop } from './faulty-shop.ts'
import type { KillPoint } from './inject/kill-points.ts'
import { killOnce } from './kills.ts'
import { controlsOn, tryControl } from './rig/controls.ts'

/** Each point is reached long before, also on a slow machine. */
const LIMIT_MS = 30_000
const TRIES = 4
/** Most are refused by chance; none of them twenty times in a row. */
const MOST_ACTS = 20
const seed = String(Date.now() % 1_000_000)
const open = async (t: TestContext, kind: DatabaseKind) => openFaultyShop(t, await preparedPlace(kind, t), seed)

const isSaved = (sent: ReadonlyMap<string, { outcome?: string }>) =>
  [...sent.values()].some(({ outcome }) => outcome === 'saved')

onEachDatabase(`orders survive kills at each point of the way to disk and back, seed ${seed}`, async (kind, t) => {
  const shop = await open(t, kind)
  const random = seededRandom(`${seed} points`)
  const points: [KillPoint, number][] = [
    ['statement', random.integer(10, 60)],
    ['before commit', random.integer(1, 4)],
    ...(kind === 'sqlite' ? [['between orders', random.integer(1, 4)] as [KillPoint, number]] : []),
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
  // In lives so short some acts may never come to be sent.
  const { payments, sales, returns, days } = shop.acknowledgements.expected
  const kinds = { payments, sales, returns }
  const isAnyEditSaved = () =>
    [...shop.acknowledgements.expected.orders.values()].some(({ edits = [] }) =>
      edits.some(({ outcome }) => outcome === 'saved'),
    )
  for (let each = 0; each < MOST_ACTS && !(isAnyEditSaved() && Object.values(kinds).every(isSaved)); each += 1) {
    await shop.driver.order()
    await shop.driver.edit()
    await shop.driver.pay()
    await shop.driver.sell()
    await shop.driver.returnGoods()
  }
  // On a day that is open, and on one that is closed.
  for (let each = 0; each < 3; each += 1) {
    await shop.driver.closeDay()
    await shop.driver.returnGoods()
  }
  assert.deepEqual(await shop.audit(), [])
  assert.equal(shop.driver.answers.get('hangs'), undefined)
  assert.ok(isAnyEditSaved(), 'no order was edited')
  for (const [what, sent] of Object.entries(kinds)) assert.ok(isSaved(sent), `no ${what} were saved`)
  assert.ok(
    [...days.values()].flat().some(({ isAnswered }) => isAnswered),
    'no day was closed',
  )
})

for (const kind of databaseKinds) {
  suite(`controls: the same finds a shop (${kind}) that`, () => {
    for (const control of controlsOn(kind)) {
      test(control.name, async (t) => {
        const found = await tryControl(await open(t, kind), control, { tries: TRIES, lifeMs: LIMIT_MS })
        assert.match(found.join('\n'), control.fault)
      })
    }
  })
}
