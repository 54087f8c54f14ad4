/** The minimum order, below which checkout and Send Order are disabled (§5, §8, §9). */
import { formatRupees } from './money.ts'
import type { Paise } from './money.ts'

export const MINIMUM_ORDER_PAISE: Paise = 2000_00

export type MinimumOrder = { met: true } | { met: false; warning: string; button: string }

/** Whether a total reaches the minimum; if not, the warning and what the button reads. */
export function minimumOrder(total: Paise, minimum: Paise = MINIMUM_ORDER_PAISE): MinimumOrder {
  if (total >= minimum) return { met: true }
  const least = formatRupees(minimum)
  return {
    met: false,
    warning: `Minimum order amount is ${least}. Add ${formatRupees(minimum - total)} more to proceed.`,
    button: `Minimum order ${least} required`,
  }
}
