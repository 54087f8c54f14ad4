/** The minimum order, below which checkout and Send Order are disabled (§5, §8, §9). */
import { formatRupees } from './money.ts'
import type { Paise } from './money.ts'

export const MINIMUM_ORDER_PAISE: Paise = 2000_00

export type MinimumOrder = { met: true } | { met: false; warning: string; button: string }

/** Checks a total against the minimum; below it, returns the warning and the button's label. `name` is the shop's wording. */
export function minimumOrder(total: Paise, minimum: Paise = MINIMUM_ORDER_PAISE, name = 'Minimum order'): MinimumOrder {
  if (total >= minimum) return { met: true }
  const least = formatRupees(minimum)
  return {
    met: false,
    warning: `${name} amount is ${least}. Add ${formatRupees(minimum - total)} more to proceed.`,
    button: `${name} ${least} required`,
  }
}
