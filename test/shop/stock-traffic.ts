// Random customers and admins on one PostgreSQL: prints the stock they added.
import { randomInt, randomUUID } from 'node:crypto'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { openDatabase } from '#server/database/open.ts'
import { openLive } from '#server/live/live.ts'
import { openOrders } from '#server/orders/orders.ts'
import { openProducts } from '#server/products/products.ts'
import { takeStock } from '#server/stock/move-stock.ts'
import { realSystem } from '#server/system.ts'
import { lakshmi } from '../fixtures/sample-data.ts'
import { takeByOldSnapshot } from '../controls/take-by-old-snapshot.ts'

export type TrafficOrders = {
  databaseUrl: string
  /** The scarce ones first: they are only ever restocked. */
  productIds: string[]
  milliseconds: number
  people: number
  /** The control's wrong `takeStock`. */
  byOldSnapshot: boolean
}

export type TrafficReport = { acts: number; added: Record<string, number>; errors: string[] }

const asked = JSON.parse(process.argv[2] ?? '') as TrafficOrders
const { productIds, people, milliseconds } = asked
const [plenty] = productIds.slice(-1) as [string]
const name = `Customer ${randomUUID()}`

const database = await openDatabase({ dataDir: '', databaseUrl: asked.databaseUrl }, realSystem.now)
const live = openLive()
const settings = { ...demoSettings, minimumOrderPaise: 1 }
const needs = {
  database,
  live,
  system: realSystem,
  settings: () => settings,
  takeStock: asked.byOldSnapshot ? takeByOldSnapshot : takeStock,
}
const orders = openOrders(needs)
const products = openProducts(database, live, realSystem)

const report: TrafficReport = { acts: 0, added: {}, errors: [] }
const known: string[] = []
const any = <T>(list: readonly T[]): T => list[randomInt(list.length)]!

/** One customer's attempts at an order: their keys, newest first. */
type Attempts = { customer: typeof lakshmi; keys: string[] }
let customers = 0

const newAttempts = (): Attempts => ({ customer: { ...lakshmi, name: `${name} ${(customers += 1)}` }, keys: [] })

async function send({ customer, keys }: Attempts) {
  const ids = new Set(Array.from({ length: 1 + randomInt(4) }, () => any(productIds)))
  const items = Array.from(ids, (id) => ({ id, quantity: 1 + randomInt(4) }))
  const [key, supersedes] = [randomUUID(), [...keys]]
  keys.unshift(key)
  // One in eight never arrives; of the others, one in four is sent twice.
  const times = randomInt(8) === 0 ? 0 : randomInt(4) === 0 ? 2 : 1
  const answers = await Promise.all(
    Array.from({ length: times }, () => orders.place(key, { customer, items, supersedes })),
  )
  for (const answer of answers) {
    if ('order' in answer) known.push(answer.order.orderId)
    if ('orderId' in answer && answer.orderId) known.push(answer.orderId)
  }
}

async function restock(id: string, delta: number) {
  const key = randomUUID()
  const times = 1 + randomInt(2)
  const answers = await Promise.all(Array.from({ length: times }, () => products.changeStock(id, delta, { key })))
  if (answers.some((answer) => answer === undefined)) throw new Error('stock was not changed')
  report.added[id] = (report.added[id] ?? 0) + delta
}

async function act(attempts: Attempts) {
  const percent = randomInt(100)
  if (percent < 45 || known.length === 0) await send(attempts)
  else if (percent < 70) await restock(any(productIds), 1 + randomInt(3))
  else if (percent < 75) await restock(plenty, -randomInt(5))
  else if (percent < 85) await orders.remove(any(known), { returnGoods: true })
  else if (percent < 95) await orders.takeStockAgain(any(known))
  else await orders.steps.verify(any(known), any(['Verified', 'Unverified'] as const))
}

async function person(end: number) {
  for (let attempts = newAttempts(); performance.now() < end; report.acts += 1) {
    if (attempts.keys.length > 3 || randomInt(3) === 0) attempts = newAttempts()
    await act(attempts).catch((error: unknown) => void report.errors.push(String(error)))
  }
}

const end = performance.now() + milliseconds
await Promise.all(Array.from({ length: people }, () => person(end)))
await database.close()
process.stdout.write(JSON.stringify(report))
