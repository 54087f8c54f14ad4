// The client's address, by connection or trusted proxies.
import { type BlockList, isIP } from 'node:net'

/**
 * `connection` is the socket's remote address. X-Forwarded-For is read from its end, where our proxies write, as far as
 * each writer is trusted; a client's inventions come before.
 */
export function clientAddress(connection: string, forwardedFor: string | null, trusted: BlockList): string {
  let address = unmapped(connection)
  for (const hop of (forwardedFor ?? '').split(',').toReversed()) {
    const next = unmapped(withoutPort(hop.trim()))
    if (!isTrusted(address, trusted) || isIP(next) === 0) break
    address = next
  }
  return address
}

/** Some proxies write 203.0.113.5:4711 or [2001:db8::5]:4711. */
function withoutPort(hop: string): string {
  const [, bracketed, plain] = /^(?:\[([\da-f:.]+)\](?::\d+)?|([\d.]+):\d+)$/i.exec(hop) ?? []
  return bracketed ?? plain ?? hop
}

export function isTrusted(address: string, trusted: BlockList): boolean {
  const family = isIP(unmapped(address))
  return family !== 0 && trusted.check(unmapped(address), family === 6 ? 'ipv6' : 'ipv4')
}

/** Returns 127.0.0.1 for ::ffff:127.0.0.1. */
function unmapped(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** Returns a network to log, such as 203.0.113.0/24 or 2001:db8:1::/48, too large to identify a person. */
export function loggedNetwork(address: string): string {
  if (isIP(address) === 4) return address.replace(/(?<!\d)\d+$/, '0/24')
  return isIP(address) === 6 ? `${networkOf(address).split(':').slice(0, 3).join(':')}::/48` : 'unknown'
}

/** Returns the unit of limits: an IPv6 /64 prefix in full form, or an IPv4 address. */
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
