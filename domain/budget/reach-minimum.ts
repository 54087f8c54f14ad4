/** Changes what was chosen so that it reaches the minimum order, if any choice of these goods does. */
import type { Paise } from '../numbers/money.ts'
import { MAX_QUANTITY } from '../product/stock.ts'
import type { BudgetProduct, Chosen } from './chosen.ts'

/** Of the exact search, which a phone does in a tenth of a second. */
const MOST_STEPS = 20_000_000

/** Leaves it as it was if the goods do not reach the minimum. */
export function reachMinimum<P extends BudgetProduct>(
  goods: readonly P[],
  chosen: Chosen<P>,
  minimumPaise: Paise,
): void {
  if (allOf(goods) < minimumPaise) return
  if (exchangeOne(goods, chosen, minimumPaise)) return
  const found = anyChoice(goods, minimumPaise, chosen.sumPaise)
  if (!found) return
  for (const product of goods) chosen.add(product, (found.get(product.id) ?? 0) - chosen.of(product.id))
}

function allOf(goods: readonly BudgetProduct[]): Paise {
  return goods.reduce((sum, { pricePaise, stock }) => sum + pricePaise * Math.min(stock, MAX_QUANTITY), 0)
}

/** One piece of a product for one of a dearer product keeps most of the lines. */
function exchangeOne<P extends BudgetProduct>(goods: readonly P[], chosen: Chosen<P>, minimumPaise: Paise): boolean {
  const least = minimumPaise - chosen.totalPaise
  for (const from of goods) {
    if (chosen.of(from.id) === 0) continue
    const to = goods.find((product) => {
      const more = product.pricePaise - from.pricePaise
      return more >= least && more <= chosen.restPaise && chosen.left(product) > 0
    })
    if (!to) continue
    chosen.add(from, -1)
    chosen.add(to, 1)
    return true
  }
  return false
}

/** Returns quantities by id whose prices add up to as much as possible from `least` to `most`; undefined if none do. */
function anyChoice<P extends BudgetProduct>(
  goods: readonly P[],
  least: Paise,
  most: Paise,
): Map<string, number> | undefined {
  const step = goods.reduce((divisor, { pricePaise }) => commonDivisor(divisor, pricePaise), 0)
  const sums = Math.floor(most / step) + 1
  const searched = goods.slice(0, Math.floor(MOST_STEPS / sums))
  /** The product that was added last to reach a sum, from 1; 0 for a sum that is not reached. */
  const last = new Uint16Array(sums)
  for (const [at, { pricePaise, stock }] of searched.entries()) {
    const price = pricePaise / step
    const pieces = new Uint16Array(sums)
    for (let sum = price; sum < sums; sum += 1) {
      const before = sum - price
      const isReached = before === 0 || last[before] !== 0
      if (last[sum] !== 0 || !isReached || pieces[before]! >= Math.min(stock, MAX_QUANTITY)) continue
      last[sum] = at + 1
      pieces[sum] = pieces[before]! + 1
    }
  }
  let sum = last.findLastIndex((product) => product !== 0)
  if (sum * step < least || sum <= 0) return undefined
  const found = new Map<string, number>()
  while (sum > 0) {
    const product = searched[last[sum]! - 1]!
    found.set(product.id, (found.get(product.id) ?? 0) + 1)
    sum -= product.pricePaise / step
  }
  return found
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}
