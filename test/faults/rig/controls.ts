// The controls of the kills: shops that are wrong on purpose, each with what the auditor must say of it.
import type { FaultyShop } from '../faulty-shop.ts'
import type { KillPoint } from '../inject/kill-points.ts'
import type { SqliteMutant } from '../inject/sqlite-mutants.ts'
import { type AdminAct, killOnce, type Killing } from '../kills.ts'

/** With `only` the admin does that alone, until the `nth` answer. */
export type Control = {
  name: string
  mutant: SqliteMutant
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

export const controls: readonly Control[] = [
  { name: 'acknowledges early', mutant: 'acknowledges early', point: 'answer', fault: /was acknowledged and is lost/ },
  { name: 'takes stock later', mutant: 'takes stock later', point: 'after commit', fault: /has a stock of \d+ where/ },
  { name: 'forgets keys', mutant: 'forgets keys', point: 'answer', fault: /has 0 keys/ },
  early('a payment', 'pay', /the payment .* was acknowledged and is lost/),
  early('a payment seen or taken back', 'mark', /'(seen|mistake)' of the payment .* was acknowledged and is lost/),
  early('a counter sale', 'sell', /the sale .* was acknowledged and is lost/),
  early('a return', 'returnGoods', /the return .* was acknowledged and is lost/),
  early('a closing', 'closeDay', /the (closing|reopening) .* was acknowledged and is lost/),
  {
    name: 'a repeat is another payment',
    mutant: 'forgets payments',
    point: 'admin answer',
    fault: /the payment .* is stored \d+ times/,
    only: 'pay',
    nth: 25,
  },
]

const ACTS_BEFORE = 6
const MOST_PAYMENTS = 50

/** Returns what the auditor says of the wrong shop. On a busy machine it may get round to its commit before it is killed: it is tried again. */
export async function tryControl(
  shop: FaultyShop,
  { mutant, point, fault, only, nth }: Control,
  { tries, ...killing }: { tries: number } & Killing,
): Promise<string[]> {
  if (only && only !== 'closeDay') await prepare(shop)
  const found: string[] = []
  for (let each = 1; each <= tries && !fault.test(found.join('\n')); each += 1) {
    const injections = [
      { file: 'kill-points', point, nth: nth ?? (only ? 1 : each + 1) },
      { file: 'sqlite-mutants', mutant },
    ] as const
    found.push(...(await killOnce(shop, { injections }, { ...killing, ...(only && { only }) })).faults)
  }
  return found
}

/** Orders, payments and sales, as a sound shop takes them. */
async function prepare({ start, driver, acknowledgements }: FaultyShop) {
  // Only what came by a bank is seen there: one for each try at least.
  const markable = () =>
    [...acknowledgements.expected.payments.values()].filter(({ outcome, utr }) => outcome === 'saved' && utr !== '')
  const running = await start()
  await driver.orders(ACTS_BEFORE)
  for (let each = 0; each < ACTS_BEFORE; each += 1) await Promise.all([driver.pay(), driver.sell()])
  for (let each = 0; each < MOST_PAYMENTS && markable().length < ACTS_BEFORE; each += 1) await driver.pay()
  await driver.repeatUnanswered()
  await running.kill()
}
