// What the page in the other language left for this one, and this one for the way back.
import { readStored, tabStorage } from './storage.ts'

export type CarriedPage = {
  /** The address without its hash. */
  to: string
  /** Read as if anything were in them. */
  place?: unknown
  fields?: unknown
  byKeyboard?: unknown
}

/** The name in storage, in the history's entry, and of the event before the switch. */
export const CARRIED_NAME = 'language-switch'

/** A listener that cancels it takes the visitor to the order page, with this hash. */
export type SwitchEvent = CustomEvent<{ hash: string }>

/**
 * Undefined on every other page; each page empties it. After a step back it is what this page left in its entry of the
 * history.
 */
export function carriedHere(): CarriedPage | undefined {
  const found = readStored(tabStorage(), CARRIED_NAME) as CarriedPage | undefined
  const { pathname, search } = window.location
  return found?.to === pathname + search ? found : history.state?.[CARRIED_NAME]
}
