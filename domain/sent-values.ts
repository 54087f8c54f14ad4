/** Ids, numbers and lists as browsers send them: none is longer or larger than its column, or what a form can hold. */
import * as v from 'valibot'

/** The largest number of a column of 32 bits, which both databases store. */
export const INT32_MAX = 2_147_483_647

const ID = /^[\w-]{1,64}$/

/** The id of a product, an order, a person. */
export function sentId(message = 'The id is unknown') {
  return v.pipe(v.string(message), v.regex(ID, message))
}

export function isId(text: string): boolean {
  return ID.test(text)
}

/** A whole number from 0 on. */
export function wholeNumber(max = INT32_MAX, message = 'This is no whole number') {
  return v.pipe(v.number(message), v.integer(message), v.minValue(0, message), v.maxValue(max, message))
}

/** Returns the number of a version or revision as a form sends it; undefined for anything that no row can have. */
export function readVersion(text: string): number | undefined {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN
  return number <= INT32_MAX ? number : undefined
}

/** A list whose length is checked before its entries, so that a huge one costs nothing. */
export function listOf<Item extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  item: Item,
  max: number,
  message = `There can be at most ${max} entries`,
) {
  return v.pipe(v.array(v.unknown(), message), v.maxLength(max, message), v.array(item))
}
