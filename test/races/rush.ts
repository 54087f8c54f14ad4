// Many buyers at the same moment for a few pieces, at the production build: how many were sold, round after round.
import { openShop } from '#server/shop.ts'
import { cleanup, type Scope } from '../cleanup.ts'
import { type DatabaseKind, emptyPlace } from '../database/databases.ts'
import { openAcknowledgements } from '../faults/acknowledgements.ts'
import { auditPlace } from '../faults/auditor.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { newKey, testConfig } from '../shop/open-test-shop.ts'
import { runShop } from '../shop/running-shop.ts'
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
  /** Units that the shop has said were sold, of each round. */
  sold: number[]
  /** What else is wrong, one sentence each. */
  faults: string[]
}

const SOLD = 201
const SHORT = 422

/** Starts so many processes over one database. Each buyer orders one piece, at one of them; each round has a product of its own. */
export async function runRush(scope: Scope, asked: Rush): Promise<RushReport> {
  const { kind, processes, rounds, buyers, stock, mutant } = asked
  const place = await emptyPlace(kind, scope)
  const { expected, add } = openAcknowledgements()
  const shop = await openShop(testConfig(place))
  const products: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await shop.products.create({ ...goods.skyShots, stock })
    products.push(id)
    add({ is: 'stock before', id, stock })
  }
  await shop.close()
  const env = mutant ? mutantEnvironment(mutants[mutant]) : {}
  const running = await Promise.all(
    Array.from({ length: processes }, () => runShop(place, { ordersPerMinute: 1_000_000, env })),
  )
  cleanup(scope, () => Promise.all(running.map((each) => each.stop())))
  const report: RushReport = { sold: [], faults: [] }

  async function buy(id: string, buyer: number): Promise<number> {
    const key = newKey()
    const items = [{ id, quantity: 1 }]
    add({ is: 'order sent', key, items })
    const answer = await fetch(`${running[buyer % processes]!.origin}/orders`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ customer: lakshmi, items }),
    })
    const { orderId } = (await answer.json()) as { orderId?: string }
    if (answer.status === SOLD && orderId) add({ is: 'order answered', key, orderId })
    else if (answer.status === SHORT && orderId) add({ is: 'order answered', key, orderId, isShort: true })
    else report.faults.push(`an order was answered ${answer.status}`)
    return answer.status
  }

  for (const id of products) {
    const statuses = await Promise.all(Array.from({ length: buyers }, (_, buyer) => buy(id, buyer)))
    report.sold.push(statuses.filter((status) => status === SOLD).length)
  }
  report.faults.push(...(await auditPlace(place, expected)))
  return report
}
