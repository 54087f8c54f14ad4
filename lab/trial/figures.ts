// A trial's figures: their shops, and named samples of one run.
import type { Browser } from 'playwright-core'
import { sessionCookie } from '../bench/sign-in.ts'
import { addToCart, filterActions, openCart, type PageAction, scrolling } from '../bench/browser/page-actions.ts'
import { openPhone, type RecordedLoad, recordLoad } from '../bench/browser/phone.ts'
import { load } from '../bench/load/http-load.ts'
import { orderRequest } from '../bench/load/requests.ts'
import type { Engine } from '../bench/scratch-shop.ts'
import type { Filling, Side } from './sides.ts'

/** Samples by name. Smaller is better, unless the name ends with `/s`. */
export type Samples = Record<string, number>

export type Figure = {
  title: string
  engines: readonly Engine[]
  filling: Filling
  /** Called once a side before the alternating runs. */
  warmUp(side: Side, tools: Tools): Promise<unknown>
  run(side: Side, tools: Tools): Promise<Samples>
}

export type Tools = { browser(): Promise<Browser>; engine: Engine }

const CLIENTS = 32
const ORDERS_SECONDS = 3
const REQUESTS_A_SCREEN = 4
const OFFICE = {
  'order list': '/admin/orders.data',
  'order list, filtered': '/admin/orders.data?verified=Verified&completion=Pending',
  dashboard: '/admin.data',
  'search, many found': '/admin/orders.data?search=murugesan',
  'search, a phone': '/admin/orders.data?search=98765',
  'search, none found': '/admin/orders.data?search=nobody+of+this+name',
}
const LONG_LIST = 2_000

export const figures = {
  orders: {
    title: 'POST /orders with ten lines from 32 clients',
    engines: ['sqlite', 'postgres'],
    filling: { products: 300, orders: 0 },
    warmUp: (side) => sendOrders(side, 5),
    run: async (side) => {
      const before = side.processorMs()
      const { perSecond, p99Ms } = await sendOrders(side, ORDERS_SECONDS)
      const orders = perSecond * ORDERS_SECONDS
      return {
        'orders /s': perSecond,
        'processor µs an order': ((side.processorMs() - before) / orders) * 1_000,
        'p99 ms': p99Ms,
      }
    },
  },
  office: {
    title: 'the order list, the dashboard and searches among 100,000 orders',
    engines: ['sqlite', 'postgres'],
    filling: { products: 300, orders: 100_000 },
    warmUp: (side) => askOffice(side),
    run: (side) => askOffice(side),
  },
  load: {
    title: '/ordernow opened on a slow phone',
    engines: ['sqlite'],
    filling: { products: 0, orders: 0, demo: true },
    warmUp: openOnPhone,
    run: async (side, tools) => {
      const { blockingMs, largestPaintMs, hydratedMs, processorMs } = await openOnPhone(side, tools)
      return {
        'blocking ms': blockingMs,
        'LCP ms': largestPaintMs,
        'hydrated ms': hydratedMs,
        'processor ms': processorMs,
      }
    },
  },
  touch: {
    title: 'the first add to cart and open cart on /ordernow on a slow phone',
    engines: ['sqlite'],
    filling: { products: 0, orders: 0, demo: true },
    warmUp: openOnPhone,
    run: async (side, { browser }) => {
      const samples: Samples = {}
      for (const { name, run } of [addToCart, openCart]) {
        const phone = await openPhone(await browser(), `${side.origin}/ordernow`)
        const { interactionMs, processorMs } = await phone.record(run)
        await phone.close()
        samples[`${name}: to its frame ms`] = interactionMs
        samples[`${name}: processor ms`] = processorMs
      }
      return samples
    },
  },
  scroll: {
    title: `${LONG_LIST} products scrolled on a slow phone`,
    engines: ['sqlite'],
    filling: { products: LONG_LIST, orders: 0 },
    warmUp: openOnPhone,
    run: (side, tools) => recordList(side, tools, [scrolling]),
  },
  list: {
    title: `${LONG_LIST} products searched and filtered on a slow phone`,
    engines: ['sqlite'],
    filling: { products: LONG_LIST, orders: 0 },
    warmUp: openOnPhone,
    run: (side, tools) => recordList(side, tools, filterActions),
  },
} satisfies Record<string, Figure>

export const figureNames = Object.keys(figures) as readonly (keyof typeof figures)[]

function sendOrders({ port, productIds }: Side, seconds: number) {
  return load({ port, clients: CLIENTS, seconds, request: () => orderRequest(productIds), status: 201 })
}

async function openOnPhone({ origin }: Side, { browser }: Tools): Promise<RecordedLoad> {
  return recordLoad(await browser(), `${origin}/ordernow`)
}

/** One action after another on the same page, like a visitor. */
async function recordList({ origin }: Side, { browser }: Tools, actions: readonly PageAction[]): Promise<Samples> {
  const samples: Samples = {}
  const phone = await openPhone(await browser(), `${origin}/ordernow`)
  for (const { name, run } of actions) {
    const { longestTaskMs, blockingMs, processorMs } = await phone.record(run)
    samples[`${name}: longest task ms`] = longestTaskMs
    samples[`${name}: blocking ms`] = blockingMs
    samples[`${name}: processor ms`] = processorMs
  }
  await phone.close()
  return samples
}

/** The best of several sequential requests each. */
async function askOffice({ origin }: Side): Promise<Samples> {
  const cookie = await sessionCookie(origin)
  const best = async (path: string) => {
    let bestMs = Number.POSITIVE_INFINITY
    for (let request = 0; request < REQUESTS_A_SCREEN; request += 1) {
      const started = performance.now()
      const answer = await fetch(origin + path, { headers: { Cookie: cookie } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      bestMs = Math.min(bestMs, performance.now() - started)
    }
    return bestMs
  }
  const samples: Samples = {}
  for (const [name, path] of Object.entries(OFFICE)) samples[`${name} ms`] = await best(path)
  return samples
}
