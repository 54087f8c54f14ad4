// The difference of each count to the stock seen, and the resulting stock.
import type { Product } from '#domain/product/product.ts'
import { readPieces } from '#domain/stock/count.ts'
import { signedPieces } from '#domain/stock/movements.ts'
import { clampedStock } from '#domain/product/stock.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { stockCount } from '#domain/words/en/office/goods/stock.ts'
import type { TypedCount } from './count-draft.ts'

export type CountedRow<P> = { product: P; seen: number; pieces: number; difference: number; after: number }

/** `faulty` are products whose text is no number. */
export function countedRows<P extends Pick<Product, 'id' | 'stock'>>(
  products: readonly P[],
  rows: Readonly<Record<string, TypedCount>>,
): { counted: CountedRow<P>[]; faulty: P[] } {
  const counted: CountedRow<P>[] = []
  const faulty: P[] = []
  for (const product of products) {
    const typed = rows[product.id]
    const read = typed && readPieces(typed.text)
    if (!read) continue
    if ('fault' in read) faulty.push(product)
    else counted.push(countedRow(product, typed.seen, read.pieces))
  }
  return { counted, faulty }
}

function countedRow<P extends { stock: number }>(product: P, seen: number, pieces: number): CountedRow<P> {
  const difference = pieces - seen
  return { product, seen, pieces, difference, after: clampedStock(product.stock + difference) }
}

/** Returns '−2 since you counted. It becomes 6.', or '' while the stock is as seen. */
export function sinceText({ product, seen, after }: CountedRow<{ stock: number }>): string {
  if (product.stock === seen) return ''
  return wordsOf(stockCount).since({ change: signedPieces(product.stock - seen), after })
}
