/** The link of an order: the address of its own page, which shows it to everyone who has the link. */
import type { Language } from '../language.ts'
import { pathIn } from '../language-address.ts'

/** 128 random bits in base64url: nobody guesses one. */
export const ORDER_LINK_BYTES = 16

const LINK = /^[\w-]{22}$/

export function isOrderLink(text: string): boolean {
  return LINK.test(text)
}

/** Returns '/ta/order/…', without the origin. */
export function orderLinkPath(link: string, language: Language): string {
  return pathIn(language, `/order/${link}`)
}

const DAY_MS = 24 * 60 * 60 * 1_000
/** A customer asks about a delivery, or wants the estimate again, until the next season's price list is made. */
const DAYS_AFTER_END = 180
/** Nobody packs an order of the last season. */
const DAYS_AFTER_ORDER = 365

/** Returns when a link ends by itself. `endedAt` (ISO, UTC): the delivery or cancellation. */
export function orderLinkEnd({ placedAt, endedAt }: { placedAt: string; endedAt?: string | undefined }): Date {
  const [since, days] = endedAt === undefined ? [placedAt, DAYS_AFTER_ORDER] : [endedAt, DAYS_AFTER_END]
  return new Date(Date.parse(since) + days * DAY_MS)
}

const SECRET_IN_PATH = /(\/order\/+)[^/]+(?:\/.*)?$/is

/** Also of other spellings, which the router accepts. */
export function isOrderLinkPath(path: string): boolean {
  return SECRET_IN_PATH.test(decoded(path)) && !isOfficePath(path)
}

/** Returns '/ta/order/[link]'; other paths unchanged. */
export function withoutOrderLink(path: string): string {
  return isOrderLinkPath(path) ? decoded(path).replace(SECRET_IN_PATH, '$1[link]') : path
}

/** The back office shows orders by their number. */
function isOfficePath(path: string): boolean {
  return /^\/+admin\//i.test(path)
}

/** Slashes as the router reads them. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll('\\', '/')
  } catch {
    return path
  }
}
