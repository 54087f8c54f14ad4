// Loads the orders in the URL for printed lists.
import { wordsOf } from '#domain/words/catalogue.ts'
import { packing as packingWords } from '#domain/words/en/office/orders/packing.ts'
import { hasReached } from '#domain/steps/steps.ts'
import type { PackingPerson } from '#domain/packing/packing-access.ts'
import type { PackingOrder } from '#server/packing/packing.ts'
import type { Shop } from '#server/shop.ts'

/** Paper widths of common shop printers. */
export const paperSizes = ['a4', '80mm'] as const
export type PaperSize = (typeof paperSizes)[number]

/** As many as the list shows. */
export const ORDERS_AT_ONCE = 200

export type LeftOut = { orderId: string; message: string }

/** Keeps the order of the URL; `leftOut` are orders that are not to be packed or that the person may not see. */
export async function loadPapers(
  { packing, now }: Pick<Shop, 'packing' | 'now'>,
  { params, who }: { params: URLSearchParams; who: PackingPerson },
) {
  const asked = [...new Set((params.get('orders') ?? '').split(',').filter(Boolean))]
  const { notOpen } = wordsOf(packingWords)
  const orders: PackingOrder[] = []
  const leftOut: LeftOut[] = []
  const read = asked.slice(0, ORDERS_AT_ONCE)
  const readAt = now().toISOString()
  const found = await packing.findAll(read, who)
  for (const orderId of read) {
    const order = found.get(orderId)
    const message = order ? refusalOf(order) : notOpen
    if (order && message === undefined) orders.push(order)
    else leftOut.push({ orderId, message: message ?? notOpen })
  }
  return { orders, readAt, leftOut, notRead: Math.max(0, asked.length - ORDERS_AT_ONCE) }
}

/** A packed order may be printed again. */
function refusalOf({ refusal, step }: PackingOrder): string | undefined {
  return hasReached(step, 'packed') ? undefined : refusal
}

export function readPaperSize(params: URLSearchParams): PaperSize {
  return paperSizes.find((size) => size === params.get('paper')) ?? 'a4'
}
