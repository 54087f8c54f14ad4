/** The warning below the minimum order (§5, §8). */
import { formatRupees, type Paise } from '../numbers/money.ts'
import { type Wording, wordsOf } from '../words/catalogue.ts'
import { minimumWords } from '../words/en/pages/minimum.ts'

export type MinimumOrder = { met: true } | { met: false; warning: string; button: string }

/** Below the minimum returns the warning and the button's label. */
export function minimumOrder(totalPaise: Paise, minimumPaise: Paise, wording: Wording): MinimumOrder {
  if (totalPaise >= minimumPaise) return { met: true }
  const text = wordsOf(minimumWords, wording)
  const minimum = formatRupees(minimumPaise)
  return {
    met: false,
    warning: text.warning({ minimum, remaining: formatRupees(minimumPaise - totalPaise) }),
    button: text.button({ minimum }),
  }
}
