// How many live streams there may be, in all and from one address.

export type Seats = {
  /** True when there was room for one more; what is taken must be left. */
  take(address: string): boolean
  leave(address: string): void
  taken(): number
}

export function openSeats({ all, perAddress }: { all: number; perAddress: number }): Seats {
  const byHousehold = new Map<string, number>()
  let taken = 0
  return {
    take(address) {
      const household = householdOf(address)
      const there = byHousehold.get(household) ?? 0
      if (taken >= all || there >= perAddress) return false
      byHousehold.set(household, there + 1)
      taken += 1
      return true
    },
    leave(address) {
      const household = householdOf(address)
      const there = byHousehold.get(household) ?? 0
      if (there === 0) return
      if (there > 1) byHousehold.set(household, there - 1)
      else byHousehold.delete(household)
      taken -= 1
    },
    taken: () => taken,
  }
}

/** An IPv6 line has 2^64 addresses and counts once: its first four groups, written out. */
export function householdOf(address: string): string {
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
