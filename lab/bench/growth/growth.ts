// How screens and POST /orders slow down as the catalogue and the orders grow.
import type { DatabasePlace } from '#server/database/open.ts'
import { growthRow, type Point } from './exponent.ts'
import { measureScreens, type Screen } from './screens.ts'
import type { Row } from '../row.ts'
import { growShop } from '../grow-shop.ts'
import { withScratchPlace } from '../scratch-shop.ts'

const PRODUCTS = 300
const ORDERS = 1_000
const FLAT = 0.3
/** An index is counted in a few milliseconds, beside which the rest of a page still weighs. */
const COUNTED = 0.5
/** A response with the whole catalogue cannot be flat, but may at most be linear. */
const LINEAR = 1.1

type Sizes = { products: readonly number[]; orders: readonly number[] }
type How = { quick: boolean; say: (line: string) => void }

export async function benchGrowth({ quick, say }: How): Promise<Row[]> {
  const products = quick ? [100, 1_000] : [100, 1_000, 10_000]
  const orders = [1_000, 10_000, 100_000]
  const rows = await withScratchPlace('sqlite', (place) => growAt(place, 'SQLite', { products, orders }, say))
  if (quick) return rows
  const onPostgres = await withScratchPlace('postgres', (place) =>
    growAt(place, 'PostgreSQL', { products: [], orders }, say),
  )
  return [...rows, ...onPostgres]
}

/** First the catalogue grows with few orders, then the orders with a catalogue of the usual size. */
async function growAt(place: DatabasePlace, name: string, sizes: Sizes, say: How['say']): Promise<Row[]> {
  const rows: Row[] = []
  if (sizes.products.length > 0) {
    const grown = await series(
      place,
      sizes.products.map((products) => ({ products, orders: ORDERS, count: products })),
      say,
    )
    rows.push(...rowsOf(grown, `${name}, ${listed(sizes.products)} products`, 'products'))
  }
  const grown = await series(
    place,
    sizes.orders.map((orders) => ({ products: PRODUCTS, orders, count: orders })),
    say,
  )
  rows.push(...rowsOf(grown, `${name}, ${listed(sizes.orders)} orders`, 'orders'))
  return rows
}

type Step = { products: number; orders: number; count: number }
type Grown = Map<Screen, Point[]>

async function series(place: DatabasePlace, steps: readonly Step[], say: How['say']): Promise<Grown> {
  const grown: Grown = new Map()
  for (const { count, ...size } of steps) {
    const started = performance.now()
    await growShop(place, size)
    const filledMs = performance.now() - started
    const times = await measureScreens(place)
    for (const [screen, each] of times) grown.set(screen, [...(grown.get(screen) ?? []), { count, times: each }])
    say(`${size.products} products, ${size.orders} orders (filled in ${(filledMs / 1_000).toFixed(1)} s)`)
  }
  return grown
}

function rowsOf(grown: Grown, over: string, axis: 'products' | 'orders'): Row[] {
  return [...grown].map(([screen, points], at) => {
    const most = axis === 'products' ? (screen.holdsCatalogue ? LINEAR : FLAT) : screen.countsOrders ? COUNTED : FLAT
    return growthRow(at === 0 ? `${over}: ${screen.name}` : `  ${screen.name}`, points, most)
  })
}

function listed(sizes: readonly number[]): string {
  return sizes.map((size) => size.toLocaleString('en-IN')).join(' → ')
}
