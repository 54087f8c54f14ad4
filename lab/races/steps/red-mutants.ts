// Each SQL mutant with two actions that expose it when one is stopped at the right step.
import { dropRules } from '#test/controls/drop-rules.ts'
import { mutate, mutants, type MutantName } from '../mutants.ts'
import type { ActionName, TransactionName } from './actions.ts'
import type { DatabaseKind } from '#test/database/databases.ts'
import type { DatabasePlace } from '#server/database/open.ts'
import { openScope } from '#test/cleanup.ts'
import { LIMITS } from '#server/database/postgres/open.ts'
import { Client } from 'pg'
import { openRace } from './interleavings.ts'

export type RedMutant = { mutant: MutantName; kind: DatabaseKind; first: TransactionName; second: ActionName }

/** SQLite has one writer: mutants that need a second are shown on PostgreSQL. */
export const redMutants: readonly RedMutant[] = [
  ...(['sqlite', 'postgres'] as const).flatMap((kind): RedMutant[] => [
    { mutant: 'stock is taken whatever there is', kind, first: 'an order', second: 'an order' },
  ]),
  { mutant: 'a transaction that writes begins as a reader', kind: 'sqlite', first: 'an order', second: '+25' },
  ...(
    [
      ['stock is counted in an old snapshot', '+25', 'an order of more than there is'],
      ['stock is counted before the products are locked', 'an order', 'an order'],
      ['a product that is gone lacks nothing', 'an order', 'a product deleted'],
      ['a product is edited without being held', 'a stock that is set', 'an order'],
      ['a product is edited without being held', 'another price', '+25'],
      ['a key may stand for two orders', 'an order that is sent twice', 'an order that is sent twice'],
      [
        'an order is replaced without being held',
        'an order in the place of another',
        'an order in the place of another',
      ],
      ['an order is replaced without being held', 'stock taken later', 'stock taken later'],
      ['lines are read before the order is locked', 'an edit to fewer', 'a deletion at the desk'],
      ['lines are read before the order is locked', 'a deletion at the desk', 'an edit to more'],
      ['lines are read before the order is locked', 'a cancellation', 'a deletion at the desk'],
      ['lines are read before the order is locked', 'a payment', 'a payment in cash'],
      ['lines are read before the order is locked', 'the packing', 'a deletion at the desk'],
      ['lines are read before the order is locked', 'a dispatch', 'a deletion at the desk'],
      ['a sale is read without being locked', 'a settled shortfall', 'two pieces back'],
      ['a count is undone as often as it is pressed', 'the undo of a count', 'the undo of a count'],
      ['a bulk change is undone as often as it is pressed', 'the undo of a bulk change', 'the undo of a bulk change'],
    ] as const
  ).map(([mutant, first, second]): RedMutant => ({ mutant, kind: 'postgres', first, second })),
]

/**
 * On a busy machine a timeout may end the wait before the other transaction arrives, and the retry then meets nobody.
 */
const NO_TIMEOUTS = {
  find: `set lock_timeout = ${LIMITS.lockMs}; set statement_timeout = ${LIMITS.statementMs};
    set idle_in_transaction_session_timeout = ${LIMITS.idleInTransactionMs};`,
  replace: 'set lock_timeout = 0; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;',
}

/** Returns the faults of the first step that has any; undefined when the mutant survived. */
export async function firstFault(
  place: DatabasePlace,
  { mutant, kind, first, second }: RedMutant,
): Promise<string | undefined> {
  await dropRules(place)
  using unhurried = mutate(NO_TIMEOUTS)
  using mutation = mutate(mutants[mutant])
  const scope = openScope()
  try {
    const race = await openRace(scope, place, { processes: 2 })
    const steps = await race.stepsOf(first)
    if (kind === 'postgres' && unhurried.rewritten() === 0)
      throw new Error('The limits of connections are set in another way')
    for (let step = 0; step < steps; step += 1) {
      const { faults } = await race.run(first, step, second)
      if (mutation.rewritten() === 0) throw new Error(`No statement is rewritten by '${mutant}'`)
      if (faults.length > 0) return `stopped at step ${step}: ${faults.join('; ')}`
    }
    return undefined
  } finally {
    await scope.end()
  }
}

/** An order's lines get the price at their own moment, its totals an earlier one: a trigger, as no statement of the shop reads twice. */
const READ_AGAIN = `
  create function read_again() returns trigger language plpgsql as $$ begin
    new.price_paise := (select price_paise from products where id = new.product_id); return new;
  end $$;
  create trigger read_again before insert on order_items for each row execute function read_again()`

/** Returns the fault of an order whose prices are read again with each line, when one changes at any of its steps. */
export async function faultOfPriceReadAgain(place: DatabasePlace): Promise<string | undefined> {
  const scope = openScope()
  try {
    const race = await openRace(scope, place)
    const client = new Client(place.databaseUrl)
    await client.connect()
    await client.query(READ_AGAIN)
    await client.end()
    const steps = await race.stepsOf('an order')
    for (let step = 0; step < steps; step += 1) {
      const { faults } = await race.run('an order', step, 'another price')
      const fault = faults.find((each) => /paise, its lines/.test(each))
      if (fault !== undefined) return `stopped at step ${step}: ${fault}`
    }
    return undefined
  } finally {
    await scope.end()
  }
}
