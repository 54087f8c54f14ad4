// Limits open live streams, in all and per address.
import { networkOf } from '../net/client-address.ts'

export type ConnectionLimit = {
  /** Returns true if there is room; the caller must release it. */
  acquire(address: string): boolean
  release(address: string): void
  count(): number
}

/** An IPv6 /64 prefix counts as one address. */
export function createConnectionLimit({ all, perAddress }: { all: number; perAddress: number }): ConnectionLimit {
  const countByNetwork = new Map<string, number>()
  let count = 0
  return {
    acquire(address) {
      const network = networkOf(address)
      const ofNetwork = countByNetwork.get(network) ?? 0
      if (count >= all || ofNetwork >= perAddress) return false
      countByNetwork.set(network, ofNetwork + 1)
      count += 1
      return true
    },
    release(address) {
      const network = networkOf(address)
      const ofNetwork = countByNetwork.get(network) ?? 0
      if (ofNetwork === 0) return
      if (ofNetwork > 1) countByNetwork.set(network, ofNetwork - 1)
      else countByNetwork.delete(network)
      count -= 1
    },
    count: () => count,
  }
}
