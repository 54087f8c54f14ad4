// A customer or admin uses one of a shop's orders or products, chosen at random.
import type { SeededRandom } from '#bin/seed/seeded-random.ts'
import type { Product } from '#domain/product/product.ts'
import type { Shop } from '#server/shop.ts'
import { newKey } from '#test/shop/open-test-shop.ts'
import type { Query } from '../stored.ts'

export type Acting = { shop: Shop; random: SeededRandom; query: Query }

/** Resolves also when the shop refuses; rejects on failure. */
export type Act = (acting: Acting) => Promise<unknown>

/** `weight`: how often an act is chosen relative to the others. */
export type Actions = Record<string, { weight: number; act: Act }>

export const PEOPLE = ['ravi@example.com', 'selvi@example.com', 'owner@shop.test'] as const
const NEWEST = 6
const ANY = 300

export const who = ({ random }: Acting) => random.pick(PEOPLE)

/** Works on an order, most often a recent one, where people meet. Does nothing without orders. */
export async function someOrder(acting: Acting, work: (orderId: string) => Promise<unknown>, where = '1 = 1') {
  const among = acting.random.integer(1, 10) <= 6 ? NEWEST : ANY
  const rows = await acting.query(
    `select order_id from orders where ${where} order by placed_at desc, order_id desc limit ${among}`,
  )
  if (rows.length > 0) await work(String(acting.random.pick(rows).order_id))
}

export async function someRow(
  { query, random }: Acting,
  sql: string,
  work: (row: Record<string, unknown>) => Promise<unknown>,
) {
  const rows = await query(sql)
  if (rows.length > 0) await work(random.pick(rows))
}

export async function someGoods({ shop, random }: Acting, most = 4): Promise<[Product, number][]> {
  const products = [...(await shop.products.offered())]
  const chosen: [Product, number][] = []
  const wanted = random.integer(1, most)
  while (chosen.length < wanted && products.length > 0) {
    const [product] = products.splice(random.integer(0, products.length - 1), 1)
    chosen.push([product!, random.oneIn(5) ? random.integer(1, 30) : random.integer(1, 4)])
  }
  return chosen
}

/** Under a new key; now and then sent twice at once, like a double press. */
export async function pressed({ random }: Acting, press: (key: string) => Promise<unknown>): Promise<void> {
  const key = newKey()
  await Promise.all(Array.from({ length: random.oneIn(8) ? 2 : 1 }, () => press(key)))
}
