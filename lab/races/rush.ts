// Many buyers at once for a few pieces, at the production build.
import { setTimeout as wait } from 'node:timers/promises'
import { retryAfterMs } from '#domain/retry-after.ts'
import { openShop } from '#server/shop.ts'
import { cleanup, type Scope } from '#test/cleanup.ts'
import { dropRules } from '#test/controls/drop-rules.ts'
import { type DatabaseKind, emptyPlace } from '#test/database/databases.ts'
import { openAcknowledgements, orderAnswered, orderSent } from '../audit/acknowledgements.ts'
import { auditPlace } from '../audit/auditor.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, testConfig } from '#test/shop/open-test-shop.ts'
import { runShop } from '#test/shop/running-shop.ts'
import { mutantEnvironment, mutants, type MutantName } from './mutants.ts'

export type Rush = {
  kind: DatabaseKind
  processes: number
  rounds: number
  buyers: number
  stock: number
  mutant?: MutantName
}

export type RushReport = {
  /** Orders answered 503 and retried under their key, as a page does. */
  repeats: number
  /** Units acknowledged in each round. */
  sold: number[]
  faults: string[]
}

const SOLD = 201
/** Under a key that was sent before. */
const SOLD_BEFORE = 200
const SHORT = 422
const AWAY = 503
const MOST_REPEATS = 20

/** Starts `processes` over one database. Each buyer orders one piece from one of them; each round has its own product. */
export async function runRush(scope: Scope, asked: Rush): Promise<RushReport> {
  const { kind, processes, rounds, buyers, stock, mutant } = asked
  const place = await emptyPlace(kind, scope)
  const { expected, add } = openAcknowledgements()
  const shop = await openShop(testConfig(place))
  const products: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await shop.products.create({ ...goods.skyShots, stock })
    products.push(id)
  }
  await shop.close()
  // The table's rule would refuse what the mutant oversells.
  if (mutant) await dropRules(place)
  const env = mutant ? mutantEnvironment(mutants[mutant]) : {}
  const running = await Promise.all(
    Array.from({ length: processes }, () => runShop(place, { ordersPerMinute: 1_000_000, env })),
  )
  // Its log has the 503 answers, which are no faults.
  cleanup(scope, () => Promise.all(running.map((each) => each.kill())))
  const report: RushReport = { repeats: 0, sold: [], faults: [] }

  async function buy(id: string, buyer: number): Promise<boolean> {
    const key = newKey()
    const items = [{ id, quantity: 1 }]
    add(orderSent(key, items))
    const ask = () =>
      fetch(`${running[buyer % processes]!.origin}/orders`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify({ customer: lakshmi, items }),
      })
    let answer = await ask()
    for (let repeat = 0; answer.status === AWAY && repeat < MOST_REPEATS; repeat += 1) {
      report.repeats += 1
      await wait(retryAfterMs(answer.headers.get('Retry-After'), Date.now()) ?? 1_000)
      answer = await ask()
    }
    const { orderId } = (await answer.json().catch(() => ({}))) as { orderId?: string }
    const isSold = answer.status === SOLD || answer.status === SOLD_BEFORE
    if (isSold && orderId) add(orderAnswered(key, orderId))
    else if (answer.status === SHORT && orderId) add(orderAnswered(key, orderId, 'short'))
    else report.faults.push(`an order was answered ${answer.status}`)
    return isSold
  }

  for (const id of products) {
    const sold = await Promise.all(Array.from({ length: buyers }, (_, buyer) => buy(id, buyer)))
    report.sold.push(sold.filter(Boolean).length)
  }
  report.faults.push(...(await auditPlace(place, expected)))
  return report
}
