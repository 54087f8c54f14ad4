/** Distinguishes a total from a name that begins with Total. */

const TOTAL = /^\W{0,5}(?:grand|page|sub|closing|transaction)?[\s-]{0,3}totals?\b/i
const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}$/
/** A customer may be called Total Traders. */
const wordsOfTotals = new Set(
  'a ac account all amount amounts and as at bal balance balances by closing count cr credit credits date day days debit debits deposit deposits dr entries for from grand in inr is money month net no nos number of on only opening out paid page pay payable payment payments per period re receipts received records rows rs rupee rupees statement sum the this till to total totals transaction transactions txn txns up value withdrawal withdrawals'.split(
    ' ',
  ),
)

export function isTotalName(text: string): boolean {
  const total = TOTAL.exec(text)?.[0]
  if (total === undefined) return false
  const words =
    text
      .slice(total.length)
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  return words.every((word) => wordsOfTotals.has(word) || MONTH.test(word))
}
