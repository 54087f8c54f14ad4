/** The sums of a report: what was asked, which is every counted order, and what of it is confirmed; averages and discount. */
import type { Paise } from '../money.ts'

/** `count` is a number of orders, or of pieces where goods are summed. */
export type Sums = { count: number; paise: Paise }

export type Staged<S> = { asked: S; confirmed: S }

/** As they are stored: what is confirmed stands apart from what is not. */
export type StoredSums = Sums & { confirmed: boolean }

export const noSums = (): Staged<Sums> => ({ asked: { count: 0, paise: 0 }, confirmed: { count: 0, paise: 0 } })

/** Adds what is stored to the sums: to what was asked in any case. */
export function addStored(sums: Staged<Sums>, { confirmed, count, paise }: StoredSums): void {
  for (const stage of confirmed ? (['asked', 'confirmed'] as const) : (['asked'] as const)) {
    sums[stage].count += count
    sums[stage].paise += paise
  }
}

/** Returns the sum by the number of its orders, rounded to the paisa; undefined without orders. */
export function averagePaise({ count, paise }: Sums): Paise | undefined {
  return count === 0 ? undefined : Math.round(paise / count)
}

/** Returns how much of the M.R.P. was not asked for, in whole percent; undefined when there were no goods. */
export function discountPercent(discountPaise: Paise, goodsPaise: Paise): number | undefined {
  const mrpPaise = goodsPaise + discountPaise
  return mrpPaise === 0 ? undefined : Math.round((100 * discountPaise) / mrpPaise)
}
