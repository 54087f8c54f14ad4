// The counter of the model: what its sales take from the stock, what that lacks, and what comes back.
import type { PaymentMethod } from '#domain/counter/sale.ts'
import type { SentSale } from '#domain/counter/sent-sale.ts'
import { add, type ModelProduct } from '../model-orders.ts'

export type ModelSale = {
  /** As it is saved. */
  id: string
  key: string
  sent: SentSale
  /** '' for nobody known. */
  mobile: string
  lines: { product: ModelProduct; quantity: number; pricePaise: number }[]
  returned: Map<ModelProduct, number>
  /** By how it was paid back. */
  refundPaise: Record<PaymentMethod, number>
  returns: Record<PaymentMethod, number>
  /** What was sold and not there, and is neither made good nor looked at since. */
  lacking: Map<ModelProduct, number>
}

/** What came in and what left, but for the goods that orders hold. */
export type Balance = Map<ModelProduct, number>

/** Returns whether it is sold: all of it is there, or it is meant anyway. What is there is taken. */
export function sell(balance: Balance, sale: ModelSale, isAnyway: boolean): boolean {
  const isThere = ({ product, quantity }: ModelSale['lines'][number]) => !product.isDeleted && product.stock >= quantity
  if (!isAnyway && !sale.lines.every(isThere)) return false
  for (const { product, quantity } of sale.lines) {
    if (product.isDeleted) continue
    const taken = Math.min(product.stock, quantity)
    move(balance, product, -taken)
    if (taken < quantity) sale.lacking.set(product, quantity - taken)
  }
  return true
}

/** Returns what is paid back; undefined when so many cannot come back. What was not there is made good first. */
export function returnPieces(
  balance: Balance,
  sale: ModelSale,
  { product, pieces, method }: { product: ModelProduct; pieces: number; method: PaymentMethod },
): number | undefined {
  const line = sale.lines.find((each) => each.product === product)
  const before = sale.returned.get(product) ?? 0
  if (!line || before + pieces > line.quantity) return undefined
  const paidBefore = paidFor(sale)
  sale.returned.set(product, before + pieces)
  const lacking = sale.lacking.get(product) ?? 0
  const made = Math.min(lacking, pieces)
  if (made === lacking) sale.lacking.delete(product)
  else sale.lacking.set(product, lacking - made)
  if (!product.isDeleted) move(balance, product, pieces - made)
  // The discount is shared: all that comes back is the total in the end.
  const refundPaise = paidFor(sale) - paidBefore
  sale.refundPaise[method] += refundPaise
  sale.returns[method] += 1
  return refundPaise
}

/** Returns what was paid for the pieces that came back. */
function paidFor({ lines, returned, sent }: ModelSale): number {
  const worth = (pieces: (line: ModelSale['lines'][number]) => number) =>
    lines.reduce((sum, line) => sum + line.pricePaise * pieces(line), 0)
  const goods = worth(({ quantity }) => quantity)
  return Math.round((worth(({ product }) => returned.get(product) ?? 0) * sent.totalPaise) / goods)
}

/** Returns what the sales have brought into the cash box, less what went back. */
export function expectedCash(sales: readonly ModelSale[]): number {
  return sales.reduce((sum, { sent, refundPaise }) => {
    return sum + (sent.method === 'cash' ? sent.totalPaise : 0) - refundPaise.cash
  }, 0)
}

function move(balance: Balance, product: ModelProduct, units: number) {
  add(product, units)
  balance.set(product, (balance.get(product) ?? 0) + units)
}
