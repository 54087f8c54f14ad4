/** A report's sums of all counted orders and of confirmed ones; averages and discount. */
import type { Paise } from '../money.ts'

/** `count` is orders, or pieces for goods. */
export type Sums = { count: number; paise: Paise }

export type Staged<S> = { asked: S; confirmed: S }

/** Confirmed and unconfirmed are stored apart. */
export type StoredSums = Sums & { confirmed: boolean }

export const noSums = (): Staged<Sums> => ({ asked: { count: 0, paise: 0 }, confirmed: { count: 0, paise: 0 } })

/** Adds to 'asked' always, to 'confirmed' if it is. */
export function addStored(sums: Staged<Sums>, { confirmed, count, paise }: StoredSums): void {
  for (const stage of confirmed ? (['asked', 'confirmed'] as const) : (['asked'] as const)) {
    sums[stage].count += count
    sums[stage].paise += paise
  }
}

/** Returns the average rounded to the paisa; undefined without orders. */
export function averagePaise({ count, paise }: Sums): Paise | undefined {
  return count === 0 ? undefined : Math.round(paise / count)
}

/** Returns the discount on the M.R.P. in whole percent; undefined without goods. */
export function discountPercent(discountPaise: Paise, goodsPaise: Paise): number | undefined {
  const mrpPaise = goodsPaise + discountPaise
  return mrpPaise === 0 ? undefined : Math.round((100 * discountPaise) / mrpPaise)
}
