// Makes exports of a shop on a hosted realtime database: seeded, of any size, with the faults of real ones.
import type { SeededRandom } from '#bin/seed/seeded-random.ts'
import { seededRandom } from '#bin/seed/seeded-random.ts'
import { madeOrder, type Made } from './made-orders.ts'
import { madeProduct } from './made-products.ts'

export type ExportShape = {
  products: number
  orders: number
  videos: number
  seed: string
  /** The share of rows with faults, from 0 to 1; each has one to three. */
  faults: number
  dates?: 'day first' | 'month first'
  /** Lists with holes, as such a database exports whole numbers. */
  lists?: boolean
}

const LETTERS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
const FIRST_ORDER = Date.UTC(2024, 6, 1)
const SEASON_MS = 480 * 86_400_000

/** In parts, since the whole may exceed the longest text. Alphabetical, as such a database exports. */
export function* madeExport(shape: ExportShape): Generator<string> {
  const { seed, faults, lists = false } = shape
  const random = seededRandom(`export ${seed}`)
  const products = new Map<string, Record<string, unknown>>()
  for (let at = 0; at < shape.products; at += 1) {
    const key = lists ? `${at * 2}` : pushKey(FIRST_ORDER - SEASON_MS + at * 60_000, random)
    products.set(key, madeProduct(at, random, isFaulty(faults, random)))
  }
  const made: Made = { products: [...products], dates: shape.dates ?? 'day first', earlier: [] }
  yield '{"orders":'
  yield* written(orders(shape, made, random), lists)
  yield ',"products":'
  yield* written(products, lists)
  if (!lists && faults > 0) yield ',"shopUsers":{"a":{"role":"admin","__proto__":{"x":[1,{"y":"}"}]}}}'
  yield ',"videos":'
  yield* written(videos(shape, random), lists)
  yield '}'
}

function isFaulty(share: number, random: SeededRandom): boolean {
  return random.between(0, 1) < share
}

function* orders({ orders: count, faults, lists }: ExportShape, made: Made, random: SeededRandom) {
  for (let at = 0; at < count; at += 1) {
    const moment = FIRST_ORDER + Math.floor(((at + random.between(0, 0.9)) / count) * SEASON_MS)
    const key = lists ? `${at * 3}` : pushKey(moment, random)
    yield [key, madeOrder(new Date(moment), made, random, isFaulty(faults, random))] as const
  }
}

function* videos({ videos: count, faults, lists }: ExportShape, random: SeededRandom) {
  for (let at = 0; at < count; at += 1) {
    const moment = FIRST_ORDER + at * 1_000_000
    const video: Record<string, unknown> = {
      title: `Crackers Show ${at}`,
      description: 'Colour rain at night',
      videoUrl: `https://res.media.example/shop/video/upload/v1/${at}.mp4`,
      createdAt: new Date(moment).toISOString(),
    }
    if (isFaulty(faults, random)) {
      const fault = random.integer(0, 5)
      if (fault === 0) delete video.title
      if (fault === 1) video.title = 'Long '.repeat(40)
      if (fault === 2) video.videoUrl = 'C:\\video.mp4'
      if (fault === 3) video.description = 'word '.repeat(200)
      if (fault === 4) delete video.createdAt
      if (fault === 5) video.views = 7
    }
    yield [lists ? `${at}` : pushKey(moment, random), video] as const
  }
}

/** A list has null for the numbers that it lacks. */
function* written(rows: Iterable<readonly [string, unknown]>, asList: boolean): Generator<string> {
  let part = asList ? '[' : '{'
  let next = 0
  let isFirst = true
  for (const [key, value] of rows) {
    if (!isFirst) part += ','
    isFirst = false
    if (asList) {
      for (; next < Number(key); next += 1) part += 'null,'
      next = Number(key) + 1
      part += JSON.stringify(value)
    } else part += `${JSON.stringify(key)}:${JSON.stringify(value)}`
    if (part.length < 65_536) continue
    yield part
    part = ''
  }
  yield part + (asList ? ']' : '}')
}

function pushKey(ms: number, random: SeededRandom): string {
  let left = ms
  let moment = ''
  for (let at = 0; at < 8; at += 1) {
    moment = LETTERS.charAt(left % 64) + moment
    left = Math.floor(left / 64)
  }
  return moment + Array.from({ length: 12 }, () => LETTERS.charAt(random.integer(0, 63))).join('')
}
