/** Replaces a line of a filled budget by the next best product of its category; the others stay. */
import { MAX_QUANTITY } from '../product/stock.ts'
import type { BudgetRule } from './budget-rules.ts'
import { type BudgetProduct, Chosen, takeMore } from './chosen.ts'
import { type BudgetPlan, kindsOf, planOf, type BudgetInput } from './fill-budget.ts'

type Needs<P> = { products: readonly P[]; rules: readonly BudgetRule[]; input: BudgetInput }

/**
 * Takes about as many rupees of it as of the replaced one, never above the sum, and not below the minimum if the plan
 * reached it. Undefined if no other product of the category fits.
 */
export function replaceLine<P extends BudgetProduct>(
  plan: BudgetPlan<P>,
  productId: string,
  { products, rules, input }: Needs<P>,
): BudgetPlan<P> | undefined {
  const kinds = kindsOf(products, rules, input)
  const kind = kinds.find(({ goods }) => goods.some(({ id }) => id === productId))
  const line = plan.lines.find(({ product }) => product.id === productId)
  if (!kind || !line) return undefined
  const at = kind.goods.findIndex(({ id }) => id === productId)
  const others = plan.lines.filter((each) => each !== line)
  const used = new Set(others.map(({ product }) => product.id))
  const least = Math.min(input.minimumPaise, plan.totalPaise)
  for (const next of [...kind.goods.slice(at + 1), ...kind.goods.slice(0, at)]) {
    if (used.has(next.id)) continue
    const chosen = new Chosen<P>(input.sumPaise)
    for (const { product, quantity } of others) chosen.add(product, quantity)
    const most = Math.min(Math.floor(chosen.restPaise / next.pricePaise), next.stock, MAX_QUANTITY)
    if (most < 1) continue
    const alike = Math.round((line.product.pricePaise * line.quantity) / next.pricePaise)
    const needed = Math.ceil((least - chosen.totalPaise) / next.pricePaise)
    chosen.add(next, Math.min(Math.max(alike, needed, 1), most))
    if (chosen.totalPaise < least)
      takeMore(
        others.map(({ product }) => product),
        chosen,
        chosen.restPaise,
      )
    if (chosen.totalPaise >= least) return planOf(kinds, chosen, input)
  }
  return undefined
}

/** The plan after replacements, each of which names the product that the visitor did not want. */
export function withReplaced<P extends BudgetProduct>(
  plan: BudgetPlan<P>,
  replaced: readonly string[],
  needs: Needs<P>,
): BudgetPlan<P> {
  return replaced.reduce((now, id) => replaceLine(now, id, needs) ?? now, plan)
}
