/** Which part of a budget each category gets, and for whom it is: the shop's table, and the usual one of the 22 categories. */
import { type FirstCategory, findCategory, type ListedCategory } from '../category/category.ts'

export const SHARE_MAX = 100

/** A row of the table. A share of 0 leaves the category out; others count against their sum. */
export type BudgetRule = { category: string; share: number; children: 'yes' | 'no'; noise: 'little' | 'loud' }

type Usual = readonly [share: number, children: BudgetRule['children'], noise: BudgetRule['noise']]

const usual: Readonly<Record<FirstCategory, Usual>> = {
  'One sound crackers': [8, 'no', 'loud'],
  Wala: [6, 'no', 'loud'],
  'Special wala': [4, 'no', 'loud'],
  'Chorsa & Gaints (Wala)': [4, 'no', 'loud'],
  Bomb: [6, 'no', 'loud'],
  'Flowers pots': [10, 'yes', 'little'],
  'Fancy flower pots': [6, 'yes', 'little'],
  'Ground crackers (Chakkar)': [9, 'yes', 'little'],
  "Children's favourite": [8, 'yes', 'little'],
  Sparklers: [10, 'yes', 'little'],
  'Twinkling star (Sattai)': [4, 'yes', 'little'],
  "Fancy items (Children's Special)": [6, 'yes', 'little'],
  "High Duration Fancy (Children's Special)": [4, 'yes', 'little'],
  'Match box': [3, 'yes', 'little'],
  Pencil: [3, 'yes', 'little'],
  Smoke: [2, 'yes', 'little'],
  'Roll cap': [2, 'yes', 'little'],
  'Single shots': [5, 'no', 'loud'],
  'Multi shots': [6, 'no', 'loud'],
  'Special Multi Shots': [4, 'no', 'loud'],
  Rocket: [4, 'no', 'loud'],
  'Gift box': [3, 'yes', 'loud'],
}

/** In the order of the specification (§3). Not from the list of categories, which the first load of a page would get. */
export const usualBudgetRules: readonly BudgetRule[] = Object.entries(usual).map(
  ([category, [share, children, noise]]) => ({ category, share, children, noise }),
)

/** Of a category that the table does not have, as one that the owner has just added: a small part, and no promise. */
export function unlistedRule(category: string): BudgetRule {
  return { category, share: 3, children: 'no', noise: 'loud' }
}

/** Returns a rule for each category, in their order; a former name of a category is its own. */
export function rulesOf(rules: readonly BudgetRule[], categories: readonly ListedCategory[]): BudgetRule[] {
  const known = new Map<string, BudgetRule>()
  for (const rule of rules) {
    const category = findCategory(categories, rule.category)
    if (category !== undefined && !known.has(category)) known.set(category, { ...rule, category })
  }
  return categories.map(({ name }) => known.get(name) ?? unlistedRule(name))
}
