// What the page in the other language left for this one.
import { readStored, tabStorage } from './storage.ts'

export type CarriedPage = {
  /** The address without its hash. */
  to: string
  /** When the link was pressed. */
  at: number
  /** Read as if anything were in them. */
  place?: unknown
  fields?: unknown
  byKeyboard?: unknown
}

export const CARRIED_NAME = 'language-switch'
/** Between the press and the next document lies at most a question of the browser. */
const LONGEST_MS = 60_000

/** Undefined on every other page and at a later visit. */
export function carriedHere(): CarriedPage | undefined {
  const found = readStored(tabStorage(), CARRIED_NAME) as CarriedPage | undefined
  const { pathname, search } = window.location
  const isHere = found?.to === pathname + search && Math.abs(performance.timeOrigin - found.at) < LONGEST_MS
  return isHere ? found : undefined
}
