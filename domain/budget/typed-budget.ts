/** Reads the sum that a visitor types, and the limits of it. */
import { minimumFor, type MinimumSettings } from '../checkout/minimum-order.ts'
import { formatRupees, type Paise } from '../numbers/money.ts'
import { parseRupees } from '../numbers/typed-rupees.ts'
import { type Wording, wordsOf } from '../words/catalogue.ts'
import { budget as budgetWords } from '../words/en/pages/budget.ts'

/** What a shop sells for more is agreed on the phone. */
export const BUDGET_MOST_PAISE: Paise = 5_00_000_00

/** The minimum of the visitor's state if it is known, else the shop's own. */
export function budgetMinimum(settings: MinimumSettings, state: string): Paise {
  return state === '' ? settings.minimumOrderPaise : minimumFor(settings, state)
}

/** Returns the sum, or a sentence about what is wrong with it. Digits may be Tamil. */
export function readBudget(
  text: string,
  minimumPaise: Paise,
  wording: Wording,
): { sumPaise: Paise } | { fault: string } {
  const words = wordsOf(budgetWords, wording)
  const most = Math.max(BUDGET_MOST_PAISE, minimumPaise)
  if (text.trim() === '') return { fault: words.enterSum }
  const sumPaise = parseRupees(text)
  if (sumPaise === undefined) return { fault: words.noNumber }
  if (sumPaise === 0) return { fault: words.enterSum }
  if (sumPaise < minimumPaise) return { fault: words.belowMinimum({ minimum: formatRupees(minimumPaise) }) }
  return sumPaise > most ? { fault: words.aboveMost({ most: formatRupees(most) }) } : { sumPaise }
}
