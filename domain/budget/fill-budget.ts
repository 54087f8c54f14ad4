/**
 * Fills a cart for a sum: each category gets its part, different goods come before more of the same, never above the sum
 * and never more than the stock. The same goods give the same lines, in whatever order they come.
 */
import type { Paise } from '../numbers/money.ts'
import type { BudgetRule } from './budget-rules.ts'
import { type BudgetProduct, Chosen, takeMore } from './chosen.ts'
import { reachMinimum } from './reach-minimum.ts'

/** As many different goods as one packs with pleasure. */
export const BUDGET_LINES_MAX = 50

export const whoChoices = ['mixed', 'children', 'adults'] as const
export const noiseChoices = ['any', 'little'] as const

export type BudgetInput = {
  sumPaise: Paise
  minimumPaise: Paise
  who: (typeof whoChoices)[number]
  noise: (typeof noiseChoices)[number]
}

/** Why a line is there. */
export type Reason = 'children' | 'quiet' | 'adults' | 'everyone'

export type BudgetLine<P extends BudgetProduct = BudgetProduct> = { product: P; quantity: number; reason: Reason }
export type BudgetPlan<P extends BudgetProduct = BudgetProduct> = { lines: readonly BudgetLine<P>[]; totalPaise: Paise }

/** A category with its goods, the best first, and the part of the sum that it should get. */
type Kind<P extends BudgetProduct> = { rule: BudgetRule; goods: readonly P[]; partPaise: Paise }

/** Lines are in the order of the rules, within a category the best first. */
export function fillBudget<P extends BudgetProduct>(
  products: readonly P[],
  rules: readonly BudgetRule[],
  input: BudgetInput,
): BudgetPlan<P> {
  const kinds = kindsOf(products, rules, input)
  const chosen = new Chosen<P>(input.sumPaise)
  takeDifferent(kinds, chosen)
  for (const { goods, partPaise } of kinds) {
    const there = goods.filter(({ id }) => chosen.of(id) > 0)
    takeMore(there, chosen, partPaise - chosen.spentOn(goods))
  }
  spendRest(kinds, chosen)
  const all = kinds.flatMap(({ goods }) => goods)
  if (chosen.totalPaise < input.minimumPaise) reachMinimum(all, chosen, input.minimumPaise)
  return planOf(kinds, chosen, input)
}

/** Goods that fit the input, by category. A product without a price says nothing about a budget. */
export function kindsOf<P extends BudgetProduct>(
  products: readonly P[],
  rules: readonly BudgetRule[],
  { sumPaise, who, noise }: BudgetInput,
): Kind<P>[] {
  const byCategory = Map.groupBy(
    products.filter(({ pricePaise, stock }) => stock > 0 && pricePaise > 0 && pricePaise <= sumPaise),
    ({ category }) => category,
  )
  const found = rules.flatMap((rule) => {
    const goods = (byCategory.get(rule.category) ?? []).toSorted(byWorth)
    const isFor = who !== 'children' || rule.children === 'yes'
    const isQuiet = noise !== 'little' || rule.noise === 'little'
    // Adults watch children's crackers too, and want fewer of them.
    const weight = rule.share * (who === 'adults' && rule.children === 'yes' ? 1 : 2)
    return goods.length > 0 && weight > 0 && isFor && isQuiet ? [{ rule, goods, weight }] : []
  })
  const weights = found.reduce((sum, { weight }) => sum + weight, 0)
  return found.map(({ rule, goods, weight }) => ({ rule, goods, partPaise: Math.floor((sumPaise * weight) / weights) }))
}

/** The greatest discount first, as in the list of the shop; codes are unique. */
function byWorth(a: BudgetProduct, b: BudgetProduct): number {
  return b.discount - a.discount || (a.code < b.code ? -1 : 1)
}

/** One piece each of different goods: one of each category, then of that which lacks most of its part. */
function takeDifferent<P extends BudgetProduct>(kinds: readonly Kind<P>[], chosen: Chosen<P>): void {
  const lacks = new Map(kinds.map((kind) => [kind, kind.partPaise]))
  const isNew = ({ goods }: Kind<P>) => goods.every(({ id }) => chosen.of(id) === 0)
  while (chosen.lines < BUDGET_LINES_MAX && lacks.size > 0) {
    const without = [...lacks].filter(([kind]) => isNew(kind))
    const asked = without.length > 0 ? without : [...lacks]
    const [kind, lack] = asked.reduce((most, each) => (each[1] > most[1] ? each : most))
    // A category whose goods are a little dearer than its part still gets one.
    const most = Math.min(isNew(kind) ? lack * 2 : lack, chosen.restPaise)
    const next = kind.goods.find((product) => chosen.of(product.id) === 0 && product.pricePaise <= most)
    if (next) {
      chosen.add(next, 1)
      lacks.set(kind, lack - next.pricePaise)
    } else lacks.delete(kind)
  }
}

/** What no category could spend: first on goods that are not there yet, then on more of those that are. */
function spendRest<P extends BudgetProduct>(kinds: readonly Kind<P>[], chosen: Chosen<P>): void {
  const all = kinds.flatMap(({ goods }) => goods)
  for (const product of all) {
    if (chosen.lines >= BUDGET_LINES_MAX) break
    if (chosen.of(product.id) === 0 && product.pricePaise <= chosen.restPaise) chosen.add(product, 1)
  }
  const there = all.filter(({ id }) => chosen.of(id) > 0)
  takeMore(there, chosen, chosen.restPaise)
}

export function planOf<P extends BudgetProduct>(
  kinds: readonly Kind<P>[],
  chosen: Chosen<P>,
  input: BudgetInput,
): BudgetPlan<P> {
  const lines = kinds.flatMap(({ rule, goods }) =>
    goods.flatMap((product): BudgetLine<P>[] => {
      const quantity = chosen.of(product.id)
      return quantity > 0 ? [{ product, quantity, reason: reasonOf(rule, input) }] : []
    }),
  )
  return { lines, totalPaise: chosen.totalPaise }
}

function reasonOf({ children, noise }: BudgetRule, input: BudgetInput): Reason {
  if (input.who !== 'adults' && children === 'yes') return 'children'
  if (input.noise === 'little' && noise === 'little') return 'quiet'
  return input.who === 'adults' && children === 'no' ? 'adults' : 'everyone'
}
