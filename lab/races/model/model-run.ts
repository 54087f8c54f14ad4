// Random operations on a shop and on its model; a failing sequence is shortened and printed.
import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import * as fc from 'fast-check'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { type DatabasePlace, openDatabase } from '#server/database/open.ts'
import { openLive } from '#server/live/live.ts'
import { openLog } from '#server/log.ts'
import { openOrderWorker } from '#server/orders/order-worker.ts'
import { openOrders } from '#server/orders/orders.ts'
import { takeStock, type TakeStock } from '#server/stock/move-stock.ts'
import { openProducts } from '#server/products/products.ts'
import { realSystem } from '#server/system.ts'
import { cleanup, type Scope } from '#test/cleanup.ts'
import type { Process } from '../steps/actions.ts'
import type { RealShop } from './operation.ts'
import { openDeskComparison } from './desk/compare-desk.ts'
import { openCounterClock } from './desk/counter-clock.ts'
import { type Desk, openDesk } from './desk/open-desk.ts'
import { addProduct, sequences } from './operations.ts'
import { openShopModel, type ShopModel } from './shop-model.ts'
import { openQuery, type Query, readStored } from '../stored.ts'

const OPERATIONS_A_SEQUENCE = 100
const PRODUCTS = 8
/** Of one seed. */
const MOST_RUNS = 10
const SECOND_MS = 1_000
const secondOf = (ms: number) => Math.floor(ms / SECOND_MS)
const settings = { ...demoSettings, minimumOrderPaise: 1 }

export type ModelRun = {
  place: DatabasePlace
  operations: number
  seed: number
  /** From the output of an earlier failure. */
  path?: string | undefined
  replayPath?: string | undefined
  /** Off when the first failure is enough. */
  isShortened?: boolean
  /** On SQLite, as in production. */
  ordersInWorker?: boolean
  /** A replacement that shows what the real one prevents. */
  takeStock?: TakeStock
}

export type ModelReport = {
  operations: number
  restarts: number
  sequences: number
  failure?: string
}

export async function runModel(scope: Scope, asked: ModelRun): Promise<ModelReport> {
  const shop = await openRestartable(scope, asked)
  const query = await openQuery(scope, asked.place)
  const report: ModelReport = { operations: 0, restarts: 0, sequences: 0 }
  let deletedAtMs = 0
  const property = fc.asyncProperty(sequences(OPERATIONS_A_SEQUENCE, asked.replayPath), async (operations) => {
    shop.counterDay().begin()
    const model = openShopModel()
    const compareDesk = await openDeskComparison(query, shop)
    const real: RealShop = {
      ...shop,
      async restart() {
        // No real start is so quick: it would draw the id of an order deleted in the same second.
        while (secondOf(deletedAtMs) === secondOf(Date.now())) await wait(SECOND_MS - (Date.now() % SECOND_MS))
        await shop.restart()
      },
      compare: (made) => compare(query, made),
      compareDesk,
      done(text) {
        report.operations += 1
        if (text === 'restart') report.restarts += 1
        if (text.startsWith('delete order')) deletedAtMs = Date.now()
      },
    }
    for (let each = 0; each < PRODUCTS; each += 1)
      await addProduct(model, real, { name: `Product ${each}`, stock: 4 + 3 * each })
    await fc.asyncModelRun(() => ({ model, real }), operations)
    await real.compare(model)
    await real.compareDesk(model)
    report.sequences += 1
  })
  const numRuns = Math.min(MOST_RUNS, Math.ceil(asked.operations / 50))
  for (let seed = asked.seed; report.operations < asked.operations; seed += 1) {
    const { path, isShortened = true } = asked
    const details = await fc.check(property, { seed, numRuns, endOnFailure: !isShortened, ...(path && { path }) })
    if (details.failed)
      return { ...report, failure: `${fc.defaultReportMessage(details)}\n${String(details.errorInstance)}` }
    if (path) break
  }
  return report
}

type Restartable = Pick<RealShop, 'process' | 'restart' | 'counterDay'>

async function openRestartable(scope: Scope, { place, ordersInWorker, ...asked }: ModelRun): Promise<Restartable> {
  const log = openLog((line) => {
    throw new Error(line)
  })
  const clock = openCounterClock()
  async function open() {
    const database = await openDatabase(place, realSystem.now)
    const live = openLive()
    const { dataDir } = place
    const worker =
      ordersInWorker && database.writing
        ? openOrderWorker({ dataDir, settings: () => settings, writing: database.writing, live, log })
        : undefined
    const needs = {
      database,
      live,
      system: realSystem,
      settings: () => settings,
      takeStock: asked.takeStock ?? takeStock,
      counterNow: clock.now,
      // An erased customer is no fault.
      log: { ...log, info() {} },
    }
    const orders = openOrders({ ...needs, place: worker?.place })
    const products = openProducts(database, live, realSystem)
    const process: Process & Desk = { orders, products, ...(await openDesk({ ...needs, orders, products })) }
    return {
      process,
      async close() {
        await worker?.close()
        await database.close()
      },
    }
  }
  let opened = await open()
  cleanup(scope, () => opened.close())
  return {
    process: () => opened.process,
    counterDay: () => clock,
    async restart() {
      await opened.close()
      opened = await open()
    },
  }
}

async function compare(query: Query, model: ShopModel): Promise<void> {
  const { products } = model
  const stored = await readStored(
    query,
    products.map(({ id }) => id),
  )
  assert.deepEqual(stored.faults, [])
  const there = products.filter(({ isDeleted }) => !isDeleted)
  assert.deepEqual(
    [...stored.stock].toSorted(),
    there.map(({ id, stock }) => [id, stock] as [string, number]).toSorted(),
  )
  const expected = model.orders
    .filter(({ isDeleted }) => !isDeleted)
    .map(({ id, shortOf, supersededBy, lines }) => ({
      id,
      ...(shortOf !== undefined && { shortOf }),
      ...(supersededBy && { supersededBy: supersededBy.id }),
      lines: lines.map(({ product, quantity, pricePaise }) => ({ product: product.id, quantity, pricePaise })),
    }))
  const found = stored.orders.map(({ customer: _customer, ...order }) => order)
  assert.deepEqual(byId(found), byId(expected))
}

function byId<Order extends { id: string }>(orders: readonly Order[]): Order[] {
  return orders.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
