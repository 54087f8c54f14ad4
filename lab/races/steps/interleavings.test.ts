// `npm run lab -- races steps` runs every pair of actions, and more controls.
import assert from 'node:assert/strict'
import { onEachDatabase, preparedPlace } from '#test/database/databases.ts'
import { NEW_PRICE, OLD_PRICE } from './actions.ts'
import { openRace } from './interleavings.ts'
import { firstFault, redMutants } from './red-mutants.ts'

/** On a busy machine the second may arrive after the first has left its step. */
const TRIES = 3

onEachDatabase('of two orders, one stopped at any of its steps, one gets the last units', async (kind, t) => {
  const race = await openRace(t, await preparedPlace(kind, t))
  const steps = await race.stepsOf('an order')
  assert.ok(steps >= 8, `only ${steps} steps`)
  for (let step = 0; step < steps; step += 1) {
    const { faults } = await race.run('an order', step, 'an order')
    assert.deepEqual(faults, [], `stopped at step ${step}`)
  }
})

onEachDatabase('control: stock that is taken whatever there is, is found by two orders', async (kind, t) => {
  const red = redMutants.find((each) => each.kind === kind && each.mutant === 'stock is taken whatever there is')
  assert.ok(red)
  let fault: string | undefined
  for (let attempt = 1; fault === undefined && attempt <= TRIES; attempt += 1)
    fault = await firstFault(await preparedPlace(kind, t), red)
  assert.notEqual(fault, undefined)
})

onEachDatabase(
  'a price that changes at any step of an order is the new one until it was read, and then the old',
  async (kind, t) => {
    const race = await openRace(t, await preparedPlace(kind, t))
    const steps = await race.stepsOf('an order')
    const prices: (number | undefined)[] = []
    for (let step = 0; step < steps; step += 1) {
      const { faults, pricePaise } = await race.run('an order', step, 'another price')
      assert.deepEqual(faults, [], `stopped at step ${step}`)
      prices.push(pricePaise)
    }
    const change = prices.indexOf(OLD_PRICE)
    assert.ok(change > 0, `${prices}`)
    assert.deepEqual(
      prices,
      prices.map((_, step) => (step < change ? NEW_PRICE : OLD_PRICE)),
    )
  },
)
