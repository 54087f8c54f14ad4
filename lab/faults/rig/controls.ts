// Wrong shops, each with the fault that the auditor must find.
import { dataCheck } from '#domain/words/en/office/data-check.ts'
import { savedOf } from '#lab/audit/acknowledgements.ts'
import { sentencePattern } from '#lab/audit/sentence-pattern.ts'
import type { FaultyShop } from '../faulty-shop.ts'
import type { KillPoint } from '../inject/kill-points.ts'
import type { DatabaseKind } from '#test/database/databases.ts'
import type { Injection } from '../inject/injection.ts'
import type { PostgresFault } from '../inject/postgres-faults.ts'
import type { SqliteMutant } from '../inject/sqlite-mutants.ts'
import { type AdminAct, killOnce, type Killing } from '../kills.ts'

/** Mutants of both databases, and those of SQLite only, where orders share a commit. */
type Mutant = SqliteMutant & PostgresFault
type Wrong = { mutant: Mutant } | { mutant: SqliteMutant; isOfSqlite: true }

/** With `only` the admin does nothing else, until the `nth` answer. */
export type Control = Wrong & {
  name: string
  point: KillPoint
  fault: RegExp
  only?: AdminAct
  nth?: number
}

const early = (what: string, only: AdminAct, fault: RegExp): Control => ({
  name: `acknowledges early: ${what}`,
  mutant: 'acknowledges early',
  point: 'admin answer',
  fault,
  only,
})

const all: readonly Control[] = [
  { name: 'acknowledges early', mutant: 'acknowledges early', point: 'answer', fault: /was acknowledged and is lost/ },
  {
    name: 'takes stock later',
    mutant: 'takes stock later',
    isOfSqlite: true,
    point: 'after commit',
    fault: sentencePattern(dataCheck.stock),
  },
  { name: 'forgets keys', mutant: 'forgets keys', point: 'answer', fault: /without a key/ },
  early('an edit', 'edit', /the lines of .* was acknowledged and is lost/),
  early('a payment', 'pay', /the payment .* was acknowledged and is lost/),
  early('a payment seen or taken back', 'mark', /the (seen|taken back) of .* was acknowledged and is lost/),
  early('a counter sale', 'sell', /the sale .* was acknowledged and is lost/),
  early('a return', 'returnGoods', /the return .* was acknowledged and is lost/),
  early('a closing', 'closeDay', /the day of .* was acknowledged and is lost/),
  {
    name: 'a repeat is another payment',
    mutant: 'forgets payments',
    point: 'admin answer',
    fault: /the payment .* is stored \d+ times/,
    only: 'pay',
    nth: 25,
  },
]

export function controlsOn(kind: DatabaseKind): Control[] {
  return all.filter((control) => kind === 'sqlite' || !('isOfSqlite' in control))
}

const ACTS_BEFORE = 6
const MOST_PAYMENTS = 50

/** On a busy machine a shop may outlive its time before it reaches the point. */
const LIVES_PER_TRY = 5

/** Retries, because on a busy machine the wrong shop may commit before it is killed. Only a kill at the point is a try. */
export async function tryControl(
  shop: FaultyShop,
  { mutant, point, fault, only, nth }: Control,
  { tries, ...killing }: { tries: number } & Killing,
): Promise<string[]> {
  if (only && only !== 'closeDay') await prepare(shop)
  const found: string[] = []
  let killed = 0
  for (let life = 0; killed < tries && life < tries * LIVES_PER_TRY && !fault.test(found.join('\n')); life += 1) {
    const injections: Injection[] = [
      { file: 'kill-points', point, nth: nth ?? (only ? 1 : killed + 2) },
      shop.place.databaseUrl ? { file: 'postgres-faults', fault: mutant } : { file: 'sqlite-mutants', mutant },
    ]
    const { byFault, faults } = await killOnce(shop, { injections }, { ...killing, ...(only && { only }) })
    found.push(...faults)
    if (byFault) killed += 1
  }
  return found
}

async function prepare({ start, driver, acknowledgements }: FaultyShop) {
  // Only bank payments can be marked cleared: at least one for each try.
  const markable = () => savedOf(acknowledgements.expected, 'payment').filter(({ fields }) => fields.utr !== '')
  const running = await start()
  await driver.orders(ACTS_BEFORE)
  for (let each = 0; each < ACTS_BEFORE; each += 1) await Promise.all([driver.pay(), driver.sell()])
  for (let each = 0; each < MOST_PAYMENTS && markable().length < ACTS_BEFORE; each += 1) await driver.pay()
  await driver.repeatUnanswered()
  await running.kill()
}
