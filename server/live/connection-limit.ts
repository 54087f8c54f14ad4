// How many live streams there may be, in all and from one address.
import { networkOf } from '../http/client-address.ts'

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
      const household = networkOf(address)
      const there = byHousehold.get(household) ?? 0
      if (taken >= all || there >= perAddress) return false
      byHousehold.set(household, there + 1)
      taken += 1
      return true
    },
    leave(address) {
      const household = networkOf(address)
      const there = byHousehold.get(household) ?? 0
      if (there === 0) return
      if (there > 1) byHousehold.set(household, there - 1)
      else byHousehold.delete(household)
      taken -= 1
    },
    taken: () => taken,
  }
}
