// The counter in the model: sales, shortfalls, returns.
import type { PaymentMethod } from '#domain/counter/sale.ts'
import type { SentSale } from '#domain/counter/sent-sale.ts'
import { add, type ModelProduct } from '../model-orders.ts'

export type ModelSale = {
  id: string
  key: string
  sent: SentSale
  mobile: string
  lines: { product: ModelProduct; quantity: number; pricePaise: number }[]
  returned: Map<ModelProduct, number>
  refundPaise: Record<PaymentMethod, number>
  returns: Record<PaymentMethod, number>
  /** Sold but out of stock; neither restored nor settled since. */
  lacking: Map<ModelProduct, number>
}

/** Goods received less goods gone, without those in orders. */
export type Balance = Map<ModelProduct, number>

/** Takes the available stock. Returns whether it is sold: all is there, or it is meant anyway. */
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

/** Returns the refund; undefined if that many cannot come back. A shortfall is restored first. */
export function returnPieces(
  balance: Balance,
  sale: ModelSale,
  { product, pieces, method }: { product: ModelProduct; pieces: number; method: PaymentMethod },
): number | undefined {
  const line = sale.lines.find((each) => each.product === product)
  const before = sale.returned.get(product) ?? 0
  if (!line || before + pieces > line.quantity) return undefined
  sale.returned.set(product, before + pieces)
  const lacking = sale.lacking.get(product) ?? 0
  const made = Math.min(lacking, pieces)
  if (made === lacking) sale.lacking.delete(product)
  else sale.lacking.set(product, lacking - made)
  if (!product.isDeleted) move(balance, product, pieces - made)
  // The discount is shared: the refunds of all pieces add up to the total.
  const refunded = sale.refundPaise.cash + sale.refundPaise.upi
  const due = paidFor(sale)
  const whole = Math.round(due / 100) * 100
  const isWhole = sale.sent.totalPaise % 100 === 0 && whole >= refunded
  const refundPaise = Math.max((isWhole ? whole : due) - refunded, 0)
  sale.refundPaise[method] += refundPaise
  sale.returns[method] += 1
  return refundPaise
}

function paidFor({ lines, returned, sent }: ModelSale): number {
  const worth = (pieces: (line: ModelSale['lines'][number]) => number) =>
    lines.reduce((sum, line) => sum + line.pricePaise * pieces(line), 0)
  const goods = worth(({ quantity }) => quantity)
  return Math.round((worth(({ product }) => returned.get(product) ?? 0) * sent.totalPaise) / goods)
}

export function expectedCash(sales: readonly ModelSale[]): number {
  return sales.reduce((sum, { sent, refundPaise }) => {
    return sum + (sent.method === 'cash' ? sent.totalPaise : 0) - refundPaise.cash
  }, 0)
}

function move(balance: Balance, product: ModelProduct, units: number) {
  add(product, units)
  balance.set(product, (balance.get(product) ?? 0) + units)
}
