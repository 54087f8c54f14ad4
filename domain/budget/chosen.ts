/** The goods chosen for a budget so far, with their sum. */
import type { CartProduct } from '../cart.ts'
import type { Paise } from '../numbers/money.ts'
import { MAX_QUANTITY } from '../product/stock.ts'

export type BudgetProduct = Pick<CartProduct, 'id' | 'code' | 'category' | 'pricePaise' | 'discount' | 'stock'>

/** What has been chosen; never above the sum. */
export class Chosen<P extends BudgetProduct> {
  readonly sumPaise: Paise
  readonly #quantities = new Map<string, number>()
  totalPaise: Paise = 0

  constructor(sumPaise: Paise) {
    this.sumPaise = sumPaise
  }

  get restPaise(): Paise {
    return this.sumPaise - this.totalPaise
  }

  get lines(): number {
    return this.#quantities.size
  }

  of(id: string): number {
    return this.#quantities.get(id) ?? 0
  }

  /** A negative number puts pieces back. */
  add({ id, pricePaise }: P, pieces: number): void {
    const quantity = this.of(id) + pieces
    if (quantity > 0) this.#quantities.set(id, quantity)
    else this.#quantities.delete(id)
    this.totalPaise += pieces * pricePaise
  }

  /** More pieces of a product that are in stock. */
  left({ id, stock }: P): number {
    return Math.max(Math.min(stock, MAX_QUANTITY) - this.of(id), 0)
  }

  spentOn(goods: readonly P[]): Paise {
    return goods.reduce((sum, { id, pricePaise }) => sum + this.of(id) * pricePaise, 0)
  }
}

/** More pieces of these goods, of each as many as of the others, for up to `mostPaise`. */
export function takeMore<P extends BudgetProduct>(goods: readonly P[], chosen: Chosen<P>, mostPaise: Paise): void {
  let rest = Math.min(mostPaise, chosen.restPaise)
  for (;;) {
    const fitting = goods.filter((product) => chosen.left(product) > 0 && product.pricePaise <= rest)
    if (fitting.length === 0) return
    const onePrice = fitting.reduce((sum, { pricePaise }) => sum + pricePaise, 0)
    const rounds = Math.min(Math.floor(rest / onePrice), ...fitting.map((product) => chosen.left(product)))
    if (rounds > 0) {
      for (const product of fitting) chosen.add(product, rounds)
      rest -= rounds * onePrice
      continue
    }
    const next = fitting.reduce((least, product) => (chosen.of(product.id) < chosen.of(least.id) ? product : least))
    chosen.add(next, 1)
    rest -= next.pricePaise
  }
}
