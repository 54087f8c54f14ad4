/** The address of an order's page on paper, where customers' phones reach the shop. */
import type { Language } from '../language.ts'
import { orderLinkPath } from './order-link.ts'

/**
 * Returns the whole address, for a code on paper; undefined where customers cannot reach the shop at `origin`: a paper
 * stays when the address has changed.
 */
export function printedOrderLink(origin: string, link: string | undefined, language: Language): string | undefined {
  return link && isPublicOrigin(origin) ? origin + orderLinkPath(link, language) : undefined
}

/** Names that no name server of the internet knows. */
const HOME_NAME = /(?:^|\.)(?:localhost|local|lan|internal|home\.arpa)$/
/** RFC 1918, 5735, 6598: this computer, a home network, a tunnel. */
const HOME_ADDRESS =
  /^(?:0|10|127)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^169\.254\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./
/** RFC 4193, 4291. */
const HOME_ADDRESS_6 = /^\[(?:::1?\]|f[cd]|fe[89ab])/

const HOST = /^https?:\/\/(\[[^\]]+\]|[^/:]+)/

/** False for the computer itself and for the shop's own network. `origin` is 'https://shop.example'. */
export function isPublicOrigin(origin: string): boolean {
  const host = HOST.exec(origin)?.[1] ?? ''
  if (host.startsWith('[')) return !HOME_ADDRESS_6.test(host)
  if (/^[\d.]+$/.test(host)) return !HOME_ADDRESS.test(host)
  return host.includes('.') && !HOME_NAME.test(host)
}
