/** Reads the discount in a line above a price list, or in a column or category heading. */

/** Also the first of 80+10%, 80/10% and 80-85%; 'Lar 28 - 80%' has one. */
const PERCENT =
  /(?<![\d.])(\d{1,3}(?:\.\d{1,9})?)(?:\s{0,9}(?:%|[+&/](?=\s{0,9}\d{1,3}(?:\.\d{1,9})?\s{0,9}%))|[–-](?=\d{1,3}(?:\.\d{1,9})?\s{0,9}%))/g
const NAMED = /\bdis(?:c|count)?/i
const UP_TO = /\bup\s?to\b/i
const GIVEN = /\b(?:already|after|given|includ|inclusive|deducted|applied)/i
/** Neighbours of a percentage that is not a discount. */
const BEFORE =
  /\b(?:[cis]?gst|tax|vat|cess|advance|deposit|packing|charges?|cash ?back|commission)\b[^\p{L}\d%]{0,5}$/iu
const AFTER =
  /^[^\p{L}\d%+]{0,5}(?:extra )?(?:[cis]?gst|tax|vat|cess|advance|deposit|packing|charges?|cash ?back|commission)\b/iu
const BESIDE = 30

/** Distinct; taxes are none. */
export function discountsIn(text: string): number[] {
  return [...new Set(percentagesIn(text).map(({ percent }) => percent))]
}

/** The part of the text from the first discount to the last. */
export function discountPart(text: string): { from: number; to: number } | undefined {
  const found = percentagesIn(text)
  return found.length === 0 ? undefined : { from: found[0]!.from, to: found.at(-1)!.to }
}

function percentagesIn(text: string): { percent: number; from: number; to: number }[] {
  const found = [...text.matchAll(PERCENT)].map(({ 0: { length }, 1: digits, index: from }) => ({
    percent: Number(digits),
    from,
    to: from + length,
  }))
  return found.filter(
    ({ from, to }) =>
      !BEFORE.test(text.slice(Math.max(0, from - BESIDE), from)) && !AFTER.test(text.slice(to, to + BESIDE)),
  )
}

/** Excludes the highest of several, and one deducted already. */
export function isOfAll(text: string): boolean {
  return namesDiscount(text) && !GIVEN.test(text)
}

/** Includes a column about its own prices: 'Rate after 80% discount'. */
export function namesDiscount(text: string): boolean {
  return NAMED.test(text) && !UP_TO.test(text)
}
