// Reads the orders that an address names for the lists on paper, and which of them have none.
import { hasReached } from '#domain/steps/steps.ts'
import type { PackingPerson } from '#domain/packing/packing-access.ts'
import type { PackingOrder } from '#server/packing/packing.ts'
import type { Shop } from '#server/shop.ts'
import { NOT_OPEN } from '../messages.ts'

/** The widths of paper that the printers of shops have. */
export const paperSizes = ['a4', '80mm'] as const
export type PaperSize = (typeof paperSizes)[number]

/** As many as the list of orders shows. */
const ORDERS_AT_ONCE = 200

export type LeftOut = { orderId: string; message: string }

/** Returns the orders in the order of the address; orders that are not to be packed, or not open to the person, are left out. */
export async function loadPapers(
  { packing }: Pick<Shop, 'packing'>,
  { params, who }: { params: URLSearchParams; who: PackingPerson },
) {
  const asked = [...new Set((params.get('orders') ?? '').split(',').filter(Boolean))]
  const orders: PackingOrder[] = []
  const leftOut: LeftOut[] = []
  const read = asked.slice(0, ORDERS_AT_ONCE)
  const found = await packing.findAll(read, who)
  for (const orderId of read) {
    const order = found.get(orderId)
    const message = order ? refusalOf(order) : NOT_OPEN
    if (order && message === undefined) orders.push(order)
    else leftOut.push({ orderId, message: message ?? NOT_OPEN })
  }
  return { orders, leftOut, notRead: Math.max(0, asked.length - ORDERS_AT_ONCE) }
}

/** A list may be printed again for what is packed. */
function refusalOf({ refusal, step }: PackingOrder): string | undefined {
  return hasReached(step, 'packed') ? undefined : refusal
}

export function readPaperSize(params: URLSearchParams): PaperSize {
  return paperSizes.find((size) => size === params.get('paper')) ?? 'a4'
}
