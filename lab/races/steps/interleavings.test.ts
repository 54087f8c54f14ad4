// An order is stopped at each of its steps while everything else happens in between: a short `npm run lab -- races steps`.
import assert from 'node:assert/strict'
import test from 'node:test'
import { Client } from 'pg'
import { emptyPlace, onEachDatabase, preparedPlace } from '#test/database/databases.ts'
import { cleanup } from '#test/cleanup.ts'
import { actions, type ActionName, NEW_PRICE, OLD_PRICE } from './actions.ts'
import { canMeet } from './can-meet.ts'
import { openRace, type Race } from './interleavings.ts'
import { firstFault, redMutants } from './red-mutants.ts'

const names = (Object.keys(actions) as ActionName[]).filter((name) => canMeet('an order', name))
/** On a busy machine the second may come to its place when the first has left it. */
const TRIES = 3

onEachDatabase('an order, stopped at each of its steps, and any other action in between', async (kind, t) => {
  const race = await openRace(t, await preparedPlace(kind, t))
  const steps = await race.stepsOf('an order')
  assert.ok(steps >= 9, `only ${steps} steps`)
  for (let step = 0; step < steps; step += 1) {
    for (const between of names) {
      const { faults } = await race.run('an order', step, between)
      assert.deepEqual(faults, [], `an order stopped at step ${step} for ${between}`)
    }
  }
})

for (const red of redMutants) {
  const { mutant, kind, first, second } = red
  test(`control: ${mutant}: shown by ${first} and ${second} (${kind})`, async (t) => {
    let fault: string | undefined
    for (let attempt = 1; fault === undefined && attempt <= TRIES; attempt += 1)
      fault = await firstFault(await preparedPlace(kind, t), red)
    assert.notEqual(fault, undefined)
  })
}

/** The price of the order when the admin changes it at each of the order's steps. */
async function pricesByStep(race: Race) {
  const steps = await race.stepsOf('an order')
  const prices: (number | undefined)[] = []
  for (let step = 0; step < steps; step += 1)
    prices.push((await race.run('an order', step, 'another price')).pricePaise)
  return prices
}

/** Each order has one price: the new one while it has not been read, the old one from then on. */
function assertOneChange(prices: readonly (number | undefined)[]) {
  const change = prices.indexOf(OLD_PRICE)
  assert.ok(change > 0, `${prices}`)
  assert.deepEqual(
    prices,
    prices.map((_, step) => (step < change ? NEW_PRICE : OLD_PRICE)),
  )
}

onEachDatabase(
  'a price that changes at any step of an order is the new one until it was read, and then the old',
  async (kind, t) => {
    assertOneChange(await pricesByStep(await openRace(t, await preparedPlace(kind, t))))
  },
)

test('control: a price that is read again with each line is not the one of the totals (postgres)', async (t) => {
  const place = await emptyPlace('postgres', t)
  const race = await openRace(t, place)
  const client = new Client(place.databaseUrl)
  await client.connect()
  cleanup(t, () => client.end())
  await client.query(`
    create function read_again() returns trigger language plpgsql as $$ begin
      new.price_paise := (select price_paise from products where id = new.product_id); return new;
    end $$;
    create trigger read_again before insert on order_items for each row execute function read_again()`)
  const steps = await race.stepsOf('an order')
  const found: string[] = []
  for (let step = 0; step < steps; step += 1) found.push(...(await race.run('an order', step, 'another price')).faults)
  assert.ok(found.some((fault) => /paise, its lines/.test(fault)))
})
