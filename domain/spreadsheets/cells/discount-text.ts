/** Reads the discount in a line above a price list, or in a column or category heading. */

const PERCENT = /(\d{1,3}(?:\.\d{1,9})?)\s{0,9}(?:%|\+(?=\s{0,9}\d{1,3}(?:\.\d{1,9})?\s{0,9}%))/g
const NAMED = /\bdis(?:c|count)?/i
const UP_TO = /\bup\s?to\b/i
const GIVEN = /\b(?:already|after|given|includ|inclusive|deducted|applied)/i
/** Neighbours of a percentage that is not a discount. */
const BEFORE =
  /\b(?:[cis]?gst|tax|vat|cess|advance|deposit|packing|charges?|cash ?back|commission)\b[^\p{L}\d%]{0,5}$/iu
const AFTER =
  /^[^\p{L}\d%]{0,5}(?:extra )?(?:[cis]?gst|tax|vat|cess|advance|deposit|packing|charges?|cash ?back|commission)\b/iu
const BESIDE = 30

/** Distinct; taxes are none. */
export function discountsIn(text: string): number[] {
  const found = [...text.matchAll(PERCENT)].filter(
    ({ 0: { length }, index }) =>
      !BEFORE.test(text.slice(Math.max(0, index - BESIDE), index)) &&
      !AFTER.test(text.slice(index + length, index + length + BESIDE)),
  )
  return [...new Set(found.map(([, digits]) => Number(digits)))]
}

/** Excludes the highest of several, and one deducted already. */
export function isOfAll(text: string): boolean {
  return namesDiscount(text) && !GIVEN.test(text)
}

/** Includes a column about its own prices: 'Rate after 80% discount'. */
export function namesDiscount(text: string): boolean {
  return NAMED.test(text) && !UP_TO.test(text)
}
