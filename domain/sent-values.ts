/** Ids, numbers and lists from browsers, limited to their columns and forms. */
import * as v from 'valibot'

/** A function is called when the fault is found. */
type Message = string | (() => string)

/** The largest 32-bit integer in both databases. */
export const INT32_MAX = 2_147_483_647

const ID = /^[\w-]{1,64}$/

export function sentId(message: Message = 'The id is unknown') {
  return v.pipe(v.string(message), v.regex(ID, message))
}

export function isId(text: string): boolean {
  return ID.test(text)
}

/** At least 0. */
export function wholeNumber(max = INT32_MAX, message: Message = 'This is no whole number') {
  return v.pipe(v.number(message), v.integer(message), v.minValue(0, message), v.maxValue(max, message))
}

/** Returns a version or revision number; undefined if no row can have it. */
export function readVersion(text: string): number | undefined {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN
  return number <= INT32_MAX ? number : undefined
}

/** Checks the length before the entries, so that a huge list costs nothing. */
export function listOf<Item extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  item: Item,
  max: number,
  message = `There can be at most ${max} entries`,
) {
  return v.pipe(v.array(v.unknown(), message), v.maxLength(max, message), v.array(item))
}
