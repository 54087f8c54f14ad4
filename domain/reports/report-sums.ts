/** A report's sums of all counted orders and of confirmed ones; averages and discount. */
import type { Paise } from '../numbers/money.ts'

/** `count` is orders, or pieces for goods. */
export type Sums = { count: number; paise: Paise }

export type Staged<S> = { asked: S; confirmed: S }

/** Confirmed and unconfirmed are stored apart. */
export type StoredSums = Sums & { confirmed: boolean }

export const noSums = (): Staged<Sums> => ({ asked: { count: 0, paise: 0 }, confirmed: { count: 0, paise: 0 } })

export function addStored(sums: Staged<Sums>, { confirmed, count, paise }: StoredSums): void {
  for (const stage of confirmed ? (['asked', 'confirmed'] as const) : (['asked'] as const)) {
    sums[stage].count += count
    sums[stage].paise += paise
  }
}

/** Undefined without orders. */
export function averagePaise({ count, paise }: Sums): Paise | undefined {
  return count === 0 ? undefined : Math.round(paise / count)
}

/** In whole percent of the M.R.P.; undefined without goods. */
export function discountPercent(discountPaise: Paise, goodsPaise: Paise): number | undefined {
  const mrpPaise = goodsPaise + discountPaise
  return mrpPaise === 0 ? undefined : Math.round((100 * discountPaise) / mrpPaise)
}
