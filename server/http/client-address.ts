// Who is calling: the address of the connection, or what proxies that we trust say about it.
import { type BlockList, isIP } from 'node:net'

/**
 * `connection` is the address at the other end of the socket. X-Forwarded-For is read from its end, where our own
 * proxies write, and only as far as each writer is trusted; what a client made up stands before that.
 */
export function clientAddress(connection: string, forwardedFor: string | null, trusted: BlockList): string {
  let address = plain(connection)
  for (const hop of (forwardedFor ?? '').split(',').toReversed()) {
    const next = plain(hop.trim())
    if (!isTrusted(address, trusted) || isIP(next) === 0) break
    address = next
  }
  return address
}

export function isTrusted(address: string, trusted: BlockList): boolean {
  const family = isIP(plain(address))
  return family !== 0 && trusted.check(plain(address), family === 6 ? 'ipv6' : 'ipv4')
}

/** 127.0.0.1 for ::ffff:127.0.0.1. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/**
 * What counts as one address for limits. An IPv6 line has 2^64 addresses: its first four groups, written out, are its /64
 * prefix; an IPv4 address stays as it is.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':').length + (tail.includes('.') ? 1 : 0) : 0
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...(tail ? tail.split(':') : [])]
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
