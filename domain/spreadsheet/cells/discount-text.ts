/** Reads the discount that a line above a price list, or the heading of a column or a category, says for all below it. */

const PERCENT = /(\d{1,3}(?:\.\d{1,9})?)\s{0,9}%/g
const NAMED = /\bdis(?:c|count)?/i
const UP_TO = /\bup\s?to\b/i
/** The rates of such a list are less the discount already. */
const GIVEN = /\b(?:already|after|given|includ|inclusive|deducted|applied)/i
/** Words beside a percentage that is no discount. */
const BEFORE =
  /\b(?:[cis]?gst|tax|vat|cess|advance|deposit|packing|charges?|cash ?back|commission)\b[^\p{L}\d%]{0,5}$/iu
const AFTER =
  /^[^\p{L}\d%]{0,5}(?:extra )?(?:[cis]?gst|tax|vat|cess|advance|deposit|packing|charges?|cash ?back|commission)\b/iu
const BESIDE = 30

/** Returns the percentages that a text may mean as a discount, each once: that of a tax is none. */
export function discountsIn(text: string): number[] {
  const found = [...text.matchAll(PERCENT)].filter(
    ({ 0: { length }, index }) =>
      !BEFORE.test(text.slice(Math.max(0, index - BESIDE), index)) &&
      !AFTER.test(text.slice(index + length, index + length + BESIDE)),
  )
  return [...new Set(found.map(([, digits]) => Number(digits)))]
}

/** Returns true for a text about the discount of the list: neither the highest of several, nor one that its rates have already. */
export function isOfAll(text: string): boolean {
  return namesDiscount(text) && !GIVEN.test(text)
}

/** The heading of a column may say so of its own prices: 'Rate after 80% discount'. */
export function namesDiscount(text: string): boolean {
  return NAMED.test(text) && !UP_TO.test(text)
}
