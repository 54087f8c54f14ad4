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
